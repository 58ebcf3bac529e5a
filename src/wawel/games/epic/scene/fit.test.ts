import { expect, test } from 'vitest';
import { fit, heightOf, NAMED, READ, TOUCHED } from './fit';

const fits = (count: number, width: number, height: number) => {
  const { slot } = fit(count, width, height, TOUCHED);
  return Math.floor(width / slot) * Math.floor(height / heightOf(slot)) >= count;
};

test('few champions are large, many are small, and all of them fit', () => {
  expect(fit(3, 780, 150, READ).slot).toBeGreaterThan(NAMED);
  expect(fit(3, 780, 150, READ).slot).toBeGreaterThan(fit(20, 780, 150, READ).slot);
  for (const count of [1, 5, 10, 20, 28]) expect(fits(count, 780, 150)).toBe(true);
});

test('names get the room that is left, and all of them still fit', () => {
  for (const count of [1, 4, 9, 20]) {
    const { slot, place } = fit(count, 780, 150, READ);
    expect(place).toBeGreaterThanOrEqual(slot);
    expect(Math.floor(780 / place) * Math.floor(150 / heightOf(slot))).toBeGreaterThanOrEqual(count);
  }
  expect(fit(3, 780, 128, READ).place).toBeGreaterThan(100);
});

test('where they can not fit they stay large enough to be hit', () => {
  expect(fit(60, 300, 60, TOUCHED)).toEqual({ slot: TOUCHED, place: TOUCHED });
});
