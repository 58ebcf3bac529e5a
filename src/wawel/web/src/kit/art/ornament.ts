/** What stands nearest, dark against the picture: grass, a branch, an arch. It frames the figure and gives depth. */

import { type Canvas, draw, type Luck } from './draw.ts';

export type Ornament = (r: Luck, canvas: Canvas) => string;

const mound = ({ w, h }: Canvas, left: number, right: number) =>
  draw`M${-9} ${h + 9}V${h - left}Q${w * 0.28} ${h - Math.min(left, right) * 0.1} ${w * 0.55} ${h - 3}T${w + 9} ${h - right}V${h + 9}z`;

const grass: Ornament = (r, canvas) => {
  const { w, h } = canvas;
  let d = mound(canvas, h * r.between(0.02, 0.12), h * r.between(0.02, 0.12));
  for (let n = 26; n > 0; n--) {
    // thick at the sides, thin in the middle
    const side = r() < 0.5 ? r() ** 1.6 * 0.4 : 1 - r() ** 1.6 * 0.4;
    const tall = h * r.between(0.08, 0.2) * (0.5 + Math.abs(side - 0.5));
    const lean = tall * r.between(-0.6, 0.6);
    const x = side * w;
    d += draw`M${x - 3} ${h + 3}q${lean * 0.1} ${-tall * 0.6} ${lean} ${-tall - 3}q${-lean * 0.4 + 2} ${tall * 0.5} ${-lean + 7} ${tall + 3}z`;
  }
  return d;
};

const fern: Ornament = (r, canvas) => {
  const { w, h } = canvas;
  let d = mound(canvas, h * 0.08, h * 0.05);
  for (const side of [-1, 1]) {
    for (let n = r.whole(1, 2); n > 0; n--) {
      const x = side < 0 ? w * r.between(0, 0.14) : w * r.between(0.86, 1);
      const tall = h * r.between(0.24, 0.42);
      const lean = -side * tall * r.between(0.1, 0.7);
      d += draw`M${x} ${h + 3}q${0} ${-tall * 0.7} ${lean} ${-tall}q${-lean * 0.9} ${tall * 0.35} ${-lean + 4} ${tall}z`;
      for (let k = 0.2; k < 0.95; k += 0.12) {
        const px = x + lean * k * k;
        const py = h - tall * (2 * k - k * k) * 0.95;
        const long = tall * 0.24 * (1.1 - k);
        for (const way of [-1, 1])
          d += draw`M${px} ${py}q${way * long * 0.6} ${-long * 0.7} ${way * long} ${-long * 0.1}q${-way * long * 0.5} ${long * 0.1} ${-way * long} ${long * 0.35}z`;
      }
    }
  }
  return d;
};

const rocks: Ornament = (r, { w, h }) => {
  let d = '';
  for (const side of [0, 1]) {
    for (let n = r.whole(2, 3); n > 0; n--) {
      const x = side ? w * r.between(0.78, 1.02) : w * r.between(-0.02, 0.22);
      const k = h * r.between(0.08, 0.2);
      d += draw`M${x - k * 1.3} ${h + 5}l${k * 0.3} ${-k * 0.7}l${k * 0.6} ${-k * r.between(0.3, 0.6)}l${k * 0.8} ${k * 0.25}l${k * 0.5} ${k * 0.5}l${k * 0.4} ${k * 0.7}z`;
    }
  }
  return d;
};

const reeds: Ornament = (r, { w, h }) => {
  let d = '';
  for (let n = 13; n > 0; n--) {
    const x = w * (r() < 0.5 ? r.between(0, 0.22) : r.between(0.78, 1));
    const tall = h * r.between(0.2, 0.5);
    const lean = r.between(-14, 14);
    d += draw`M${x - 1.5} ${h + 3}q${0} ${-tall * 0.6} ${lean} ${-tall}q${-lean * 0.6 + 3} ${tall * 0.5} ${-lean + 4} ${tall}z`;
    if (r() < 0.6)
      d += draw`M${x + lean - 3} ${h - tall + 12}q${-1} ${-24} ${4} ${-26}q${5} ${2} ${4} ${26}q${-4} ${5} ${-8} ${0}z`;
  }
  return d;
};

/** A leafy branch from an upper corner. */
const branch: Ornament = (r, { w, h }) => {
  const side = r.side();
  const from = side < 0 ? -8 : w + 8;
  const long = w * r.between(0.3, 0.45);
  const drop = h * r.between(0.12, 0.28);
  let d = draw`M${from} ${h * 0.02}q${-side * long * 0.5} ${drop * 0.2} ${-side * long} ${drop}q${side * long * 0.5} ${-drop * 0.55} ${side * long} ${-drop * 0.6}z`;
  for (let k = 0.15; k < 1.02; k += 0.085) {
    const x = from - side * long * k;
    const y = h * 0.02 + drop * (0.4 * k + 0.6 * k * k);
    const leaf = h * r.between(0.045, 0.075);
    const way = r.side();
    d += draw`M${x} ${y}q${-side * leaf * 0.2} ${way * leaf * 0.9} ${-side * leaf * 1.5} ${way * leaf * 1.1}q${side * leaf * 0.2} ${-way * leaf * 1.1} ${side * leaf * 1.5} ${-way * leaf * 1.1}z`;
  }
  return d + draw`M${-9} ${h + 9}V${h * 0.95}Q${w / 2} ${h} ${w + 9} ${h * 0.93}V${h + 9}z`;
};

const thorns: Ornament = (r, { w, h }) => {
  let d = '';
  for (const side of [-1, 1]) {
    const x = side < 0 ? 0 : w;
    const reach = h * r.between(0.3, 0.6);
    const wide = w * r.between(0.16, 0.3);
    d += draw`M${x} ${h - reach}C${x - side * wide * 0.5} ${h - reach * 0.8} ${x - side * wide * 0.2} ${h - reach * 0.2} ${x - side * wide * 1.3} ${h + 3}`;
    d += draw`h${side * 12}C${x - side * wide * 0.1} ${h - reach * 0.2} ${x - side * wide * 0.35} ${h - reach * 0.7} ${x} ${h - reach * 0.86}z`;
    for (let k = 0.1; k < 1; k += 0.14) {
      const px = x - side * wide * (0.3 + k * k * 0.9);
      const py = h - reach * (0.75 - k * 0.72);
      d += draw`M${px} ${py - 5}l${-side * 13} ${-r.between(4, 11)}l${side * 8} ${14}z`;
    }
  }
  return d + draw`M${-9} ${h + 9}V${h * 0.96}H${w + 9}V${h + 9}z`;
};

/** The mouth of a cave, with teeth of stone. */
const cave: Ornament = (r, { w, h }) => {
  let d = draw`M${-9} ${-9}H${w + 9}V${h + 9}H${-9}zM${w * 0.07} ${h * 0.92}`;
  for (let x = 0.2; x < 0.9; x += r.between(0.1, 0.2)) d += draw`L${x * w} ${h * r.between(0.9, 0.98)}`;
  d += draw`L${w * 0.93} ${h * 0.9}Q${w * 1.02} ${h * 0.5} ${w * 0.86} ${h * 0.14}`;
  for (let x = 0.8; x > 0.2; x -= 0.11)
    d += draw`L${w * x} ${h * 0.05}L${w * (x - 0.035)} ${h * r.between(0.08, 0.24)}`;
  return `${d + draw`L${w * 0.13} ${h * 0.12}Q${-w * 0.02} ${h * 0.5} ${w * 0.07} ${h * 0.92}`}z`;
};

/** A pointed arch, as of a window or a gate. */
const arch: Ornament = (r, { w, h }) => {
  const side = w * r.between(0.06, 0.1);
  const spring = h * r.between(0.36, 0.48);
  const wall = draw`M-9-9H${w + 9}V${h + 9}H-9z`;
  const opening = draw`M${side} ${h * 0.95}H${w - side}V${spring}Q${w - side} ${h * 0.12} ${w / 2} ${h * 0.02}Q${side} ${h * 0.12} ${side} ${spring}z`;
  const feet = draw`M0 ${h * 0.93}h${side * 1.5}V${h}H0zM${w - side * 1.5} ${h * 0.93}H${w}V${h}H${w - side * 1.5}z`;
  return wall + opening + feet;
};

const desk: Ornament = (r, { w, h }) => {
  let d = draw`M${-9} ${h + 9}V${h * 0.92}H${w + 9}V${h + 9}z`;
  for (const side of [0, 1]) {
    let y = h * 0.92;
    const x = side ? w * 0.82 : w * 0.02;
    for (let n = r.whole(2, 4); n > 0; n--) {
      const tall = h * r.between(0.035, 0.06);
      const wide = w * r.between(0.12, 0.17);
      const off = r.between(-8, 8);
      y -= tall;
      d += draw`M${x + off} ${y}h${wide}q${5} ${tall / 2} ${0} ${tall - 1}h${-wide}z`;
    }
    if (r() < 0.6) {
      const cx = x + w * 0.07;
      d += draw`M${cx - 5} ${y}v${-h * 0.1}h${10}v${h * 0.1}zM${cx} ${y - h * 0.1}q${-9} ${-9} ${0} ${-24}q${9} ${15} ${0} ${24}z`;
    }
  }
  return d;
};

const surf: Ornament = (r, { w, h }) => {
  let d = draw`M${-9} ${h + 9}V${h * 0.93}`;
  const n = r.whole(3, 5);
  const k = (w + 18) / n;
  for (let i = 0; i < n; i++)
    d += draw`c${k * 0.3} ${-h * 0.02} ${k * 0.5} ${-h * r.between(0.08, 0.16)} ${k * 0.86} ${-h * 0.06}c${-k * 0.16} ${-h * 0.01} ${-k * 0.1} ${h * 0.07} ${k * 0.14} ${h * 0.06}`;
  return `${d + draw`V${h + 9}`}z`;
};

const coral: Ornament = (r, { w, h }) => {
  let d = '';
  for (const side of [0, 1]) {
    for (let n = r.whole(4, 6); n > 0; n--) {
      const x = side ? w * r.between(0.84, 1.02) : w * r.between(-0.02, 0.16);
      const up = h * r.between(0.2, 0.5);
      const lean = r.between(-0.3, 0.3) * up;
      const k = r.between(5, 9);
      d += draw`M${x - k} ${h + 3}Q${x - k} ${h - up * 0.6} ${x + lean - k} ${h - up}a${k} ${k} 0 0 1 ${k * 2} ${0}Q${x + k} ${h - up * 0.5} ${x + k} ${h + 3}z`;
    }
  }
  return d + draw`M${-9} ${h + 9}V${h * 0.95}Q${w * 0.3} ${h} ${w * 0.5} ${h * 0.98}T${w + 9} ${h * 0.94}V${h + 9}z`;
};

const banners: Ornament = (r, { w, h }) => {
  let d = draw`M${-9} ${h + 9}V${h * 0.95}H${w + 9}V${h + 9}z`;
  for (const side of [0, 1]) {
    const x = side ? w * r.between(0.85, 0.9) : w * r.between(0.02, 0.06);
    const wide = w * 0.085;
    const long = h * r.between(0.3, 0.48);
    d += draw`M${x - 5} ${-5}h${wide + 10}v${11}h${-wide - 10}zM${x} ${0}h${wide}v${long}l${-wide / 2} ${-wide * 0.5}l${-wide / 2} ${wide * 0.5}z`;
  }
  return d;
};

export const ORNAMENTS = {
  grass,
  fern,
  rocks,
  reeds,
  branch,
  thorns,
  cave,
  arch,
  desk,
  surf,
  coral,
  banners,
} satisfies Record<string, Ornament>;

export type OrnamentName = keyof typeof ORNAMENTS;
