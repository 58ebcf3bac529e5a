/** The table of Skarbiec as the scene draws it. Only here the numbers of the view are read. */

import { type BoardBase, boardBase, dataFile, seatName } from '$kit/model';
import type { GameInfo, Phrase, Seat, TableMessage } from '$lib/types';

/** An effect as it is written: a bare word, or a word with a number or with branches. */
type Written = string | Record<string, number | Written[][]>;

export interface CardData {
  id: string;
  icon: string;
  value: number;
  effects: Written[];
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
  const base = boardBase(message, dataFile(info, 'cards').card as CardData[]);
  const { parts, view, me, near } = base;
  const cards = (numbers: number[]) => numbers.filter((n) => n >= 0).map((n) => parts[n]);
  const sides: SideState[] = view.sides.map((side: any, seat: Seat) => ({
    seat,
    name: seatName(message, seat),
    gold: side.gold,
    hand: side.hand.length,
    played: cards([side.played])[0] ?? null,
  }));
  return {
    ...base,
    round: view.round,
    rounds: view.rounds,
    deck: view.deck.length,
    discard: cards(view.discard),
    hand: me >= 0 ? cards(view.sides[me].hand) : [],
    sides: [...sides.slice(near + 1), ...sides.slice(0, near + 1)],
  };
}

/** What effects do, by the same keys as `text` in words.py. */
export function textOf(effects: Written[]): Phrase[] {
  return effects.length ? effects.map(clause) : [{ key: 'effect-none' }];
}

function clause(effect: Written): Phrase {
  const [word, value] = typeof effect === 'string' ? [effect, 1] : Object.entries(effect)[0];
  if (!Array.isArray(value)) return { key: `effect-${word}`, args: { n: value } };
  const row = word === 'roll-table' ? 'effect-row' : 'effect-branch';
  const branches = value.map((one, n) => ({ key: row, args: { number: n + 1, effects: textOf(one) } }));
  return { key: `effect-${word}`, args: { branches } };
}
