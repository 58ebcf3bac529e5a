import { expect, test } from 'vitest';
import { act, along, typing } from './keyboard';

const field = { tagName: 'INPUT', type: 'text' };
const button = { tagName: 'BUTTON' };

test('digits pick, 0 is the tenth', () => {
  expect(act({ key: '1' })).toEqual({ do: 'pick', n: 1 });
  expect(act({ key: '0', target: button })).toEqual({ do: 'pick', n: 10 });
});

test('nothing is heard while typing, but Esc', () => {
  for (const key of ['1', 'u', '?', 'c', 'ArrowLeft', 'Home']) expect(act({ key, target: field })).toBeNull();
  expect(act({ key: 'u', target: { tagName: 'TEXTAREA' } })).toBeNull();
  expect(act({ key: 'u', target: { tagName: 'DIV', isContentEditable: true } })).toBeNull();
  expect(act({ key: 'Escape', target: field })).toEqual({ do: 'back' });
});

test('a checkbox is not typed into', () => {
  expect(typing({ tagName: 'INPUT', type: 'checkbox' })).toBe(false);
  expect(typing(null)).toBe(false);
});

test('letters', () => {
  expect(['u', '?', 'c', 'r', 'l'].map((key) => act({ key })?.do)).toEqual(['undo', 'help', 'chat', 'rules', 'log']);
  expect(act({ key: 'z', ctrlKey: true })).toEqual({ do: 'undo' });
  expect(act({ key: 'u', ctrlKey: true })).toBeNull();
  expect(act({ key: '1', altKey: true })).toBeNull();
  expect(act({ key: 'x' })).toBeNull();
});

test('along a row', () => {
  const right = act({ key: 'ArrowRight' })!;
  const left = act({ key: 'ArrowUp' })!;
  expect(along(3, -1, right)).toBe(0);
  expect(along(3, -1, left)).toBe(2);
  expect(along(3, 1, right)).toBe(2);
  expect(along(3, 2, right)).toBe(2);
  expect(along(3, 0, left)).toBe(0);
  expect(along(3, 1, act({ key: 'Home' })!)).toBe(0);
  expect(along(3, 1, act({ key: 'End' })!)).toBe(2);
  expect(along(0, 0, right)).toBe(-1);
});
