/** Pictures composed from layers by a seed: sky and light, far and near land, one large figure with rim light and shadow,
 * an ornament before it. The same words always give the same picture; the result is a whole SVG document. */

import { type Canvas, draw, type Luck, luck, mix, type Point } from './draw.ts';
import { LANDS, type LandName, type Shape } from './land.ts';
import { ORNAMENTS, type OrnamentName } from './ornament.ts';
import { type Palette, palette, toneOf } from './palettes.ts';
import * as sky from './sky.ts';
import { type Air, worldOf } from './worlds.ts';

/** How a picture is arranged: a being on the ground, power let loose, a place to go to, a huge beast, a thing to hold. */
export type Kind = 'being' | 'spell' | 'place' | 'beast' | 'thing';
export type Form = 'wide' | 'square' | 'tall';

export interface Asked {
  game: string;
  kind: Kind;
  seed: string;
  /** The path data of an icon, in a box of 512 x 512. */
  figure: string;
  /** The tone, such as an element; the game's own without it. */
  tint?: string;
  form?: Form;
}

const FORMS: Record<Form, Canvas> = { wide: { w: 440, h: 250 }, square: { w: 320, h: 320 }, tall: { w: 300, h: 390 } };

/** Collects the gradients and layers of one picture. */
export class Sheet {
  private defs = '';
  private body = '';
  private count = 0;
  readonly canvas: Canvas;
  readonly p: Palette;
  /** Where light comes from, and from which side. */
  readonly light: Point;
  readonly to: number;

  constructor(canvas: Canvas, p: Palette, light: Point) {
    this.canvas = canvas;
    this.p = p;
    this.light = { x: Math.round(light.x), y: Math.round(light.y) };
    this.to = light.x < canvas.w / 2 ? -1 : 1;
  }

  add(text: string): this {
    this.body += text;
    return this;
  }

  private define(text: (id: string) => string): string {
    const id = `g${this.count++}`;
    this.defs += text(id);
    return `url(#${id})`;
  }

  /** A gradient from top to bottom of what it fills; stops are colour and place. */
  down(...stops: [colour: string, at: number][]): string {
    const marks = stops.map(([colour, at]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
    return this.define((id) => `<linearGradient id="${id}" x2="0" y2="1">${marks}</linearGradient>`);
  }

  /** A gradient that begins where light falls and ends at the foot of the other side. */
  across(...stops: [colour: string, at: number][]): string {
    const marks = stops.map(([colour, at]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
    const [from, end] = this.to < 0 ? [0.1, 0.7] : [0.9, 0.3];
    return this.define((id) => `<linearGradient id="${id}" x1="${from}" x2="${end}" y2="1">${marks}</linearGradient>`);
  }

  /** Light that fades outwards. */
  glow(colour: string, strength: number): string {
    const stop = (at: number, part: number) =>
      `<stop offset="${at}" stop-color="${colour}" stop-opacity="${+(strength * part).toFixed(2)}"/>`;
    return this.define(
      (id) => `<radialGradient id="${id}">${stop(0, 1)}${stop(0.35, 0.55)}${stop(1, 0)}</radialGradient>`,
    );
  }

  halo(at: Point, k: number, colour: string, strength: number): this {
    return this.add(
      `<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="${Math.round(k)}" fill="${this.glow(colour, strength)}"/>`,
    );
  }

  sky(): this {
    const { w, h } = this.canvas;
    const { high, low } = this.p;
    const fill = this.down([high, 0], [mix(high, low, 0.45), 0.4], [low, 0.72]);
    return this.add(`<path d="M0 0h${w}v${h}H0z" fill="${fill}"/>`);
  }

  /** A layer of land: the farther, the more it fades into the haze; mist gathers at its foot. */
  land(shape: Shape, depth: number): this {
    const { land, low, light } = this.p;
    const colour = mix(land, low, depth);
    const fill = this.down(
      [mix(colour, this.p.high, depth * 0.35), 0],
      [colour, 0.35],
      [mix(colour, low, 0.22 + depth * 0.3), 1],
    );
    this.add(`<path d="${shape.d}" fill="${fill}"/>`);
    if (shape.lit) this.add(`<path d="${shape.lit}" fill="${light}" opacity="${(0.16 + depth * 0.22).toFixed(2)}"/>`);
    if (shape.glow)
      this.add(`<path d="${shape.glow}" fill="${mix(light, '#ffcf70', 0.35)}" opacity="${depth > 0.5 ? 0.7 : 0.92}"/>`);
    return this;
  }

  /** Water from a line downwards, with the light's path on it. */
  sea(r: Luck, y: number): this {
    const { w, h } = this.canvas;
    const { high, low, land, light } = this.p;
    const fill = this.down([mix(low, high, 0.25), 0], [mix(high, land, 0.35), 0.5], [mix(high, land, 0.75), 1]);
    this.add(`<path d="M0 ${Math.round(y)}H${w}V${h}H0z" fill="${fill}"/>`);
    let d = '';
    for (let at = y + 3, k = 1; at < h; at += 4 + k * 1.6, k++) {
      const wide = (10 + k * 5) * r.between(0.5, 1.3);
      d += draw`M${this.light.x - wide + r.between(-12, 12)} ${at}h${wide * 2}`;
      if (r() < 0.6) d += draw`M${r() * w} ${at + 2}h${wide}`;
    }
    return this.add(`<path d="${d}" stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".5"/>`);
  }

  /** A road that winds from the lower edge to a place on the ground. */
  road(r: Luck, to: Point): this {
    const { w, h } = this.canvas;
    const from = w * r.between(0.3, 0.7);
    const bend = w * r.between(0.12, 0.25) * r.side();
    const d = draw`M${from - w * 0.13} ${h + 5}C${from + bend} ${h * 0.85} ${to.x - bend * 1.4} ${to.y + (h - to.y) * 0.4} ${to.x - 2} ${to.y}h${4}C${to.x - bend * 1.2 + 14} ${to.y + (h - to.y) * 0.4} ${from + bend + w * 0.12} ${h * 0.87} ${from + w * 0.13} ${h + 5}z`;
    return this.add(`<path d="${d}" fill="${mix(this.p.low, this.p.light, 0.4)}" opacity=".42"/>`);
  }

  /** The figure: an ink base that closes its fine lines, a rim towards the light, a body that darkens downwards. */
  figure(
    drawing: string,
    at: Point,
    size: number,
    how: { depth?: number; bright?: boolean; turn?: number } = {},
  ): this {
    const { p, to } = this;
    const depth = how.depth ?? 0;
    const hazed = (colour: string) => mix(colour, p.low, depth);
    const ink = hazed(mix(mix(p.land, '#000000', 0.25), p.body, 0.12));
    const rim = hazed(mix(p.light, '#ffffff', 0.2));
    const fill = how.bright
      ? this.across([mix(p.light, '#ffffff', 0.4), 0], [mix(p.body, p.light, 0.5), 0.5], [p.body, 1])
      : this.across([hazed(mix(p.body, p.light, 0.5)), 0], [hazed(p.body), 0.4], [hazed(mix(p.body, p.land, 0.7)), 1]);
    const id = `f${this.count++}`;
    this.defs += `<path id="${id}" d="${drawing}"/>`;
    const k = size / 512;
    const turn = how.turn ? ` rotate(${Math.round(how.turn)} 256 256)` : '';
    const place = `translate(${Math.round(at.x - size / 2)} ${Math.round(at.y - size / 2)}) scale(${+k.toFixed(3)})${turn}`;
    const shift = how.bright ? 5 : 8;
    return this.add(
      `<g transform="${place}"><use href="#${id}" fill="${ink}" stroke="${ink}" stroke-width="17" stroke-linejoin="round"/>` +
        `<use href="#${id}" fill="${rim}"/><use href="#${id}" x="${-to * shift}" y="${shift}" fill="${fill}"/></g>`,
    );
  }

  /** The dark patch a figure throws on the ground, away from the light. */
  shadow(at: Point, wide: number): this {
    const x = Math.round(at.x - this.to * wide * 0.14);
    return this.add(
      `<ellipse cx="${x}" cy="${Math.round(at.y)}" rx="${Math.round(wide)}" ry="${Math.round(wide * 0.2)}" fill="${this.glow(mix(this.p.land, '#000000', 0.5), 0.85)}"/>`,
    );
  }

  ornament(d: string): this {
    return this.add(`<path d="${d}" fill="${mix(this.p.land, '#000000', 0.42)}"/>`);
  }

  /** Light and dark specks over everything, as of printed paper. */
  grain(r: Luck): this {
    const { w, h } = this.canvas;
    const specks = () => Array.from({ length: 34 }, () => draw`M${r() * 60} ${r() * 60}h1`).join('');
    const fill = this.define(
      (id) =>
        `<pattern id="${id}" width="60" height="60" patternUnits="userSpaceOnUse"><path d="${specks()}" stroke="#fff" opacity=".16"/><path d="${specks()}" stroke="#000" opacity=".14"/></pattern>`,
    );
    return this.add(`<path d="M0 0h${w}v${h}H0z" fill="${fill}"/>`);
  }

  vignette(): this {
    const { w, h } = this.canvas;
    const fill = this.define(
      (id) =>
        `<radialGradient id="${id}" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="${mix(this.p.land, '#000000', 0.5)}" stop-opacity=".5"/></radialGradient>`,
    );
    return this.add(`<path d="M0 0h${w}v${h}H0z" fill="${fill}"/>`);
  }

  text(): string {
    const { w, h } = this.canvas;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${this.defs}</defs>${this.body}</svg>`;
  }
}

export function air(sheet: Sheet, r: Luck, what: Air): void {
  const { canvas, p, light } = sheet;
  if (what === 'beams') sheet.add(sky.beams(r, canvas, p, light));
  else sheet.add(sky.AIRS[what](r, canvas, p));
}

export const landOf = (sheet: Sheet, r: Luck, name: LandName, y: number, s: number): Shape =>
  LANDS[name](r, sheet.canvas, y, s, sheet.to);

export const ornamentOf = (sheet: Sheet, r: Luck, name: OrnamentName): string => ORNAMENTS[name](r, sheet.canvas);

/** A whole picture as an SVG document. */
export function compose({ game, kind, seed, figure, tint, form = 'wide' }: Asked): string {
  const tone = toneOf(game, tint);
  const r = luck(`${game} ${kind} ${seed}`);
  const p = palette(r, tone);
  const world = worldOf(game, tone);
  const canvas = FORMS[form];
  const { w, h } = canvas;
  const side = r.side();
  const horizon =
    h * (kind === 'beast' ? r.between(0.74, 0.82) : kind === 'spell' ? r.between(0.7, 0.8) : r.between(0.56, 0.66));
  const middle = { x: w * (0.5 + r.between(-0.06, 0.06)), y: h * 0.5 };
  // spells and beasts are lit from behind, others from the side
  const lit: Point =
    kind === 'spell'
      ? { x: middle.x + side * 8, y: h * 0.46 }
      : { x: w * (0.5 + side * r.between(0.16, 0.36)), y: h * r.between(0.16, 0.34) };
  const sheet = new Sheet(canvas, p, lit);
  sheet.sky();
  if (p.night) sheet.add(sky.stars(r, canvas, p));
  sheet.halo(lit, h * (kind === 'spell' ? 0.75 : 0.62), p.light, 0.9);
  if (kind !== 'spell') sheet.add(sky.disc(r, p, sheet.light, h * r.between(0.06, 0.11)));
  const airs = [r.pick(world.air), r.pick(world.air)];
  const behind = airs.filter((one, n) => airs.indexOf(one) === n && one !== 'motes' && one !== 'rain');
  for (const one of behind) air(sheet, r, one);

  const rise = h * r.between(0.26, 0.4);
  sheet.land(landOf(sheet, r, r.pick(world.far), horizon, rise), 0.68);
  sheet.land(landOf(sheet, r, 'hills', horizon + h * 0.04, h * 0.1), 0.5);
  const near = horizon + h * 0.14;
  if (world.sea) sheet.sea(r, horizon + h * 0.02);
  const mid = r.pick(world.mid);

  if (kind === 'place') {
    const size = h * r.between(0.56, 0.66);
    const foot = { x: w * (0.5 - side * r.between(0.04, 0.14)), y: horizon + h * 0.16 };
    sheet.land(landOf(sheet, r, mid, near, h * 0.3), 0.4);
    sheet.halo({ x: foot.x, y: foot.y - size * 0.45 }, size * 0.75, p.light, 0.6);
    sheet.shadow({ x: foot.x, y: foot.y }, size * 0.5);
    sheet.figure(figure, { x: foot.x, y: foot.y - size * 0.46 }, size, { depth: 0.12 });
    sheet.land(landOf(sheet, r, 'hills', h * 0.92, h * 0.12), 0.12);
    sheet.road(r, { x: foot.x, y: h * 0.84 });
  } else if (kind === 'beast') {
    const size = h * r.between(0.92, 1.04);
    sheet.land(landOf(sheet, r, mid, horizon + h * 0.06, h * 0.22), 0.42);
    sheet.halo(middle, size * 0.62, p.light, 0.6);
    sheet.figure(figure, { x: middle.x, y: h * 0.47 }, size);
    sheet.land(landOf(sheet, r, r.pick(['towers', 'pines', 'ruins', 'castle'] as const), h * 0.97, h * 0.22), 0.06);
  } else if (kind === 'spell') {
    const size = h * r.between(0.62, 0.7);
    sheet.land(landOf(sheet, r, mid, near, h * 0.3), 0.3);
    sheet.add(sky.beams(r, canvas, p, lit, true));
    sheet.halo(lit, h * 0.52, mix(p.light, '#ffffff', 0.4), 0.85);
    sheet.add(sky.circle(r, p, { x: middle.x, y: h * 0.47 }, h * r.between(0.34, 0.4)));
    sheet.figure(figure, { x: middle.x, y: h * 0.47 }, size, { bright: true });
  } else if (kind === 'thing') {
    const size = h * r.between(0.58, 0.66);
    const foot = h * 0.84;
    sheet.land(landOf(sheet, r, mid, near, h * 0.4), 0.4);
    sheet.add(sky.beams(r, canvas, p, { x: lit.x, y: -10 }));
    const k = size * 0.5;
    const stone = draw`M${middle.x - k} ${foot}h${k * 2}l${k * 0.15} ${h * 0.05}h${-k * 0.25}V${h + 9}h${-k * 1.8}V${foot + h * 0.05}h${-k * 0.25}z`;
    sheet.land({ d: stone, lit: draw`M${middle.x - k} ${foot}h${k * 2}l${k * 0.07} ${h * 0.02}h${-k * 2.14}z` }, 0.12);
    sheet.halo({ x: middle.x, y: foot - size * 0.5 }, size * 0.8, p.light, 0.7);
    sheet.shadow({ x: middle.x, y: foot }, size * 0.5);
    sheet.figure(figure, { x: middle.x, y: foot - size * 0.48 }, size);
  } else {
    const size = h * r.between(0.78, 0.86);
    const foot = h * 0.93;
    sheet.land(landOf(sheet, r, mid, near, h * 0.3), 0.36);
    sheet.land(landOf(sheet, r, 'hills', h * 0.86, h * 0.09), 0.14);
    sheet.halo({ x: middle.x, y: h * 0.5 }, size * 0.66, p.light, 0.55);
    sheet.shadow({ x: middle.x, y: foot }, size * 0.52);
    sheet.figure(figure, { x: middle.x, y: foot - size * 0.48 }, size);
  }

  sheet.ornament(ornamentOf(sheet, r, r.pick(world.near)));
  if (kind === 'spell')
    sheet.add(
      `<path d="${Array.from({ length: 7 }, () => sky.spark(w * r(), h * r(), r.between(6, 15))).join('')}" fill="${mix(p.light, '#ffffff', 0.5)}" opacity=".9"/>`,
    );
  for (const one of airs) if (one === 'motes' || one === 'rain') air(sheet, r, one);
  return sheet.vignette().grain(r).text();
}
