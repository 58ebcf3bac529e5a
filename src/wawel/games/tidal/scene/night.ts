/** The night as it was played: what the log says since it fell, sorted by its five steps. */

import { standing } from '$lib/socket';
import type { LogLine, Phrase } from '$lib/types';

export const STEPS = ['invasion', 'monsters', 'dice', 'arbiter', 'leader'] as const;
export type NightStep = (typeof STEPS)[number];

export interface Night {
  round: number;
  /** The number of the invasion die. */
  rolled: number;
  /** What happened in each step so far. */
  told: Record<NightStep, Phrase[]>;
  /** The step it has come to. */
  now: NightStep;
  /** The next day has begun. */
  over: boolean;
}

/** Events with which a step begins; the others belong to the step before them. */
const BEGINS: Record<string, NightStep> = {
  'event-invasion-roll': 'invasion',
  'event-escapes': 'monsters',
  'event-to-reef': 'monsters',
  'event-at-edge': 'monsters',
  'event-refreshed': 'dice',
  'event-upgraded': 'dice',
  'event-arbiter': 'arbiter',
  'event-leads': 'leader',
  'event-no-leader': 'leader',
  'event-rival-leads': 'leader',
};
/** Said by the die and by the day itself. */
const SILENT = ['event-night', 'event-invasion-roll', 'event-round', 'event-announcement', 'event-neutral'];
/** Somebody has moved in the new day: the night is forgotten. */
const GONE = ['event-visited', 'event-intrigue', 'event-scoring'];

/** The night that is being played or has just ended; null by day. */
export function nightOf(log: LogLine[]): Night | null {
  const events = standing(log).flatMap((line) => line.events);
  const from = events.findLastIndex((event) => event.key === 'event-night');
  if (from < 0) return null;
  const since = events.slice(from);
  if (since.some((event) => GONE.includes(event.key))) return null;
  const told: Night['told'] = { invasion: [], monsters: [], dice: [], arbiter: [], leader: [] };
  let now: NightStep = 'invasion';
  let over = false;
  for (const event of since) {
    over ||= event.key === 'event-round';
    if (over) continue;
    const next = BEGINS[event.key];
    if (next && STEPS.indexOf(next) > STEPS.indexOf(now)) now = next;
    if (!SILENT.includes(event.key)) told[now].push(event);
  }
  const rolled = since.find((event) => event.key === 'event-invasion-roll')?.args?.count;
  return { round: Number(events[from].args?.round ?? 0), rolled: Number(rolled ?? 0), told, now, over };
}
