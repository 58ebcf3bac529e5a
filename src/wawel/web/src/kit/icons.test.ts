import { expect, test } from 'vitest';
import { bodyOf, credits, missingIcons, namedIcons } from '../../plugins/icons';

test('every icon that is named exists', () => {
  expect(missingIcons()).toEqual([]);
});

test('only what is named is credited, with its licence', () => {
  expect(credits().icons).toEqual([...namedIcons().keys()].sort());
  expect(credits().licence).toBe('CC BY 3.0');
  expect(bodyOf('no-such-icon')).toBeUndefined();
});
