/** The last moves, as events of the log. */

import type { LogLine, Phrase, Seat } from '$lib/types';

/** The most log lines that are shown as recent. */
const LINES = 8;

/** What happened since a seat last answered, its own answer included, newest last. */
export function eventsSince(log: LogLine[], seat: Seat): Phrase[] {
  const from = Math.max(
    log.findLastIndex((line) => line.seat === seat),
    log.length - LINES,
    0,
  );
  return log.slice(from).flatMap((line) => line.events);
}
