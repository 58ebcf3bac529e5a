import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namedIcons } from '../../plugins/icons';
import { elementOf } from './elements';
import type { LegendData } from './legend';

const found = import.meta.glob<{ legend: LegendData }>('../../../games/*/scene/legend.ts', { eager: true });
const games = Object.entries(found).map(([path, { legend }]) => ({ game: path.split('/').at(-3)!, legend }));

const texts = (game: string, language: string) =>
  readFileSync(join(import.meta.dirname, `../../../games/${game}/texts/${language}.ftl`), 'utf-8');

test('every game with a scene has a legend', () => {
  const scenes = Object.keys(import.meta.glob('../../../games/*/scene/Scene.svelte')).map((path) =>
    path.split('/').at(-3),
  );
  expect(games.map((one) => one.game).sort()).toEqual(scenes.sort());
});

test.each(games)('the legend of $game has words in both languages, and icons that are loaded', ({ game, legend }) => {
  const keys = legend.flatMap(({ title, signs }) => [
    title,
    ...signs.flatMap(({ name, text }) => (text ? [name, text] : [name])),
  ]);
  for (const language of ['en', 'pl']) {
    const text = texts(game, language);
    // a name or a text of the legend stands alone: it has no variables
    expect(keys.filter((key) => !new RegExp(`^${key} = [^{]*$`, 'm').test(text))).toEqual([]);
    const unused = [...text.matchAll(/^(legend-[\w-]+) =/gm)]
      .map(([, key]) => key)
      .filter((key) => !keys.includes(key));
    expect(unused).toEqual([]);
  }
  const icons = legend.flatMap(({ signs }) => signs.map((sign) => sign.icon));
  const loaded = new Set([...namedIcons(game).keys(), ...namedIcons('shared').keys()]);
  expect(icons.filter((icon) => !elementOf(icon) && !loaded.has(icon))).toEqual([]);
  expect(new Set(icons).size).toBe(icons.length);
});
