import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elsewhere, follow, invitedBy, told } from './feed';
import type { FeedMessage } from './types';

const all = (tables: string[]): FeedMessage => ({ type: 'waiting', tables, invitations: [], at: 0 });
const turn = (table: string, waiting: boolean): FeedMessage => ({ type: 'turn', table, game: 'epic', waiting });

test('the feed tells which tables wait', () => {
  let tables = told([], all(['a', 'b']));
  tables = told(tables, turn('c', true));
  tables = told(tables, turn('a', true));
  expect(tables).toEqual(['a', 'b', 'c']);
  expect(told(tables, turn('b', false))).toEqual(['a', 'c']);
  expect(told(tables, all([]))).toEqual([]);
});

test('invitations are those that wait at the start and those that come, the latest first', () => {
  const invite = (table: string) => ({ type: 'invite' as const, table, game: 'epic', by: 'Anna' });
  const first: FeedMessage = { type: 'waiting', tables: [], invitations: [invite('a')], at: 0 };
  let found = invitedBy([], first);
  found = invitedBy(found, invite('b'));
  found = invitedBy(invitedBy(found, invite('a')), turn('c', true));
  expect(found.map(({ table }) => table)).toEqual(['a', 'b']);
  expect(invitedBy(found, all([]))).toEqual([]);
});

test('the next table is the one after this', () => {
  expect(elsewhere(['a', 'b', 'c'], '')).toEqual(['a', 'b', 'c']);
  expect(elsewhere(['a', 'b', 'c'], 'b')).toEqual(['c', 'a']);
  expect(elsewhere(['a'], 'a')).toEqual([]);
});

/** A server whose feeds the test writes to. */
class Toy {
  feeds: ReadableStreamDefaultController<Uint8Array>[] = [];
  broken = false;

  fetch = (async (_: string, { signal }: RequestInit) => {
    if (this.broken) throw new TypeError('offline');
    const body = new ReadableStream<Uint8Array>({
      start: (feed) => {
        this.feeds.push(feed);
        signal?.addEventListener('abort', () => {
          try {
            feed.error(new Error('cut'));
          } catch {
            // closed already
          }
        });
      },
    });
    return new Response(body);
  }) as unknown as typeof fetch;

  write(text: string) {
    this.feeds.at(-1)?.enqueue(new TextEncoder().encode(text));
    return vi.advanceTimersByTimeAsync(1);
  }
}

let heard: FeedMessage[];
let toy: Toy;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  heard = [];
  toy = new Toy();
  stop = follow({ hear: (said) => heard.push(said), fetch: toy.fetch });
  await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('lines may come in pieces, and empty ones say nothing', async () => {
  await toy.write('{"type":"waiting","tab');
  expect(heard).toEqual([]);
  await toy.write('les":["a"]}\n\n{"type":"turn","table":"b","waiting":true}\n');
  expect(heard.map((one) => one.type)).toEqual(['waiting', 'turn']);
});

test('a feed that breaks off is opened again, ever more patiently', async () => {
  await toy.write('{"type":"waiting","tables":[]}\n');
  toy.broken = true;
  toy.feeds[0].close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(toy.feeds.length).toBe(1);
  toy.broken = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(toy.feeds.length).toBe(2);
  await toy.write('{"type":"waiting","tables":["a"]}\n');
  expect(heard.at(-1)).toEqual({ type: 'waiting', tables: ['a'] });
});

test('a feed gone silent is dead', async () => {
  for (let beat = 0; beat < 4; beat++) {
    await vi.advanceTimersByTimeAsync(15_000);
    await toy.write('\n');
  }
  expect(toy.feeds.length).toBe(1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(toy.feeds.length).toBe(2);
});

test('no more is heard once it is stopped', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(toy.feeds.length).toBe(1);
});
