/** The table as the scene draws it: view, components and figures by name instead of by number. */

import type { Element } from '$kit/elements';
import { type BoardBase, boardBase, dataFile, finder, textLines, visible, withText } from '$kit/model';
import type { GameInfo, Phrase, TableMessage } from '$lib/types';
import type { View } from './view';

export const SET_UP = 0;
export const FINAL = 5;

export type Kind = 'attack' | 'move';

export interface Face {
  initiative: number;
  basic: { kinds: Kind[]; value: number };
  enhanced: { kinds: Kind[]; value: number; element: Element };
  boost: number;
  armour: Valued;
  source?: string;
}

export interface CardData {
  id: string;
  icon: string;
  element: Element;
  source: string;
  level: Face[];
}

export interface Valued {
  value: number;
  element?: Element;
}

export interface EnemyData {
  id: string;
  icon: string;
  hp: number;
  initiative: number;
  attack: Valued;
  armour: Valued[];
  xp: number;
  ability?: string;
}

export interface JourneyData {
  id: string;
  icon: string;
  mp: Valued;
  time: number;
  xp: number;
  peril?: string;
}

/** What stands on a component, line by line. */
interface Texted {
  text: Phrase[];
}

export interface RegionData {
  id: string;
  icon: string;
  enemy: EnemyData[];
  journey: JourneyData[];
}

export interface DragonData extends Texted {
  id: string;
  icon: string;
  initiative: number;
  initial: number;
  armour: Valued[];
  mp: { element: Element; levels: number[]; time: number[] };
  hp: { levels: number[]; attack: Valued[] };
}

export interface Components {
  cards: CardData[];
  regions: RegionData[];
  dragons: DragonData[];
  difficulties: { id: string; to: number }[];
}

export function components(info: GameInfo): Components {
  return {
    cards: dataFile(info, 'cards').card ?? [],
    regions: dataFile(info, 'regions').region ?? [],
    dragons: withText(info, 'dragon', dataFile(info, 'dragons').dragon ?? []),
    difficulties: dataFile(info, 'difficulty').difficulty ?? [],
  };
}

/** A card as it lies on the table. */
export interface MageCardState {
  id: string;
  level: number;
  data: CardData;
  face: Face;
  /** Its own element, or the one a Link gave it. */
  element: Element;
  linked: 'top' | 'under' | null;
  hurt: boolean;
  busy: boolean;
  /** The place of its Role, 0 to 5, or -1. */
  place: number;
  /** All of it in one line, and the element that a Link gave it. */
  whole: Phrase[];
  /** Its face line by line. */
  text: Phrase[];
  /** What it tells as a Key card: the Encounter, then Hardships. */
  keyText: Phrase[];
}

export type Foe =
  | ({ is: 'enemy'; number: number; data: EnemyData } & Texted)
  | ({ is: 'journey'; number: number; data: JourneyData } & Texted);

export interface ActionSet {
  action: number;
  element: Element | null;
  enhanced: boolean;
  wants: Element | null;
  gives: Element | null;
  boost: number;
  boost_to: 'action' | 'initiative';
  initiative: number;
}

/** What preview.py sends about an undecided Encounter. */
export interface Outlook {
  kind: 'enemy' | 'journey' | 'final-journey' | 'final-enemy';
  complete: boolean;
  spare: string | null;
  sets: ActionSet[];
  mine: number;
  goal?: number;
  goals?: number[];
  level?: number;
  armour?: number;
  bonus?: number;
  initiative?: [number, number];
  victory?: 'full-victory' | 'minor-victory' | 'loss';
  xp?: number;
  initial?: number;
  combat?: number;
  time?: number;
  damage?: number;
  absorbable?: number;
  knocked?: boolean;
  lost?: boolean;
}

export interface AbsorbFigures {
  kind: 'absorb';
  takes?: number;
  left: number;
  level?: number;
  element?: Element | null;
  absorbable?: number;
}

export interface UpgradeFigures {
  kind: 'upgrade';
  xp: number;
  cost?: number;
  level?: number;
  changes?: Record<string, [number, number]>;
}

export interface LinkFigures {
  kind: 'link';
  helps: string[];
}

export type Figures = Outlook | AbsorbFigures | UpgradeFigures | LinkFigures;

export function isOutlook(figures: Figures | undefined | null): figures is Outlook {
  return !!figures && 'sets' in figures;
}

export interface Board extends BoardBase<Components> {
  /** All Mage cards, wherever they are. */
  cards: MageCardState[];
  hand: MageCardState[];
  /** Cards by the place of their Role. */
  roles: (MageCardState | null)[];
  discard: MageCardState[];
  removed: MageCardState[];
  key: MageCardState | null;
  deck: number;
  foe: Foe | null;
  region: RegionData | null;
  dragon: DragonData | null;
  hardships: string[];
  final: 'journey' | 'enemy' | null;
  /** Where one is on the road: SET_UP, a Region from 1 on, FINAL. */
  stage: number;
  over: 'won' | 'lost' | null;
  /** The top card of a Link that is being made. */
  linkTop: MageCardState | null;
  /** The Level to which cards are turned before the game, 0 if none are. */
  changeTo: number;
  detoursLeft: number;
  poison: number;
}

export function board(message: TableMessage, info: GameInfo): Board {
  const { view, ...base } = boardBase<Components, View>(message, components(info));
  const { parts, step, fields } = base;
  const stateOf = (data: CardData): MageCardState => {
    const { id } = data;
    const level = view.levels[id];
    const linked = view.link_top === id ? 'top' : view.link_under === id ? 'under' : null;
    const element = (linked === 'top' && (view.link_element as Element | null)) || data.element;
    const shown = Math.max(1, level);
    const given: Phrase[] =
      element === data.element ? [] : [{ key: 'scene-linked', args: { element: { name: `element-${element}` } } }];
    return {
      id,
      level,
      data,
      face: data.level[shown - 1],
      element,
      linked,
      hurt: view.hurt.includes(id),
      busy: view.busy.includes(id),
      place: view.roles.indexOf(id),
      whole: [textLines(info, 'card', id)[shown - 1], ...given],
      text: textLines(info, 'face', `${id}/${shown}`),
      keyText: textLines(info, 'key', `${id}/${shown}`),
    };
  };
  const cards = parts.cards.map(stateOf);
  const card = finder(cards);
  const region = view.region > SET_UP && view.region < FINAL ? parts.regions[view.region - 1] : null;
  const dragon = finder(parts.dragons)(view.dragon);
  const now = message.preview.now as Figures | undefined;
  let final: Board['final'] = null;
  if (view.region === FINAL) {
    if (isOutlook(now)) final = now.kind === 'final-journey' ? 'journey' : 'enemy';
    else final = step === 'Regroup' || (step === 'Absorb' && !fields.fatal) ? 'journey' : 'enemy';
  }
  return {
    ...base,
    cards,
    hand: visible(view.hand, card),
    roles: view.roles.map(card),
    discard: visible(view.discard, card),
    removed: visible(view.removed, card),
    key: region && card(view.deck.at(-1) ?? null),
    deck: view.deck.length + view.sunk.length,
    foe: foeOf(info, parts, view.foe),
    region,
    dragon,
    hardships: view.hardships,
    final,
    stage: view.region,
    over: view.outcome === 0 ? null : view.outcome === 1 ? 'won' : 'lost',
    linkTop: step === 'LinkElement' ? card(fields.top) : null,
    changeTo: step === 'ChangeLevels' ? finder(parts.difficulties)(view.difficulty)!.to : 0,
    detoursLeft: 2 - view.detours,
    poison: view.poison,
  };
}

function foeOf(info: GameInfo, parts: Components, id: string | null): Foe | null {
  if (id === null) return null;
  const text = textLines(info, 'foe', id);
  for (const region of parts.regions) {
    const enemy = region.enemy.findIndex((one) => one.id === id);
    if (enemy >= 0) return { is: 'enemy', number: enemy + 1, data: region.enemy[enemy], text };
    const journey = region.journey.findIndex((one) => one.id === id);
    if (journey >= 0) return { is: 'journey', number: journey + 1, data: region.journey[journey], text };
  }
  return null;
}

/** The rules terms that apply to the Encounter: Ability or Peril, then Hardships. */
export function wordsOf(b: Board): string[] {
  const own =
    b.foe?.is === 'enemy'
      ? b.foe.data.ability && `ability-${b.foe.data.ability}`
      : b.foe?.data.peril && `peril-${b.foe.data.peril}`;
  return [...(own ? [own] : []), ...b.hardships.map((one) => `hardship-${one}`)];
}

/** The icons of the rules terms. */
export const WORD_ICONS: Record<string, string> = {
  'hardship-ambush': 'backstab',
  'hardship-hazards': 'hazard-sign',
  'hardship-night-travel': 'night-sky',
  'hardship-storm': 'lightning-storm',
  'ability-freeze': 'ice-cube',
  'ability-poison': 'poison-bottle',
  'ability-ranged': 'bow-arrow',
  'ability-slow': 'snail',
  'peril-steep': 'mountain-road',
  'peril-treacherous': 'falling-rocks',
};

/** The rule behind each of them, for "why?". */
export const WORD_RULES: Record<string, string> = {
  'hardship-hazards': 'etch.hardship.hazards-initial',
};

export function wordRule(word: string): string {
  return WORD_RULES[word] ?? `etch.${word.replace('-', '.')}`;
}

export const ROLE_ICONS = ['spell-book', 'magic-swirl', 'sparkles'];
export const ROLE_NAMES = ['spell', 'element', 'boost'] as const;
