/** How large things of one shape can be, so that all of them fit a field: champions on a side of the table. */

export interface Fit {
  /** The width of a place in pixels. */
  slot: number;
}

/** Places are no wider than this, and no narrower than what a finger can hit, or while nothing can be picked than what
 * can be read. */
const WIDEST = 112;
export const TOUCHED = 44;
export const READ = 36;
/** From this width on a name stands below the champion, and from `TWO_LINES` on it may have two lines. */
export const NAMED = 60;
export const TWO_LINES = 76;
/** The rim around the card, and its height as a part of its width; see Champion.svelte. */
const RIM = 8;
const TALL = 1.28;
/** The part in a battle stands above a champion, the name below. */
const ABOVE = 11;

const nameHeight = (slot: number): number => (slot < NAMED ? 3 : slot < TWO_LINES ? 21 : 33);

/** The height of a place of some width. */
export const heightOf = (slot: number): number => (slot - RIM) * TALL + ABOVE + nameHeight(slot);

/** The widest place for which `count` of them fit a field, in as many rows as are best; the least if none does. */
export function fit(count: number, width: number, height: number, least: number): Fit {
  for (let slot = WIDEST; slot > least; slot--) {
    const across = Math.floor(width / slot);
    const rows = Math.floor(height / heightOf(slot));
    if (across * rows >= count) return { slot };
  }
  return { slot: least };
}
