/** The contract with the server (docs/protocol.md) and with the games' scenes. Types only. */

import type { Component } from 'svelte';

// ------------------------------------------------------------------ words on the wire

/** A component's name: look the key up in the game's texts. */
export interface Name {
  name: string;
}

/** A key of the Fluent files and its arguments. */
export interface Phrase {
  key: string;
  args?: Record<string, PhraseArg>;
}

export type PhraseArg = number | string | Name | Phrase | (Name | Phrase)[];

export interface Section {
  heading: Phrase;
  lines: Phrase[];
}

export type Language = 'pl' | 'en';

/** Words of one language: the table's own and one game's. See words.ts. */
export interface Words {
  readonly language: Language;
  /** The words of a key: `t('table-your-turn')`, `t('log-lines', { n: 3 })`. */
  (key: string, args?: Record<string, string | number>): string;
  /** Are there words for a key? */
  has(key: string): boolean;
  /** A component's name; content files may give it another one. */
  name(key: string): string;
  /** A phrase of a game as a sentence. */
  say(phrase: Phrase): string;
  /** The same sentence with the names of components kept apart from the text between them. */
  parts(phrase: Phrase): (string | NamedPart)[];
}

/** A component's name within a sentence: its key and its words. */
export interface NamedPart {
  name: string;
  text: string;
}

// ------------------------------------------------------------------ a table

/** The number of a seat, from 0; -2 is a spectator. */
export type Seat = number;
export const SPECTATOR: Seat = -2;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type TableStatus = 'open' | 'playing' | 'finished' | 'aborted';
export type SeatKind = 'human' | 'bot' | 'open';

export interface SeatClock {
  /** Seconds left. */
  left: number;
  running: boolean;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: SeatKind;
  /** The bot that plays here, also for a person who left. */
  bot: string | null;
  online: boolean;
  clock: SeatClock | null;
  /** An open seat that needs its link. */
  invite: boolean;
  resigned: boolean;
  /** `idle`: answered for until taken back; `pass` and `calm`: chances to step in are declined until something else comes. */
  order: string | null;
}

export interface ClockSetting {
  mode: 'none' | 'live' | 'daily';
  seconds: number;
  bonus: number;
  days: number;
}

export interface OptionInfo {
  /** The option's stable name, `spell:dusk-pilgrim`. */
  option: string;
  label: Phrase;
}

export interface ChoiceInfo {
  /** The choice's number: an answer names it. */
  n: number;
  seat: Seat;
  /** Which widget asks: `pick`, `pick-card`, `roles`, `react` … */
  kind: string;
  step: string;
  rule: string;
  prompt: Phrase;
  options: OptionInfo[];
  /** May the question be declined (the last option then says what that means)? */
  decline: boolean;
}

export interface BlockedInfo {
  option: string;
  label: Phrase;
  rule: string;
}

export interface LogLine {
  seq: number;
  seat: Seat;
  /** Who answered: a person, a bot, the clock, the server. */
  by?: string;
  /** Seconds since 1970. */
  at?: number;
  events: Phrase[];
  /** Lines after that number no longer stand. */
  back?: number;
}

export interface ChatLine {
  id: number;
  seq: number;
  seat: Seat;
  name: string;
  text: string;
  at: number;
}

/** A line of the score sheet: `score-<key>` has the words. */
export type ScoreItem = [key: string, points: number];

export interface Result {
  scores: number[];
  ranks: number[];
  winners: Seat[];
  /** Items of the score, seat by seat. */
  why: ScoreItem[][];
  /** How often something already seen was taken back. */
  rewound: number;
  seed: string;
  resigned: Seat[];
}

/** Somebody asks to go back to after `seq`; `yes` are the seats that agree, `asked` those that are asked. */
export interface Takeback {
  seat: Seat;
  seq: number;
  yes: Seat[];
  asked: Seat[];
}

/** All that one reader may know of a table at one moment. Updates are merged into it by the socket. */
export interface TableMessage {
  type: 'table' | 'update';
  id: string;
  game: string;
  settings: Record<string, Json>;
  status: TableStatus;
  seats: SeatInfo[];
  you: Seat;
  /** Counts everything that happens at the table. */
  seq: number;
  /** How many answers were given. */
  number: number;
  /** What the reader may know of the state: the game decides the shape. Null before the game starts. */
  view: any;
  /** Derived figures, so that a scene need not know rules: totals, odds, what an option would bring. */
  figures: any;
  /** The table as text. */
  sections: Section[];
  choices: ChoiceInfo[];
  blocked: BlockedInfo[];
  waiting: Seat[];
  undo: boolean;
  takeback: Takeback | null;
  /** The names of those who may not write at this table. */
  muted: string[];
  log: LogLine[];
  chat: ChatLine[];
  result: Result | null;
  /** Where the record lies, once it may be read. */
  record: string | null;
  /** The table of the next game, once somebody asked for one. */
  rematch: string | null;
  clock?: ClockSetting;
  public?: boolean;
  rated?: boolean;
  creator?: string;
  commitment?: string | null;
  origin?: string | null;
}

// ------------------------------------------------------------------ games and rulebooks

export interface SettingInfo {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  /** For each choice that is not for all numbers of players, the numbers it is for. */
  seats: Record<string, number[]>;
}

export interface GameSummary {
  key: string;
  /** The numbers of players that it can be played by. */
  seats: number[];
  settings: SettingInfo[];
  version: string;
  content: string;
  /** Specs of the bots that may sit down. */
  bots: string[];
}

export interface VerbInfo {
  name: string;
  base: number;
  size: number;
  about: string;
  /** The rule that says when it may be used. */
  rule: string;
  /** Names of the arguments: the `dusk-pilgrim` of `spell:dusk-pilgrim`. */
  names: string[];
}

export interface GameInfo extends GameSummary {
  verbs: VerbInfo[];
  /** The arguments of each event, each with the kind of component it names, or empty. */
  events: Record<string, Record<string, string>>;
  /** The ids of all components by kind. */
  ids: Record<string, string[]>;
  /** What stands on each component, by kind and id, line by line. */
  texts: Record<string, Record<string, Phrase[]>>;
  /** The game's data files as JSON, by file name. */
  components: any;
  /** Names that content files give to components: key, then language. */
  names: Record<string, Record<Language, string>>;
  /** Does it ask, outside one's turn, whether one steps in? */
  reacts: boolean;
}

export interface Rule {
  id: string;
  section: string;
  kind: string;
  pl: string;
  en: string;
  [more: string]: any;
}

export interface Rulebook {
  rules: Rule[];
  examples: any[];
  rulings: any[];
}

// ------------------------------------------------------------------ scenes

/**
 * What a game's scene (`games/<key>/scene/Scene.svelte`) is given.
 *
 * The shell shows whose turn it is, the prompt, undo, clock, log, chat, rules, opponents' strips, replay and the score
 * sheet; the scene shows the table and the things to click, the hand included (on a phone: its own bottom sheet,
 * `position: sticky; bottom: 0`). Whatever picks an option is a `<button data-option="spell:dusk-pilgrim">`: the shell's keys
 * work by that: arrows move the focus along `[data-option]` in document order, a digit picks the n-th option of the
 * choice, Enter clicks. A blocked thing has `data-blocked="link:ash-trail"` and `aria-disabled="true"` and calls `explain(rule)`.
 * Esc is heard first by the scene (`keydown`, then `preventDefault()`) if it has something of its own to close.
 * Import with `$lib/…`, `$kit/…`, `$look/…`. `<html>` carries `data-theme="light|dark"`, `data-symbols="on|off"`,
 * `data-motion="on|off"`, `data-cards="small|medium|large"` (settings.svelte.ts; `moving()` says whether things may move).
 */
export interface SceneProps {
  /** The table as the reader may see it; `message.choices` are the reader's own questions. */
  message: TableMessage;
  info: GameInfo;
  t: Words;
  /** Answers the first open choice with an option's name. Resolves when the table has moved on; rejects when refused. */
  pick: (option: string) => Promise<void>;
  /** Answers several choices one after another in one gesture. */
  pickAll: (options: string[]) => Promise<void>;
  /** An answer is on its way: offer nothing. */
  busy: boolean;
  /** Opens the rules drawer at a rule. */
  explain: (rule: string) => void;
  /** A past moment is shown: `choices` may be there, but nothing can be picked. */
  replaying: boolean;
  /** The seat whose strip was clicked: show its whole board. Null: the usual sight, whatever that is. */
  shown: Seat | null;
  /** Shows a seat's whole board, or with null the usual sight; for scenes with strips or a way back of their own. */
  show: (seat: Seat | null) => void;
}

export type Scene = Component<SceneProps>;

/** What a game's workshop (`games/<key>/scene/Workshop.svelte`) is given: a place to make things for its tables. */
export interface WorkshopProps {
  info: GameInfo;
  t: Words;
}

export type Workshop = Component<WorkshopProps>;

/** What a generic widget is given: one choice of the table. */
export interface WidgetProps extends Omit<SceneProps, 'shown' | 'show'> {
  choice: ChoiceInfo;
}
