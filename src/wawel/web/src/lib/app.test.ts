import { expect, test } from 'vitest';
import { routeOf } from './app.svelte';
import { Book, folded } from './rulebook';
import { defaults, readSettings } from './settings.svelte';
import { makeWords } from './words';

test('addresses', () => {
  expect(routeOf('/').page).toBe('lobby');
  expect(routeOf('/t/k3v9x2ab?seq=12#log')).toMatchObject({ page: 'table', id: 'k3v9x2ab', hash: 'log' });
  expect(routeOf('/u/Za%C5%BC%C3%B3%C5%82%C4%87').id).toBe('Zażółć');
  expect(routeOf('/rules/etchinstone')).toMatchObject({ page: 'rules', id: 'etchinstone' });
  expect(routeOf('/workshop/epic')).toMatchObject({ page: 'workshop', id: 'epic' });
  expect(routeOf('/settings').page).toBe('settings');
  expect(routeOf('/nowhere').page).toBe('not-found');
  expect(routeOf('/t/a/b').page).toBe('not-found');
});

test('strange settings fall back', () => {
  const usual = defaults(['pl']);
  expect(readSettings(null, usual)).toEqual(usual);
  expect(readSettings('{', usual)).toEqual(usual);
  expect(readSettings('{"theme":"pink","sound":true,"language":"en"}', usual)).toEqual({
    ...usual,
    sound: true,
    language: 'en',
  });
});

test('the rulebook is searched without Polish marks', () => {
  expect(folded('Żywioł Łączenie')).toBe('zywiol laczenie');
  const book = new Book(
    {
      rules: [
        {
          id: 'g.a',
          section: 'Wstęp',
          heading: 'section-wstep',
          kind: 'flow',
          pl: 'Żywioł pasuje.',
          en: 'The element fits.',
        },
        { id: 'g.b', section: 'Wstęp', heading: 'section-wstep', kind: 'flow', pl: 'Talia.', en: 'The deck.' },
      ],
      rulings: [
        {
          id: 'g.r',
          rules: ['g.a'],
          question: 'Which?',
          decision: 'This.',
          question_pl: 'Który?',
          decision_pl: 'Ten.',
        },
      ],
      examples: [],
    },
    makeWords('pl', ['section-wstep = Na początek']),
  );
  expect(book.search('zywiol').map((one) => one.id)).toEqual(['g.a']);
  expect(book.sections().map(([name]) => name)).toEqual(['Na początek']);
  expect(book.about('g.a')[0]).toMatchObject({ text: 'Który?', answer: 'Ten.' });
});
