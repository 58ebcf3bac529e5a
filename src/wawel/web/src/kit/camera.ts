/** How a board is looked at: the arithmetic of fitting, panning and zooming. All lengths are CSS pixels. */

export interface Size {
  w: number;
  h: number;
}

/** A place on a board, in the board's own units. */
export interface Rect extends Size {
  x: number;
  y: number;
}

/** The scale of a board, and where its top left corner lies in the view. */
export interface Camera {
  x: number;
  y: number;
  k: number;
}

/** The nearest one can look; the farthest is the whole board. */
const NEAREST = 2.5;
/** Kept free around a place that is looked at. */
const MARGIN = 6;

const between = (least: number, most: number, n: number) => Math.max(least, Math.min(most, n));

/** The scale at which a board of this size fits a view. */
export const fitting = (size: Size, view: Size): number => Math.min(view.w / size.w, view.h / size.h);

/** The smallest place that holds some places. */
export function around(places: Rect[]): Rect {
  const x = Math.min(...places.map((one) => one.x));
  const y = Math.min(...places.map((one) => one.y));
  return {
    x,
    y,
    w: Math.max(...places.map((one) => one.x + one.w)) - x,
    h: Math.max(...places.map((one) => one.y + one.h)) - y,
  };
}

/** The same look, but never past the edges of the board: a board smaller than the view lies in its middle. */
export function held({ x, y, k: wanted }: Camera, size: Size, view: Size): Camera {
  const k = between(fitting(size, view), Math.max(NEAREST, fitting(size, view)), wanted);
  const along = (at: number, length: number, room: number) =>
    length * k <= room ? (room - length * k) / 2 : between(room - length * k, 0, at);
  return { x: along(x, size.w, view.w), y: along(y, size.h, view.h), k };
}

/** The whole board. */
export const whole = (size: Size, view: Size): Camera => held({ x: 0, y: 0, k: 0 }, size, view);

/** A place in the middle of the view, as large as fits but at least at scale 1, where everything can be read and touched:
 * of a place that is too large for that, the upper left part is seen. */
export function onto(place: Rect, size: Size, view: Size): Camera {
  const room = { w: place.w + 2 * MARGIN, h: place.h + 2 * MARGIN };
  const k = between(1, 1.4, fitting(room, view));
  const along = (at: number, length: number, space: number) => {
    const free = space - length * k;
    return Math.max(free / 2, MARGIN) - at * k;
  };
  return held({ x: along(place.x, place.w, view.w), y: along(place.y, place.h, view.h), k }, size, view);
}

/** Nearer or farther by a factor; what lies at a point of the view stays there. */
export function zoomed(camera: Camera, by: number, at: { x: number; y: number }, size: Size, view: Size): Camera {
  const k = between(fitting(size, view), NEAREST, camera.k * by);
  const factor = k / camera.k;
  return held({ x: at.x - (at.x - camera.x) * factor, y: at.y - (at.y - camera.y) * factor, k }, size, view);
}
