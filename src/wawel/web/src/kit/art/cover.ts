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
  | { road: [x: number, y: number] }
  | { air: 'beams' | 'clouds' | 'birds' | 'stars' | 'motes' | 'aurora' | 'curls' | 'rays' }
  | { near: OrnamentName };

interface Recipe {
  palette: Palette;
  light: [x: number, y: number];
  /** The size of the sun or the moon. */
  disc: number;
  layers: Layer[];
}

const RECIPES: Record<string, Recipe> = {
  etchinstone: {
    palette: { high: '#2b2350', low: '#f0a878', light: '#ffe2ab', land: '#1a1230', body: '#8d5f9c' },
    light: [400, 150],
    disc: 52,
    layers: [
      { air: 'beams' },
      { air: 'clouds' },
      { land: 'mountains', y: 280, s: 190, haze: 0.7 },
      { figure: 'wyvern', x: 345, y: 150, size: 250, haze: 0.12 },
      { land: 'mountains', y: 310, s: 120, haze: 0.46 },
      { land: 'pines', y: 330, s: 60, haze: 0.32 },
      { land: 'stones', y: 372, s: 130, haze: 0.1 },
      { figure: 'hooded-figure', x: 250, y: 312, size: 120, glow: 90, shade: true },
      { near: 'rocks' },
      { air: 'motes' },
    ],
  },
  epic: {
    palette: { high: '#5a1f2b', low: '#f6c277', light: '#fff0c0', land: '#2a0f14', body: '#d9873f' },
    light: [330, 120],
    disc: 46,
    layers: [
      { air: 'rays' },
      { air: 'clouds' },
      { land: 'castle', y: 268, s: 170, haze: 0.66 },
      { land: 'host', y: 300, s: 120, haze: 0.44 },
      { figure: 'spiked-dragon-head', x: 455, y: 195, size: 260, haze: 0.1 },
      { land: 'hills', y: 345, s: 40, haze: 0.24 },
      { figure: 'mounted-knight', x: 215, y: 238, size: 236, shade: true },
      { land: 'host', y: 395, s: 100, haze: 0.02 },
      { near: 'banners' },
      { air: 'motes' },
    ],
  },
  dragonsgate: {
    palette: { high: '#152447', low: '#d98f6a', light: '#ffe0a0', land: '#101528', body: '#5a6aa0', night: true },
    light: [430, 110],
    disc: 56,
    layers: [
      { air: 'stars' },
      { air: 'clouds' },
      { figure: 'sea-dragon', x: 440, y: 118, size: 150, haze: 0.18 },
      { land: 'mountains', y: 290, s: 130, haze: 0.62 },
      { land: 'towers', y: 305, s: 190, haze: 0.45 },
      { land: 'halls', y: 335, s: 240, haze: 0.24 },
      { land: 'city', y: 368, s: 90, haze: 0.12 },
      { road: [320, 330] },
      { near: 'branch' },
      { air: 'motes' },
    ],
  },
  tidal: {
    palette: { high: '#12608a', low: '#ffd6ae', light: '#fff3cf', land: '#07324a', body: '#35a39b' },
    light: [230, 130],
    disc: 48,
    layers: [
      { air: 'beams' },
      { air: 'clouds' },
      { land: 'stacks', y: 250, s: 170, haze: 0.64 },
      { land: 'islands', y: 252, s: 70, haze: 0.5 },
      { sea: 250 },
      { figure: 'caravel', x: 190, y: 225, size: 120, haze: 0.25 },
      { figure: 'big-wave', x: 400, y: 225, size: 300 },
      { figure: 'trident', x: 330, y: 290, size: 150, turn: 12, glow: 90 },
      { near: 'surf' },
      { air: 'birds' },
    ],
  },
  talisman: {
    palette: { high: '#33486b', low: '#f4d79a', light: '#fff7d6', land: '#24301f', body: '#d8a63f' },
    light: [330, 118],
    disc: 40,
    layers: [
      { air: 'rays' },
      { air: 'clouds' },
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

function draw(sheet: Sheet, r: Luck, layer: Layer, body: (icon: string) => string): void {
  const { p, canvas, light } = sheet;
  if ('land' in layer) sheet.land(landOf(sheet, r, layer.land, layer.y, layer.s), layer.haze);
  else if ('sea' in layer) sheet.sea(r, layer.sea);
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
    sheet.figure(body(layer.figure), { x, y }, size, { depth: layer.haze, bright: layer.bright, turn: layer.turn });
  }
}

/** The cover of a game as an SVG document; `body` gives the drawing of an icon. */
export function cover(game: string, body: (icon: string) => string): string {
  const { palette, light, disc, layers } = RECIPES[game];
  const r = luck(`cover ${game}`);
  const sheet = new Sheet(CANVAS, palette, { x: light[0], y: light[1] });
  sheet
    .sky()
    .halo(sheet.light, 250, palette.light, 0.95)
    .add(sky.disc(r, palette, sheet.light, disc));
  for (const layer of layers) draw(sheet, r, layer, body);
  return sheet.vignette().text();
}
