/** Silhouettes of land, from the far ridge to the near rocks. Each is drawn across the canvas, upwards from a base line. */

import { type Canvas, draw, type Luck, smooth } from './draw.ts';

export interface Shape {
  /** The silhouette, filled with the layer's colour. */
  d: string;
  /** What light falls on: facets of a peak, the sunny side of a roof. */
  lit?: string;
  /** Lighted windows, streaks of lava: filled with the light itself. */
  glow?: string;
}

/** `y` is the base line, `s` the height that a shape may rise, `to` the side light comes from (-1 left, 1 right). */
export type Land = (r: Luck, canvas: Canvas, y: number, s: number, to: number) => Shape;

const ground = ({ w, h }: Canvas, y: number) => draw`M${-9} ${h + 9}V${y}H${w + 9}V${h + 9}z`;
const box = (x: number, y: number, w: number, h: number) => draw`M${x} ${y}h${w}v${h}h${-w}z`;

const hills: Land = (r, { w, h }, y, s) => {
  const n = r.whole(4, 6);
  const points: [number, number][] = [[-20, y - s * r()]];
  for (let i = 0; i <= n; i++) points.push([(w * i) / n, y - s * (i % 2 ? r.between(0.5, 1) : r.between(0, 0.35))]);
  points.push([w + 20, y - s * r.between(0, 0.5)]);
  return { d: `${draw`M${-20} ${h + 9}V${points[0][1]}`}${smooth(points)}${draw`V${h + 9}z`}` };
};

const mountains: Land = (r, { w, h }, y, s, to) => {
  const n = r.whole(3, 5);
  let d = draw`M${-20} ${h + 9}L${-20} ${y}`;
  let lit = '';
  let x = -20 - r() * 40;
  for (let i = 0; i < n + 1; i++) {
    const wide = (w / n) * r.between(0.8, 1.3);
    const peak = x + wide * r.between(0.38, 0.62);
    const top = y - s * r.between(0.45, 1);
    const rise = y - top;
    const knee = r.between(0.4, 0.6);
    d += draw`L${x + (peak - x) * 0.45} ${top + rise * knee}L${peak} ${top}`;
    d += draw`L${peak + (x + wide - peak) * 0.4} ${top + rise * r.between(0.4, 0.55)}`;
    d += draw`L${x + wide} ${y - s * r.between(0.02, 0.2)}`;
    const edge = to < 0 ? x : x + wide;
    const half = (edge - peak) * 0.45;
    lit += draw`M${peak} ${top}L${peak + half} ${top + rise * (to < 0 ? knee : 0.5)}`;
    lit += draw`l${-half * 0.5} ${-rise * 0.06}l${half * 0.2} ${rise * 0.22}l${-half * 0.4} ${-rise * 0.1}`;
    lit += draw`l${-half * 0.2} ${rise * 0.3}l${-half * 0.25} ${-rise * 0.35}z`;
    x += wide * 0.86;
  }
  return { d: `${d}${draw`L${w + 20} ${y}V${h + 9}z`}`, lit };
};

const crags: Land = (r, { w, h }, y, s, to) => {
  let d = draw`M${-20} ${h + 9}V${y}`;
  let lit = '';
  for (let x = -20; x < w + 20; ) {
    const gap = r.between(0.04, 0.16) * w;
    const wide = r.between(0.06, 0.15) * w;
    const top = y - s * r.between(0.35, 1);
    const lean = wide * 0.14;
    d += draw`L${x + gap} ${y - s * 0.08 * r()}L${x + gap + lean} ${top + s * 0.12}l${lean} ${-s * 0.1}`;
    d += draw`L${x + gap + wide - lean} ${top}l${lean * 0.6} ${s * 0.16}L${x + gap + wide} ${y}`;
    const at = to < 0 ? x + gap + lean * 1.4 : x + gap + wide - lean * 1.2;
    lit += draw`M${at} ${top + s * 0.06}l${-to * wide * 0.22} ${s * 0.04}l${-to * 2} ${(y - top) * 0.5}`;
    lit += draw`L${at + to * lean * 0.4} ${y - 4}z`;
    x += gap + wide;
  }
  return { d: `${d}${draw`H${w + 20}V${h + 9}z`}`, lit };
};

const dunes: Land = (r, { w, h }, y, s, to) => {
  let d = draw`M${-30} ${h + 9}V${y}`;
  let lit = '';
  for (let x = -30; x < w + 30; ) {
    const wide = r.between(0.35, 0.6) * w;
    const top = y - s * r.between(0.35, 0.9);
    const peak = x + wide * r.between(0.45, 0.6);
    d += draw`Q${x + wide * 0.25} ${top + 6} ${peak} ${top}Q${peak + wide * 0.12} ${y - s * 0.1} ${x + wide} ${y}`;
    const end = to < 0 ? x : x + wide;
    lit += draw`M${peak} ${top}Q${(peak + end) / 2} ${top + (y - top) * 0.25} ${end} ${y}`;
    lit += draw`Q${peak + (end - peak) * 0.1} ${y - s * 0.1} ${peak} ${top}`;
    x += wide;
  }
  return { d: `${d}${draw`H${w + 30}V${h + 9}z`}`, lit };
};

const pine = (x: number, y: number, t: number, wide: number) =>
  draw`M${x} ${y - t}l${wide * 0.5} ${t * 0.42}h${-wide * 0.22}l${wide * 0.5} ${t * 0.58}h${-wide * 1.56}` +
  draw`l${wide * 0.5} ${-t * 0.58}h${-wide * 0.22}z`;

const pines: Land = (r, canvas, y, s) => {
  let d = ground(canvas, y - s * 0.12);
  const step = Math.max(15, s * 0.24);
  for (let x = -5; x < canvas.w + 10; x += step * r.between(0.6, 1.25)) {
    const t = s * r.between(0.45, 1);
    d += pine(x, y, t, t * 0.24);
  }
  return { d };
};

const grove: Land = (r, canvas, y, s, to) => {
  let d = ground(canvas, y - s * 0.1);
  let lit = '';
  for (let x = -10; x < canvas.w + 20; x += s * r.between(0.45, 0.85)) {
    const t = s * r.between(0.22, 0.36);
    const top = y - s * r.between(0.3, 0.6);
    for (const [dx, dy, k] of [
      [-0.7, 0.15, 0.8],
      [0.7, 0.1, 0.75],
      [0, -0.5, 0.9],
    ]) {
      const q = t * k;
      d += draw`M${x + dx * t - q} ${top + dy * t}a${q} ${q} 0 1 1 ${2 * q} ${0}a${q} ${q} 0 1 1 ${-2 * q} ${0}`;
    }
    d += box(x - t * 0.12, top, t * 0.24, y - top);
    lit += draw`M${x + to * t * 0.2} ${top - t * 1.3}a${t * 0.9} ${t * 0.9} ${to < 0 ? '0 0 0' : '0 0 1'} ${to * t * 0.75} ${t * 0.9}`;
    lit += draw`q${-to * t * 0.3} ${-t * 0.7} ${-to * t * 0.75} ${-t * 0.9}z`;
  }
  return { d, lit };
};

/** Bare trees: trunks with forking branches, as thin triangles. */
const snags: Land = (r, canvas, y, s) => {
  let d = ground(canvas, y - s * 0.06);
  for (let x = r() * 30; x < canvas.w; x += r.between(0.13, 0.28) * canvas.w) {
    const t = s * r.between(0.6, 1.1);
    const lean = t * r.between(-0.18, 0.18);
    d += draw`M${x - t * 0.05} ${y}L${x + lean} ${y - t}L${x + t * 0.05} ${y}z`;
    for (let k = 0; k < 4; k++) {
      const up = r.between(0.35, 0.8);
      const out = r.side() * t * r.between(0.16, 0.34);
      d += draw`M${x + lean * up} ${y - t * up + t * 0.05}l${out} ${-t * r.between(0.12, 0.26)}L${x + lean * up} ${y - t * up - t * 0.01}z`;
    }
  }
  return { d };
};

const tower = (r: Luck, x: number, y: number, wide: number, tall: number, to: number): Shape => {
  const top = y - tall;
  const roofed = r() < 0.55;
  const k = wide / 5;
  let d = box(x - wide / 2, top, wide, tall + 20);
  let lit = box(to < 0 ? x - wide / 2 : x + wide * 0.2, top, wide * 0.3, tall);
  if (roofed) {
    d += draw`M${x - wide * 0.68} ${top}L${x} ${top - wide * r.between(1.1, 1.9)}L${x + wide * 0.68} ${top}z`;
    lit += draw`M${x + to * wide * 0.68} ${top}L${x} ${top - wide * 1.1}L${x + to * wide * 0.25} ${top}z`;
  } else {
    d += draw`M${x - wide * 0.62} ${top + k}V${top - k}h${k}v${k}h${k}v${-k}h${k * 2.2}v${k}h${k}v${-k}h${k}V${top + k}z`;
  }
  let glow = '';
  for (let at = top + wide * 0.5; at < y - wide; at += wide * r.between(0.9, 1.6)) {
    if (r() < 0.7) glow += draw`M${x - k * 0.5} ${at + k * 1.6}v${-k}q${k * 0.5} ${-k * 0.9} ${k} ${0}v${k}z`;
  }
  return { d, lit, glow };
};

const join = (...shapes: Shape[]): Shape => ({
  d: shapes.map((one) => one.d).join(''),
  lit: shapes.map((one) => one.lit ?? '').join(''),
  glow: shapes.map((one) => one.glow ?? '').join(''),
});

const castle: Land = (r, canvas, y, s, to) => {
  const { w } = canvas;
  const at = w * r.between(0.25, 0.75);
  const unit = s * 0.2;
  const parts: Shape[] = [hills(r, canvas, y, s * 0.18, to)];
  const span = unit * r.between(2.6, 3.6);
  parts.push({ d: box(at - span, y - s * 0.36, span * 2, s * 0.5) });
  for (let x = at - span; x < at + span; x += unit * 0.36)
    parts.push({ d: box(x, y - s * 0.4, unit * 0.18, unit * 0.3) });
  for (const [dx, k] of [
    [-1, 0.62],
    [-0.45, 0.8],
    [0.5, 0.72],
    [1, 0.55],
    [0.05, 1],
  ]) {
    parts.push(tower(r, at + span * dx, y, unit * r.between(0.55, 0.85), s * k * r.between(0.75, 0.95), to));
  }
  return join(...parts);
};

const towers: Land = (r, canvas, y, s, to) => {
  const parts: Shape[] = [hills(r, canvas, y, s * 0.25, to)];
  for (let n = r.whole(1, 2); n >= 0; n--) {
    parts.push(tower(r, canvas.w * r.between(0.08, 0.92), y, s * r.between(0.13, 0.2), s * r.between(0.55, 0.95), to));
  }
  return join(...parts);
};

const city: Land = (r, canvas, y, s, to) => {
  const parts: Shape[] = [{ d: ground(canvas, y - 2) }];
  for (let x = -10; x < canvas.w; ) {
    const wide = s * r.between(0.22, 0.42);
    const wall = s * r.between(0.2, 0.46);
    const roof = wide * r.between(0.5, 1);
    const top = y - wall;
    const mid = x + wide / 2;
    let glow = '';
    const k = wide * 0.14;
    for (let row = top + k; row < y - k * 2; row += k * 2.4) {
      for (const column of [0.22, 0.62]) if (r() < 0.5) glow += box(x + wide * column, row, k, k * 1.4);
    }
    parts.push({
      d: box(x, top, wide, wall + 9) + draw`M${x - 3} ${top}L${mid} ${top - roof}L${x + wide + 3} ${top}z`,
      lit: draw`M${mid} ${top - roof}L${to < 0 ? x - 3 : x + wide + 3} ${top}L${mid - to * 3} ${top}z`,
      glow,
    });
    if (r() < 0.28) parts.push(tower(r, x + wide, y, wide * 0.4, s * r.between(0.7, 1), to));
    x += wide * r.between(0.85, 1.15);
  }
  return join(...parts);
};

/** Halls of a school: a dome between pointed towers, arched windows alight. */
const halls: Land = (r, canvas, y, s, to) => {
  const { w } = canvas;
  const at = w * r.between(0.35, 0.65);
  const wide = Math.min(w * 0.26, s * 0.75);
  const top = y - s * 0.42;
  const parts: Shape[] = [{ d: ground(canvas, y - 1) + box(at - wide, top, wide * 2, s) }];
  const dome = wide * 0.36;
  parts.push({
    d:
      box(at - dome, top - dome * 0.35, dome * 2, dome) +
      draw`M${at - dome} ${top - dome * 0.3}a${dome} ${dome * 1.1} 0 0 1 ${dome * 2} ${0}z` +
      draw`M${at - 4} ${top - dome}L${at} ${top - dome * 2.1}L${at + 4} ${top - dome}z`,
    lit: draw`M${at} ${top - dome * 1.4}A${dome} ${dome * 1.1} ${to < 0 ? '0 0 0' : '0 0 1'} ${at + to * dome} ${top - dome * 0.3}H${at + to * dome * 0.5}Q${at + to * dome * 0.5} ${top - dome} ${at} ${top - dome * 1.4}`,
  });
  for (const dx of [-1, 1]) parts.push(tower(r, at + dx * wide, y, s * 0.13, s * r.between(0.55, 0.8), to));
  if (r() < 0.7) parts.push(tower(r, at + r.side() * wide * 1.6, y, s * 0.1, s * r.between(0.45, 0.7), to));
  let glow = '';
  const k = wide * 0.09;
  for (let x = at - wide * 0.8; x < at + wide * 0.8; x += k * 2.6) {
    glow += draw`M${x} ${y - s * 0.12}v${-s * 0.13}q${k / 2} ${-k} ${k} ${0}v${s * 0.13}z`;
  }
  parts.push({ d: '', glow });
  return join(...parts);
};

const ruins: Land = (r, canvas, y, s, to) => {
  const parts: Shape[] = [hills(r, canvas, y, s * 0.15, to)];
  for (let x = r() * 40; x < canvas.w; x += s * r.between(0.28, 0.6)) {
    const wide = s * 0.1;
    const tall = s * r.between(0.25, 0.85);
    const top = y - tall;
    if (r() < 0.3 && tall > s * 0.45) {
      const span = s * 0.42;
      parts.push({
        d:
          box(x, top, wide, tall + 9) +
          box(x + span, top + tall * r.between(0, 0.3), wide, tall + 9) +
          draw`M${x - 4} ${top}h${span * 0.9}l${-6} ${8}q${-span * 0.4} ${-6} ${-span * 0.6} ${22}h${-span * 0.2}z`,
        lit: box(to < 0 ? x : x + wide * 0.65, top, wide * 0.35, tall),
      });
      x += span;
    } else {
      parts.push({
        d: draw`M${x} ${y + 9}V${top}l${wide * 0.35} ${-wide * 0.5}l${wide * 0.3} ${wide * 0.6}l${wide * 0.35} ${-wide * 0.3}V${y + 9}z`,
        lit: box(to < 0 ? x : x + wide * 0.65, top + 4, wide * 0.35, tall),
      });
    }
  }
  return join(...parts);
};

const stones: Land = (r, canvas, y, s, to) => {
  const base = hills(r, canvas, y, s * 0.22, to);
  let { d } = base;
  let lit = '';
  for (let x = r() * 30; x < canvas.w; x += s * r.between(0.3, 0.65)) {
    const tall = s * r.between(0.25, 0.7);
    const wide = tall * r.between(0.3, 0.5);
    const lean = wide * r.between(-0.3, 0.3);
    const top = y - tall;
    d += draw`M${x} ${y + 12}L${x + lean} ${top + wide * 0.3}Q${x + lean + wide * 0.2} ${top} ${x + lean + wide * 0.6} ${top + 2}`;
    d += draw`Q${x + lean + wide} ${top + wide * 0.2} ${x + lean + wide} ${top + wide * 0.4}L${x + wide} ${y + 12}z`;
    const edge = to < 0 ? x + lean + wide * 0.06 : x + lean + wide * 0.94;
    lit += draw`M${edge} ${top + wide * 0.3}l${-to * wide * 0.25} ${-wide * 0.2}L${x + wide / 2 + to * wide * 0.25} ${y}h${to * wide * 0.2}z`;
  }
  return { d, lit };
};

const graves: Land = (r, canvas, y, s, to) => {
  const base = hills(r, canvas, y, s * 0.2, to);
  let { d } = base;
  let lit = '';
  for (let x = r() * 25; x < canvas.w; x += s * r.between(0.22, 0.45)) {
    const tall = s * r.between(0.2, 0.42);
    const k = tall * 0.3;
    if (r() < 0.45) {
      d += box(x - k * 0.25, y - tall * 1.2, k * 0.5, tall * 1.4) + box(x - k, y - tall * 0.95, k * 2, k * 0.45);
    } else {
      d += draw`M${x - k} ${y + 9}V${y - tall * 0.7}a${k} ${k} 0 0 1 ${k * 2} ${0}V${y + 9}z`;
      lit += draw`M${x + to * k} ${y}V${y - tall * 0.7}q${0} ${-k * 0.7} ${-to * k * 0.6} ${-k * 0.9}q${to * k * 0.25} ${k * 0.3} ${to * k * 0.25} ${k}V${y}z`;
    }
  }
  return { d, lit };
};

const volcano: Land = (r, canvas, y, s, to) => {
  const base = hills(r, canvas, y, s * 0.2, to);
  const x = canvas.w * r.between(0.2, 0.8);
  const wide = s * r.between(0.75, 1);
  const top = y - s * r.between(0.75, 0.95);
  const lip = wide * 0.13;
  const d = draw`M${x - wide} ${y + 9}Q${x - wide * 0.3} ${y - s * 0.3} ${x - lip} ${top}l${lip * 0.6} ${6}l${lip * 0.5} ${-4}L${x + lip} ${top}Q${x + wide * 0.3} ${y - s * 0.3} ${x + wide} ${y + 9}z`;
  const glow = draw`M${x - lip * 0.5} ${top + 5}l${lip} ${0}l${-lip * 0.3} ${s * 0.2}l${lip * 0.8} ${s * 0.22}l${-lip * 1.2} ${-s * 0.18}l${-lip * 0.9} ${s * 0.3}l${lip * 0.2} ${-s * 0.32}z`;
  const lit = draw`M${x + to * lip} ${top}Q${x + to * wide * 0.3} ${y - s * 0.3} ${x + to * wide} ${y}Q${x + to * wide * 0.3} ${y - s * 0.15} ${x + to * lip} ${top}`;
  return join(base, { d, lit, glow });
};

const viaduct: Land = (r, canvas, y, s, to) => {
  const { w } = canvas;
  const deck = y - s * r.between(0.4, 0.6);
  const n = r.whole(4, 6);
  const span = (w + 20) / n;
  let d = draw`M${-10} ${deck - s * 0.08}H${w + 10}V${y + 20}H${-10}z`;
  for (let i = 0; i < n; i++) {
    const x = -10 + i * span + span * 0.12;
    const wide = span * 0.76;
    d += draw`M${x} ${y + 20}h${wide}V${deck + wide * 0.5}a${wide / 2} ${wide / 2} 0 0 0 ${-wide} ${0}z`;
  }
  return join({ d }, hills(r, canvas, y + s * 0.1, s * 0.15, to));
};

const mill: Land = (r, canvas, y, s, to) => {
  const base = hills(r, canvas, y, s * 0.3, to);
  const x = canvas.w * r.between(0.15, 0.85);
  const tall = s * 0.5;
  const top = y - s * 0.2 - tall;
  const k = tall * 0.2;
  let d = draw`M${x - k * 1.3} ${y}L${x - k} ${top}Q${x} ${top - k * 1.4} ${x + k} ${top}L${x + k * 1.3} ${y}z`;
  const turn = r() * 1.5;
  for (let n = 0; n < 4; n++) {
    const a = turn + (n * Math.PI) / 2;
    const c = Math.cos(a) * tall * 0.7;
    const q = Math.sin(a) * tall * 0.7;
    d += draw`M${x} ${top}l${c - q * 0.02} ${q}l${-q * 0.22} ${c * 0.22}L${x + c * 0.25 - q * 0.1} ${top + q * 0.25 + c * 0.1}z`;
  }
  return join(base, { d, glow: box(x - k * 0.25, top + tall * 0.45, k * 0.5, k * 0.6) });
};

const shard = (x: number, y: number, tall: number, wide: number, lean: number, to: number): Shape => ({
  d: draw`M${x - wide} ${y + 12}L${x - wide + lean * 0.7} ${y - tall * 0.72}L${x + lean} ${y - tall}L${x + wide + lean * 0.7} ${y - tall * 0.66}L${x + wide} ${y + 12}z`,
  lit: draw`M${x + lean} ${y - tall}L${x + to * wide + lean * 0.7} ${y - tall * 0.69}L${x + to * wide} ${y}L${x + to * wide * 0.2 + lean * 0.4} ${y - tall * 0.5}z`,
});

const crystals: Land = (r, canvas, y, s, to) => {
  const parts: Shape[] = [hills(r, canvas, y, s * 0.18, to)];
  for (let x = r() * 30; x < canvas.w; x += s * r.between(0.25, 0.5)) {
    const lean = r.between(-0.35, 0.35);
    for (const [dx, k] of [
      [-0.12, 0.5],
      [0.12, 0.65],
      [0, 1],
    ]) {
      const tall = s * r.between(0.5, 0.85) * k;
      parts.push(shard(x + dx * s, y, tall, tall * 0.12, tall * (lean + dx * 2), to));
    }
  }
  return join(...parts);
};

const islands: Land = (r, { w }, y, s, to) => {
  let d = '';
  let lit = '';
  for (let n = r.whole(2, 4); n > 0; n--) {
    const x = r() * w;
    const wide = s * r.between(0.5, 1.2);
    const tall = s * r.between(0.2, 0.7);
    d += draw`M${x - wide} ${y + 2}Q${x - wide * 0.4} ${y - tall * 0.5} ${x - wide * 0.1} ${y - tall}q${wide * 0.2} ${-tall * 0.1} ${wide * 0.3} ${tall * 0.35}Q${x + wide * 0.5} ${y - tall * 0.3} ${x + wide} ${y + 2}z`;
    lit += draw`M${x - wide * 0.05} ${y - tall}Q${x + to * wide * 0.4} ${y - tall * 0.45} ${x + to * wide * 0.8} ${y}Q${x + to * wide * 0.2} ${y - tall * 0.2} ${x} ${y - tall}z`;
  }
  return { d, lit };
};

const stacks: Land = (r, { w }, y, s, to) => {
  const parts: Shape[] = [];
  for (let n = r.whole(2, 4); n > 0; n--) {
    const x = r() * w;
    const wide = s * r.between(0.12, 0.26);
    const tall = s * r.between(0.4, 1);
    const top = y - tall;
    if (wide > s * 0.19) {
      parts.push({
        d:
          draw`M${x - wide * 1.5} ${y + 3}L${x - wide * 1.2} ${top + 8}Q${x} ${top - 12} ${x + wide * 1.2} ${top + 4}L${x + wide * 1.6} ${y + 3}H${x + wide * 0.7}` +
          draw`Q${x + wide * 0.7} ${top + tall * 0.42} ${x} ${top + tall * 0.4}Q${x - wide * 0.7} ${top + tall * 0.42} ${x - wide * 0.7} ${y + 3}z`,
      });
    } else {
      parts.push({
        d: draw`M${x - wide} ${y + 3}L${x - wide * 0.6} ${top + tall * 0.2}L${x - wide * 0.2} ${top}L${x + wide * 0.4} ${top + 6}L${x + wide * 0.7} ${top + tall * 0.4}L${x + wide} ${y + 3}z`,
        lit: draw`M${x} ${top + 3}L${x + to * wide * 0.65} ${top + tall * 0.35}L${x + to * wide} ${y}h${-to * wide * 0.5}z`,
      });
    }
  }
  return join(...parts);
};

const ship: Land = (r, { w }, y, s, to) => {
  const x = w * r.between(0.15, 0.85);
  const k = s * r.between(0.3, 0.55);
  const d =
    draw`M${x - k} ${y - k * 0.3}Q${x} ${y - k * 0.12} ${x + k} ${y - k * 0.42}Q${x + k * 0.8} ${y + k * 0.1} ${x + k * 0.5} ${y + 3}H${x - k * 0.6}Q${x - k * 0.9} ${y} ${x - k} ${y - k * 0.3}z` +
    box(x - k * 0.42, y - k * 1.5, k * 0.05, k * 1.4) +
    box(x + k * 0.2, y - k * 1.8, k * 0.05, k * 1.6);
  const sail = (at: number, top: number, wide: number, tall: number) =>
    draw`M${at - wide} ${top}H${at + wide}Q${at + wide * 1.35} ${top + tall * 0.55} ${at + wide} ${top + tall}Q${at + wide * 0.2} ${top + tall * 0.82} ${at - wide} ${top + tall}Q${at - wide * 0.65} ${top + tall * 0.5} ${at - wide} ${top}z`;
  const sails = sail(x - k * 0.4, y - k * 1.4, k * 0.34, k * 0.9) + sail(x + k * 0.22, y - k * 1.7, k * 0.38, k * 1.1);
  return { d: d + sails, lit: to ? sails : '' };
};

const isles: Land = (r, { w }, y, s, to) => {
  const parts: Shape[] = [];
  for (let n = r.whole(2, 3); n > 0; n--) {
    const x = w * r.between(0.08, 0.92);
    const top = y - s * r.between(0.45, 1.1);
    const k = s * r.between(0.16, 0.34);
    parts.push({
      d: draw`M${x - k} ${top}q${k * 0.5} ${-k * 0.24} ${k} ${-k * 0.1}q${k * 0.6} ${-k * 0.2} ${k} ${k * 0.1}l${-k * 0.3} ${k * 0.35}l${-k * 0.2} ${k * 0.2}l${-k * 0.25} ${k * 0.65}l${-k * 0.3} ${-k * 0.55}l${-k * 0.4} ${-k * 0.15}z`,
      lit: draw`M${x - k * 0.9} ${top}q${k * 0.45} ${-k * 0.2} ${k * 0.9} ${-k * 0.08}q${k * 0.6} ${-k * 0.18} ${k * 0.9} ${k * 0.08}q${-k} ${k * 0.25} ${-k * 1.8} ${0}z`,
    });
    if (r() < 0.6) parts.push(tower(r, x, top, k * 0.28, k * r.between(0.5, 1), to));
    else parts.push({ d: pine(x - k * 0.3, top, k * 0.7, k * 0.2) + pine(x + k * 0.25, top, k * 0.5, k * 0.16) });
  }
  return join(...parts);
};

const falls: Land = (r, canvas, y, s, to) => {
  const base = crags(r, canvas, y, s, to);
  const x = canvas.w * r.between(0.2, 0.8);
  const k = s * r.between(0.06, 0.1);
  const top = y - s * 0.75;
  const wall = draw`M${x - k * 5} ${y + 9}L${x - k * 3.5} ${top}L${x + k * 4} ${top + 6}L${x + k * 5} ${y + 9}z`;
  const glow = draw`M${x - k} ${top + 2}q${k} ${-5} ${k * 2} ${1}L${x + k * 1.4} ${y + 6}h${-k * 2.8}z`;
  return join(base, { d: wall, glow });
};

/** Spears and banners of a host beyond a rise. */
const host: Land = (r, canvas, y, s, to) => {
  const base = hills(r, canvas, y, s * 0.2, to);
  let { d } = base;
  let lit = '';
  for (let x = -4; x < canvas.w + 8; x += s * r.between(0.09, 0.17)) {
    const tall = s * r.between(0.32, 0.55);
    const lean = r.between(-5, 5);
    d += draw`M${x - 1.4} ${y}l${lean} ${-tall}l${3} ${0}L${x + 1.4} ${y}zM${x + lean - 3} ${y - tall}l${4} ${-11}l${4} ${11}z`;
    d += draw`M${x - 6} ${y - s * 0.12}a${6} ${7} 0 0 1 12 0v30h-12z`;
    if (r() < 0.16) {
      const top = y - tall * 1.35;
      const k = s * 0.16;
      d += draw`M${x - 1.5} ${y}V${top - 6}h${4}V${y}z`;
      const flag = draw`M${x} ${top}q${to * k * 0.8} ${-k * 0.3} ${to * k * 1.7} ${0}l${-to * k * 0.4} ${k * 0.45}l${to * k * 0.4} ${k * 0.45}q${-to * k * 0.9} ${-k * 0.25} ${-to * k * 1.7} ${0}z`;
      d += flag;
      lit += flag;
    }
  }
  return { d, lit };
};

const reef: Land = (r, canvas, y, s) => {
  let d = hills(r, canvas, y, s * 0.25, 1).d;
  for (let x = r() * 20; x < canvas.w; x += s * r.between(0.2, 0.42)) {
    const tall = s * r.between(0.3, 0.8);
    const wide = tall * 0.09;
    for (let n = r.whole(3, 5); n > 0; n--) {
      const lean = tall * r.between(-0.55, 0.55);
      const up = tall * r.between(0.55, 1);
      d += draw`M${x - wide} ${y + 5}Q${x - wide + lean * 0.1} ${y - up * 0.6} ${x + lean - wide * 0.7} ${y - up}a${wide} ${wide} 0 0 1 ${wide * 1.5} ${0}Q${x + wide + lean * 0.2} ${y - up * 0.5} ${x + wide} ${y + 5}z`;
    }
  }
  return { d };
};

const kelp: Land = (r, canvas, y, s) => {
  let d = ground(canvas, y - 2);
  for (let x = 0; x < canvas.w; x += s * r.between(0.14, 0.34)) {
    const tall = s * r.between(0.5, 1.1);
    const sway = tall * r.between(0.06, 0.14) * r.side();
    d += draw`M${x - 4} ${y + 4}C${x - 4 + sway * 2} ${y - tall * 0.3} ${x - sway * 2} ${y - tall * 0.65} ${x + sway} ${y - tall}`;
    d += draw`C${x + 3 - sway} ${y - tall * 0.65} ${x + 8 + sway * 2} ${y - tall * 0.3} ${x + 5} ${y + 4}z`;
  }
  return { d };
};

/** The columns of a hall, in rows towards its end. */
const columns: Land = (r, canvas, y, s, to) => {
  const { w, h } = canvas;
  let d = ground(canvas, y);
  let lit = '';
  const mid = w / 2;
  const n = r.whole(2, 3);
  for (let i = 0; i < n; i++) {
    const off = w * (0.16 + (i / n) * 0.44);
    const k = w * (0.025 + i * 0.018);
    for (const side of [-1, 1]) {
      const x = mid + side * off;
      const foot = y + ((h - y) * i) / n;
      d +=
        box(x - k, -5, k * 2, foot + 12) +
        box(x - k * 1.5, foot, k * 3, k * 0.9) +
        draw`M${x - k * 1.9} ${y - s * 1.05}h${k * 3.8}l${-k * 0.8} ${k}h${-k * 2.2}z`;
      lit += box(x - side * k * 0.5 - k * 0.4, 0, k * 0.7, foot);
    }
  }
  return { d, lit: to ? lit : '' };
};

const shelves: Land = (r, canvas, y, s) => {
  const { w } = canvas;
  let d = '';
  let lit = '';
  const row = s * 0.3;
  for (let top = y - s * 1.25; top < y; top += row) {
    d += box(-5, top + row * 0.86, w + 10, row * 0.14);
    for (let x = 0; x < w; ) {
      const wide = row * r.between(0.16, 0.34);
      const tall = row * r.between(0.5, 0.8);
      if (r() < 0.85) {
        d += box(x, top + row * 0.86 - tall, wide - 1.5, tall);
        if (r() < 0.25) lit += box(x, top + row * 0.86 - tall, wide - 1.5, tall);
      } else x += row * 0.2;
      x += wide;
    }
  }
  return { d: d + ground(canvas, y), lit };
};

export const LANDS = {
  hills,
  mountains,
  crags,
  dunes,
  pines,
  grove,
  snags,
  castle,
  towers,
  city,
  halls,
  ruins,
  stones,
  graves,
  volcano,
  viaduct,
  mill,
  crystals,
  islands,
  stacks,
  ship,
  isles,
  falls,
  host,
  reef,
  kelp,
  columns,
  shelves,
} satisfies Record<string, Land>;

export type LandName = keyof typeof LANDS;
