/** How large things of one shape can be, so that all of them fit a field: champions on a side of the table. */

export interface Fit {
  /** The width of a champion in pixels, with its rim. */
  slot: number;
  /** The width of its place: where there is room, more than itself, for its name. */
  place: number;
}

/** Champions are no wider than this, and no narrower than what a finger can hit, or while nothing can be picked than what
 * can be read. */
const WIDEST = 164;
export const TOUCHED = 44;
export const READ = 36;
/** From this width on a name stands below the champion, and from `TWO_LINES` on it may have two lines,
 * from `LARGE` on larger ones. */
export const NAMED = 60;
export const TWO_LINES = 72;
export const LARGE = 120;
/** A place that is so wide has room for every word of a name. */
const ROOMY = 112;
/** The rim around the card, and its height as a part of its width; see Champion.svelte. */
const RIM = 8;
const TALL = 1.28;
/** The part in a battle stands above a champion, the name below. */
const ABOVE = 11;

const nameHeight = (slot: number): number => (slot < NAMED ? 3 : slot < TWO_LINES ? 21 : slot < LARGE ? 33 : 40);

/** The height of a place for a champion of some width. */
export const heightOf = (slot: number): number => (slot - RIM) * TALL + ABOVE + nameHeight(slot);

/** The largest champions for which `count` of them fit a field, in as many rows as are best; the least if none does. */
export function fit(count: number, width: number, height: number, least: number): Fit {
  for (let slot = WIDEST; slot > least; slot--) {
    const across = Math.floor(width / slot);
    const rows = Math.floor(height / heightOf(slot));
    if (across * rows >= count) {
      const room = Math.floor(width / Math.ceil(count / rows));
      return { slot, place: Math.max(slot, Math.min(room, ROOMY)) };
    }
  }
  return { slot: least, place: least };
}
