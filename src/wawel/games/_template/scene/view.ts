// Written by tools/web_types.py from src/wawel/games/_template/state.py; do not edit. Run: make types

import type { Asked } from '$lib/messages';

/** One seat's side of the table: a hand that only its owner sees, gold, and the card played in this round. */
export interface Side {
  gold: number;
  /** Null where the reader can't see it. */
  hand: (string | null)[];
  played: string | null;
}

/** The table: a face-down deck whose top is the end of the list, an open discard pile, and a side for each seat. */
export interface View {
  players: number;
  number: number;
  rounds: number;
  round: number;
  /** Null where the reader can't see it. */
  deck: (string | null)[];
  discard: (string | null)[];
  sides: Side[];
  asked: Asked | null;
}
