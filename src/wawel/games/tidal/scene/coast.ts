/** The shapes of the archipelago: coasts, and what stands on the islands besides the spaces. */

import type { IslandId } from './model';

type Point = [x: number, y: number];

/** A smooth closed line through some points. */
export function smooth(points: Point[]): string {
  const at = (n: number) => points[(n + points.length) % points.length];
  const curve = points.map((_, n) => {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map((n) => n.toFixed(1)).join(' ')}`;
  });
  return `M${points[0].join(' ')}${curve.join('')}Z`;
}

/** The same line, nearer to the middle of its points. */
const inner = (points: Point[], by: number): Point[] => {
  const x = points.reduce((sum, one) => sum + one[0], 0) / points.length;
  const y = points.reduce((sum, one) => sum + one[1], 0) / points.length;
  return points.map(([px, py], n) => {
    const shrink = by - (n % 3) * 0.025;
    return [x + (px - x) * shrink, y + (py - y) * shrink];
  });
};

const OUTLINES: Partial<Record<IslandId, Point[]>> = {
  // a plateau with bays, round like a dial
  chronoseum: [
    [16, 130],
    [40, 106],
    [88, 100],
    [134, 106],
    [182, 98],
    [222, 112],
    [238, 142],
    [228, 172],
    [240, 208],
    [222, 240],
    [176, 248],
    [128, 240],
    [82, 250],
    [36, 242],
    [10, 214],
    [20, 172],
  ],
  // a green atoll inside the boat's course
  lamara: [
    [58, 278],
    [96, 260],
    [142, 258],
    [186, 268],
    [203, 298],
    [199, 342],
    [190, 372],
    [142, 384],
    [92, 384],
    [56, 370],
    [43, 334],
    [47, 300],
  ],
  // bastions around the tower
  citadel: [
    [252, 144],
    [268, 108],
    [316, 106],
    [368, 97],
    [424, 106],
    [474, 108],
    [489, 146],
    [478, 184],
    [490, 226],
    [466, 256],
    [412, 254],
    [368, 263],
    [322, 254],
    [272, 260],
    [251, 224],
    [262, 182],
  ],
  // a rock that burns inside
  droska: [
    [254, 300],
    [282, 276],
    [334, 280],
    [388, 270],
    [448, 280],
    [484, 300],
    [480, 342],
    [490, 384],
    [452, 416],
    [394, 408],
    [340, 418],
    [286, 412],
    [252, 388],
    [262, 344],
  ],
};

export interface Coast {
  id: IslandId;
  shore: string;
  hills: string;
  top: string;
}

export const COASTS: Coast[] = Object.entries(OUTLINES).map(([id, points]) => ({
  id: id as IslandId,
  shore: smooth(points),
  hills: smooth(inner(points, 0.93)),
  top: smooth(inner(points, 0.74)),
}));

/** A spiral from the middle outwards. */
export function spiral(x: number, y: number, from: number, to: number, turns: number, start: number): string {
  const steps = Math.ceil(turns * 18);
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const part = n / steps;
    const turn = start + part * turns * 2 * Math.PI;
    const r = from + (to - from) * part;
    return `${(x + Math.cos(turn) * r).toFixed(1)} ${(y + Math.sin(turn) * r * 0.62).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Trees, palms and rocks between the spaces: icon, middle and size. */
export const GROWTH: Partial<Record<IslandId, [icon: string, x: number, y: number, size: number][]>> = {
  chronoseum: [
    ['hourglass', 222, 126, 20],
    ['palm', 232, 216, 18],
    ['stone-tower', 14, 196, 20],
  ],
  lamara: [
    ['palm-tree', 122, 316, 20],
    ['palm', 196, 320, 16],
    ['palm', 48, 320, 16],
  ],
  citadel: [
    ['palm', 330, 184, 16],
    ['palm', 478, 132, 16],
  ],
  droska: [
    ['sword-array', 472, 322, 22],
    ['swordman', 478, 392, 22],
  ],
};
