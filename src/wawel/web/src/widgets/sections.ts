/** Parts of the text table. */

import type { Seat, Section } from '$lib/types';

/** The seat that a part is about, if its heading names one (`seat-1` is seat 0). */
export function seatOf(section: Section): Seat | null {
  for (const value of Object.values(section.heading.args ?? {})) {
    const name = typeof value === 'object' && 'name' in value ? /^seat-(\d+)$/.exec(value.name) : null;
    if (name) return Number(name[1]) - 1;
  }
  return null;
}
