/** The covers of the games, each arranged by hand from the same layers as the cards. They are drawn when the client is built. */

import { landOf, ornamentOf, Sheet } from './compose.ts';
import { type Luck, luck, mix } from './draw.ts';
import type { LandName } from './land.ts';
import type { OrnamentName } from './ornament.ts';
import type { Palette } from './palettes.ts';
import * as sky from './sky.ts';

const CANVAS = { w: 640, h: 400 };

/** A layer of a cover: a land with its base line, height and haze, or a figure with its middle, size and haze. */
type Layer =
  | { land: LandName; y: number; s: number; haze: number }
  | {
      figure: string;
      x: number;
      y: number;
      size: number;
      haze?: number;
      bright?: boolean;
      turn?: number;
      shade?: boolean;
      glow?: number;
    }
  | { sea: number }
  /** The sun or the moon, where the light is. */
  | { disc: number }
  | { road: [x: number, y: number] }
  | { air: 'beams' | 'clouds' | 'birds' | 'stars' | 'motes' | 'aurora' | 'curls' | 'rays' }
  | { near: OrnamentName };

interface Recipe {
  palette: Palette;
  light: [x: number, y: number];
  layers: Layer[];
}

const RECIPES: Record<string, Recipe> = {
  etchinstone: {
    palette: { high: '#241d4a', low: '#f3a978', light: '#ffe4b0', land: '#170f2b', body: '#d06a4c' },
    light: [410, 150],
    layers: [
      { air: 'beams' },
      { air: 'clouds' },
      { disc: 54 },
      { land: 'mountains', y: 285, s: 200, haze: 0.68 },
      { figure: 'wyvern', x: 388, y: 150, size: 236, haze: 0.2 },
      { land: 'mountains', y: 318, s: 130, haze: 0.44 },
      { land: 'pines', y: 336, s: 64, haze: 0.28 },
      { land: 'stones', y: 372, s: 110, haze: 0.1 },
      { figure: 'hooded-figure', x: 210, y: 278, size: 190, glow: 120, shade: true },
      { near: 'rocks' },
      { air: 'motes' },
    ],
  },
  epic: {
    palette: { high: '#4e1a2c', low: '#f6c277', light: '#fff0c0', land: '#260d14', body: '#e0934a' },
    light: [318, 112],
    layers: [
      { air: 'rays' },
      { air: 'clouds' },
      { disc: 46 },
      { land: 'castle', y: 272, s: 190, haze: 0.62 },
      { land: 'host', y: 306, s: 130, haze: 0.4 },
      { figure: 'spiked-dragon-head', x: 452, y: 196, size: 268, haze: 0.14 },
      { land: 'hills', y: 348, s: 40, haze: 0.2 },
      { figure: 'mounted-knight', x: 212, y: 246, size: 236, shade: true },
      { land: 'hills', y: 392, s: 36, haze: 0.06 },
      { near: 'grass' },
    ],
  },
  dragonsgate: {
    palette: { high: '#13213f', low: '#e09a70', light: '#ffe3a6', land: '#0f1428', body: '#7382bd', night: true },
    light: [432, 112],
    layers: [
      { air: 'stars' },
      { air: 'clouds' },
      { disc: 58 },
      { figure: 'sea-dragon', x: 438, y: 118, size: 172, haze: 0.1 },
      { land: 'mountains', y: 300, s: 140, haze: 0.6 },
      { land: 'towers', y: 320, s: 200, haze: 0.44 },
      { land: 'halls', y: 345, s: 260, haze: 0.2 },
      { land: 'city', y: 382, s: 84, haze: 0.08 },
      { near: 'desk' },
      { air: 'motes' },
    ],
  },
  tidal: {
    palette: { high: '#0f5c86', low: '#ffd9b0', light: '#fff4d2', land: '#062c42', body: '#3fb3a6' },
    light: [220, 120],
    layers: [
      { air: 'beams' },
      { air: 'clouds' },
      { disc: 46 },
      { land: 'stacks', y: 252, s: 190, haze: 0.6 },
      { land: 'islands', y: 254, s: 80, haze: 0.46 },
      { sea: 252 },
      { figure: 'caravel', x: 190, y: 226, size: 128, haze: 0.2 },
      { figure: 'sea-serpent', x: 408, y: 212, size: 300 },
      { near: 'surf' },
      { near: 'coral' },
      { air: 'birds' },
    ],
  },
  talisman: {
    palette: { high: '#2f6296', low: '#f9e2a8', light: '#fff8da', land: '#1a3a24', body: '#dca23a' },
    light: [330, 118],
    layers: [
      { air: 'rays' },
      { air: 'clouds' },
      { disc: 40 },
      { land: 'mountains', y: 270, s: 170, haze: 0.7 },
      { land: 'castle', y: 285, s: 170, haze: 0.5 },
      { figure: 'crown', x: 328, y: 120, size: 150, bright: true, glow: 130 },
      { land: 'grove', y: 330, s: 70, haze: 0.3 },
      { land: 'hills', y: 360, s: 50, haze: 0.12 },
      { road: [330, 322] },
      { figure: 'mounted-knight', x: 250, y: 310, size: 110, shade: true },
      { near: 'fern' },
    ],
  },
};

/** The names of the icons that the covers show. */
export const coverIcons = (): string[] =>
  Object.values(RECIPES).flatMap((one) => one.layers.flatMap((layer) => ('figure' in layer ? [layer.figure] : [])));

export const coverGames = (): string[] => Object.keys(RECIPES);

function draw(sheet: Sheet, r: Luck, layer: Layer, path: (icon: string) => string): void {
  const { p, canvas, light } = sheet;
  if ('land' in layer) sheet.land(landOf(sheet, r, layer.land, layer.y, layer.s), layer.haze);
  else if ('sea' in layer) sheet.sea(r, layer.sea);
  else if ('disc' in layer) sheet.add(sky.disc(r, p, light, layer.disc));
  else if ('road' in layer) sheet.road(r, { x: layer.road[0], y: layer.road[1] });
  else if ('near' in layer) sheet.ornament(ornamentOf(sheet, r, layer.near));
  else if ('air' in layer) {
    if (layer.air === 'rays') sheet.add(sky.beams(r, canvas, p, light, true));
    else if (layer.air === 'beams') sheet.add(sky.beams(r, canvas, p, light));
    else sheet.add(sky.AIRS[layer.air](r, canvas, p));
  } else {
    const { x, y, size } = layer;
    if (layer.glow) sheet.halo({ x, y }, layer.glow, mix(p.light, '#ffffff', 0.3), 0.8);
    if (layer.shade) sheet.shadow({ x, y: y + size * 0.47 }, size * 0.5);
    sheet.figure(path(layer.figure), { x, y }, size, { depth: layer.haze, bright: layer.bright, turn: layer.turn });
  }
}

/** The cover of a game as an SVG document; `path` gives the drawing of an icon. */
export function cover(game: string, path: (icon: string) => string): string {
  const { palette, light, layers } = RECIPES[game];
  const r = luck(`cover ${game}`);
  const sheet = new Sheet(CANVAS, palette, { x: light[0], y: light[1] });
  sheet.sky().halo(sheet.light, 250, palette.light, 0.95);
  for (const layer of layers) draw(sheet, r, layer, path);
  return sheet.vignette().grain(r).text();
}
