import { describe, expect, test } from 'vitest';
import { aboveOrBelow, type Box, beside, sheetTop } from './place';

const view = { width: 1366, height: 768 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe('a close-up', () => {
  test.each([
    ['in the hand', box(420, 540, 150, 210)],
    ['at the left edge', box(0, 200, 150, 210)],
    ['at the right edge', box(1210, 200, 150, 210)],
    ['in an upper corner', box(0, 0, 60, 60)],
  ])('%s covers neither its card nor what is to be read', (_where, card) => {
    const forecast = box(245, 200, 515, 165);
    const { left, top } = beside(card, 304, 480, view, [forecast]);
    const shown = box(left, top, 304, 480);
    expect(apart(shown, card)).toBe(true);
    expect(apart(shown, forecast)).toBe(true);
    expect(left >= 0 && top >= 0 && shown.right <= view.width && shown.bottom <= view.height).toBe(true);
  });

  test('stays in a window that is too small for it', () => {
    const { left, top } = beside(box(100, 100, 80, 80), 400, 700, { width: 390, height: 600 });
    expect(left).toBe(8);
    expect(top).toBe(8);
  });
});

test('a tooltip lies above its thing, below it at the upper edge, and always inside the window', () => {
  expect(aboveOrBelow(box(600, 300, 20, 20), 200, 40, view)).toEqual({ left: 510, top: 252 });
  expect(aboveOrBelow(box(600, 10, 20, 20), 200, 40, view)).toEqual({ left: 510, top: 38 });
  expect(aboveOrBelow(box(1350, 300, 10, 20), 200, 40, view).left).toBe(1366 - 208);
});

test('a sheet lies away from the thing, unless something to be kept in sight is there', () => {
  const card = { left: 10, right: 90, top: 700, bottom: 800 };
  const forecast = { left: 0, right: 390, top: 200, bottom: 330 };
  expect(sheetTop(card, 480, { height: 844 })).toBe(8);
  expect(sheetTop(card, 480, { height: 844 }, [forecast])).toBe(356);
});
