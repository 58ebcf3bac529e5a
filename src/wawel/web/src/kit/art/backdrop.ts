/** The ground of a table: ridges of the game's own land, each barely darker than the one behind it. */

import { luck } from './draw.ts';
import { LANDS } from './land.ts';
import { moodOf, toneOf } from './palettes.ts';
import { worldOf } from './worlds.ts';

const CANVAS = { w: 1600, h: 900 };

export function backdrop(game: string): string {
  const r = luck(`backdrop ${game}`);
  const world = worldOf(game, '');
  const { body, land } = moodOf(toneOf(game), 0);
  const ridge = (name: keyof typeof LANDS, y: number, s: number, colour: string) =>
    `<path d="${LANDS[name](r, CANVAS, y, s, 1).d}" fill="${colour}" opacity=".07"/>`;
  const layers = [
    ridge('mountains', 560, 300, body),
    ridge(world.far[0], 680, 260, body),
    ridge(r.pick(world.mid), 800, 200, land),
    ridge('hills', 850, 70, land),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.w} ${CANVAS.h}" width="${CANVAS.w}" height="${CANVAS.h}" preserveAspectRatio="xMidYMax slice">${layers.join('')}</svg>`;
}
