// Written by tools/web_types.py from src/wawel/games/etchinstone/state.py; do not edit. Run: make types

import type { Asked } from '$lib/messages';

/**
 * The solo table: one mage, sixteen cards in five zones, the Encounter in play, and one Dragon waiting.
 *
 * The Deck's top is the end of the list. `sunk` lies under the Deck: the cards a Regroup put back, known but for
 * their order. A card's Level is 0 once it is Removed.
 */
export interface View {
  players: number;
  number: number;
  difficulty: string | null;
  cavalryman: boolean;
  glass_cannon: boolean;
  dragon: string | null;
  region: number;
  levels: Record<string, number>;
  /** Null where the reader can't see it. */
  deck: (string | null)[];
  /** The same, sorted. */
  deck_cards: string[];
  /** Null where the reader can't see it. */
  sunk: (string | null)[];
  /** The same, sorted. */
  sunk_cards: string[];
  hand: (string | null)[];
  discard: (string | null)[];
  removed: (string | null)[];
  regrouped: boolean;
  outcome: number;
  detours: number;
  foe: string | null;
  hardships: string[];
  roles: (string | null)[];
  busy: string[];
  link_top: string | null;
  link_under: string | null;
  link_element: string | null;
  boost_to_initiative: number;
  compared: number;
  off_type: number;
  spare_lost: boolean;
  initial: number;
  combat: number;
  damage: number;
  time: number;
  poison: number;
  xp: number;
  hurt: string[];
  asked: Asked | null;
}
