/** The types of the client: the messages of the server, which are generated (messages.ts), words, and what scenes are
 * given. */

import type { Component } from 'svelte';
import type { ChoiceInfo, GameInfo, Language, OrderRequest, Phrase, Seat, TableMessage } from './messages';

export type * from './messages';

/** The seat of those who only watch. */
export const SPECTATOR: Seat = -2;

// ------------------------------------------------------------------ words

/** The texts of one language: the client's own and one game's. See words.ts. */
export interface Words {
  readonly language: Language;
  /** The text of a key: `t('table-your-turn')`, `t('log-lines', { n: 3 })`. */
  (key: string, args?: Record<string, string | number>): string;
  /** Is there a text for a key? */
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
  /** The seat whose strip was clicked: show its whole board. Null: the default layout. */
  shown: Seat | null;
  /** Shows a seat's whole board, or with null the default layout; for scenes with strips or a way back of their own. */
  show: (seat: Seat | null) => void;
  /** Changes the reader's standing orders, such as the moments at which nothing is passed; see `message.passing`. */
  order: (wanted: Partial<OrderRequest>) => Promise<unknown>;
}

export type Scene = Component<SceneProps>;

/** What a game's workshop (`games/<key>/scene/Workshop.svelte`) is given: there decks and the like are made. */
export interface WorkshopProps {
  info: GameInfo;
  t: Words;
}

export type Workshop = Component<WorkshopProps>;

/** What a generic widget is given: one choice of the table. */
export interface WidgetProps extends Omit<SceneProps, 'shown' | 'show' | 'order'> {
  choice: ChoiceInfo;
}
