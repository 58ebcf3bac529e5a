// Written by tools/web_types.py from src/wawel/games/tidal/state.py; do not edit. Run: make types

import type { Asked } from '$lib/messages';

/**
 * A player's side of the table.
 *
 * `dials` has the position of each. Dice lie sorted in two areas; those in a roll lie in neither. `rank` is the space
 * on the champion ranking, `leaders` the leader tokens, `hits` the hit tokens beside the Fold. `styles` counts the
 * completed challenges of each arena. `cards` are in play, the Shell Shield first; `hears` and `changes` are the bits
 * of these. The top of the character `deck` is the end of the list: its owner knows the `sunk` cards at the bottom and
 * looks at the `looking` ones on top. Challenges everybody has seen are in `open_hand`, the others in `hand`. `placed`
 * has the places visited this round, the pawn being on the last one; `markers` are left.
 */
export interface Side {
  seat: number;
  character: string | null;
  fruit: number;
  shells: number;
  shield: number;
  dials: number[];
  available: (string | null)[];
  spent: (string | null)[];
  rank: number;
  leaders: number;
  hits: number;
  completed: (string | null)[];
  styles: number[];
  cards: (string | null)[];
  discarded: (string | null)[];
  hears: number;
  changes: number;
  /** Null where the reader can't see it. */
  deck: (string | null)[];
  /** The same, sorted. */
  deck_cards: string[];
  sunk: number;
  looking: number;
  open_hand: (string | null)[];
  /** Null where the reader can't see it. */
  hand: (string | null)[];
  /** Null where the reader can't see it. */
  tricks: (string | null)[];
  /** Null where the reader can't see it. */
  goal: (string | null)[];
  /** Null where the reader can't see it. */
  other_goals: (string | null)[];
  goal_open: boolean;
  markers: number;
  placed: (string | null)[];
}

/**
 * The islands, the supply, the decks and the players' sides.
 *
 * Piles have their top at the end of the list. `first` holds the first-player marker, `starter` took the first turn
 * of this round, `active` takes the present one. `supply` counts the dice of each kind. `taken` are the single-use
 * spaces with a marker, `neutral` those of them that no player took. `foes` has the monster at Fold's Edge, on the
 * Inner Reef and the hunted one; `wounds` whose hit token lies on each of their spots. `task` is the challenge being
 * attempted, `foe` the place of the monster being fought; `rolled` are the dice of the roll that were not set aside,
 * `kept` those that were; `eaten` counts the fruit, `reach` and `guard` what effects add. `stretched` says whether the
 * challenge just completed had its stretch symbol matched. Fields of the Rival are for the solo game.
 */
export interface View {
  players: number;
  number: number;
  first_game: boolean;
  legends: boolean;
  announced: boolean;
  rich_market: boolean;
  more_monsters: boolean;
  flame_side: boolean;
  level: string | null;
  round: number;
  first: number;
  starter: number;
  active: number;
  place: string | null;
  trick_played: boolean;
  arbiter: string | null;
  boat: string | null;
  taken: string[];
  neutral: string[];
  supply: number[];
  pool: (string | null)[];
  /** Null where the reader can't see it. */
  challenges: (string | null)[];
  challenge_discard: (string | null)[];
  legend_pool: (string | null)[];
  /** Null where the reader can't see it. */
  legend_deck: (string | null)[];
  /** The same, sorted. */
  legend_deck_cards: string[];
  legend_discard: (string | null)[];
  /** Null where the reader can't see it. */
  tricks: (string | null)[];
  trick_discard: (string | null)[];
  market_pool: (string | null)[];
  /** Null where the reader can't see it. */
  market: (string | null)[];
  /** The same, sorted. */
  market_cards: string[];
  market_discard: (string | null)[];
  foes: (string | null)[];
  wounds: number[][];
  /** Null where the reader can't see it. */
  weak: (string | null)[];
  /** Null where the reader can't see it. */
  weak_out: (string | null)[];
  /** Null where the reader can't see it. */
  strong: (string | null)[];
  /** The same, sorted. */
  strong_cards: string[];
  monsters_gone: (string | null)[];
  task: string | null;
  foe: number;
  rolled: (string | null)[];
  kept: (string | null)[];
  joining: (string | null)[];
  borrowed: (string | null)[];
  danger: number;
  eaten: number;
  reach: number;
  guard: number;
  stretched: boolean;
  announcement: string | null;
  /** Null where the reader can't see it. */
  announcements: (string | null)[];
  /** The same, sorted. */
  announcements_cards: string[];
  announcements_gone: (string | null)[];
  announcement_won: boolean;
  rival_rank: number;
  rival_points: number;
  rival_hits: number;
  rival_leaders: number;
  rival_place: string | null;
  /** Null where the reader can't see it. */
  intrigues: (string | null)[];
  /** The same, sorted. */
  intrigues_cards: string[];
  intrigues_used: (string | null)[];
  sides: Side[];
  asked: Asked | null;
}
