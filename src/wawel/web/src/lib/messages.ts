// Written by tools/web_types.py from src/wawel/server/messages; do not edit. Run: make types

/** The number of a seat, from 0; -2 is a spectator. */
export type Seat = number;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

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

/** A line of the score sheet: `score-<key>` has the words. */
export type ScoreItem = [key: string, points: number];

/** A rule of a rulebook; games add keys of their own. */
export interface Rule {
  id: string;
  section: string;
  /** The Fluent key of the section's name. */
  heading: string;
  kind: string;
  pl: string;
  en: string;
  [more: string]: any;
}

/** What a view says about the question that is asked: the step, its open fields, and who has yet to answer. */
export interface Asked {
  step: string;
  kind: string;
  fields: Record<string, any>;
  seats: Seat[];
  /** The reader's own sealed answer, if all are asked at once. */
  mine?: string[];
}

export type Language = 'en' | 'pl';

export type Scope = 'read' | 'play' | 'create';

/** Why a call was refused. `error` is a Fluent key, `detail` English for developers. */
export interface ErrorMessage {
  error: string;
  args: Record<string, Json>;
  detail: string;
  /** The table's sequence number, if the call came too late. */
  seq?: number;
  /** What the caller had not seen yet. */
  missed?: TableUpdate[];
}

/** Done. */
export interface Ok {
  ok: boolean;
}

/** The server is ready. */
export interface Health {
  ok: boolean;
  version: string;
}

export type TableStatus = 'open' | 'playing' | 'finished' | 'aborted' | 'halted';

export type SeatKind = 'human' | 'bot' | 'open';

export type Order = 'idle' | 'pass';

export type AnsweredBy = 'person' | 'bot' | 'clock' | 'order' | 'pass' | 'undo' | 'takeback' | 'server';

/** A part of the table as text. */
export interface Section {
  heading: Phrase;
  lines: Phrase[];
}

export interface OptionInfo {
  /** The option's stable name, `spell:dusk-pilgrim`. */
  option: string;
  label: Phrase;
}

/** A question to the reader. */
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

/** Something the reader might try but can't, and the rule that forbids it. */
export interface BlockedInfo {
  option: string;
  label: Phrase;
  rule: string;
}

/** Seconds left when the message was sent, and whether they are running. */
export interface SeatClock {
  left: number;
  running: boolean;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: SeatKind;
  /** The bot that plays here, also for a person who left. */
  bot: string | null;
  /** The icon that is this seat's face; empty for an open seat. */
  face: string;
  online: boolean;
  clock: SeatClock | null;
  /** An open seat that needs the table's link. */
  invite: boolean;
  /** An open seat that is kept for the person it is named after. */
  reserved: boolean;
  resigned: boolean;
  /** Everything is answered for this seat until its owner takes that back. */
  idle: boolean;
}

/** What happened at a sequence number. With `back`, the lines after that number are void. */
export interface LogLine {
  seq: number;
  seat: Seat;
  by: AnsweredBy;
  /** Seconds since 1970. */
  at: number;
  events: Phrase[];
  back?: number;
  /** This seat resigned; going back does not make it void. */
  resigned?: boolean;
}

export interface ChatLine {
  id: number;
  seq: number;
  seat: Seat;
  name: string;
  text: string;
  at: number;
}

/**
 * Somebody asks to go back to after `seq`; `yes` are the seats that agree, `asked` those that are asked, and `no`
 * is the seat that refused: then the wish stays only to tell of that, until the game goes on.
 */
export interface Takeback {
  seat: Seat;
  seq: number;
  yes: Seat[];
  asked: Seat[];
  no: Seat | null;
}

/** The server is about to pass for me at choice `n`, because I can do nothing else (`empty`) or ordered so. */
export interface PassingNow {
  n: number;
  empty: boolean;
}

/**
 * My orders, which nobody else is told: `auto` passes where there is nothing to play, `order` at every chance to
 * react until something else is asked; `stops` are the moments at which neither does.
 */
export interface Passing {
  auto: boolean;
  order: boolean;
  stops: string[];
  now: PassingNow | null;
}

/** How the game ended. `why` itemises each seat's points. */
export interface Result {
  scores: number[];
  ranks: number[];
  winners: Seat[];
  why: ScoreItem[][];
  /** How often something already seen was taken back. */
  rewound: number;
  seed: string;
  resigned: Seat[];
}

/** Live: `seconds` each, `bonus` after each answer, never more than at the start. Daily: `days` for an answer. */
export interface ClockSetting {
  mode: 'none' | 'live' | 'daily';
  seconds: number;
  bonus: number;
  days: number;
}

/** What a reader may know now, and what is new in log and chat. */
export interface TableUpdate {
  type: 'update';
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatInfo[];
  you: Seat;
  /** Counts everything that happens at the table. */
  seq: number;
  /** How many answers were given. */
  number: number;
  /** What the reader may know of the state; null before the game starts. */
  view: any | null;
  /** What the game works out from the view, in numbers and phrases, so that a scene need not know rules. */
  preview: any;
  /** The table as text, if it was asked for. */
  sections: Section[];
  choices: ChoiceInfo[];
  blocked: BlockedInfo[];
  waiting: Seat[];
  /** Whose turn it is, whoever is asked; empty where the rules know no turns, or between them. */
  turn: Seat[];
  /** The reader's own orders; null for spectators and before the game. */
  passing: Passing | null;
  undo: boolean;
  takeback: Takeback | null;
  /** How many people watch who have no seat. */
  watching: number;
  /** The names of those who may not chat here. */
  muted: string[];
  log: LogLine[];
  chat: ChatLine[];
  result: Result | null;
  /** The address of the record, once it may be read. */
  record: string | null;
  /** The table of the next game, once somebody asked for one. */
  rematch: string | null;
}

/** The cards only one seat could see, by the keys of their names. */
export interface Hand {
  seat: Seat;
  cards: string[];
}

/** The whole table: an update with all of log and chat, and what was agreed before the game. */
export interface TableMessage extends Omit<TableUpdate, 'type'> {
  type: 'table';
  settings: Record<string, Json>;
  clock: ClockSetting;
  public: boolean;
  rated: boolean;
  creator: string;
  commitment: string | null;
  origin: string | null;
  /** Everybody's hidden cards at a past moment, once the game is over. */
  hands: Hand[] | null;
}

/**
 * How a finished game went: each seat's chance to win and points (if the game counts any) after some sequence
 * numbers, and at which of these it turned.
 */
export interface Chart {
  seqs: number[];
  chances: number[][];
  points: number[][] | null;
  turns: number[];
}

export interface HintRequest {
  n: number;
}

/** A good answer to a choice, by its option's name. */
export interface Hinted {
  n: number;
  option: string;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  settings: Record<string, Json>;
  status: TableStatus;
  seats: SeatInfo[];
  seq: number;
  clock: ClockSetting;
  public: boolean;
  rated: boolean;
  created: number;
  touched: number;
  waiting: Seat[];
  you: Seat;
  result: Result | null;
  /** A game alone or against bots that nobody has touched for a while; it goes on whenever its owner does. */
  paused: boolean;
}

/** `person`: kept for the one of this name, who is notified. */
export interface SeatRequest {
  kind: 'me' | 'open' | 'invite' | 'person' | 'bot';
  bot?: string | null;
  name?: string | null;
}

/** A table to be made. */
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  settings?: Record<string, string | number | boolean>;
  clock?: Partial<ClockSetting>;
  /** Listed in the lobby? If that is not said: where anybody may sit down, yes; else no. */
  public?: boolean | null;
  rated?: boolean;
}

/** A new table, my seat there (-2: none), and the link that seats whoever comes next. */
export interface TableCreated {
  id: string;
  seat: Seat;
  link: string | null;
}

/** The link that seats whoever comes next; null if no seat is free. */
export interface TableLink {
  link: string | null;
}

export interface InviteRequest {
  name: string;
}

export interface MatchRequest {
  game: string;
}

/** The game I wait for, or the table I was seated at; and how many others wait, by game. */
export interface Match {
  game: string | null;
  table: string | null;
  others: Record<string, number>;
}

export interface JoinRequest {
  seat?: number | null;
  token?: string;
}

export interface Joined {
  seat: Seat;
}

/** `n` is the choice's number, `seq` what the client had seen when it decided. */
export interface AnswerRequest {
  n: number;
  seq: number;
  option: string;
}

/** The table's sequence number now. `again`: the same answer was given before; nothing changed. */
export interface Done {
  seq: number;
  again: boolean;
}

/** `to`: go back to after this sequence number; without it, my last answer. */
export interface UndoRequest {
  to?: number | null;
}

export interface BotRequest {
  seat: number;
  bot?: string;
}

/** What is null stays as it is; `hold` is the number of a choice that shall not be passed. */
export interface OrderRequest {
  order?: 'none' | 'idle' | 'pass' | null;
  auto?: boolean | null;
  stops?: string[] | null;
  hold?: number | null;
}

export interface ForkRequest {
  seq: number;
}

export interface ChatRequest {
  text: string;
}

export interface MuteRequest {
  name: string;
  muted?: boolean;
}

/** Whether a table waits for me has changed. */
export interface FeedTurn {
  type: 'turn';
  table: string;
  game: string;
  waiting: boolean;
}

/** Somebody keeps a seat for me at a table. */
export interface FeedInvite {
  type: 'invite';
  table: string;
  game: string;
  by: string;
}

/** The first line of the feed: the tables where something is asked of me, and those where a seat is kept for me. */
export interface FeedWaiting {
  type: 'waiting';
  tables: string[];
  invitations: FeedInvite[];
  at: number;
}

/** I was seated at a table with others who waited for the same game. */
export interface FeedMatch {
  type: 'match';
  table: string;
  game: string;
}

export type FeedMessage = FeedWaiting | FeedTurn | FeedInvite | FeedMatch;

/** `seats` names, for each choice that is not for all numbers of players, the numbers it is for. */
export interface SettingInfo {
  name: string;
  choices: (string | number | boolean)[];
  default: string | number | boolean;
  seats: Record<string, number[]>;
}

/** A game for newcomers: `me` and bots by their specs, and the settings that differ from the usual ones. */
export interface FirstGame {
  seats: string[];
  settings: Record<string, string | number | boolean>;
}

/** A step of "how to play": a part (`goal`, `turn-…`, `end`) and its picture; `how-to-<id>` has the words. */
export interface HowToStep {
  id: string;
  icon: string;
}

/** A game in a list. */
export interface GameSummary {
  key: string;
  /** The numbers of players that it can be played by. */
  seats: number[];
  settings: SettingInfo[];
  version: string;
  content: string;
  /** Specs of the bots that may sit down. */
  bots: string[];
  /** How long it takes, from a quick game to a long one. */
  minutes: [number, number];
  /** How much there is to learn and to think about: 1 light, 5 heavy. */
  weight: number;
  first: FirstGame;
  how_to: HowToStep[];
}

export interface VerbInfo {
  name: string;
  base: number;
  /** How many codes it has; 0 if its argument has no limit. */
  size: number;
  about: string;
  /** Names of the arguments: the `dusk-pilgrim` of `spell:dusk-pilgrim`. */
  names: string[];
  /** The rule that says when it may be used. */
  rule: string;
}

/** A game with what a client needs to draw it: option codes, event arguments, component data, given names. */
export interface GameInfo extends GameSummary {
  verbs: VerbInfo[];
  /** The arguments of each event, each with the kind of component it names, if it names one. */
  events: Record<string, Record<string, string>>;
  /** The ids of all components by kind. */
  ids: Record<string, string[]>;
  /** The text of each component, by kind and id: a phrase for each line. */
  texts: Record<string, Record<string, Phrase[]>>;
  /** The game's data files as JSON, by file name. */
  components: any;
  /** Names that content files give to components: key, then language. */
  names: Record<string, Record<Language, string>>;
  /** Does it ask players outside their turn whether they react? */
  reacts: boolean;
  /** Where one may want to be asked although there is nothing to play; `moment-…` has the words. */
  moments: string[];
}

/** A file of a kind that the game can check, such as a deck. */
export interface PlayersFile {
  text: string;
}

/** What is wrong in a line of a file, or, in line 0, with the file as a whole. */
export interface LineProblem {
  line: number;
  text: Phrase;
}

/** The check of a file: what it holds, and what keeps it from being used. */
export interface CheckedFile {
  summary: Phrase;
  problems: LineProblem[];
  /** The same in numbers, in a form that only the game knows. */
  figures: any;
}

/** Rules, examples and rulings in both languages. */
export interface Rulebook {
  rules: Rule[];
  examples: any[];
  rulings: any[];
}

/** An account as its owner sees it. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  language: Language;
  csrf: string;
  passkeys: number;
  muted: string[];
}

export interface CredentialsRequest {
  name: string;
  password: string;
}

export interface MeRequest {
  language?: Language | null;
  name?: string | null;
}

export interface TokenRequest {
  name: string;
  scopes: Scope[];
}

/** A program's key to an account. */
export interface Token {
  id: string;
  name: string;
  scopes: Scope[];
  created: number;
  used: number | null;
}

/** The token itself is shown this once. */
export interface TokenCreated extends Token {
  token: string;
}

/** `rating` is what is shown: three standard deviations below the estimate. */
export interface Rating {
  game: string;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

/** A player's ratings and finished games. */
export interface Profile {
  name: string;
  guest: boolean;
  created: number;
  ratings: Rating[];
  tables: TableSummary[];
}

/** Somebody I played with: how many games, when the last, and whether they are here now. */
export interface Companion {
  name: string;
  guest: boolean;
  games: number;
  last: number;
  online: boolean;
}

/** Something was asked of me while I was away: a move, or whether I join a table. */
export interface Notification {
  id: number;
  kind: 'turn' | 'invite';
  table: string;
  at: number;
  read: boolean;
}

/** A browser that is logged in; `here` is the one that asks. */
export interface Session {
  id: string;
  agent: string;
  created: number;
  here: boolean;
}

export interface Passkey {
  id: string;
  created: number;
  used: number | null;
}

/** All ways to log in. `password`: is there one? */
export interface OwnAccount {
  password: boolean;
  sessions: Session[];
  passkeys: Passkey[];
}

/** `old` may be empty if there is none yet. */
export interface PasswordRequest {
  new: string;
  old?: string;
}

/** The account's name, so that nobody does it by mistake; and the password, if it has one. */
export interface DeletionRequest {
  name: string;
  password?: string;
}

/** What there is to choose from: `key` is the server's for `pushManager.subscribe`, empty if it does not push. */
export interface Notices {
  key: string;
  mail: boolean;
  address: string | null;
  confirmed: boolean;
}

/** A browser to notify. */
export interface PushRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that should no longer be notified. */
export interface PushGone {
  endpoint: string;
}

export interface AddressRequest {
  address: string;
}

/** What every message of a client may carry: `ref` comes back with the reply. */
export interface SocketRequest {
  ref?: string | number | null;
}

export interface SocketAnswer extends SocketRequest {
  type: 'answer';
  n: number;
  seq: number;
  option: string;
}

export interface SocketUndo extends SocketRequest {
  type: 'undo';
  to?: number | null;
}

export interface SocketChat extends SocketRequest {
  type: 'chat';
  text: string;
}

/** Ask for one, or (`reply`) answer somebody else's. */
export interface SocketTakeback extends SocketRequest {
  type: 'takeback';
  to?: number | null;
  reply?: 'yes' | 'no' | null;
}

/** Should updates on this socket hold the table as text, in `sections`? */
export interface SocketText extends SocketRequest {
  type: 'text';
  on: boolean;
}

export interface SocketPing extends SocketRequest {
  type: 'ping';
}

export type SocketCall = SocketAnswer | SocketUndo | SocketChat | SocketTakeback | SocketText | SocketPing;

/** A call was carried out; the updates it caused came before this. */
export interface SocketOk {
  type: 'ok';
  ref: string | number | null;
  seq: number;
  again?: boolean;
}

/** A call was refused. `seq` and `missed` come if it was too late. */
export interface SocketRefused {
  type: 'refused';
  ref: string | number | null;
  error: string;
  args: Record<string, Json>;
  detail: string;
  seq?: number;
  missed?: TableUpdate[];
}

export type SocketMessage = TableMessage | TableUpdate | SocketOk | SocketRefused;
