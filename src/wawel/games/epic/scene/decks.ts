/** Constructed decks: the rules of the format shown while a deck is built, and the files it is kept in.
 *
 * The server has the last word (decks.py); here the same rules are told before anything is sent.
 */

import { ALIGNMENTS, type CardData } from './model';

export const FEWEST = 60;
export const COPIES = 3;

/** How often each card is in a deck, by id. */
export type Copies = Record<string, number>;

/** A broken rule or a bad line, as a key of the texts with its arguments; `card` is named by the texts too. */
export interface Wrong {
  key: string;
  line?: number;
  args?: Record<string, string | number>;
  card?: string;
  alignment?: string;
}

export const size = (copies: Copies): number => Object.values(copies).reduce((sum, n) => sum + n, 0);

/** Cards of cost 0 and of cost 1 in an alignment. */
export function costs(cards: CardData[], copies: Copies, alignment: string): { free: number; paid: number } {
  const of = (cost: number) =>
    cards
      .filter((card) => card.alignment === alignment && card.cost === cost && !card.token)
      .reduce((sum, card) => sum + (copies[card.id] ?? 0), 0);
  return { free: of(0), paid: of(1) };
}

/** Every rule that a deck breaks. */
export function wrongs(cards: CardData[], copies: Copies): Wrong[] {
  const found: Wrong[] = [];
  const all = size(copies);
  if (all < FEWEST) found.push({ key: 'scene-deck-small', args: { fewest: FEWEST, n: all } });
  for (const [id, n] of Object.entries(copies)) {
    if (n > COPIES) found.push({ key: 'scene-deck-copies', card: id, args: { most: COPIES, n } });
  }
  for (const alignment of ALIGNMENTS) {
    const { free, paid } = costs(cards, copies, alignment);
    if (paid < 2 * free) found.push({ key: 'scene-deck-ratio', alignment, args: { free, paid, n: 2 * free } });
  }
  return found;
}

/** A deck from its file: a line `3 card-id` for each card, `#` for remarks; what can't be read is told line by line. */
export function read(cards: CardData[], text: string): { copies: Copies; wrong: Wrong[] } {
  const known = new Set(cards.filter((card) => !card.token).map((card) => card.id));
  const copies: Copies = {};
  const wrong: Wrong[] = [];
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const line = written.split('#')[0].trim();
    if (!line) continue;
    const [, count, name] = /^(\d{1,3})\s+(\S.*)$/.exec(line) ?? [];
    if (!count) wrong.push({ key: 'scene-deck-line', line: at + 1, args: { text: line } });
    else if (!known.has(name)) wrong.push({ key: 'scene-deck-unknown', line: at + 1, args: { text: name } });
    else if (Number(count)) copies[name] = (copies[name] ?? 0) + Number(count);
  }
  return { copies, wrong };
}

/** The file of a deck, its cards by alignment and cost. */
export function write(cards: CardData[], copies: Copies, name: string): string {
  const lines = [`# ${name}`];
  for (const alignment of ALIGNMENTS) {
    const chosen = cards
      .filter((card) => card.alignment === alignment && !card.token && copies[card.id])
      .sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
    if (chosen.length) lines.push(`# ${alignment}`, ...chosen.map((card) => `${copies[card.id]} ${card.id}`));
  }
  return `${lines.join('\n')}\n`;
}

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
