import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogLine, TableMessage } from '$lib/types';
import { FAR, Pace, type Speed } from './pace';

const ME = 0;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (seq: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat,
  by: seat === ME ? 'person' : 'bot',
  at: 0,
  events: [{ key: 'event-played' }],
  ...more,
});

/** A table at which the lines of the log were written by these seats, one after another. */
const table = (seats: number[], more: Partial<TableMessage> = {}): TableMessage =>
  ({
    you: ME,
    seq: seats.length,
    log: seats.map((seat, at) => line(at + 1, seat)),
    chat: [],
    ...more,
  }) as unknown as TableMessage;

function pacing(speed: Speed = 'normal') {
  const shown: number[] = [];
  const behind: number[] = [];
  const messages: TableMessage[] = [];
  const pace = new Pace(
    (message) => {
      shown.push(message.seq);
      messages.push(message);
    },
    () => speed,
    (count) => behind.push(count),
  );
  pace.hear(table([]));
  return { pace, shown, behind, messages };
}

test('moves of others are shown one after another, the first at once', () => {
  const { pace, shown, behind } = pacing();
  pace.hear(table([1]));
  pace.hear(table([1, 2]));
  pace.hear(table([1, 2, 1]));
  expect(shown).toEqual([0, 1]);
  expect(behind.at(-1)).toBe(2);
  vi.advanceTimersByTime(1300);
  expect(shown).toEqual([0, 1, 2]);
  vi.advanceTimersByTime(1300);
  expect(shown).toEqual([0, 1, 2, 3]);
  expect(behind.at(-1)).toBe(0);
});

test('what comes slowly is not delayed', () => {
  const { pace, shown } = pacing();
  pace.hear(table([1]));
  vi.advanceTimersByTime(5000);
  pace.hear(table([1, 2]));
  expect(shown).toEqual([0, 1, 2]);
});

test("one's own move is shown at once, with all that waited", () => {
  const { pace, shown, behind } = pacing('slow');
  pace.hear(table([1]));
  pace.hear(table([1, 2]));
  pace.hear(table([1, 2, ME]));
  expect(shown).toEqual([0, 1, 3]);
  expect(behind.at(-1)).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([0, 1, 3]);
});

test('a skip shows the last at once', () => {
  const { pace, shown } = pacing('slow');
  for (let count = 1; count <= 5; count++) pace.hear(table(Array(count).fill(1)));
  pace.flush();
  expect(shown).toEqual([0, 1, 5]);
  pace.flush();
  expect(shown).toEqual([0, 1, 5]);
});

test('far behind, all is shown at once', () => {
  const { pace, shown } = pacing('slow');
  for (let count = 1; count <= FAR + 2; count++) pace.hear(table(Array(count).fill(1)));
  expect(shown).toEqual([0, 1, FAR + 2]);
});

test('several moves at once, as after a reconnect, are not played one by one', () => {
  const { pace, shown } = pacing();
  pace.hear(table([1]));
  pace.hear(table([1, 2, 1, 2]));
  expect(shown).toEqual([0, 1, 4]);
});

test('nothing waits at once, or while the page is hidden', () => {
  const { pace, shown } = pacing('instant');
  pace.hear(table([1]));
  pace.hear(table([1, 2]));
  expect(shown).toEqual([0, 1, 2]);

  vi.stubGlobal('document', { hidden: true });
  const hidden = pacing();
  hidden.pace.hear(table([1]));
  hidden.pace.hear(table([1, 2]));
  expect(hidden.shown).toEqual([0, 1, 2]);
  vi.unstubAllGlobals();
});

test('what was taken back is shown at once', () => {
  const { pace, shown } = pacing('slow');
  pace.hear(table([1]));
  pace.hear(table([1, 2]));
  const back = table([1, 2, 1]);
  back.log[2].back = 1;
  pace.hear(back);
  expect(shown).toEqual([0, 1, 3]);
});

test('what the server answers for me does not end the pace', () => {
  const { pace, shown } = pacing('slow');
  pace.hear(table([1]));
  const passed = table([1, ME]);
  passed.log[1].by = 'order';
  pace.hear(passed);
  expect(shown).toEqual([0, 1]);
});

test('moves with nothing to see take no time', () => {
  const { pace, shown } = pacing();
  const quiet = table([1, 1]);
  for (const one of quiet.log) one.events = [];
  pace.hear({ ...quiet, seq: 1, log: quiet.log.slice(0, 1) });
  pace.hear(quiet);
  expect(shown).toEqual([0, 1, 2]);
});

test('a move with nothing to see does not wait, unless one to see waits before it', () => {
  const { pace, shown, behind } = pacing();
  const log = [line(1, 1), line(2, 2, { events: [] }), line(3, 1), line(4, 2, { events: [] })];
  const upTo = (seq: number) => table([], { seq, log: log.slice(0, seq) });
  pace.hear(upTo(1));
  pace.hear(upTo(2));
  expect(shown).toEqual([0, 1, 2]);
  pace.hear(upTo(3));
  pace.hear(upTo(4));
  expect(shown).toEqual([0, 1, 2]);
  expect(behind.at(-1)).toBe(1);
  vi.advanceTimersByTime(1300);
  expect(shown).toEqual([0, 1, 2, 3, 4]);
});

test('what is no move is told at once', () => {
  const { pace, shown } = pacing('slow');
  pace.hear(table([1]));
  pace.hear(table([1], { rematch: 'there' }));
  expect(shown).toEqual([0, 1, 1]);
});

test('chat is not held back, and reveals nothing of the moves that are', () => {
  const { pace, messages } = pacing();
  const said = [{ id: 1, seq: 2, seat: 1, name: 'Bogna', text: 'Ha!', at: 0 }];
  pace.hear(table([1]));
  pace.hear(table([1, 2]));
  pace.hear(table([1, 2], { chat: said }));
  expect(messages.at(-1)!.chat).toEqual(said);
  expect(messages.at(-1)!.seq).toBe(1);
  expect(messages.at(-1)!.log).toHaveLength(1);
  vi.advanceTimersByTime(1300);
  expect(messages.at(-1)!.seq).toBe(2);
  expect(messages.at(-1)!.chat).toEqual(said);
});

test('that I am being passed for is told while moves wait, so that I may stop it', () => {
  const { pace, messages } = pacing('slow');
  const now = { n: 7, empty: true, marks: [] };
  pace.hear(table([1]));
  pace.hear(table([1, 2], { passing: { now } as unknown as TableMessage['passing'] }));
  expect(messages.at(-1)!.seq).toBe(1);
  expect(messages.at(-1)!.passing!.now).toEqual(now);
  const passed = table([1, 2, ME], { passing: { now: null } as unknown as TableMessage['passing'] });
  passed.log[2].by = 'order';
  pace.hear(passed);
  expect(messages.at(-1)!.seq).toBe(1);
  expect(messages.at(-1)!.passing!.now).toBeNull();
  vi.advanceTimersByTime(2500);
  expect(messages.at(-1)!.seq).toBe(2);
  expect(messages.at(-1)!.passing!.now).toBeNull();
});
