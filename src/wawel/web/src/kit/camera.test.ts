import { describe, expect, it } from 'vitest';
import { around, held, onto, whole, zoomed } from './camera';

const size = { w: 1000, h: 600 };
const phone = { w: 390, h: 500 };

describe('the camera of a board', () => {
  it('shows the whole board in the middle', () => {
    expect(whole(size, { w: 2000, h: 1400 })).toEqual({ x: 0, y: 100, k: 2 });
  });

  it('brings a place into the middle, at a scale that can be touched', () => {
    const { x, y, k } = onto({ x: 400, y: 200, w: 300, h: 200 }, size, phone);
    expect(k).toBeGreaterThanOrEqual(1);
    expect(400 * k + x).toBeGreaterThanOrEqual(0);
    expect(700 * k + x).toBeLessThanOrEqual(phone.w);
    expect(y + 300 * k).toBeCloseTo(phone.h / 2);
  });

  it('shows the beginning of a place that is too large', () => {
    const { x, k } = onto({ x: 100, y: 0, w: 800, h: 100 }, size, phone);
    expect(k).toBe(1);
    expect(100 + x).toBeGreaterThanOrEqual(0);
    expect(100 + x).toBeLessThan(20);
  });

  it('never leaves the board', () => {
    expect(held({ x: 500, y: -9999, k: 1 }, size, phone)).toEqual({ x: 0, y: -100, k: 1 });
    expect(held({ x: 0, y: 0, k: 0.01 }, size, phone).k).toBeCloseTo(0.39);
  });

  it('zooms about a point', () => {
    const at = { x: 100, y: 100 };
    const from = { x: -200, y: -50, k: 1 };
    const to = zoomed(from, 2, at, size, phone);
    expect((at.x - to.x) / to.k).toBeCloseTo((at.x - from.x) / from.k);
    expect((at.y - to.y) / to.k).toBeCloseTo((at.y - from.y) / from.k);
  });

  it('holds several places at once', () => {
    expect(
      around([
        { x: 10, y: 20, w: 5, h: 5 },
        { x: 0, y: 30, w: 5, h: 10 },
      ]),
    ).toEqual({ x: 0, y: 20, w: 15, h: 20 });
  });
});
