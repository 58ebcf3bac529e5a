/** The table as the scene draws it: view, components and figures by name instead of by number. */

import type { GameInfo, LogLine, Phrase, TableMessage } from '$lib/types';

export const NONE = -1;

/** How many playing cards there are; the tokens' numbers follow. */
export const CARDS = 60;

export const ALIGNMENTS = ['good', 'wild', 'evil', 'sage'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const KEYWORDS = ['airborne', 'ambush', 'blitz'] as const;
export type Keyword = (typeof KEYWORDS)[number];
export const KEYWORD_ICONS: Record<Keyword, string> = {
  airborne: 'feathered-wing',
  ambush: 'backstab',
  blitz: 'sprint',
};

/** Places of the phases on the strip: the Battle Phase has five steps. */
export const PHASES = ['start', 'main', 'battle-1', 'battle-2', 'battle-3', 'battle-4', 'battle-5', 'end'] as const;

export const POSITIONS = ['prepared', 'expended', 'flipped'] as const;

/** An effect as it is written: a bare word, or a word with fields or with branches. */
export type Written = string | Record<string, any>;

export interface AbilityData {
  when: string;
  do: Written[];
}

export interface StaticData {
  what: string;
  which?: string;
  attack?: number;
  defence?: number;
  keywords?: Keyword[];
}

export interface CardData {
  id: string;
  icon: string;
  source: string;
  alignment: Alignment;
  cost: number;
  type: 'event' | 'champion';
  attack: number;
  defence: number;
  keywords?: Keyword[];
  class?: string[];
  ability?: AbilityData[];
  static?: StaticData[];
  do?: Written[];
  'own-turn'?: number;
  marked?: number;
  token?: boolean;
}

export interface DeckData {
  id: string;
  cards: Record<string, number>;
}

export interface Components {
  /** Playing cards, then tokens. */
  cards: CardData[];
  decks: DeckData[];
}

/** The data files as they travel: by the file's name, with or without its ending. */
export function components(info: GameInfo): Components {
  const file = (name: string) => info.components[name] ?? info.components[`${name}.toml`] ?? {};
  const tokens = (file('tokens').token ?? []).map((one: CardData) => ({
    ...one,
    cost: 0,
    type: 'champion',
    token: true,
  }));
  return { cards: [...(file('cards').card ?? []), ...tokens], decks: file('decks').deck ?? [] };
}

/** The key of a card's name. */
export const nameKey = (card: CardData) => `${card.token ? 'token' : 'card'}-${card.id}`;

/** A champion as it stands now. */
export interface ChampionState {
  /** Its place in the list, by which options mean it. */
  at: number;
  serial: number;
  data: CardData;
  owner: number;
  controller: number;
  position: (typeof POSITIONS)[number];
  deploying: boolean;
  attack: number;
  defence: number;
  damage: number;
  /** Damage of the battle that is assigned, not yet dealt. */
  due: number;
  keywords: Keyword[];
  role: '' | 'attacker' | 'blocker';
}

export interface SideState {
  seat: number;
  team: number;
  name: string;
  mine: boolean;
  life: number;
  gold: number;
  fell: boolean;
  hand: number;
  deck: number;
  discard: CardData[];
  champions: ChampionState[];
}

export interface TriggerState {
  at: number;
  seat: number;
  card: CardData;
  ability: number;
  source: number;
}

export interface Battle {
  attack: number;
  block: number;
  /** Of the defending team. */
  life: number;
  blocked: boolean;
}

export interface Board {
  parts: Components;
  view: any;
  step: string;
  fields: Record<string, any>;
  /** The seat whose side lies at the bottom: one's own, or the first for those who watch. */
  near: number;
  me: number;
  sides: SideState[];
  champions: ChampionState[];
  hand: CardData[];
  aside: CardData[];
  /** What is in one's own deck, in no order that tells anything. */
  ownDeck: CardData[];
  pack: CardData[];
  pool: CardData[];
  event: { card: CardData; seat: number } | null;
  waiting: TriggerState[];
  battle: Battle | null;
  /** The place on the strip of phases, -1 while decks are made. */
  phase: number;
}

const ROLES = ['', 'attacker', 'blocker'] as const;

export function board(message: TableMessage, info: GameInfo): Board {
  const parts = components(info);
  const view = message.view;
  const me = message.you;
  const card = (n: number) => parts.cards[n];
  const figures: [number, number, number][] = message.figures?.champions ?? [];
  const champions: ChampionState[] = view.champions.map((c: any, at: number) => {
    const [attack, defence, bits] = figures[at] ?? [card(c.card).attack, card(c.card).defence, c.keywords];
    return {
      at,
      serial: c.serial,
      data: card(c.card),
      owner: c.owner,
      controller: c.controller,
      position: POSITIONS[c.position],
      deploying: c.deploying,
      attack,
      defence,
      damage: c.damage,
      due: c.due,
      keywords: KEYWORDS.filter((_, n) => (bits >> n) & 1),
      role: ROLES[c.role],
    };
  });
  const sides: SideState[] = view.sides.map((side: any, seat: number) => ({
    seat,
    team: seat % view.teams,
    name: message.seats[seat]?.name ?? String(seat + 1),
    mine: seat === me,
    life: view.life[seat % view.teams],
    gold: side.gold,
    fell: side.fell > 0,
    hand: side.hand.length,
    deck: side.deck.length,
    discard: side.discard.map(card),
    champions: champions.filter((c) => c.controller === seat),
  }));
  const own = me >= 0 ? view.sides[me] : null;
  const faces = (cards: number[] | undefined): CardData[] => (cards ?? []).filter((n) => n >= 0).map(card);
  return {
    parts,
    view,
    step: view.asked?.step ?? '',
    fields: view.asked?.fields ?? {},
    near: Math.max(0, me),
    me,
    sides,
    champions,
    hand: faces(own?.hand),
    aside: faces(own?.aside),
    ownDeck: faces(own?.deck_cards),
    pack: faces(own?.pack),
    pool: faces(own?.pool),
    event: view.event_card === NONE ? null : { card: card(view.event_card), seat: view.event_seat },
    waiting: view.waiting.map((t: any, at: number) => ({
      at,
      seat: t.seat,
      card: card(t.card),
      ability: t.ability,
      source: t.source,
    })),
    battle: message.figures?.battle && !message.result ? { ...message.figures.battle, blocked: view.blocked } : null,
    phase: view.phase - 1,
  };
}

/** By alignment, then cost, then champions before events, then the order of the list. */
export function sorted(cards: CardData[], parts: Components): CardData[] {
  const place = (card: CardData) =>
    ALIGNMENTS.indexOf(card.alignment) * 1000 +
    card.cost * 200 +
    (card.type === 'champion' ? 0 : 100) +
    parts.cards.indexOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** Each card once, with its number. */
export function counted(cards: CardData[]): { card: CardData; count: number }[] {
  const found = new Map<CardData, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** Events that a champion on the table is to be looked at for. */
const TOUCHING = ['triggered', 'damaged', 'controlled', 'boosted', 'granted', 'turned'].map((one) => `event-${one}`);

/** What happened since the reader last answered, newest last, and the names of the cards it happened to. */
export function recent(log: LogLine[], me: number): { events: Phrase[]; cards: Set<string> } {
  const from = Math.max(
    log.findLastIndex((line) => line.seat === me),
    log.length - 6,
    0,
  );
  const events = log.slice(from).flatMap((line) => line.events);
  const named = (event: Phrase) => {
    const arg = event.args?.card;
    return typeof arg === 'object' && 'name' in arg ? [arg.name] : [];
  };
  return { events, cards: new Set(events.filter((one) => TOUCHING.includes(one.key)).flatMap(named)) };
}
