/** What the faces of dice look like: which symbols, and where on a face of 100 x 100. */

import { TRAITS, type Trait } from './model';

export interface Sign {
  /** The trait's number, or -1 for the sign that stands for any. */
  trait: number;
  x: number;
  y: number;
  /** Its width. */
  w: number;
}

const trait = (name: string): number => TRAITS.indexOf(name as Trait);

/** The signs of a face: `blank`, `spirit`, `any`, `focus-or-spirit`, `double-synergy`. */
export function signsOf(face: string): Sign[] {
  if (face === 'blank') return [];
  if (face === 'any') return [{ trait: -1, x: 50, y: 50, w: 62 }];
  if (face.includes('-or-')) {
    const [one, other] = face.split('-or-').map(trait);
    return [
      { trait: one, x: 34, y: 34, w: 42 },
      { trait: other, x: 66, y: 66, w: 42 },
    ];
  }
  if (face.startsWith('double-')) {
    const both = trait(face.slice('double-'.length));
    return [
      { trait: both, x: 33, y: 33, w: 44 },
      { trait: both, x: 67, y: 67, w: 44 },
    ];
  }
  return [{ trait: trait(face), x: 50, y: 50, w: 64 }];
}

/** Level, colour and, of a guild die, trait of a kind of die: `novice`, `adept-red`, `guild-focus`. */
export function lookOf(kind: string): { level: number; colour: 'white' | 'red' | 'blue' | 'any'; guild: number } {
  const [level, rest = ''] = kind.split('-');
  const at = ['novice', 'adept', 'elite', 'guild'].indexOf(level);
  if (level !== 'guild') return { level: at, colour: (rest || 'white') as 'white' | 'red' | 'blue' | 'any', guild: -1 };
  const guild = trait(rest);
  return { level: at, colour: guild < 0 ? 'any' : guild < 2 ? 'red' : 'blue', guild };
}

/** Things in places: each where it was, what is gone leaves its place empty. Where something is new, all are laid out anew. */
export function keepPlaces(before: (string | null)[], now: string[]): (string | null)[] {
  const left = [...now];
  const kept = before.map((one) => {
    const at = one === null ? -1 : left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
    return one;
  });
  return left.length ? now : kept;
}

/** Names with their number among equal ones, from a number on for each name: `novice/focus#1`. */
export function numbered(names: string[], from: string[] = []): { name: string; key: string }[] {
  const count = new Map<string, number>();
  const next = (name: string) => {
    const n = count.get(name) ?? 0;
    count.set(name, n + 1);
    return n;
  };
  for (const name of from) next(name);
  return names.map((name) => ({ name, key: `${name}#${next(name)}` }));
}
