/** The school from above: where everything lies, in units of the board. What stands here never moves. */

import type { Rect, Size } from '$kit/camera';

export const SIZE: Size = { w: 1040, h: 650 };

const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

/** The edge outside of the walls where the other houses are; each gets its share. */
const EDGE = rect(4, 2, 1032, 44);
const GAP = 8;

/** The place of the n-th of so many other houses. */
export function neighbour(n: number, count: number): Rect {
  const w = (EDGE.w - GAP * (count - 1)) / count;
  return rect(EDGE.x + n * (w + GAP), EDGE.y, w, EDGE.h);
}

/** The walls around the school: tracks run along them. */
export const WALLS = { north: rect(0, 50, 1040, 44), south: rect(0, 366, 1040, 44) };

export const PLACES = {
  // on the north wall
  turn: rect(40, 53, 158, 38),
  trickery: rect(204, 53, 604, 38),
  score: rect(814, 50, 92, 44),
  tower: rect(912, 50, 92, 44),
  // the wing of Professions, the courtyard, the wing of people
  professions: rect(6, 98, 430, 264),
  court: rect(444, 98, 366, 264),
  pool: rect(446, 166, 310, 92),
  used: rect(446, 262, 310, 30),
  inUse: rect(758, 164, 50, 132),
  adepts: rect(816, 98, 220, 84),
  professors: rect(816, 184, 220, 84),
  order: rect(816, 270, 220, 92),
  // on the south wall
  dungeon: rect(40, 368, 880, 40),
  deck: rect(928, 366, 76, 44),
  // the reader's own house, and what is at hand
  house: rect(4, 414, 528, 234),
  grid: rect(4, 446, 200, 200),
  staff: rect(204, 446, 328, 70),
  graduates: rect(204, 516, 328, 66),
  tray: rect(540, 414, 496, 50),
  buildings: rect(540, 468, 296, 180),
  hand: rect(842, 468, 194, 180),
} as const satisfies Record<string, Rect>;

/** The hall of the n-th type of Professions: the wing is wider than a phone. */
export function hall(n: number): Rect {
  const { x, y, w, h } = PLACES.professions;
  return rect(x + (n * w) / 3, y, w / 3, h);
}

export type PlaceName = keyof typeof PLACES;

const TILE = { w: 71, h: 65 };

/** The nine actions around the courtyard: five above the dice, four below. */
export const ACTION_PLACES: Rect[] = Array.from({ length: 9 }, (_, n) => {
  const { court } = PLACES;
  const [at, count, y] = n < 5 ? [n, 5, court.y] : [n - 5, 4, court.y + court.h - TILE.h];
  const step = TILE.w + 2.75;
  return rect(court.x + (court.w - step * count) / 2 + at * step, y, TILE.w, TILE.h);
});

/** Where each verb is answered. What has no place of its own is asked in the tray. */
export const ASKED_AT: Record<string, PlaceName[]> = {
  // with the actions that the dice allow
  take: ['court'],
  act: ['court'],
  'buy-imp': ['tower'],
  adept: ['adepts'],
  'adept-stack': ['adepts'],
  professor: ['professors'],
  'professor-stack': ['professors'],
  order: ['order'],
  build: ['buildings'],
  site: ['grid'],
  place: ['graduates'],
  train: ['staff'],
  'dismiss-adept': ['staff'],
  'dismiss-professor': ['staff'],
};

/** What is answered in one's own house. */
export const IN_HOUSE = ['site', 'place', 'train', 'dismiss-adept', 'dismiss-professor'];

/** The roofs of the school: wings, towers at the corners of the wall. */
export const TOWERS = [
  { x: 20, y: 72, r: 19 },
  { x: 1020, y: 72, r: 19 },
  { x: 20, y: 388, r: 19 },
  { x: 1020, y: 388, r: 19 },
];
