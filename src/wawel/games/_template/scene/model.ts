/** The table of Skarbiec as the scene draws it. Only this file reads the view. */

import { type BoardBase, boardBase, dataFile, finder, seatName, visible, withText } from '$kit/model';
import type { GameInfo, Phrase, Seat, TableMessage } from '$lib/types';
import type { View } from './view';

export interface CardData {
  id: string;
  icon: string;
  value: number;
  /** What stands on it, line by line. */
  text: Phrase[];
}

export interface SideState {
  seat: Seat;
  name: string;
  gold: number;
  /** How many cards are in hand. */
  hand: number;
  played: CardData | null;
}

export interface Board extends BoardBase<CardData[]> {
  round: number;
  rounds: number;
  deck: number;
  discard: CardData[];
  /** The reader's own hand. */
  hand: CardData[];
  /** The reader's own side last. */
  sides: SideState[];
}

export function board(message: TableMessage, info: GameInfo): Board {
  const { view, ...base } = boardBase<CardData[], View>(message, withText(info, 'card', dataFile(info, 'cards').card));
  const { parts, me, near } = base;
  const card = finder(parts);
  const sides: SideState[] = view.sides.map((side, seat) => ({
    seat,
    name: seatName(message, seat),
    gold: side.gold,
    hand: side.hand.length,
    played: card(side.played),
  }));
  return {
    ...base,
    round: view.round,
    rounds: view.rounds,
    deck: view.deck.length,
    discard: visible(view.discard, card),
    hand: me >= 0 ? visible(view.sides[me].hand, card) : [],
    sides: [...sides.slice(near + 1), ...sides.slice(0, near + 1)],
  };
}
