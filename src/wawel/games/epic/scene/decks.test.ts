import { expect, test } from 'vitest';
import { write } from './decks';
import type { CardData } from './model';

const card = (id: string, alignment: string, cost: number) => ({ id, alignment, cost, type: 'event' }) as CardData;
const parts = { cards: [card('spark', 'wild', 0), card('boar', 'wild', 1), card('bell', 'good', 1)], decks: [] };

test('a deck is written by alignment and cost, without the cards that were taken out', () => {
  expect(write(parts, { boar: 3, bell: 2, spark: 1 }, 'Mine')).toBe('# Mine\n2 bell\n1 spark\n3 boar\n');
  expect(write(parts, { boar: 0, bell: 1 }, 'Mine')).toBe('# Mine\n1 bell\n');
});
