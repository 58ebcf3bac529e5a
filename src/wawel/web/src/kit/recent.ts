/** The log in parts: what one player did in one go. */

import { standing } from '$lib/socket';
import type { LogLine, Phrase, Seat } from '$lib/types';
import { seatNamed } from './player';

/** Moves of one player with none of another's between them; of nobody (seat -1), what the table itself did. */
export interface Run {
  /** The sequence number of its first line. */
  seq: number;
  seat: Seat;
  lines: LogLine[];
}

/** The most log lines that are shown as recent. */
const LINES = 8;

/** The lines of the log that tell something, without what was taken back, by who did them. */
export function runs(log: LogLine[]): Run[] {
  const found: Run[] = [];
  for (const line of standing(log)) {
    if (!line.events.length) continue;
    const last = found.at(-1);
    if (last?.seat === line.seat) last.lines.push(line);
    else found.push({ seq: line.seq, seat: line.seat, lines: [line] });
  }
  return found;
}

/** The lines since a seat last answered, its own answer included, newest last. */
export function linesSince(log: LogLine[], seat: Seat): LogLine[] {
  const from = Math.max(
    log.findLastIndex((line) => line.seat === seat),
    log.length - LINES,
    0,
  );
  return log.slice(from);
}

/** What happened since a seat last answered. */
export const eventsSince = (log: LogLine[], seat: Seat): Phrase[] =>
  linesSince(log, seat).flatMap((line) => line.events);

/** The first player whom a phrase names, or -1: that is whom it is about. */
export const subject = (phrase: Phrase): Seat =>
  Object.values(phrase.args ?? {})
    .map((arg) => (typeof arg === 'object' && 'name' in arg ? seatNamed(arg.name as string) : -1))
    .find((seat) => seat >= 0) ?? -1;
