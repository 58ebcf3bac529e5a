import { expect, test } from 'vitest';
import { read, write, wrongs } from './decks';
import type { CardData } from './model';

const card = (id: string, alignment: string, cost: number) => ({ id, alignment, cost, type: 'event' }) as CardData;
const cards = [card('spark', 'wild', 0), card('boar', 'wild', 1), card('bell', 'good', 1)];

test('a deck that is written reads the same', () => {
  const deck = { boar: 3, bell: 2, spark: 1 };
  const text = write(cards, deck, 'Mine');
  expect(text).toBe('# Mine\n# good\n2 bell\n# wild\n1 spark\n3 boar\n');
  expect(read(cards, text)).toEqual({ copies: deck, wrong: [] });
});

test('lines that can not be read are told by their numbers, the others are read', () => {
  const { copies, wrong } = read(cards, '2 boar # big\r\n\nboar\n1 dragon\n1 boar');
  expect(copies).toEqual({ boar: 3 });
  expect(wrong.map((one) => [one.line, one.key])).toEqual([
    [3, 'scene-deck-line'],
    [4, 'scene-deck-unknown'],
  ]);
});

test('each broken rule is told once', () => {
  expect(wrongs(cards, { spark: 4, boar: 3 }).map((one) => one.key)).toEqual([
    'scene-deck-small',
    'scene-deck-copies',
    'scene-deck-ratio',
  ]);
});
