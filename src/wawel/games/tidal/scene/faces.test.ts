import { expect, test } from 'vitest';
import { keepPlaces, lookOf, numbered, signsOf } from './faces';

test('a face shows its symbols', () => {
  expect(signsOf('blank')).toEqual([]);
  expect(signsOf('any').map((sign) => sign.trait)).toEqual([-1]);
  expect(signsOf('focus-or-spirit').map((sign) => sign.trait)).toEqual([1, 0]);
  expect(signsOf('double-synergy').map((sign) => sign.trait)).toEqual([3, 3]);
});

test('a kind of die has a level and a colour', () => {
  expect(lookOf('novice')).toEqual({ level: 0, colour: 'white', guild: -1 });
  expect(lookOf('elite-blue')).toEqual({ level: 2, colour: 'blue', guild: -1 });
  expect(lookOf('guild-focus')).toEqual({ level: 3, colour: 'red', guild: 1 });
  expect(lookOf('adept-any').colour).toBe('any');
});

test('dice that are set aside leave their places empty, a new throw fills all', () => {
  expect(keepPlaces(['a', 'b', 'b'], ['a', 'b'])).toEqual(['a', 'b', null]);
  expect(keepPlaces(['a', null, 'b'], ['a', 'c'])).toEqual(['a', 'c']);
});

test('equal dice are told apart, and the first of them is the one that goes', () => {
  expect(numbered(['a', 'b', 'a']).map((one) => one.key)).toEqual(['a#0', 'b#0', 'a#1']);
  expect(numbered(['a', 'b'], ['a']).map((one) => one.key)).toEqual(['a#1', 'b#0']);
});
