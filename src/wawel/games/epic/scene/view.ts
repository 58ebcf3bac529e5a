// Written by tools/web_types.py from src/wawel/games/epic/state.py; do not edit. Run: make types

import type { Asked } from '$lib/messages';

/**
 * A champion in play. `serial` is its name while it is there; bonuses and `granted` last this turn.
 *
 * `due` is the battle damage assigned to it but not yet dealt.
 */
export interface Champion {
  card: string | null;
  serial: number;
  owner: number;
  controller: number;
  position: number;
  deploying: boolean;
  damage: number;
  keywords: number;
  granted: number;
  attack_bonus: number;
  defence_bonus: number;
  role: number;
  due: number;
}

/** A triggered ability that waits to be resolved: whose it is, of which card, and which champion it came from. */
export interface Trigger {
  seat: number;
  card: string | null;
  ability: number;
  source: number;
}

/**
 * A player's side: hand, deck (its top is the end of the list), discard pile and gold.
 *
 * `aside` are cards set aside for the mulligan. `pool` is what was drafted or chosen for a deck, `pack` the cards to
 * pick from now, `packs` those not yet opened. `fell` is the place in the order of elimination, 0 while in the game.
 */
export interface Side {
  gold: number;
  fell: number;
  /** Null where the reader can't see it. */
  hand: (string | null)[];
  /** Null where the reader can't see it. */
  deck: (string | null)[];
  /** The same, sorted; for its owner. */
  deck_cards?: string[];
  discard: (string | null)[];
  /** Null where the reader can't see it. */
  aside: (string | null)[];
  /** Null where the reader can't see it. */
  pool: (string | null)[];
  /** Null where the reader can't see it. */
  pack: (string | null)[];
  /** Null where the reader can't see it. */
  packs: (string | null)[];
}

/**
 * The table. Life, turns and initiative belong to teams; where there are none, each seat is a team of its own.
 *
 * `unused` are cards of the set that nobody got, `taken` tells who took which alignment, `open_decks` that everybody
 * knows which cards each player owns. `waiting` holds triggered abilities until they are resolved, `victor` the team
 * that drew from its empty deck. `first` is the team that began. `event_card` is the event being resolved: it lies in
 * front of its player, not in the discard pile.
 */
export interface View {
  players: number;
  number: number;
  format: number;
  mode: number;
  teams: number;
  first: number;
  active: number;
  turn: number;
  phase: number;
  initiative: number;
  defender: number;
  blocked: boolean;
  event_card: string | null;
  event_seat: number;
  victor: number;
  open_decks: boolean;
  taken: number[];
  life: number[];
  serials: number;
  champions: Champion[];
  waiting: Trigger[];
  /** Null where the reader can't see it. */
  unused: (string | null)[];
  sides: Side[];
  asked: Asked | null;
}
