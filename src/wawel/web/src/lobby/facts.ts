/** What is said of a game in a few words. */

import type { GameSummary, Words } from '$lib/types';

type Say = (key: string, args?: Record<string, string | number>) => string;

/** From the lowest to the highest of some numbers, for texts that say "3 to 6", or "6". */
export function range(numbers: readonly number[]): { fewest: number; most: number; spread: number } {
  const [fewest, most] = [Math.min(...numbers), Math.max(...numbers)];
  return { fewest, most, spread: most - fewest };
}

/** Players, playing time, weight. */
export const facts = (game: GameSummary, t: Say | Words): string[] => [
  t('ui-seats-range', range(game.seats)),
  t('ui-minutes', range(game.minutes)),
  t(`ui-weight-${game.weight}`),
];
