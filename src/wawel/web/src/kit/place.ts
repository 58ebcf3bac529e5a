/** Where a small box goes beside a thing: inside the window, above or below, not on the thing itself. */

const EDGE = 8;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The corner of a box of this size near `thing`: above it if there is room, else below it. */
export function aboveOrBelow(thing: Box, width: number, height: number, window: { width: number; height: number }) {
  const middle = (thing.left + thing.right) / 2;
  const left = Math.max(EDGE, Math.min(window.width - width - EDGE, middle - width / 2));
  const above = thing.top - height - EDGE;
  const below = Math.min(thing.bottom + EDGE, window.height - height - EDGE);
  return { left, top: above >= EDGE ? above : below };
}

/** The corner of a larger box beside `thing`: at the side that has more room, never over what `keep` holds if that can be. */
export function beside(
  thing: Box,
  width: number,
  height: number,
  window: { width: number; height: number },
  keep: Box[] = [],
) {
  const gap = 2 * EDGE;
  const within = (low: number, high: number, wanted: number) => Math.max(low, Math.min(high, wanted));
  const top = within(EDGE, Math.max(EDGE, window.height - height - EDGE), (thing.top + thing.bottom - height) / 2);
  const left = within(EDGE, Math.max(EDGE, window.width - width - EDGE), (thing.left + thing.right - width) / 2);
  const places = [
    { left: thing.right + gap, top },
    { left: thing.left - width - gap, top },
    { left, top: thing.top - height - gap },
    { left, top: thing.bottom + gap },
    // beside, but moved away from the middle of the window
    { left: thing.right + gap, top: EDGE },
    { left: thing.left - width - gap, top: EDGE },
    { left: EDGE, top: EDGE },
    { left: window.width - width - EDGE, top: EDGE },
    { left: EDGE, top: window.height - height - EDGE },
    { left: window.width - width - EDGE, top: window.height - height - EDGE },
  ];
  const covered = (at: { left: number; top: number }, one: Box) =>
    Math.max(0, Math.min(at.left + width, one.right) - Math.max(at.left, one.left)) *
    Math.max(0, Math.min(at.top + height, one.bottom) - Math.max(at.top, one.top));
  const outside = (at: { left: number; top: number }) =>
    Math.max(0, EDGE - at.left) +
    Math.max(0, at.left + width + EDGE - window.width) +
    Math.max(0, EDGE - at.top) +
    Math.max(0, at.top + height + EDGE - window.height);
  const cost = (at: { left: number; top: number }) =>
    outside(at) * 1e6 + covered(at, thing) * 3 + keep.reduce((sum, one) => sum + covered(at, one), 0);
  const best = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return {
    left: within(EDGE, Math.max(EDGE, window.width - width - EDGE), best.left),
    top: within(EDGE, Math.max(EDGE, window.height - height - EDGE), best.top),
  };
}

/** The upper edge of a sheet as wide as a phone: at the top or at the bottom, where it covers less of what `keep` holds; else
 * where it is farther away from `thing`. */
export function sheetTop(thing: Box, height: number, window: { height: number }, keep: Box[] = []): number {
  const lower = window.height - height - EDGE;
  const far = (thing.top + thing.bottom) / 2 > window.height / 2 ? [EDGE, lower] : [lower, EDGE];
  const covered = (top: number) =>
    keep.reduce((sum, one) => sum + Math.max(0, Math.min(top + height, one.bottom) - Math.max(top, one.top)), 0);
  return far.reduce((best, top) => (covered(top) < covered(best) ? top : best));
}
