import { expect, test } from 'vitest';
import { type Place, plan, type Seen, type Things, touched } from './flights';

const at = (x: number, y: number): Place => ({ x, y, width: 40, height: 60 });
const plates: Record<string, Place> = { 'seat-1': at(500, 10), 'seat-2': at(700, 10), deck: at(300, 300) };
const find = (name: string) => plates[name] ?? null;
const things = (seen: Record<string, Seen>): Things => new Map(Object.entries(seen));

test('what stays stays, what lies elsewhere in its row slides, what lies in another row flies', () => {
  const before = things({
    ember: { place: at(10, 10), parent: 'hand' },
    ash: { place: at(60, 10), parent: 'hand' },
    oak: { place: at(110, 10), parent: 'hand' },
  });
  const after = things({
    ember: { place: at(11, 12), parent: 'hand' },
    ash: { place: at(400, 200), parent: 'table' },
    oak: { place: at(60, 10), parent: 'hand' },
  });
  const motions = plan(before, after, 1, find);
  expect(motions).toEqual([
    { do: 'fly', key: 'ash', from: at(60, 10), to: at(400, 200) },
    { do: 'slide', key: 'oak', from: at(110, 10), to: at(60, 10) },
  ]);
  expect([...touched(motions, after, 1, 0)]).toEqual([['ash', 1]]);
});

test('what is new comes from a plate, or from where it says', () => {
  const after = things({
    ember: { place: at(10, 10), parent: 'table', side: 1 },
    oak: { place: at(110, 10), parent: 'table' },
    ash: { place: at(60, 10), parent: 'hand', from: 'deck' },
  });
  const motions = plan(new Map(), after, 2, find);
  expect(motions).toEqual([
    { do: 'come', key: 'ember', from: at(500, 10), to: at(10, 10) },
    { do: 'come', key: 'oak', from: at(700, 10), to: at(110, 10) },
    { do: 'come', key: 'ash', from: at(300, 300), to: at(60, 10) },
  ]);
  // what was drawn from the deck is nobody's doing
  expect([...touched(motions, after, 2, 0)]).toEqual([
    ['ember', 1],
    ['oak', 2],
  ]);
});

test('what slides by itself is left to it', () => {
  const before = things({ ember: { place: at(10, 10), parent: 'hand', slides: true } });
  const after = things({ ember: { place: at(60, 10), parent: 'hand', slides: true } });
  expect(plan(before, after, 1, find)).toEqual([]);
});

test('without a plate it appears where it is', () => {
  const motions = plan(new Map(), things({ ember: { place: at(10, 10), parent: 'table' } }), -1, find);
  expect(motions).toEqual([{ do: 'come', key: 'ember', from: at(10, 10), to: at(10, 10) }]);
});

test('what is gone goes where it says, or fades where it was, and is not marked', () => {
  const before = things({
    ember: { place: at(10, 10), parent: 'table', to: 'deck' },
    ash: { place: at(60, 10), parent: 'table' },
  });
  const motions = plan(before, new Map(), 1, find);
  expect(motions).toEqual([
    { do: 'go', key: 'ember', from: at(10, 10), to: at(300, 300) },
    { do: 'go', key: 'ash', from: at(60, 10), to: null },
  ]);
  expect(touched(motions, new Map(), 1, 0).size).toBe(0);
});

test('what becomes another thing flies to where that is', () => {
  const before = things({ 'card-ox': { place: at(10, 10), parent: 'hand', name: 'card-ox' } });
  const after = things({ 'champion-4': { place: at(90, 90), parent: 'table', name: 'card-ox', side: 1 } });
  const fly = (key: string, from: Place, to: Place) => [{ do: 'fly', key, from, to }];
  expect(plan(before, after, 1, find)).toEqual(fly('champion-4', at(10, 10), at(90, 90)));
  expect(plan(after, before, 1, find)).toEqual(fly('card-ox', at(90, 90), at(10, 10)));
});

test('of several piles what is gone goes to the first that has grown', () => {
  const pile = (holds: number): Record<string, Seen> => ({ deck: { place: at(300, 300), parent: 'table', holds } });
  const ember: Seen = { place: at(10, 10), parent: 'table', to: 'deck seat-1' };
  const before = things({ ember, ...pile(3) });
  const go = (to: Place) => [{ do: 'go', key: 'ember', from: at(10, 10), to }];
  expect(plan(before, things(pile(4)), 1, find)).toEqual(go(at(300, 300)));
  expect(plan(before, things(pile(3)), 1, find)).toEqual(go(at(500, 10)));
});

test('a count that changes is told by how much', () => {
  const before = things({ ember: { place: at(10, 10), parent: 'table', count: -1 } });
  const after = things({ ember: { place: at(10, 10), parent: 'table', count: -4 } });
  const motions = plan(before, after, 1, find);
  expect(motions).toEqual([{ do: 'count', key: 'ember', at: at(10, 10), by: -3 }]);
  expect([...touched(motions, after, 1, 0)]).toEqual([['ember', 1]]);
});
