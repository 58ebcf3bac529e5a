import { expect, test } from 'vitest';
import type { LogLine } from '$lib/types';
import { eventsSince, linesSince, runs, subject } from './recent';

const line = (seq: number, seat: number, ...keys: string[]): LogLine => ({
  seq,
  seat,
  by: 'bot',
  at: 0,
  events: keys.map((key) => ({ key })),
});

test('lines of one player one after another are one run', () => {
  const log = [
    line(1, -1, 'dealt'),
    line(2, 0, 'a'),
    line(3, 0),
    line(4, 0, 'b', 'c'),
    line(5, 1, 'd'),
    line(6, 0, 'e'),
  ];
  expect(runs(log).map((run) => [run.seq, run.seat, run.lines.length])).toEqual([
    [1, -1, 1],
    [2, 0, 2],
    [5, 1, 1],
    [6, 0, 1],
  ]);
});

test('what was taken back is in no run', () => {
  const log = [line(1, 0, 'a'), line(2, 0, 'b'), { ...line(3, 0), back: 1 }];
  expect(runs(log)).toHaveLength(1);
  expect(runs(log)[0].lines).toHaveLength(1);
});

test('recent is what happened since I answered', () => {
  const log = [line(1, 1, 'old'), line(2, 0, 'mine'), line(3, 1, 'a', 'b'), line(4, 2, 'c')];
  expect(linesSince(log, 0).map((one) => one.seat)).toEqual([0, 1, 2]);
  expect(eventsSince(log, 0).map((one) => one.key)).toEqual(['mine', 'a', 'b', 'c']);
});

test('a phrase is about the first player it names', () => {
  expect(subject({ key: 'stole', args: { n: 2, seat: { name: 'seat-3' }, victim: { name: 'seat-1' } } })).toBe(2);
  expect(subject({ key: 'drew', args: { card: { name: 'card-ember' } } })).toBe(-1);
  expect(subject({ key: 'round' })).toBe(-1);
});
