import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { coverOf } from '../../../plugins/covers';
import { dataFiles, pathOf } from '../../../plugins/icons';
import { backdrop } from './backdrop.ts';
import { compose, type Form, type Kind } from './compose.ts';
import { coverGames } from './cover.ts';

const KINDS: Kind[] = ['being', 'spell', 'place', 'beast', 'thing'];
const FORMS: Form[] = ['wide', 'square', 'tall'];

/** Every component of the games that has a picture: its game, its kind in the data, its id and its icon. */
const components = dataFiles().flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\[\[([\w.]+)\]\]\nid = "([^"]+)"\nicon = "([^"]+)"/g)].map(
    ([, kind, id, icon]) => ({ game: basename(join(path, '../..')), kind, id, icon }),
  ),
);

const picture = (game: string, id: string, icon: string, kind: Kind = 'being', form: Form = 'wide', tint?: string) =>
  compose({ game, kind, seed: id, figure: pathOf(icon) ?? '', form, tint });

test('the same component always has the same picture', () => {
  for (const kind of KINDS) {
    for (const form of FORMS) {
      const draw = () => picture('epic', 'ash-dragon', 'spiked-dragon-head', kind, form, 'epic-evil');
      expect(draw()).toBe(draw());
    }
  }
});

test('no two components of a game have the same picture', () => {
  expect(components.length).toBeGreaterThan(150);
  for (const game of new Set(components.map((one) => one.game))) {
    // the same drawing for all: what differs comes from the seed
    const own = components.filter((one) => one.game === game);
    const ids = new Set(own.map((one) => `${one.kind} ${one.id}`));
    const drawn = new Set([...ids].map((id) => picture(game, id, 'crown')));
    expect(drawn.size).toBe(ids.size);
  }
});

test('pictures are well-formed and small', () => {
  for (const { game, id, icon } of components) {
    for (const kind of KINDS) {
      const text = picture(game, id, icon, kind);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      expect(text.length - (pathOf(icon) ?? '').length).toBeLessThan(18_000);
      expect(text.match(/<(path|use|circle|ellipse)/g)!.length).toBeLessThan(50);
    }
  }
  // thousands of pictures: a busy machine is slow, not wrong
}, 30_000);

test('a tone sets the colours, a seed the arrangement', () => {
  const colours = (tint: string) =>
    new Set(picture('etchinstone', 'a', 'crown', 'being', 'wide', tint).match(/#[0-9a-f]{6}/g));
  const shared = [...colours('fire')].filter((one) => colours('water').has(one));
  expect(shared.length).toBeLessThan(6);
});

test('every game has a cover of less than 15 kB', () => {
  expect(coverGames().sort()).toEqual(['dragonsgate', 'epic', 'etchinstone', 'talisman', 'tidal']);
  for (const game of coverGames()) {
    const text = coverOf(game);
    expect(text).not.toMatch(/NaN|undefined/);
    expect(text.length).toBeLessThan(15_000);
    expect(backdrop(game).length).toBeLessThan(16_000);
  }
});
