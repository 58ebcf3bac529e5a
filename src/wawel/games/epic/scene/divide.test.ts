import { expect, test } from 'vitest';
import { answers, proposal } from './divide';

test('as many as possible break, the weakest first', () => {
  expect(proposal([8, 2, 3], 6)).toEqual([1, 2, 3]);
  expect(proposal([8, 2, 3], 4)).toEqual([0, 2, 2]);
  expect(proposal([8, 9], 5)).toEqual([5, 0]);
});

test('what is left over when all break still falls on someone', () => {
  expect(proposal([2, 2], 10)).toEqual([8, 2]);
});

test('nobody is asked about the last one, nor about anyone once all is given', () => {
  expect(answers([1, 2, 3], 6)).toEqual(['points:1', 'points:2']);
  expect(answers([6, 0, 0], 6)).toEqual(['points:6']);
  expect(answers([0, 6, 0], 6)).toEqual(['points:0', 'points:6']);
});
