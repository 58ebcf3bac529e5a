/** What every layer of a picture is drawn with: seeded numbers, colours, and short path data. */

/** Pseudorandom choices that depend on a text alone. */
export interface Luck {
  /** From 0 to 1. */
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** -1 or 1. */
  side(): number;
}

export function luck(seed: string): Luck {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  const next = (() => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Luck;
  next.between = (low, high) => low + (high - low) * next();
  next.whole = (low, high) => Math.floor(low + (high - low + 1) * next());
  next.pick = (from) => from[Math.floor(next() * from.length)];
  next.side = () => (next() < 0.5 ? -1 : 1);
  return next;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Between two colours (`#rrggbb`): 0 is the first, 1 the second. */
export function mix(a: string, b: string, part: number): string {
  const to = channels(b);
  const parts = channels(a).map((c, n) => Math.round(c + (to[n] - c) * part));
  return `#${parts.map((c) => Math.max(0, Math.min(255, c)).toString(16).padStart(2, '0')).join('')}`;
}

/** Path data with rounded numbers: draw`M${x} ${y}h${wide}z`. */
export function draw(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  let text = parts[0];
  values.forEach((value, n) => {
    text += (typeof value === 'string' ? value : String(Math.round(value) || 0)) + parts[n + 1];
  });
  return text.replaceAll(' -', '-');
}

/** A smooth line through points, continuing from the first. */
export function smooth(points: [number, number][]): string {
  let d = '';
  for (let n = 1; n < points.length - 1; n++) {
    const [x, y] = points[n];
    const [nx, ny] = points[n + 1];
    const last = n === points.length - 2;
    d += draw`Q${x} ${y} ${last ? nx : (x + nx) / 2} ${last ? ny : (y + ny) / 2}`;
  }
  return d;
}

/** The size of a picture's canvas. */
export interface Canvas {
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}
