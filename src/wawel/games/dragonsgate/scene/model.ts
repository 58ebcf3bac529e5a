/** The table as the scene draws it: view, components and figures by name instead of by number. */

import { type BoardBase, boardBase, dataFile, finder, seatName, textLines, visible, withText } from '$kit/model';
import type { GameInfo, Phrase, ScoreItem, Seat, TableMessage } from '$lib/types';
import type { View } from './view';

/** No seat. */
const NONE = -1;
/** A text that stands alone begins with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const SIDES = 6;
export const TURNS = 5;
export const GRID = 4;

export const TRAITS = ['magic', 'cunning', 'strength'] as const;
export const TYPES = ['mage', 'rogue', 'warrior'] as const;
export const CUPS = ['gold', 'silver', 'bronze', 'any'] as const;
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'neutral', 'common'] as const;
export const COMMON = 5;

/** The beast on each house's arms, so that colour never stands alone; the common die shows the school's tower. */
export const ARMS = ['dragon-head', 'owl', 'stag-head', 'lion', '', 'stone-tower'];
export const TRAIT_ICONS = ['crystal-wand', 'domino-mask', 'biceps'];
/** Tones of the house style for the three attributes, and the Professions they lead to. */
export const TONES = ['shadow', 'water', 'fire'];

/** An effect as it is written: a bare word, or a word with a number or with branches. */
export type Written = string | Record<string, any>;

/** An effect's word, and the number or the branches after it. */
export function parted(effect: Written): [word: string, value: number | Written[][]] {
  return typeof effect === 'string' ? [effect, 1] : Object.entries(effect)[0];
}

export interface Named {
  id: string;
  icon: string;
  source: string;
}

/** A component with what stands on it. */
interface Texted extends Named {
  text: Phrase[];
}

/** A space of a track. */
export interface SpaceData {
  bonus: Written[];
  text: Phrase[];
}

export interface ActionData extends Named {
  values: number[];
  steps?: number[];
}

export interface PersonData extends Texted {
  magic: number;
  cunning: number;
  strength: number;
  bonus?: Written[];
}

export interface ProfessionData extends Texted {
  type: (typeof TYPES)[number];
  reward: Written[];
  cup?: string;
  seal?: boolean;
}

export type Shape = '1' | '2' | '3' | '3L';

export interface BuildingData extends Texted {
  shape: Shape;
  effects: Written[];
  income?: Written[][];
}

export interface SpellData extends Texted {
  effects: Written[];
  immediate?: boolean;
}

export interface AreaData {
  type: (typeof TYPES)[number];
  level: number;
  spaces: number;
  reward: Written[];
}

export interface BoardData extends Named {
  grid: string[];
  bonus: { square: string; gives: Written[] }[];
  places: Written[][];
  /** Places that show a cup, counted from 1. */
  cups?: { place: number; cup: string }[];
  upkeep: number[];
  /** What stands on each square, and on each place for a Profession. */
  squareTexts: Record<string, Phrase[]>;
  placeTexts: Phrase[][];
}

export interface Components {
  actions: ActionData[];
  deals: { pay: number; prestige: number }[];
  areas: AreaData[];
  dungeon: (SpaceData & { points: number })[];
  treasury: { points: number; cup?: string }[];
  /** Points by rank stand under `points-2`, `points-3` and `points-4`. */
  trickery: { length: number } & Record<`points-${number}`, number[]>;
  order: SpaceData[];
  buildings: BuildingData[];
  boards: BoardData[];
  spells: SpellData[];
  professions: ProfessionData[];
  adepts: PersonData[];
  professors: PersonData[];
}

export const trickeryPoints = (parts: Components, players: number): number[] => parts.trickery[`points-${players}`];

/** The cup of a place for a Profession, counted from 0. */
export const placeCup = (side: BoardData, n: number) => side.cups?.find((one) => one.place === n + 1)?.cup;

export function components(info: GameInfo): Components {
  const board = dataFile(info, 'board');
  const tokens = dataFile(info, 'tokens');
  return {
    actions: board.action,
    deals: board.deal,
    areas: board.area,
    dungeon: spaces(info, 'dungeon-space', board.dungeon),
    treasury: board.treasury,
    trickery: board.trickery[0],
    order: spaces(info, 'order-space', board.order),
    buildings: withText(info, 'building', dataFile(info, 'buildings').building),
    boards: dataFile(info, 'houses').board.map((one: BoardData) => printedBoard(info, one)),
    spells: withText(info, 'spell', dataFile(info, 'spells').spell),
    professions: withText(info, 'profession', tokens.profession),
    adepts: withText(info, 'adept', tokens.adept),
    professors: withText(info, 'professor', tokens.professor),
  };
}

const spaces = <Space>(info: GameInfo, kind: string, all: Space[]) =>
  all.map((space, n) => ({ ...space, text: textLines(info, kind, String(n + 1)) }));

const printedBoard = (info: GameInfo, board: BoardData): BoardData => ({
  ...board,
  squareTexts: Object.fromEntries(
    SQUARES.map((square) => [square, textLines(info, 'board-square', `${board.id}/${square}`)]),
  ),
  placeTexts: board.places.map((_, n) => textLines(info, 'board-place', `${board.id}/${n + 1}`)),
});

export interface DieState {
  colour: number;
  value: number;
  /** `red-4`: the die's name among the options. */
  name: string;
}

const die = (name: string | null): DieState | null => {
  if (name === null) return null;
  const [colour, value] = name.split('-');
  return { colour: COLOURS.indexOf(colour as (typeof COLOURS)[number]), value: Number(value), name };
};

/** Dice to take, each where it was: a die that is gone leaves its place empty. Dice that were not there before, as after a
 * roll, are laid out anew. */
export function keepPlaces(before: (DieState | null)[], dice: DieState[]): (DieState | null)[] {
  const left = dice.map((one) => one.name);
  const kept = before.map((one) => {
    const at = one ? left.indexOf(one.name) : -1;
    if (at < 0) return null;
    left.splice(at, 1);
    return one;
  });
  return left.length ? dice : kept;
}

export interface HouseState {
  seat: number;
  name: string;
  mine: boolean;
  coins: number;
  imps: number;
  prestige: number;
  traits: number[];
  upkeep: number;
  due: number;
  trickery: number;
  dungeon: number;
  dice: number;
  adepts: PersonData[];
  adeptPlaces: number;
  professors: PersonData[];
  professorPlaces: number;
  professions: (ProfessionData | null)[];
  buildings: { data: BuildingData; squares: string[] }[];
  /** Squares still empty. */
  free: Set<string>;
  hand: number;
  cups: number[];
  seals: number;
  sheet: ScoreItem[];
  total: number;
}

export interface SpaceState {
  /** `mage-1-2`: the space's name among the options. */
  name: string;
  token: ProfessionData | null;
}

export interface AreaState {
  at: number;
  data: AreaData;
  trait: number;
  main: number;
  other: number;
  /** Professions that must be owned, by type. */
  mastery: number[];
  spaces: SpaceState[];
  /** What it asks for and gives. */
  inWords: Phrase;
  /** The reader's way there; none for those who watch. */
  entry: { mastered: boolean; adepts: WayState[] } | null;
}

/** How near one of the reader's Adepts is to a Profession. */
export interface WayState {
  person: PersonData;
  /** What missing points cost. */
  coins: number;
  /** By attribute: what there is, what is needed, what is missing. */
  sums: { total: number; need: number; short: number }[];
  /** What stands in the way; empty if nothing does. */
  lacks: '' | 'point' | 'main' | 'coins';
}

/** Adepts or Professors to take: the open ones, and how many lie face down. */
export interface DisplayState {
  open: (PersonData | null)[];
  left: number;
}

export interface Board extends BoardBase<Components> {
  side: BoardData;
  /** The turn, 0 during set-up, and whose is the first one. */
  turn: number;
  first: Seat;
  tower: number;
  spellsLeft: number;
  houses: HouseState[];
  areas: AreaState[];
  dice: DieState[];
  inUse: DieState | null;
  used: DieState[];
  hand: SpellData[];
  /** Immediate cards that the reader must play now. */
  immediate: SpellData[];
  people: Record<'adept' | 'professor', DisplayState>;
  /** All Buildings, how many of each are left, and what one costs now. */
  tiles: { data: BuildingData; left: number; price: number }[];
  /** The actions that each value of a die, counted from 1, allows the reader, with the Imps they take. */
  reach: Record<string, number>[];
  /** Imps that turn one value of a die into another. */
  impsFor: (from: number, to: number) => number;
  /** Who stands on each space of the order track and of the treasury. */
  order: (Seat | null)[];
  treasury: (Seat | null)[];
  /** The Profession that an Adept or a place is asked for. */
  goal: { area: AreaState; token: ProfessionData | null } | null;
  /** The Building that a site is asked for. */
  raised: BuildingData | null;
}

export function board(message: TableMessage, info: GameInfo): Board {
  const { view, ...base } = boardBase<Components, View>(message, components(info));
  const { preview } = message;
  const { parts, step, fields, me } = base;
  const adept = finder(parts.adepts);
  const professor = finder(parts.professors);
  const profession = finder(parts.professions);
  const building = finder(parts.buildings);
  const spell = finder(parts.spells);
  const houses: HouseState[] = view.sides.map((side, seat) => {
    const known = preview.houses?.[seat] ?? {};
    const sheet: ScoreItem[] = preview.sheets?.[seat] ?? [];
    return {
      ...side,
      seat,
      name: seatName(message, seat),
      mine: seat === me,
      due: known.upkeep ?? 0,
      adepts: visible(side.adepts, adept),
      adeptPlaces: known.adepts ?? 0,
      professors: visible(side.professors, professor),
      professorPlaces: known.professors ?? 0,
      professions: side.professions.map(profession),
      buildings: side.buildings.map((id, at) => ({
        data: building(id)!,
        squares: side.sites[at]!.split('-'),
      })),
      free: new Set<string>(side.free),
      hand: side.hand.length,
      cups: known.cups ?? [0, 0, 0, 0],
      seals: known.seals ?? 0,
      sheet,
      total: sheet.reduce((sum, [, points]) => sum + points, 0),
    };
  });
  const all = areas(parts, view, preview);
  const display = (people: View['adepts'], find: typeof adept): DisplayState => ({
    open: people.display.map(find),
    left: people.stack.length,
  });
  const seats = (track: number[]) => track.map((seat) => (seat === NONE ? null : seat));
  return {
    ...base,
    side: finder(parts.boards)(view.house)!,
    turn: view.turn,
    first: view.first,
    tower: view.tower,
    spellsLeft: view.spells.length + view.sunk.length,
    houses,
    areas: all,
    dice: visible(view.dice, die),
    inUse: die(view.die),
    used: visible(view.used, die),
    hand: me >= 0 ? visible(view.sides[me].hand, spell) : [],
    immediate: me >= 0 ? visible(view.sides[me].open, spell) : [],
    people: {
      adept: display(view.adepts, adept),
      professor: display(view.professors, professor),
    },
    tiles: parts.buildings.map((data) => ({ data, left: view.tiles[data.id], price: preview.prices[data.id] })),
    reach: [{}, ...(preview.reach ?? Array(SIDES).fill({}))],
    impsFor: (from, to) => preview.imps[from - 1]?.[to - 1] ?? 0,
    order: seats(view.order),
    treasury: seats(view.treasury),
    goal: step === 'ChooseAdept' || step === 'ChoosePlace' ? goalOf(all, fields.space) : null,
    raised: step === 'ChooseSite' ? building(fields.building) : null,
  };
}

/** The area of a space, and the token on it. */
function goalOf(all: AreaState[], name: string): Board['goal'] {
  for (const area of all) {
    const space = area.spaces.find((one) => one.name === name);
    if (space) return { area, token: space.token };
  }
  return null;
}

function areas(parts: Components, view: View, preview: any): AreaState[] {
  const entries: any[] | undefined = preview.areas;
  const adept = finder(parts.adepts);
  const profession = finder(parts.professions);
  return parts.areas.map((data, at) => {
    const spaces = Array.from({ length: data.spaces }, (_, n) => {
      const name = `${data.type}-${data.level}-${n + 1}`;
      return { name, token: profession(view.spaces[name]) };
    });
    const entry = entries?.[at] && {
      mastered: entries[at].mastered,
      adepts: entries[at].adepts.map(({ adept: id, ...rest }: any) => ({ person: adept(id), ...rest })),
    };
    return {
      at,
      data,
      trait: TYPES.indexOf(data.type),
      ...preview.area_needs[at],
      spaces,
      inWords: preview.area_texts[at],
      entry: entry ?? null,
    };
  });
}

/** The kinds of components that have a close-up; their names are `spell-…`, `adept-…` and so on. */
export const KINDS = ['spell', 'adept', 'professor', 'profession', 'building'] as const;

export const traitsOf = (person: PersonData) => [person.magic, person.cunning, person.strength];

// ------------------------------------------------------------------ squares and shapes

/** All squares, row by row: `a1`, `b1` … `d4`. */
export const SQUARES = Array.from({ length: GRID * GRID }, (_, n) => 'abcd'[n % GRID] + (Math.floor(n / GRID) + 1));

export type Cell = [row: number, column: number];

/** How each shape may be turned: the cells it covers, its corner at 0, 0. */
export const TURNINGS: Record<Shape, Cell[][]> = {
  '1': [[[0, 0]]],
  '2': [
    [
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [1, 0],
    ],
  ],
  '3': [
    [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  ],
  '3L': [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
    [
      [0, 1],
      [1, 0],
      [1, 1],
    ],
  ],
};

/** The site that a turned shape covers when one of its cells lies on a square, or nothing if it sticks out. */
export function siteAt(cells: Cell[], grabbed: Cell, square: number): string | null {
  const row = Math.floor(square / GRID) - grabbed[0];
  const column = (square % GRID) - grabbed[1];
  const covered = cells.map(([r, c]) => [row + r, column + c]);
  if (covered.some(([r, c]) => r < 0 || c < 0 || r >= GRID || c >= GRID)) return null;
  return covered
    .map(([r, c]) => r * GRID + c)
    .sort((a, b) => a - b)
    .map((n) => SQUARES[n])
    .join('-');
}

/** Where a turned shape goes when a square is pointed at: held by the first of its cells with which it fits. */
export function siteFor(cells: Cell[], square: number, fits: (site: string) => boolean): string | null {
  for (const cell of cells) {
    const site = siteAt(cells, cell, square);
    if (site && fits(site)) return site;
  }
  return null;
}
