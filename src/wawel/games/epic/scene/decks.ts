/** Decks as files, and those kept in this browser. The server checks what a deck may hold (decks.py). */

import type { Name, Phrase } from '$lib/types';
import { type Alignment, type Components, sorted } from './model';

/** How often each card is in a deck, by id. */
export type Copies = Record<string, number>;

/** What the server tells of a deck in numbers. */
export interface DeckFigures {
  fewest: number;
  /** The most copies of a card. */
  most: number;
  copies: Copies;
  /** Cards of cost 0 and of cost 1. */
  costs: Record<Alignment, [free: number, paid: number]>;
}

export const size = (copies: Copies): number => Object.values(copies).reduce((sum, n) => sum + n, 0);

/** The file of a deck: a line `3 card-id` for each card, its name above them. */
export function write(parts: Components, copies: Copies, name: string): string {
  const chosen = sorted(
    parts.cards.filter((card) => copies[card.id]),
    parts,
  );
  return [`# ${name}`, ...chosen.map((card) => `${copies[card.id]} ${card.id}`), ''].join('\n');
}

/** Is it the ratio of costs in an alignment that is wrong? */
export const isRatio = ({ key, args }: Phrase, alignment: Alignment): boolean =>
  key === 'problem-deck-ratio' && (args?.word as Name | undefined)?.name === `alignment-${alignment}`;

// ------------------------------------------------------------------ decks kept in this browser

const PLACE = 'wawel.epic.decks';

export function keptDecks(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps a deck's file under a name, or forgets it. */
export function keepDeck(name: string, text: string | null): Record<string, string> {
  const all = keptDecks();
  if (text === null) delete all[name];
  else all[name] = text;
  localStorage.setItem(PLACE, JSON.stringify(all));
  return all;
}
