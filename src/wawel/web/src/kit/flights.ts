/** Which things fly where when the table has changed: a plan of motion from two looks at the table. No DOM in here. */

export interface Place {
  /** The middle, in pixels from the corner of the scene. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing on the table as it was seen. */
export interface Seen {
  place: Place;
  /** What it lies in: within the same parent things slide, from one to another they fly. */
  parent: unknown;
  /** A number it has, such as points; damage is below zero. */
  count?: number;
  /** Where it comes from and goes to: the key of a thing, or `seat-2`. */
  from?: string;
  to?: string;
}

export type Things = Map<string, Seen>;

export type Motion =
  | { do: 'slide' | 'fly' | 'come'; key: string; from: Place; to: Place }
  | { do: 'go'; key: string; from: Place; to: Place | null }
  | { do: 'count'; key: string; at: Place; by: number };

/** Less than this many pixels is no motion. */
const STILL = 4;

const moved = (from: Place, to: Place): boolean => Math.abs(from.x - to.x) > STILL || Math.abs(from.y - to.y) > STILL;

/** How everything gets from where it was to where it is. `actor` is the plate of the player who moved, `find` says where
 * a plate or a thing lies now. */
export function plan(before: Things, after: Things, actor: string, find: (name: string) => Place | null): Motion[] {
  const found: Motion[] = [];
  for (const [key, { place: to, parent, count = 0, from }] of after) {
    const then = before.get(key);
    if (then) {
      if (moved(then.place, to))
        found.push({ do: then.parent === parent ? 'slide' : 'fly', key, from: then.place, to });
      const by = count - (then.count ?? 0);
      if (by !== 0) found.push({ do: 'count', key, at: to, by });
    } else {
      const start = find(from ?? actor);
      found.push({ do: 'come', key, from: start ?? to, to });
    }
  }
  for (const [key, { place: from, to }] of before) {
    if (!after.has(key)) found.push({ do: 'go', key, from, to: to === undefined ? null : find(to) });
  }
  return found;
}

/** The keys of what the last move changed and is still there; what only slid aside is not among them. */
export const touched = (motions: Motion[]): string[] => [
  ...new Set(motions.filter((one) => one.do !== 'slide' && one.do !== 'go').map((one) => one.key)),
];
