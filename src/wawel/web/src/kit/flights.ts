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
  /** What it lies in lets it slide, so that nothing has to be done for it. */
  slides?: boolean;
  /** A number it has, such as points; damage is below zero. */
  count?: number;
  /** The seat of the player before whom it lies. */
  side?: number;
  /** The component it shows, where its key does not say that. */
  name?: string;
  /** How many things lie in it, if it is a pile. */
  holds?: number;
  /** The keys of the things it comes from and goes to, such as piles; of several it goes to the first that has grown. */
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

/** The things of one look that are not in another, by the component they show; of two alike neither. */
function only(these: Things, those: Things): Map<string, string> {
  const found = new Map<string, string>();
  const twice = new Set<string>();
  for (const [key, { name = key }] of these) {
    if (those.has(key)) continue;
    if (found.has(name)) twice.add(name);
    found.set(name, key);
  }
  for (const name of twice) found.delete(name);
  return found;
}

/** How everything gets from where it was to where it is. What is new comes from where the same component was under another
 * key, from where it says, or from the plate of the player before whom it lies, or of the one who moved (`actor`).
 * `find` says where a thing or a plate (`seat-2`) lies now. */
export function plan(before: Things, after: Things, actor: number, find: (name: string) => Place | null): Motion[] {
  const found: Motion[] = [];
  const gone = only(before, after);
  const turned = new Map<string, string>();
  for (const [name, key] of only(after, before)) if (gone.has(name)) turned.set(key, gone.get(name)!);
  const kept = new Set(turned.values());
  const grows = (pile: string) => (after.get(pile)?.holds ?? 1) > (before.get(pile)?.holds ?? 0);
  for (const [key, { place: to, parent, slides, count = 0, side = actor, from }] of after) {
    const then = before.get(key);
    const other = before.get(turned.get(key) ?? '');
    if (then) {
      const what = then.parent === parent ? 'slide' : 'fly';
      if (moved(then.place, to) && !(slides && what === 'slide')) found.push({ do: what, key, from: then.place, to });
      const by = count - (then.count ?? 0);
      if (by !== 0) found.push({ do: 'count', key, at: to, by });
    } else if (other) found.push({ do: 'fly', key, from: other.place, to });
    else found.push({ do: 'come', key, from: find(from ?? `seat-${side}`) ?? to, to });
  }
  for (const [key, { place: from, to }] of before) {
    if (after.has(key) || kept.has(key)) continue;
    const pile = to?.split(' ').find(grows);
    found.push({ do: 'go', key, from, to: pile === undefined ? null : find(pile) });
  }
  return found;
}

/** What others changed, by key, and whose doing it was: what came before a player is that player's, all else the actor's.
 * What only slid aside, or is gone, is not among it. */
export function touched(motions: Motion[], things: Things, actor: number, me: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const { do: what, key } of motions) {
    const { side, from } = things.get(key) ?? {};
    // what was drawn from a pile is nobody's doing, unless it lies before a player
    if (what === 'come' && from !== undefined && side === undefined) continue;
    const who = what === 'come' ? (side ?? actor) : actor;
    if (what !== 'slide' && what !== 'go' && who !== me) found.set(key, who);
  }
  return found;
}
