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
  bot: string | null;
  online: boolean;
  clock: SeatClock | number | null;
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
  events: Phrase[];
}

export interface ChatLine {
  seat: Seat;
  name: string;
  text: string;
  /** When, ISO 8601. */
  at?: string;
  [more: string]: Json | undefined;
}

export interface ScoreItem {
  what?: Phrase;
  label?: Phrase;
  points: number;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: Seat[];
  /** Items of the score, seat by seat. */
  why: ScoreItem[][];
  /** How often something already seen was taken back. */
  rewound: number;
  seed: string | number | null;
}

export interface Takeback {
  seat: Seat;
  seq?: number;
  yes?: Seat[];
  [more: string]: Json | undefined;
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
  /** What the reader may know of the state: the game decides the shape. */
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
  log: LogLine[];
  chat: ChatLine[];
  result: Result | null;
  record: string | null;
}

// ------------------------------------------------------------------ games and rulebooks

export interface SettingInfo {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameSummary {
  key: string;
  seats: [number, number] | number[];
  settings: SettingInfo[];
  version: string;
  content: string;
  /** Names of the bots that may sit down. */
  bots?: string[];
}

export interface GameInfo extends GameSummary {
  verbs: any;
  events: any;
  /** The game's data files as JSON: `components.cards.card[0]`. */
  components: any;
  /** Names that content files give to components: key, then language. */
  names: Record<string, Record<Language, string>>;
}

export interface Rule {
  id: string;
  section: string;
  kind: string;
  pl: string;
  en: string;
}

// ------------------------------------------------------------------ scenes

/** What a game's scene (`games/<key>/scene/Scene.svelte`) is given. */
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
}

export type Scene = Component<SceneProps>;

/** What a generic widget is given: one choice of the table. */
export interface WidgetProps extends SceneProps {
  choice: ChoiceInfo;
}
