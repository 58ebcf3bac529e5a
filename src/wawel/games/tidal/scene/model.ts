/** The table as the scene draws it: view, components and figures by name instead of by number. */

import { type BoardBase, boardBase, dataFile, finder, seatName, visible, withText } from '$kit/model';
import type { GameInfo, Phrase, ScoreItem, Seat, TableMessage } from '$lib/types';
import type { View } from './view';

export const TRAITS = ['spirit', 'focus', 'resilience', 'synergy'] as const;
export type Trait = (typeof TRAITS)[number];
export const ISLANDS = ['chronoseum', 'lamara', 'droska', 'citadel', 'fold'] as const;
export type IslandId = (typeof ISLANDS)[number];
export const ARENAS = ['chronoseum', 'lamara', 'droska'] as const;
export type Arena = (typeof ARENAS)[number];
export const FOE_PLACES = ['edge', 'reef', 'hunted'] as const;
export type FoePlace = (typeof FOE_PLACES)[number];
export const ROUNDS = 4;
/** The sides of the invasion die. */
export const INVASION = 8;
/** Whoever is no seat: the Rival. */
export const RIVAL = 4;
const NONE = -1;

/** An effect as it is written in the data files: a bare word, or a word with a number, fields or branches. */
export type Written = string | Record<string, any>;

/** An effect's word, and what stands after it. */
export function parted(effect: Written): [word: string, value: any] {
  return typeof effect === 'string' ? [effect, 1] : Object.entries(effect)[0];
}

/** A text that stands alone begins with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

// ------------------------------------------------------------------ components

interface Texted {
  id: string;
  icon: string;
  /** The key of its name, which is also that of its close-up: `legendary-two-voices`. */
  name: string;
  text: Phrase[];
}

export interface ChallengeData extends Texted {
  kind: 'challenge' | 'starting' | 'legendary';
  arena: Arena;
  needs: Trait[];
  stretch: Trait[];
  points: number;
}

export interface TrickData extends Texted {
  /** What it does at each level of Spirit. */
  levels: Written[][];
}

export interface MarketData extends Texted {
  price: number;
  gives: Written[];
  advanced: boolean;
}

export interface SpotData {
  trait: Trait;
  grade?: 'colour' | 'frame';
  cup?: boolean;
  link?: number;
}

export interface MonsterData extends Texted {
  strength: 'weak' | 'strong';
  style: Arena;
  spot: SpotData[];
  reward: Written[];
  kill: Written[];
  penalty: Written[];
  advanced: boolean;
}

export interface CardData extends Texted {
  character?: string;
  compass?: boolean;
  ability?: { when: string; cost?: number; do: Written[] }[];
}

export interface GoalData extends Texted {
  character: string;
  what: string;
  easy: number;
  hard: number;
}

export interface CharacterData extends Texted {
  start: number[];
}

export interface DialData {
  id: Trait;
  icon: string;
  /** The level at the start, and the positions where it rises. */
  level: number;
  rises: number[];
  last: number;
  /** The positions worth 1 to 5 points, and those with a card symbol. */
  marks: number[];
  cards?: number[];
}

export interface DieData {
  id: string;
  icon: string;
  level: 'novice' | 'adept' | 'elite' | 'guild';
  colour: 'white' | 'red' | 'blue';
  count: number;
  faces: string[];
}

export interface PlaceData extends Texted {
  island: IslandId;
  gives: Written[];
  open?: boolean;
  temple?: boolean;
  side?: 'compass' | 'flame';
  monster?: FoePlace;
}

export interface Components {
  islands: { id: IslandId; icon: string }[];
  places: PlaceData[];
  boat: (Texted & { gives: Written[] })[];
  ranking: { last: number; marks: number[] };
  dice: DieData[];
  dials: DialData[];
  characters: CharacterData[];
  cards: CardData[];
  goals: GoalData[];
  challenges: ChallengeData[];
  tricks: TrickData[];
  market: MarketData[];
  monsters: MonsterData[];
  announcements: Texted[];
  intrigues: (Texted & { island: IslandId })[];
}

/** The rows of a table with their names and texts. */
const named = (info: GameInfo, kind: string, rows: any[] = [], prefix = kind): any[] =>
  withText(info, kind, rows).map((row) => ({ ...row, name: `${prefix}-${row.id}` }));

export function components(info: GameInfo): Components {
  const islands = dataFile(info, 'islands');
  const characters = dataFile(info, 'characters');
  const challenges = dataFile(info, 'challenges');
  const advanced = dataFile(info, 'advanced');
  const dice = dataFile(info, 'dice');
  const of = (kind: ChallengeData['kind'], rows: any[]): ChallengeData[] =>
    named(info, 'challenge', rows, kind).map((row) => ({ ...row, stretch: row.stretch ?? [], kind }));
  const flamed = (rows: any[], on: boolean): any[] => rows.map((row) => ({ ...row, advanced: on }));
  return {
    islands: islands.island,
    places: named(info, 'place', islands.place),
    boat: named(info, 'boat', islands.boat),
    ranking: islands.ranking[0],
    dice: dice.die,
    dials: characters.dial,
    characters: named(info, 'character', characters.character),
    cards: named(info, 'card', characters.card),
    goals: named(info, 'goal', characters.goal),
    challenges: [
      ...of('challenge', challenges.challenge),
      ...of('starting', challenges.starting),
      ...of('legendary', dataFile(info, 'legendary').legendary),
    ],
    tricks: named(info, 'trick', dataFile(info, 'tricks').trick),
    market: [
      ...named(info, 'market', flamed(dataFile(info, 'market').market, false)),
      ...named(info, 'market', flamed(advanced['advanced-market'], true), 'advanced-market'),
    ],
    monsters: [
      ...named(info, 'monster', flamed(dataFile(info, 'monsters').monster, false)),
      ...named(info, 'monster', flamed(advanced['advanced-monster'], true), 'advanced-monster'),
    ],
    announcements: named(info, 'announcement', advanced.announcement),
    intrigues: named(info, 'intrigue', dataFile(info, 'solo').intrigue),
  };
}

// ------------------------------------------------------------------ the table

/** A die of a roll. */
export interface ShownDie {
  /** `adept-red/focus`: its name among the options. */
  name: string;
  kind: string;
  face: string;
  borrowed: boolean;
}

export function shownDie(name: string): ShownDie {
  const borrowed = name.startsWith('borrowed-');
  const [kind, face] = (borrowed ? name.slice('borrowed-'.length) : name).split('/');
  return { name, kind, face, borrowed };
}

/** The chance to complete a challenge, or the hits to expect of a fight and the chance to kill. */
export interface Odds {
  complete?: number;
  hits?: number;
  kill?: number;
}

export interface SpotState extends SpotData {
  /** Whose hit token covers it; RIVAL for the Rival's. */
  by: Seat | null;
}

export interface FoeState {
  place: FoePlace;
  monster: MonsterData;
  spots: SpotState[];
  /** The chance in eighths that it invades tonight, and who is safe from it. */
  eighths: number;
  safe: Seat[];
  /** If the reader fought it now. */
  odds: Odds | null;
}

export interface RollState {
  /** Whoever rolls. */
  seat: Seat;
  task: ChallengeData | null;
  foe: FoeState | null;
  rolled: ShownDie[];
  kept: ShownDie[];
  /** Dice that join the next roll: own ones, and borrowed ones. */
  joining: string[];
  borrowed: string[];
  /** X that must be settled, what blocking them costs, and X that will be ignored. */
  danger: number;
  block: number;
  guard: number;
  eaten: number;
  /** Own dice in the roll, and how many there may be without more fruit. */
  own: number;
  cap: number;
  /** The required symbols and then the stretch symbols, or the spots, that the dice cover now. */
  covered: boolean[];
  odds: Odds;
  /** Another one with every throw, so that the dice are seen tumbling. */
  throws: string;
  /** The die that is being turned to another face. */
  turning: ShownDie | null;
}

export interface SideState {
  seat: Seat;
  name: string;
  mine: boolean;
  character: CharacterData | null;
  fruit: number;
  shells: number;
  shield: number;
  shieldRoom: number;
  markers: number;
  dials: number[];
  levels: number[];
  dialPoints: number;
  available: string[];
  spent: string[];
  /** The most dice that may be owned at the end of a turn. */
  diceLimit: number;
  /** The own dice that a roll may have, and those that rest at night. */
  cap: number;
  picks: number;
  leap: number;
  memory: number;
  /** The level at which tricks work. */
  spirit: number;
  rank: number;
  leaders: number;
  hits: number;
  completed: ChallengeData[];
  /** The level in each fighting style. */
  styles: number[];
  cards: CardData[];
  /** The cards that are looked at, to choose one. */
  looking: CardData[];
  deck: number;
  challenges: ChallengeData[];
  tricks: TrickData[];
  /** Cards in hand, those included that the reader can't see. */
  challengeCount: number;
  trickCount: number;
  goal: GoalData | null;
  goalOpen: boolean;
  /** How much there is of what the goal counts, for whoever may know. */
  goalHas: number | null;
  /** The places visited this round; the pawn is on the last one. */
  placed: string[];
  first: boolean;
  sheet: ScoreItem[];
  total: number;
}

export interface RivalState {
  level: string;
  points: number;
  rank: number;
  hits: number;
  leaders: number;
  place: string | null;
  intrigue: Components['intrigues'][number] | null;
  sheet: ScoreItem[];
  total: number;
}

/** A space, or the board beside the spaces of an island. */
export interface SpaceState {
  id: string;
  island: IslandId;
  /** None beside the spaces. */
  data: PlaceData | null;
  taken: boolean;
  neutral: boolean;
  /** Whose markers lie here, in the order they came; the pawns of those who are here. */
  markers: Seat[];
  pawns: Seat[];
  rival: boolean;
}

export interface Board extends BoardBase<Components> {
  round: number;
  first: Seat;
  active: Seat;
  /** Where the active player is. */
  place: string | null;
  island: IslandId | null;
  spaces: SpaceState[];
  arbiter: Arena;
  /** The number of the boat's space. */
  boat: number;
  flame: boolean;
  sides: SideState[];
  rival: RivalState | null;
  pool: ChallengeData[];
  legends: ChallengeData[];
  market: { card: MarketData; price: number }[];
  /** How many cards are left in each deck. */
  decks: { challenges: number; tricks: number; market: number; monsters: number; legends: number };
  /** Are legendary challenges part of this game? */
  legendary: boolean;
  supply: { die: DieData; left: number }[];
  foes: (FoeState | null)[];
  nextStyle: Arena | null;
  /** The danger die of the round, with the X of its faces. */
  danger: { die: string; faces: number[] };
  /** Are there announcements in this game? */
  announced: boolean;
  announcement: Components['announcements'][number] | null;
  announcementWon: boolean;
  roll: RollState | null;
  /** The odds of each challenge that the reader might attempt, by id. */
  odds: Record<string, Odds>;
  die: (kind: string) => DieData;
}

const total = (sheet: ScoreItem[]) => sheet.reduce((sum, [, points]) => sum + points, 0);
const ids = (zone: (string | null)[]): string[] => zone.filter((id) => id !== null);

export function board(message: TableMessage, info: GameInfo): Board {
  const { view, ...base } = boardBase<Components, View>(message, components(info));
  const { parts } = base;
  const preview = message.preview ?? {};
  const die = finder(parts.dice);
  const sides = view.sides.map((side, seat) => sideState(message, parts, side, seat, preview));
  const foes = FOE_PLACES.map((place, at) => foeState(parts, view, place, at, preview));
  const island = view.place ? islandOf(parts, view.place) : null;
  const market = finder(parts.market);
  const challenge = finder(parts.challenges);
  const prices: number[] = preview.prices ?? [];
  return {
    ...base,
    round: view.round,
    first: view.first,
    active: view.active,
    place: view.place,
    island,
    spaces: spaceStates(parts, view),
    arbiter: (view.arbiter ?? ARENAS[0]) as Arena,
    boat: Math.max(
      0,
      parts.boat.findIndex((one) => one.id === view.boat),
    ),
    flame: view.flame_side,
    sides,
    rival: view.rival_rank === NONE ? null : rivalState(parts, view, preview),
    pool: visible(view.pool, challenge),
    legends: visible(view.legend_pool, challenge),
    legendary: view.legends,
    market: visible(view.market_pool, market).map((card, at) => ({ card, price: prices[at] ?? card.price })),
    decks: {
      challenges: view.challenges.length,
      tricks: view.tricks.length,
      market: view.market.length,
      monsters: view.weak.length + view.strong.length,
      legends: view.legend_deck.length,
    },
    supply: parts.dice.map((one, at) => ({ die: one, left: view.supply[at] ?? 0 })),
    foes,
    nextStyle: preview.next_style ?? null,
    danger: preview.danger ?? { die: 'white', faces: [] },
    announced: view.announced,
    announcement: finder(parts.announcements)(view.announcement),
    announcementWon: view.announcement_won,
    roll: rollState(message, challenge(view.task), foes, sides),
    odds: preview.attempts ?? {},
    die: (kind) => die(kind)!,
  };
}

function sideState(
  message: TableMessage,
  parts: Components,
  side: View['sides'][number],
  seat: Seat,
  preview: any,
): SideState {
  const known = preview.sides?.[seat] ?? {};
  const sheet: ScoreItem[] = preview.sheets?.[seat] ?? [];
  const card = finder(parts.cards);
  const challenge = finder(parts.challenges);
  return {
    seat,
    name: seatName(message, seat),
    mine: seat === message.you,
    character: finder(parts.characters)(side.character),
    fruit: side.fruit,
    shells: side.shells,
    shield: side.shield,
    shieldRoom: known.shield ?? 6,
    markers: side.markers,
    dials: side.dials,
    levels: known.levels ?? parts.dials.map((dial) => dial.level),
    dialPoints: known.dial_points ?? 0,
    available: ids(side.available),
    spent: ids(side.spent),
    diceLimit: known.dice ?? 6,
    cap: known.cap ?? 0,
    picks: known.picks ?? 0,
    leap: known.leap ?? 0,
    memory: known.memory ?? 0,
    spirit: known.spirit ?? 1,
    rank: side.rank,
    leaders: side.leaders,
    hits: side.hits,
    completed: visible(side.completed, challenge),
    styles: side.styles,
    cards: visible(side.cards, card),
    looking: side.looking ? visible(side.deck.slice(-side.looking), card) : [],
    deck: side.deck.length,
    challenges: [...visible(side.open_hand, challenge), ...visible(side.hand, challenge)],
    tricks: visible(side.tricks, finder(parts.tricks)),
    challengeCount: side.open_hand.length + side.hand.length,
    trickCount: side.tricks.length,
    goal: finder(parts.goals)(side.goal[0] ?? null),
    goalOpen: side.goal_open,
    goalHas: known.goal ?? null,
    placed: ids(side.placed),
    first: message.view.first === seat && message.view.round > 0,
    sheet,
    total: total(sheet),
  };
}

function foeState(parts: Components, view: View, place: FoePlace, at: number, preview: any): FoeState | null {
  const monster = finder(parts.monsters)(view.foes[at]);
  if (!monster) return null;
  const invasion = preview.invasion?.[at] ?? { eighths: 0, safe: [] };
  return {
    place,
    monster,
    spots: monster.spot.map((spot, n) => ({ ...spot, by: view.wounds[at][n] === NONE ? null : view.wounds[at][n] })),
    eighths: invasion.eighths,
    safe: invasion.safe,
    odds: preview.attempts?.[place] ?? null,
  };
}

function rivalState(parts: Components, view: View, preview: any): RivalState {
  const sheet: ScoreItem[] = preview.beside?.[0].sheet ?? [];
  return {
    level: view.level ?? '',
    points: view.rival_points,
    rank: view.rival_rank,
    hits: view.rival_hits,
    leaders: view.rival_leaders,
    place: view.rival_place,
    intrigue: finder(parts.intrigues)(view.intrigues_used.at(-1) ?? null),
    sheet,
    total: total(sheet),
  };
}

/** The island of a place; those beside the spaces are called `beside-lamara`. */
function islandOf(parts: Components, place: string): IslandId {
  return parts.places.find((one) => one.id === place)?.island ?? (place.replace('beside-', '') as IslandId);
}

function spaceStates(parts: Components, view: View): SpaceState[] {
  const side = view.flame_side ? 'flame' : 'compass';
  const used = parts.places.filter((one) => !one.side || one.side === side);
  const all: { id: string; island: IslandId; data: PlaceData | null }[] = [
    ...used.map((data) => ({ id: data.id, island: data.island, data })),
    ...ISLANDS.map((island) => ({ id: `beside-${island}`, island, data: null })),
  ];
  return all.map(({ id, island, data }) => ({
    id,
    island,
    data,
    taken: view.taken.includes(id),
    neutral: view.neutral.includes(id),
    markers: view.sides.flatMap((one, seat) => one.placed.slice(0, -1).flatMap((at) => (at === id ? [seat] : []))),
    pawns: view.sides.flatMap((one, seat) => (one.placed.at(-1) === id ? [seat] : [])),
    rival: view.rival_place === id,
  }));
}

const THROWS = ['event-rolled'];

function rollState(
  message: TableMessage,
  task: ChallengeData | null,
  foes: (FoeState | null)[],
  sides: SideState[],
): RollState | null {
  const view: View = message.view;
  const known = message.preview?.roll ?? {};
  const foe = view.foe === NONE ? null : foes[view.foe];
  if (!task && !foe) return null;
  const thrown = message.log.findLast((line) => line.events.some((event) => THROWS.includes(event.key)));
  return {
    seat: view.active,
    task,
    foe,
    rolled: ids(view.rolled).map(shownDie),
    kept: ids(view.kept).map(shownDie),
    joining: ids(view.joining),
    borrowed: ids(view.borrowed),
    danger: view.danger,
    block: known.block ?? 0,
    guard: view.guard,
    eaten: view.eaten,
    own: known.own ?? 0,
    cap: sides[view.active].cap,
    covered: known.covered ?? [],
    odds: known,
    throws: String(thrown?.seq ?? ''),
    turning: view.asked?.step === 'ChooseFace' ? shownDie(view.asked.fields.shown) : null,
  };
}

/** The kinds of components that have a close-up, longest first; their names are `challenge-…`, `legendary-…` and so on. */
export const KINDS = [
  'advanced-monster',
  'advanced-market',
  'announcement',
  'challenge',
  'legendary',
  'character',
  'starting',
  'intrigue',
  'monster',
  'market',
  'place',
  'trick',
  'card',
  'goal',
  'die',
] as const;
