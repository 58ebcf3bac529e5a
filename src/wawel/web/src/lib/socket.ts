/** One table's web socket: keeps the table up to date, reconnects where it left off, answers each request once. */

import { WebSocket as Reconnecting } from 'partysocket';
import { Refused } from './api';
import type { LogLine, SeatInfo, SocketMessage, TableMessage, TableUpdate } from './types';

export type Line = 'connecting' | 'open' | 'lost';

export interface Heard {
  /** The table changed; `before` is null the first time. */
  table: (now: TableMessage, before: TableMessage | null) => void;
  line: (line: Line) => void;
}

/** The part of a socket's interface that is used: partysocket in the browser, a fake in tests. */
export interface AnySocket {
  readyState: number;
  send(data: string): void;
  close(): void;
  reconnect?(): void;
  addEventListener(type: string, listener: (event: any) => void): void;
}

export type Opener = (address: () => Promise<string>) => AnySocket;

const partysocket: Opener = (address) =>
  new Reconnecting(address, [], {
    minReconnectionDelay: 400,
    maxReconnectionDelay: 8000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 6000,
    maxEnqueuedMessages: 0,
  }) as unknown as AnySocket;

interface Waiting {
  resolve: () => void;
  reject: (reason: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Merges an update into the table. Log and chat lines are kept once. */
export function merge(before: TableMessage, now: TableUpdate): TableMessage {
  const seen = new Set(before.log.map((line) => line.seq));
  const said = new Set(before.chat.map((line) => line.id));
  return {
    ...before,
    ...now,
    type: 'table',
    log: [...before.log, ...now.log.filter((line) => !seen.has(line.seq))],
    chat: [...before.chat, ...now.chat.filter((line) => !said.has(line.id))],
  };
}

/** All that a scene is drawn from: the table without its text. */
const drawnFrom = (table: TableMessage): string => JSON.stringify({ ...table, sections: [] });

/** The lines of the log that still hold: without what was taken back, and without the lines that say so. */
export function standing(log: LogLine[]): LogLine[] {
  let stands: LogLine[] = [];
  for (const line of log) {
    if (line.back !== undefined && line.back >= 0)
      stands = stands.filter((one) => one.seq <= line.back! || one.resigned);
    else stands.push(line);
  }
  return stands;
}

export class TableSocket {
  table: TableMessage | null = null;
  line: Line = 'connecting';
  private socket: AnySocket;
  private waiting = new Map<string, Waiting>();
  private refs = 0;
  private closed = false;
  /** The table was known before the first connection: if nothing has changed since, there is nothing to show anew. */
  private known = false;
  /** Resolves when the first connection has been made, or has failed. */
  private readonly first: Promise<void>;
  private connected = () => {};
  private text = false;
  /** Fetch the whole table on the next connection, not only what has changed. */
  private anew = false;

  constructor(
    readonly id: string,
    private heard: Heard,
    open: Opener = partysocket,
    /** Awaited before connecting: there must be an account. */
    before: () => Promise<unknown> = () => Promise.resolve(),
    private patience = 10_000,
    /** The table as it is known already: only what is new since is asked for. */
    known: TableMessage | null = null,
  ) {
    // whoever reads this is there
    const online = (seat: SeatInfo) => (seat.seat === known?.you ? { ...seat, online: true } : seat);
    this.table = known && { ...known, seats: known.seats.map(online) };
    this.known = known !== null;
    this.first = new Promise((resolve) => {
      this.connected = resolve;
    });
    this.socket = open(async () => {
      await before().catch(() => {});
      return this.address();
    });
    this.socket.addEventListener('open', () => this.set('open'));
    this.socket.addEventListener('close', () => this.dropped());
    this.socket.addEventListener('error', () => this.dropped());
    this.socket.addEventListener('message', (event) => this.read(event.data));
  }

  /** The address to connect to; `since` makes the server send only what is new. */
  address(): string {
    const { protocol, host } = globalThis.location ?? { protocol: 'http:', host: 'localhost' };
    const asked = new URLSearchParams();
    if (this.table !== null && !this.anew) asked.set('since', String(this.table.seq));
    if (this.text) asked.set('text', '1');
    const query = asked.size ? `?${asked}` : '';
    return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/t/${this.id}${query}`;
  }

  /** Should updates hold the table as text? Wanted only where it is shown. */
  wantText(on: boolean): void {
    if (this.text === on) return;
    this.text = on;
    if (this.line === 'open') this.ask({ type: 'text', on }).catch(() => {}); // after a reconnect the address asks for it
  }

  /** Sends a request; resolves on `ok`, rejects on `refused`, when the connection is lost, or on a timeout. */
  ask(message: Record<string, unknown>): Promise<void> {
    if (this.line === 'connecting' && !this.closed) return this.first.then(() => this.ask(message));
    if (this.line !== 'open') return Promise.reject(new Refused('offline'));
    const ref = `r${++this.refs}`;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.settle(ref, new Refused('no-answer')), this.patience);
      this.waiting.set(ref, { resolve, reject, timer });
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Fetches the whole table again. The old one is kept for comparison, so that new chat lines are noticed. */
  refresh(): void {
    this.anew = true;
    this.socket.reconnect?.();
  }

  close(): void {
    this.closed = true;
    this.connected();
    this.socket.close();
    for (const ref of [...this.waiting.keys()]) this.settle(ref, new Refused('offline'));
  }

  private set(line: Line): void {
    if (this.line === line || this.closed) return;
    this.line = line;
    this.connected();
    this.heard.line(line);
  }

  private dropped(): void {
    for (const ref of [...this.waiting.keys()]) this.settle(ref, new Refused('offline'));
    this.set('lost');
  }

  private settle(ref: string, problem: Refused | null): void {
    const one = this.waiting.get(ref);
    if (!one) return;
    this.waiting.delete(ref);
    clearTimeout(one.timer);
    if (problem) one.reject(problem);
    else one.resolve();
  }

  private read(data: string): void {
    const message: SocketMessage = JSON.parse(data);
    if (message.type === 'ok') {
      this.settle(String(message.ref), null);
    } else if (message.type === 'refused') {
      for (const missed of message.missed ?? []) this.take(missed);
      this.settle(String(message.ref), new Refused(message.error, message.args as Refused['args'], message.detail));
    } else if (message.type === 'table' || message.type === 'update') {
      this.take(message);
    }
  }

  private take(message: TableMessage | TableUpdate): void {
    if (this.closed) return;
    const before = this.table;
    if (message.type === 'table') {
      this.anew = false;
      this.table = message;
    } else if (before) {
      this.table = merge(before, message);
      const known = this.known;
      this.known = false;
      if (known && drawnFrom(this.table) === drawnFrom(before)) return;
    } else {
      return; // an update means nothing before the whole table has come
    }
    this.heard.table(this.table, before);
  }
}
