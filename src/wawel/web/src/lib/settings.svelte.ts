/** The reader's settings: stored in the browser, set as attributes of `<html>` for the style sheets. */

import type { Language } from './types';
import { preferredLanguage } from './words';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** Shapes beside colours. */
  symbols: boolean;
  motion: boolean;
  sound: boolean;
  /** Ask before a move is made. */
  confirm: boolean;
  cards: 'small' | 'medium' | 'large';
  /** The text table instead of the scene. */
  text: boolean;
  /** How fast others' moves are shown. */
  speed: 'slow' | 'normal' | 'fast' | 'instant';
}

const PLACE = 'wawel.settings';

export function defaults(languages: readonly string[]): Settings {
  return {
    language: preferredLanguage(languages),
    theme: 'system',
    symbols: false,
    motion: true,
    sound: false,
    confirm: false,
    cards: 'medium',
    text: false,
    speed: 'normal',
  };
}

/** Parses stored settings; missing or invalid values get the default. */
export function readSettings(stored: string | null, usual: Settings): Settings {
  const found: Settings = { ...usual };
  let given: any = null;
  try {
    given = stored === null ? null : JSON.parse(stored);
  } catch {
    given = null;
  }
  if (given === null || typeof given !== 'object') return found;
  if (['pl', 'en'].includes(given.language)) found.language = given.language;
  if (['system', 'light', 'dark'].includes(given.theme)) found.theme = given.theme;
  if (['small', 'medium', 'large'].includes(given.cards)) found.cards = given.cards;
  if (['slow', 'normal', 'fast', 'instant'].includes(given.speed)) found.speed = given.speed;
  for (const flag of ['symbols', 'motion', 'sound', 'confirm', 'text'] as const) {
    if (typeof given[flag] === 'boolean') found[flag] = given[flag];
  }
  return found;
}

function load(): Settings {
  const usual = defaults(globalThis.navigator?.languages ?? ['en']);
  try {
    return readSettings(localStorage.getItem(PLACE), usual);
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(load());

export function change(what: Partial<Settings>): void {
  Object.assign(settings, what);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
    // the server sends the words of this language with the page
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
    if (what.language) document.cookie = `language=${what.language}; path=/; max-age=31536000; samesite=lax`;
  } catch {
    // storage may be disabled; the game works without it
  }
  show();
}

/** Writes the settings onto the page: `data-theme`, `data-symbols`, `data-motion`, `data-cards`. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  const dark =
    settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.symbols = settings.symbols ? 'on' : 'off';
  root.dataset.motion = settings.motion ? 'on' : 'off';
  root.dataset.cards = settings.cards;
}

/** Are animations on, by the reader's setting and the system's? */
export function moving(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
