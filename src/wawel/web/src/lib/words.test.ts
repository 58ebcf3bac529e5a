import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeWords, preferredLanguage } from './words';

const source = (language: string) => readFileSync(join(import.meta.dirname, `../texts/${language}.ftl`), 'utf-8');
const strict = (problem: string) => {
  throw new Error(problem);
};
const pl = makeWords('pl', [source('pl')], {}, strict);
const en = makeWords('en', [source('en')], {}, strict);

describe('Polish plurals', () => {
  test.each([
    [0, '0 punktów'],
    [1, '1 punkt'],
    [2, '2 punkty'],
    [4, '4 punkty'],
    [5, '5 punktów'],
    [12, '12 punktów'],
    [22, '22 punkty'],
    [25, '25 punktów'],
    [102, '102 punkty'],
    [112, '112 punktów'],
  ])('%i', (n, words) => {
    expect(pl('ui-points', { n })).toBe(words);
  });

  test('seats', () => {
    expect([1, 3, 5].map((n) => pl('ui-free-seats', { n }))).toEqual([
      '1 wolne miejsce',
      '3 wolne miejsca',
      '5 wolnych miejsc',
    ]);
  });
});

describe('phrases', () => {
  const game = `
card-dusk-pilgrim = Pielgrzym zmierzchu
card-undertow = Głębinowy prąd
element-fire = Ogień
do-spell = Zaklęcie: { $card } ({ $actions }) → { $outlook }
face-actions = { $basic } · { $enhanced }
face-action = Atak { $value }
face-enhanced = { $element }: Atak { $value }
outlook = Atak { $mine } przeciw { $hp }
discard = Odrzucone: { $cards }
ask = { $set ->
    [1] Pierwszy zestaw
   *[0] Zestaw
}
`;
  const t = makeWords('pl', [source('pl'), game], { 'card-undertow': { pl: 'Odpływ', en: 'Ebb' } }, strict);

  test('within phrases', () => {
    const label = {
      key: 'do-spell',
      args: {
        card: { name: 'card-dusk-pilgrim' },
        actions: {
          key: 'face-actions',
          args: {
            basic: { key: 'face-action', args: { value: 3 } },
            enhanced: { key: 'face-enhanced', args: { element: { name: 'element-fire' }, value: 5 } },
          },
        },
        outlook: { key: 'outlook', args: { mine: 7, hp: 11 } },
      },
    };
    expect(t.say(label)).toBe('Zaklęcie: Pielgrzym zmierzchu (Atak 3 · Ogień: Atak 5) → Atak 7 przeciw 11');
  });

  test('lists are joined with commas, and content files give other names', () => {
    expect(t.say({ key: 'discard', args: { cards: [{ name: 'card-dusk-pilgrim' }, { name: 'card-undertow' }] } })).toBe(
      'Odrzucone: Pielgrzym zmierzchu, Odpływ',
    );
  });

  test('names can be kept apart from the sentence around them', () => {
    const phrase = { key: 'discard', args: { cards: [{ name: 'card-dusk-pilgrim' }, { name: 'card-undertow' }] } };
    expect(t.parts(phrase)).toEqual([
      'Odrzucone: ',
      { name: 'card-dusk-pilgrim', text: 'Pielgrzym zmierzchu' },
      ', ',
      { name: 'card-undertow', text: 'Odpływ' },
    ]);
    expect(t.parts({ key: 'ask', args: { set: 1 } })).toEqual(['Pierwszy zestaw']);
  });

  test('numbers select by value', () => {
    expect([0, 1, 2].map((set) => t.say({ key: 'ask', args: { set } }))).toEqual([
      'Zestaw',
      'Pierwszy zestaw',
      'Zestaw',
    ]);
  });

  test('a missing key is told and shown as itself', () => {
    const told: string[] = [];
    const words = makeWords('en', [''], {}, (problem) => told.push(problem));
    expect(words('no-such-thing')).toBe('no-such-thing');
    expect(told).toHaveLength(1);
    expect(words.has('no-such-thing')).toBe(false);
  });
});

test('the browser’s languages decide', () => {
  expect(preferredLanguage(['pl-PL', 'en'])).toBe('pl');
  expect(preferredLanguage(['de-AT', 'pl'])).toBe('pl');
  expect(preferredLanguage(['de'])).toBe('en');
});

const keys = (language: string) => [...source(language).matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]).sort();

test('both languages have the same keys, each once', () => {
  expect(keys('pl')).toEqual(keys('en'));
  expect(new Set(keys('pl')).size).toBe(keys('pl').length);
});

test('every key that is named in the sources has words, and no words are left over', () => {
  const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf-8' }).filter(
    (path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'),
  );
  const text = files.map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf-8')).join('\n');
  const named = new Set([...text.matchAll(/['"`](ui-[a-z-]+[a-z])['"`]/g)].map((found) => found[1]));
  expect([...named].filter((key) => !en.has(key))).toEqual([]);
  const starts = [...text.matchAll(/`(ui-[a-z-]*-)\$\{/g)].map((found) => found[1]);
  const unused = keys('en').filter(
    (key) => key.startsWith('ui-') && !named.has(key) && !starts.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
