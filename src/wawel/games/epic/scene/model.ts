/** The table as the scene draws it: view, components and figures by name instead of by number. */

import { type BoardBase, boardBase, dataFile, finder, seatName, textLines, visible } from '$kit/model';
import type { GameInfo, Phrase, Seat, TableMessage } from '$lib/types';
import type { View } from './view';

/** No seat, no team. */
const NONE = -1;

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

/** The moments of a phase at which one can ask to be stopped; see MOMENTS in game.py. */
export const MOMENTS: Record<string, string[]> = {
  main: ['my-turn'],
  'battle-2': ['attack-blockers', 'defence-blockers', 'battle-blockers'],
  'battle-4': ['attack-damage', 'defence-damage', 'battle-damage'],
  end: ['turn-end'],
};

export const POSITIONS = ['prepared', 'expended', 'flipped'] as const;

/** A card or token as its data file describes it. */
interface CardRow {
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
  token?: boolean;
}

export interface CardData extends CardRow {
  /** What it says, sentence by sentence. */
  text: Phrase[];
  /** The whole card in one line. */
  whole: Phrase;
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

export function components(info: GameInfo): Components {
  const cards: CardRow[] = dataFile(info, 'cards').card ?? [];
  const tokens: CardRow[] = dataFile(info, 'tokens').token ?? [];
  const all = [...cards, ...tokens.map((one) => ({ ...one, cost: 0, type: 'champion' as const, token: true }))];
  return {
    cards: all.map((one) => ({
      ...one,
      text: textLines(info, 'card', one.id),
      whole: textLines(info, 'face', one.id)[0],
    })),
    decks: dataFile(info, 'decks').deck ?? [],
  };
}

/** The key of a card's name. */
export const nameKey = (card: CardData) => `${card.token ? 'token' : 'card'}-${card.id}`;

/** A champion as it stands now. */
export interface ChampionState {
  /** Its index in the list, which options name. */
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
  /** Its figures and states in words. */
  inWords: Phrase;
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
  /** What the ability does. */
  text: Phrase;
}

/** What a battle does to a champion: it holds, it may break by the other side's choice, it breaks; or nothing. */
export type Fate = '' | 'holds' | 'risks' | 'breaks';
export const FATE_ICONS: Record<Exclude<Fate, ''>, string> = {
  holds: 'shield',
  risks: 'death-skull',
  breaks: 'death-skull',
};

/** The champions on one side of a battle together. */
interface Force {
  attack: number;
  defence: number;
}

/** A battle as it stands, or as it would stand after an answer; see preview.py. */
export interface Forecast {
  attackers: Force;
  blockers: Force;
  blocked: boolean;
  /** Damage to the defending player. */
  through: number;
  /** Of the defending team; null while several could be attacked. */
  life: number | null;
  /** Champions that could block, by their places. */
  may_block: number[];
  /** Of each champion, by its place. */
  fates: Fate[];
}

/** A card whose text is being carried out: an event, or a champion with an ability. */
export interface ResolvingState {
  card: CardData;
  seat: Seat;
}

export interface Board extends BoardBase<Components> {
  turn: number;
  /** Teams, by number: whose turn it is, who has the initiative, who is attacked. */
  active: number | null;
  initiative: number | null;
  defender: number | null;
  /** Are there fewer teams than players? */
  teamed: boolean;
  /** Who has taken each alignment. */
  taken: Record<Alignment, Seat | null>;
  sides: SideState[];
  champions: ChampionState[];
  hand: CardData[];
  aside: CardData[];
  /** The cards in one's own deck, sorted. */
  ownDeck: CardData[];
  pack: CardData[];
  pool: CardData[];
  resolving: ResolvingState | null;
  /** The cards of the discard pile that one is asked to take from. */
  fromPile: CardData[];
  waiting: TriggerState[];
  battle: Forecast | null;
  /** The battle after each answer that would change it. */
  forecasts: Record<string, Forecast>;
  /** The card that was played last, for a while. */
  played: ResolvingState | null;
  /** Damage that is being divided among champions, the one that is asked about first. */
  dividing: { among: ChampionState[]; total: number; role: number } | null;
  /** Champions by serial number: those chosen so far, and the one whose ability is resolved. */
  chosen: number[];
  source: number | null;
  /** The place on the strip of phases, -1 while decks are made. */
  phase: number;
}

const ROLES = ['', 'attacker', 'blocker'] as const;

export function board(message: TableMessage, info: GameInfo): Board {
  const { view, ...base } = boardBase<Components, View>(message, components(info));
  const { parts, step, fields, me } = base;
  const card = finder(parts.cards);
  const { preview } = message;
  const figures: [attack: number, defence: number, keywords: number][] = preview.champions;
  const champions: ChampionState[] = view.champions.map((c, at) => {
    const data = card(c.card)!;
    const [attack, defence, bits] = figures[at];
    return {
      at,
      serial: c.serial,
      data,
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
      inWords: preview.champion_texts[at],
    };
  });
  const sides: SideState[] = view.sides.map((side, seat) => ({
    seat,
    team: seat % view.teams,
    name: seatName(message, seat),
    mine: seat === me,
    life: view.life[seat % view.teams],
    gold: side.gold,
    fell: side.fell > 0,
    hand: side.hand.length,
    deck: side.deck.length,
    discard: visible(side.discard, card),
    champions: champions.filter((c) => c.controller === seat),
  }));
  const own = me >= 0 ? view.sides[me] : null;
  const faces = (zone: (string | null)[] | undefined) => visible(zone ?? [], card);
  const team = (n: number) => (n === NONE ? null : n);
  const struck = fields.role === 1 ? 'blocker' : 'attacker';
  return {
    ...base,
    turn: view.turn,
    active: team(view.active),
    initiative: team(view.initiative),
    defender: team(view.defender),
    teamed: view.teams < view.sides.length,
    taken: Object.fromEntries(ALIGNMENTS.map((one, n) => [one, team(view.taken[n] ?? NONE)])) as Board['taken'],
    sides,
    champions,
    hand: faces(own?.hand),
    aside: faces(own?.aside),
    ownDeck: faces(own?.deck_cards),
    pack: faces(own?.pack),
    pool: faces(own?.pool),
    resolving: resolving(view, fields, card),
    fromPile: step === 'PickFromPile' && fields.seat === me ? sides[me].discard : [],
    waiting: view.waiting.map((t, at) => ({
      at,
      seat: t.seat,
      card: card(t.card)!,
      text: textLines(info, 'ability', `${t.card}/${t.ability + 1}`)[0],
    })),
    battle: (!message.result && preview.battle) || null,
    forecasts: preview.options,
    played: lastPlayed(message, parts.cards),
    dividing:
      step === 'Divide'
        ? { among: champions.filter((c) => c.role === struck).slice(fields.at), total: fields.left, role: fields.role }
        : null,
    chosen: fields.chosen ?? [],
    source: fields.source ?? null,
    phase: view.phase - 1,
  };
}

function resolving(
  view: View,
  fields: Record<string, any>,
  find: (id: string | null) => CardData | null,
): ResolvingState | null {
  const event = find(view.event_card);
  if (event) return { card: event, seat: view.event_seat };
  const card = 'source' in fields ? find(fields.card) : null;
  return card && { card, seat: fields.seat };
}

/** Log lines after which a card that was played is no longer shown. */
const SHOWN_FOR = 12;

/** The last card that anybody played, unless that is long ago. */
function lastPlayed(message: TableMessage, cards: CardData[]): ResolvingState | null {
  for (const line of message.log.slice(-SHOWN_FOR).reverse()) {
    const event = line.events.findLast((one) => one.key === 'event-played');
    const name = event?.args?.card;
    if (typeof name !== 'object' || !('name' in name)) continue;
    const card = cards.find((one) => nameKey(one) === name.name);
    if (card) return { card, seat: line.seat };
  }
  return null;
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

/** Events after which a champion on the table is highlighted. */
const TOUCHING = ['triggered', 'damaged', 'controlled', 'boosted', 'granted', 'turned'].map((one) => `event-${one}`);

/** The names of the cards that something just happened to. */
export function touched(events: Phrase[]): Set<string> {
  const named = (event: Phrase) => {
    const arg = event.args?.card;
    return typeof arg === 'object' && 'name' in arg ? [arg.name] : [];
  };
  return new Set(events.filter((one) => TOUCHING.includes(one.key)).flatMap(named));
}
