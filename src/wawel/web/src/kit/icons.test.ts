import { expect, test } from 'vitest';
import { credits, missingIcons, namedIcons, pathOf, rounded } from '../../plugins/icons';

test('every icon that is named exists', () => {
  expect(missingIcons()).toEqual([]);
});

test('only what is named is credited, with its licence', () => {
  expect(credits().icons).toEqual([...namedIcons().keys()].sort());
  expect(credits().licence).toBe('CC BY 3.0');
  expect(pathOf('no-such-icon')).toBeUndefined();
});

test('drawings are rounded to one decimal, arcs are left alone', () => {
  expect(rounded('M200.947 18.686c-6.98.087-14.64.774 -.04 1e-3z')).toBe('M200.9 18.7c-7 .1-14.6 .8 0 0z');
  expect(rounded('m1 1a5.123 5.123 0 011.5.25h3.26')).toBe('m1 1a5.123 5.123 0 011.5.25h3.3');
});
