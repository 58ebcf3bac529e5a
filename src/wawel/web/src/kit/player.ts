/** What stands for a player wherever one is named: figures on a plate, the colour of a seat. */

import type { Seat } from '$lib/types';

/** A figure on a player's plate. */
export interface PlayerFigure {
  icon: string;
  value: number;
  /** What it counts, for screen readers and as a tooltip. */
  name: string;
  /** The most important one. */
  big?: boolean;
  /** A colour of tokens.css: `ember`, `gold`. */
  tone?: string;
}

/** As many colours and shapes of faces as there are. */
export const SEAT_COLOURS = 8;

/** The colour of a seat as a value of CSS; those who only watch have the colour of soft ink. */
export const seatColour = (seat: Seat): string => (seat < 0 ? 'var(--ink-soft)' : `var(--seat-${seat % SEAT_COLOURS})`);

/** For the `style` of whatever belongs to a seat: inside it `var(--seat)` is the seat's colour, and `var(--on-seat)` the
 * ink upon it. */
export const seatStyle = (seat: Seat): string => `--seat: ${seatColour(seat)}`;

/** The seat that the name of a component stands for (`seat-1` is the first), or -1. */
export const seatNamed = (name: string): Seat => Number(/^seat-(\d+)$/.exec(name)?.[1] ?? 0) - 1;
