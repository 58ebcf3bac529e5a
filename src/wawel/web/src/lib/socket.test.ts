import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnySocket, type Line, merge, standing, TableSocket } from './socket';
import type { LogLine, TableMessage, TableUpdate } from './types';

/** A socket whose other end is the test. */
class Toy implements AnySocket {
  readyState = 0;
  sent: any[] = [];
  closed = false;
  private listeners: Record<string, ((event: any) => void)[]> = {};

  constructor(readonly address: () => Promise<string>) {}

  addEventListener(type: string, listener: (event: any) => void) {
    this.listeners[type] = [...(this.listeners[type] ?? []), listener];
  }

  send(data: string) {
    this.sent.push(JSON.parse(data));
  }

  close() {
    this.closed = true;
  }

  happens(type: string, data?: unknown) {
    for (const listener of this.listeners[type] ?? [])
      listener(data === undefined ? {} : { data: JSON.stringify(data) });
  }
}

const line = (seq: number, back?: number): LogLine => ({
  seq,
  seat: 0,
  by: 'person',
  at: 0,
  events: [{ key: `event-${seq}` }],
  back,
});
const table = (more: Partial<TableMessage>) =>
  ({
    type: 'table',
    id: 'x',
    seq: 1,
    you: 0,
    settings: { a: 1 },
    log: [],
    chat: [],
    choices: [],
    seats: [],
    ...more,
  }) as TableMessage;

let toy: Toy;
let lines: Line[];
let tables: TableMessage[];
let known: (TableMessage | null)[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  tables = [];
  known = [];
  const heard = {
    line: (now: Line) => lines.push(now),
    table: (now: TableMessage, before: TableMessage | null) => {
      tables.push(now);
      known.push(before);
    },
  };
  socket = new TableSocket('k3v9', heard, (address) => {
    toy = new Toy(address);
    return toy;
  });
});

afterEach(() => vi.useRealTimers());

test('the first time the whole table is asked for, later only what was missed', async () => {
  expect(await toy.address()).toMatch(/\/ws\/t\/k3v9$/);
  toy.happens('open');
  toy.happens('message', table({ seq: 5, log: [line(4), line(5)] }));
  toy.happens('close');
  expect(lines).toEqual(['open', 'lost']);
  expect(await toy.address()).toMatch(/\?since=5$/);
  toy.happens('open');
  toy.happens('message', {
    ...table({ seq: 7, log: [line(5), line(6), line(7)] }),
    type: 'update',
    settings: undefined,
  });
  expect(lines).toEqual(['open', 'lost', 'open']);
  expect(tables.at(-1)!.log.map((one) => one.seq)).toEqual([4, 5, 6, 7]);
});

test('a table that is known already is not shown again, unless something is new', async () => {
  const here = table({
    seq: 5,
    log: [line(5)],
    sections: [{ heading: { key: 'a' }, lines: [] }],
  } as Partial<TableMessage>);
  const open = (address: () => Promise<string>) => {
    toy = new Toy(address);
    return toy;
  };
  const heard = { line: () => {}, table: (now: TableMessage) => tables.push(now) };
  socket = new TableSocket('k3v9', heard, open, undefined, undefined, here);
  expect(await toy.address()).toMatch(/\?since=5$/);
  const said = socket.ask({ type: 'chat', text: 'hello' });
  await Promise.resolve();
  expect(toy.sent).toEqual([]);
  toy.happens('open');
  await vi.advanceTimersByTimeAsync(0);
  expect(toy.sent.map(({ type }) => type)).toEqual(['chat']);
  toy.happens('message', { type: 'ok', ref: toy.sent[0].ref });
  await said;
  toy.happens('message', { ...here, type: 'update', log: [], sections: [] });
  expect(tables).toEqual([]);
  toy.happens('message', { ...here, type: 'update', log: [], sections: [] });
  expect(tables.length).toBe(1);
});

test('what is asked before the first connection is refused if none comes', async () => {
  const asked = expect(socket.ask({ type: 'undo' })).rejects.toMatchObject({ key: 'offline' });
  toy.happens('close');
  await asked;
});

test('the table comes as text only where it is shown', async () => {
  socket.wantText(false);
  expect(await toy.address()).toMatch(/\/k3v9$/);
  toy.happens('open');
  socket.wantText(true);
  socket.wantText(true);
  expect(toy.sent.map(({ type, on }) => [type, on])).toEqual([['text', true]]);
  toy.happens('message', table({ seq: 5 }));
  toy.happens('close');
  expect(await toy.address()).toMatch(/\?since=5&text=1$/);
});

test('an account is waited for before the line is opened', async () => {
  const order: string[] = [];
  new TableSocket(
    'x',
    { line: () => {}, table: () => {} },
    (address) => {
      toy = new Toy(address);
      return toy;
    },
    async () => {
      order.push('account');
    },
  );
  order.push(await toy.address());
  expect(order[0]).toBe('account');
});

test('ok and refused settle the request they belong to', async () => {
  toy.happens('open');
  const first = socket.ask({ type: 'answer', n: 1, seq: 1, option: 'a' });
  const second = socket.ask({ type: 'answer', n: 1, seq: 1, option: 'b' });
  toy.happens('message', { type: 'refused', ref: toy.sent[1].ref, error: 'late', args: {}, detail: 'too late' });
  toy.happens('message', { type: 'ok', ref: toy.sent[0].ref });
  await expect(first).resolves.toBeUndefined();
  await expect(second).rejects.toMatchObject({ key: 'late' });
});

test('what was missed comes with the refusal', async () => {
  toy.happens('open');
  toy.happens('message', table({ seq: 5 }));
  const late = socket.ask({ type: 'answer', n: 1, seq: 5, option: 'a' });
  toy.happens('message', {
    type: 'refused',
    ref: toy.sent[0].ref,
    error: 'late',
    missed: [{ ...table({ seq: 6 }), type: 'update' }],
  });
  await expect(late).rejects.toMatchObject({ key: 'late' });
  expect(tables.at(-1)!.seq).toBe(6);
});

test('a lost line fails what was under way, and nothing is sent into it', async () => {
  toy.happens('open');
  const first = socket.ask({ type: 'chat', text: 'hello' });
  toy.happens('close');
  await expect(first).rejects.toMatchObject({ key: 'offline' });
  await expect(socket.ask({ type: 'chat', text: 'hello' })).rejects.toMatchObject({ key: 'offline' });
  expect(toy.sent).toHaveLength(1);
});

test('who never answers is given up', async () => {
  toy.happens('open');
  const asked = socket.ask({ type: 'undo' });
  const given = expect(asked).rejects.toMatchObject({ key: 'no-answer' });
  await vi.advanceTimersByTimeAsync(11_000);
  await given;
});

test('after closing nothing is heard', () => {
  toy.happens('open');
  socket.close();
  toy.happens('message', table({}));
  expect(tables).toEqual([]);
  expect(toy.closed).toBe(true);
});

test('an update keeps what it does not say', () => {
  const { settings: _, ...update } = table({ seq: 2, chat: [{ id: 1 } as any, { id: 2 } as any] });
  const before = table({ seq: 1, settings: { a: 1 }, chat: [{ id: 1 } as any] });
  const merged = merge(before, { ...update, type: 'update' } as TableUpdate);
  expect(merged.settings).toEqual({ a: 1 });
  expect(merged.chat.map((one) => one.id)).toEqual([1, 2]);
});

test('what was taken back does not stand', () => {
  expect(standing([line(1), line(2), line(3), line(4, 2), line(5)]).map((one) => one.seq)).toEqual([1, 2, 5]);
});

test('a table taken anew comes whole, and what is new in it can still be told', async () => {
  toy.happens('open');
  toy.happens('message', table({ seq: 4 }));
  socket.refresh();
  expect(await toy.address()).not.toContain('since');
  const said = { id: 1, seq: 5, seat: 0, name: 'Ala', text: 'Hello', at: 0 };
  toy.happens('message', table({ seq: 5, chat: [said] }));
  expect(known.at(-1)?.chat).toEqual([]);
  expect(tables.at(-1)?.chat).toEqual([said]);
  expect(await toy.address()).toContain('since=5');
});
