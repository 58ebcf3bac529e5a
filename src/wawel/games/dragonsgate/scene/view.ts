// Written by tools/web_types.py from src/wawel/games/dragonsgate/state.py; do not edit. Run: make types

import type { Asked } from '$lib/messages';

/** The Adepts there are to take. */
export interface Adepts {
  display: (string | null)[];
  /** Null where the reader can't see it. */
  stack: (string | null)[];
  /** The same, sorted. */
  stack_cards: string[];
  discard: (string | null)[];
}

/** The Professors there are to take. */
export interface Professors {
  display: (string | null)[];
  /** Null where the reader can't see it. */
  stack: (string | null)[];
  /** The same, sorted. */
  stack_cards: string[];
  discard: (string | null)[];
}

/**
 * A house: its board and what lies there, its markers on the main board, and a hand only its owner sees.
 *
 * `upkeep`, `trickery` and `dungeon` count spaces from the start; a disc on the last dungeon space is in the treasury.
 * `professions` has a token or NONE for each place. Building n covers site `sites[n]`; `free` is the bit set of
 * squares still empty. `open` holds immediate Spell cards that must be played now, for all to see. `leaving` are
 * Adepts who have taken a Profession and go when its rewards are dealt with.
 */
export interface Side {
  coins: number;
  imps: number;
  prestige: number;
  traits: number[];
  upkeep: number;
  trickery: number;
  dungeon: number;
  dice: number;
  adepts: (string | null)[];
  leaving: (string | null)[];
  professors: (string | null)[];
  professions: (string | null)[];
  buildings: (string | null)[];
  sites: (string | null)[];
  free: string[];
  /** Null where the reader can't see it. */
  hand: (string | null)[];
  open: (string | null)[];
}

/**
 * The main board and the houses around it.
 *
 * Stacks have their top at the end of the list. `spells` is the deck as it was shuffled; `sunk` lies under it, the
 * cards put to the bottom since, first in first: `sunk_by` says who knows each, the seat that put it there in
 * secret or everybody. `dice` are the active dice in order, `die` the one in use, `used` the used dice field;
 * `neutral_out` counts neutral dice out of the game. `levels` has a Level token for each area, `masteries` a
 * Mastery token for each above level 1.
 */
export interface View {
  players: number;
  number: number;
  house: string | null;
  early_common_die: boolean;
  turn: number;
  first: number;
  active: number;
  dice: (string | null)[];
  die: string | null;
  used: (string | null)[];
  neutral_out: number;
  tower: number;
  spaces: Record<string, string | null>;
  levels: (string | null)[];
  masteries: (string | null)[];
  adepts: Adepts;
  professors: Professors;
  tiles: Record<string, number>;
  order: number[];
  treasury: number[];
  /** Null where the reader can't see it. */
  spells: (string | null)[];
  /** Null where the reader can't see it. */
  sunk: (string | null)[];
  sunk_by: number[];
  sides: Side[];
  asked: Asked | null;
}
