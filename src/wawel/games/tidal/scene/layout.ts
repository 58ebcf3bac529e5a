/** The archipelago from above: where everything lies, in units of the board. What stands here never moves. */

import type { Rect, Size } from '$kit/camera';
import type { Arena, IslandId } from './model';

export const SIZE: Size = { w: 1040, h: 650 };

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** The upper edge, where the others are; each gets a share. */
const EDGE = rect(4, 2, 1032, 44);
const GAP = 6;

/** The place of the n-th of so many others. */
export function neighbour(n: number, count: number): Rect {
  const w = (EDGE.w - GAP * (count - 1)) / count;
  return rect(EDGE.x + n * (w + GAP), EDGE.y, w, EDGE.h);
}

export const PLACES = {
  day: rect(4, 50, 96, 40),
  announcement: rect(104, 50, 150, 40),
  // islands, and what belongs to them
  chronoseum: rect(4, 94, 240, 158),
  lamara: rect(4, 256, 240, 164),
  citadel: rect(250, 94, 240, 168),
  droska: rect(250, 266, 240, 154),
  tricks: rect(166, 114, 44, 62),
  stall: rect(330, 354, 70, 58),
  pool: rect(496, 94, 270, 210),
  market: rect(496, 306, 270, 114),
  // the Fold, with the road of the monsters from right to left
  fold: rect(774, 50, 264, 270),
  reef: rect(778, 52, 128, 192),
  edge: rect(908, 52, 128, 192),
  monsters: rect(984, 252, 50, 64),
  supply: rect(774, 324, 264, 96),
  // what is asked in words, and the reader's own side
  strip: rect(4, 423, 1032, 46),
  side: rect(0, 470, 1040, 180),
  /** Laid over the map for a while: dice, cards to choose from, the night. */
  stage: rect(236, 92, 532, 328),
} as const satisfies Record<string, Rect>;

export type PlaceName = keyof typeof PLACES;

/** The champion ranking is shorter where an announcement lies beside it. */
export const ranking = (announced: boolean): Rect => {
  const x = announced ? 258 : 104;
  return rect(x, 50, 766 - x, 40);
};

// ------------------------------------------------------------------ on the islands

const SPACE = { w: 70, h: 58 };
const space = (x: number, y: number): Rect => rect(x, y, SPACE.w, SPACE.h);
const wide = (x: number, y: number): Rect => rect(x, y, 78, SPACE.h);

/** The spaces of each island, in the order of the data, and the shore beside them. */
export const SPACES: Record<IslandId, { spaces: Rect[]; beside: Rect }> = {
  chronoseum: { spaces: [space(16, 118), space(90, 116), space(20, 184), space(94, 186)], beside: space(166, 184) },
  lamara: { spaces: [space(50, 262), space(124, 264), space(50, 321)], beside: space(124, 322) },
  citadel: {
    spaces: [wide(254, 120), wide(332, 114), wide(410, 120), rect(256, 192, 100, 58)],
    beside: rect(358, 198, 60, 54),
  },
  droska: { spaces: [space(258, 290), space(334, 288), space(410, 290)], beside: space(260, 354) },
  fold: { spaces: [space(910, 254), space(774, 254)], beside: rect(847, 260, 60, 52) },
};

/** Where the Arbiter stands in each arena. */
export const ARBITER: Record<Arena, Rect> = {
  chronoseum: rect(198, 138, 44, 44),
  lamara: rect(200, 246, 44, 44),
  droska: rect(408, 356, 44, 50),
};

/** The names of the islands. */
export const NAMES: Record<IslandId, { x: number; y: number }> = {
  chronoseum: { x: 112, y: 106 },
  lamara: { x: 100, y: 254 },
  citadel: { x: 370, y: 104 },
  droska: { x: 370, y: 278 },
  fold: { x: 0, y: 0 },
};

/** The boat's course around Lamara: down the left shore, along the south, up the right shore. */
export const COURSE: Rect[] = [
  rect(2, 292, 44, 44),
  rect(2, 336, 44, 44),
  rect(22, 378, 44, 44),
  rect(76, 380, 44, 44),
  rect(128, 380, 44, 44),
  rect(180, 378, 44, 44),
  rect(200, 336, 44, 44),
  rect(200, 292, 44, 44),
];

// ------------------------------------------------------------------ cards

const COLUMNS = [498, 588, 678];
const TICKET = 86;
const row = (y: number, h: number): Rect[] => COLUMNS.map((x) => rect(x, y, TICKET, h));

/** The pool of five challenges with its deck, the legendary ones, and the market. */
export const shelf = (legends: boolean) => ({
  pool: legends ? [...row(110, 62), ...row(174, 62)] : [...row(110, 96), ...row(208, 96)],
  legends: legends ? row(240, 64) : [],
  market: row(322, 96),
});

/** The dice of the supply, one place for each kind. */
export const SUPPLY: Rect[] = Array.from({ length: 9 }, (_, n) =>
  n < 5 ? rect(778 + n * 52, 326, 48, 46) : rect(804 + (n - 5) * 52, 373, 48, 46),
);

/** Where each verb is answered. What has no place of its own is asked in the strip, or on the reader's side. */
export const ASKED_AT: Record<string, PlaceName> = {
  learn: 'tricks',
  sail: 'lamara',
  fruit: 'stall',
  take: 'pool',
  draw: 'pool',
  discard: 'pool',
  buy: 'market',
  gain: 'supply',
  hunt: 'monsters',
  'fight:edge': 'edge',
  'fight:hunted': 'edge',
  'fight:reef': 'reef',
};
