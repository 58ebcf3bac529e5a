/** Sky and light: what lies behind the land, and what the air is full of. */

import { type Canvas, draw, type Luck, mix, type Point } from './draw.ts';
import type { Palette } from './palettes.ts';

const round = (x: number, y: number, k: number) =>
  draw`M${x - k} ${y}a${k} ${k} 0 1 0 ${2 * k} ${0}a${k} ${k} 0 1 0 ${-2 * k} ${0}`;

/** A star with four points. */
export const spark = (x: number, y: number, k: number) =>
  draw`M${x} ${y - k}Q${x} ${y} ${x + k} ${y}Q${x} ${y} ${x} ${y + k}Q${x} ${y} ${x - k} ${y}Q${x} ${y} ${x} ${y - k}`;

export const stars = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let d = '';
  for (let n = r.whole(16, 26); n > 0; n--) d += draw`M${r() * w} ${r() * h * 0.6}h.1`;
  const big = Array.from({ length: 4 }, () => spark(r() * w, r() * h * 0.45, r.between(5, 9))).join('');
  return `<path d="${d}" stroke="${p.light}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/><path d="${big}" fill="${p.light}" opacity=".85"/>`;
};

/** The disc of the sun or the moon; the moon may be a crescent. */
export const disc = (r: Luck, p: Palette, at: Point, k: number): string => {
  const fill = mix(p.light, '#ffffff', 0.35);
  if (p.night && r() < 0.55) {
    const d = draw`M${at.x + k * 0.5} ${at.y - k * 0.86}A${k} ${k} 0 1 0 ${at.x + k * 0.9} ${at.y + k * 0.45}A${k * 0.82} ${k * 0.82} 0 0 1 ${at.x + k * 0.5} ${at.y - k * 0.86}`;
    return `<path d="${d}" fill="${fill}"/>`;
  }
  const ring =
    r() < 0.4
      ? `<circle cx="${at.x}" cy="${at.y}" r="${Math.round(k * 1.5)}" fill="none" stroke="${fill}" stroke-width="1.5" opacity=".45"/>`
      : '';
  return `<circle cx="${at.x}" cy="${at.y}" r="${Math.round(k)}" fill="${fill}"/>${ring}`;
};

/** Beams that fan out from the light. */
export const beams = (r: Luck, { w, h }: Canvas, p: Palette, at: Point, whole = false): string => {
  const far = Math.hypot(w, h);
  const n = whole ? r.whole(11, 15) : r.whole(5, 7);
  let d = '';
  const turn = r() * 6;
  for (let i = 0; i < n; i++) {
    const a = whole ? turn + (i * 2 * Math.PI) / n : Math.PI * (0.12 + (0.76 * i) / (n - 1)) + r.between(-0.06, 0.06);
    const wide = whole ? Math.PI / n / r.between(1.6, 2.6) : r.between(0.025, 0.075);
    d += draw`M${at.x} ${at.y}L${at.x + far * Math.cos(a - wide)} ${at.y + far * Math.sin(a - wide)}L${at.x + far * Math.cos(a + wide)} ${at.y + far * Math.sin(a + wide)}z`;
  }
  return `<path d="${d}" fill="${p.light}" opacity="${whole ? 0.2 : 0.13}"/>`;
};

/** Flat clouds: bars with round ends and a few round backs. */
export const clouds = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let back = '';
  let edge = '';
  for (let n = r.whole(2, 4); n > 0; n--) {
    const x = r.between(-0.1, 0.85) * w;
    const y = r.between(0.08, 0.42) * h;
    const wide = w * r.between(0.18, 0.36);
    const k = h * r.between(0.025, 0.045);
    back += draw`M${x} ${y}h${wide}a${k} ${k} 0 0 0 0 ${-k * 2}h${-wide * 0.12}a${k * 1.5} ${k * 1.4} 0 0 0 ${-k * 2.9} ${-k * 0.6}`;
    back += draw`a${k * 2.2} ${k * 2.1} 0 0 0 ${-k * 4.2} ${k * 0.2}a${k * 1.2} ${k * 1.2} 0 0 0 ${-k * 2} ${k * 0.6}H${x}a${k * 0.9} ${k * 0.9} 0 0 0 0 ${k * 1.8}z`;
    edge += draw`M${x + wide * 0.15} ${y + k * 1.1}h${wide * 0.6}a${k * 0.35} ${k * 0.35} 0 0 1 0 ${k * 0.7}h${-wide * 0.6}a${k * 0.35} ${k * 0.35} 0 0 1 0 ${-k * 0.7}z`;
  }
  const fill = mix(p.low, p.light, 0.5);
  return `<path d="${back}" fill="${fill}" opacity="${p.night ? 0.22 : 0.55}"/><path d="${edge}" fill="${fill}" opacity=".3"/>`;
};

export const birds = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let d = '';
  const x = w * r.between(0.1, 0.75);
  const y = h * r.between(0.12, 0.4);
  for (let n = r.whole(3, 6); n > 0; n--) {
    const k = r.between(5, 9);
    d += draw`M${x + r.between(-40, 60) - k} ${y + r.between(-22, 22)}q${k * 0.6} ${-k * 0.7} ${k} ${0}q${k * 0.4} ${-k * 0.7} ${k} ${0}`;
  }
  return `<path d="${d}" fill="none" stroke="${mix(p.land, p.low, 0.25)}" stroke-width="2.2" stroke-linecap="round"/>`;
};

/** Sparks or snow in the air. */
export const motes = (r: Luck, { w, h }: Canvas, p: Palette, n = 16): string => {
  let d = '';
  for (let i = 0; i < n; i++) d += round(r() * w, h * r.between(0.1, 0.95), r.between(1, 3.4));
  return `<path d="${d}" fill="${mix(p.light, p.body, 0.15)}" opacity=".75"/>`;
};

export const rain = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let d = '';
  for (let n = 34; n > 0; n--) {
    const k = r.between(14, 34);
    d += draw`M${r.between(-0.05, 1.05) * w} ${r.between(-0.1, 0.95) * h}l${-k * 0.32} ${k}`;
  }
  return `<path d="${d}" stroke="${p.light}" stroke-width="1.4" opacity=".3"/>`;
};

export const bolt = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let x = w * r.between(0.12, 0.88);
  let y = -5;
  let d = draw`M${x} ${y}`;
  let back = '';
  for (let n = 0; n < 5; n++) {
    x += r.between(-0.07, 0.07) * w;
    y += h * 0.12;
    d += draw`L${x} ${y}`;
    back = draw`L${x + 5 - n} ${y - 3}` + back;
    if (n === 2) d += draw`l${r.side() * w * 0.08} ${h * 0.1}L${x} ${y}`;
  }
  return `<path d="${d}${back}z" fill="${mix(p.light, '#ffffff', 0.5)}"/><path d="${d}" fill="none" stroke="${p.light}" stroke-width="9" stroke-linejoin="round" opacity=".25"/>`;
};

export const aurora = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let text = '';
  for (let n = 0; n < 3; n++) {
    const y = h * r.between(0.1, 0.4);
    const a = h * r.between(0.08, 0.2);
    const d = draw`M${-20} ${y}C${w * 0.3} ${y - a * 2} ${w * 0.45} ${y + a * 2} ${w * 0.7} ${y - a}S${w} ${y} ${w + 20} ${y - a}V${y - a + h * 0.16}C${w * 0.8} ${y + a} ${w * 0.5} ${y + a * 3} ${w * 0.3} ${y + a}S${0} ${y + a} ${-20} ${y + h * 0.2}z`;
    text += `<path d="${d}" fill="${mix(p.body, p.light, n * 0.3)}" opacity=".2"/>`;
  }
  return text;
};

/** Slow curls of smoke, mist or water. */
export const curls = (r: Luck, { w, h }: Canvas, p: Palette): string => {
  let d = '';
  for (let n = r.whole(4, 6); n > 0; n--) {
    const x = r() * w;
    const y = r.between(0.1, 0.8) * h;
    const k = h * r.between(0.06, 0.14);
    const s = r.side();
    d += draw`M${x} ${y}c${s * k} ${-k} ${s * k * 2.4} ${-k * 0.4} ${s * k * 2} ${k * 0.4}s${-s * k * 1.2} ${k * 0.5} ${-s * k} ${-k * 0.1}s${s * k * 0.5} ${-k * 0.3} ${s * k * 0.5} ${0}`;
  }
  return `<path d="${d}" fill="none" stroke="${p.light}" stroke-width="3" stroke-linecap="round" opacity=".35"/>`;
};

/** A circle of signs around a point: rings, ticks and dots. */
export const circle = (r: Luck, p: Palette, at: Point, k: number, flat = 1): string => {
  let ticks = '';
  const n = r.pick([8, 12, 16, 24]);
  const turn = r() * 3;
  for (let i = 0; i < n; i++) {
    const a = turn + (i * 2 * Math.PI) / n;
    const long = i % (n / 4) ? 0.07 : 0.18;
    ticks += draw`M${k * Math.cos(a)} ${k * Math.sin(a)}L${k * (1 + long) * Math.cos(a)} ${k * (1 + long) * Math.sin(a)}`;
  }
  const corners = r.pick([3, 4, 5, 6]);
  const skip = corners === 5 ? 2 : 1;
  let poly = '';
  for (let i = 0; i < corners; i++) {
    const a = turn + (i * skip * 2 * Math.PI) / corners;
    poly += draw`${i ? 'L' : 'M'} ${k * 0.86 * Math.cos(a)} ${k * 0.86 * Math.sin(a)}`;
  }
  return `<g transform="translate(${Math.round(at.x)} ${Math.round(at.y)})${flat < 1 ? ` scale(1 ${flat})` : ''}" fill="none" stroke="${p.light}" stroke-width="2.5" opacity=".55"><circle r="${Math.round(k)}"/><circle r="${Math.round(k * 0.86)}" stroke-width="1.2"/><path d="${ticks}"/><path d="${poly}z" stroke-width="1.5" opacity=".7"/></g>`;
};

/** What fills the whole sky or air, without a place of its own. */
export const AIRS = { stars, clouds, birds, motes, rain, bolt, aurora, curls };
