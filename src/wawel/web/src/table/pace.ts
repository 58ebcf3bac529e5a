/** The pace at which others' moves are shown: what comes in faster than it can be followed waits in a queue.
 *
 * The reader's own moves are never held back, and neither is anything while the page is hidden, after a reconnect, or
 * when too much has come in. What waits can be shown at once at any time. */

import type { Settings } from '$lib/settings.svelte';
import type { LogLine, TableMessage } from '$lib/types';

export type Speed = Settings['speed'];
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast', 'instant'];

/** Milliseconds for which a move stays before the next one is shown. */
const DWELL: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 500, instant: 0 };
/** A move with much to read stays up to so many times as long. */
const MOST_TIMES = 2;
/** With so many moves waiting the reader is far behind: all are shown at once. */
export const FAR = 12;
/** The next move comes this much sooner after one's own, for one knows what that was. */
const AFTER_OWN = 0.5;

interface Heard {
  message: TableMessage;
  at: number;
  /** Does it tell of a move? What tells nothing, such as a sealed answer, takes no time. */
  tells: boolean;
}

/** The lines of a message that are not in an earlier one. */
export function freshLines(now: TableMessage, before: TableMessage): LogLine[] {
  const last = before.log.at(-1)?.seq ?? 0;
  return now.log.filter((line) => line.seq > last);
}

/** What a message says about the people at the table and not about the game, and what is being done in my name, which I
 * may want to stop: it is never held back. */
function atOnce(now: TableMessage): Partial<TableMessage> {
  const { seats, chat, muted, takeback, rematch, passing } = now;
  return { seats, chat, muted, takeback, rematch, passing };
}

export class Pace {
  private shown: TableMessage | null = null;
  private readonly queue: Heard[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Before this moment nothing else is shown. */
  private until = 0;

  constructor(
    /** Shows a table; `at` is when it was heard. */
    private readonly show: (message: TableMessage, at: number) => void,
    private readonly speed: () => Speed,
    /** How many moves wait now. */
    private readonly behind: (count: number) => void = () => {},
  ) {}

  /** A table has come in. */
  hear(message: TableMessage): void {
    const at = Date.now();
    const last = this.queue.at(-1)?.message ?? this.shown;
    const lines = last ? freshLines(message, last) : [];
    const tells = lines.some((line) => line.events.length > 0);
    if (!last || !this.paced(message, lines)) {
      this.queue.push({ message, at, tells });
      this.flush();
    } else if (lines.length === 0) {
      // no move: it is told now, and what waits is not older than it
      if (this.queue.length > 0) this.queue.push({ ...this.queue.pop()!, message, at });
      else this.shown = message;
      this.update(at);
    } else {
      this.queue.push({ message, at, tells });
      if (this.moves() > FAR) this.flush();
      else this.next();
      if (message.passing?.now?.n !== this.shown?.passing?.now?.n) this.update(at);
    }
  }

  /** Shows the same moment once more, with what is never held back. */
  private update(at: number): void {
    this.shown = this.current(this.shown!);
    this.show(this.shown, at);
  }

  private current(message: TableMessage): TableMessage {
    const last = this.queue.at(-1)?.message;
    return last ? { ...message, ...atOnce(last) } : message;
  }

  /** Shows everything that waits. */
  flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.pop();
    this.queue.length = 0;
    if (last) this.put(last);
    this.behind(0);
  };

  /** May a table wait? Not one's own move, not what was taken back, and nothing that brings several moves at once. */
  private paced(message: TableMessage, lines: LogLine[]): boolean {
    if (this.speed() === 'instant' || globalThis.document?.hidden) return false;
    const own = (line: LogLine) => line.seat === message.you && line.by === 'person';
    return lines.length <= 1 && lines.every((line) => !own(line) && !((line.back ?? -1) >= 0));
  }

  /** Shows the next one when its time has come. */
  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length > 0 && (Date.now() >= this.until || !this.queue[0].tells)) this.put(this.queue.shift()!);
    if (this.queue.length > 0) this.timer = setTimeout(() => this.next(), this.until - Date.now());
    this.behind(this.moves());
  }

  private moves(): number {
    return this.queue.filter((one) => one.tells).length;
  }

  private put({ message, at }: Heard): void {
    const lines = this.shown ? freshLines(message, this.shown) : [];
    this.shown = this.current(message);
    const events = lines.reduce((sum, line) => sum + line.events.length, 0);
    if (events > 0) {
      const own = lines.at(-1)!.seat === message.you;
      const long = Math.min(MOST_TIMES, 1 + (events - 1) / 4);
      // the more wait, the faster
      const hurry = 1 + this.moves() / 4;
      this.until = Date.now() + (DWELL[this.speed()] * (own ? AFTER_OWN : long)) / hurry;
    }
    this.show(this.shown, this.queue.at(-1)?.at ?? at);
  }
}
