/** What every page shares: who I am, which page is shown, words in the reader's language. */

import { api } from './api';
import { moving, settings } from './settings.svelte';
import type { Me, Words } from './types';
import { makeWords, shellSource } from './words';

export type PageName =
  | 'lobby'
  | 'table'
  | 'rules'
  | 'profile'
  | 'leaderboard'
  | 'workshop'
  | 'settings'
  | 'login'
  | 'credits'
  | 'confirm'
  | 'unsubscribe'
  | 'not-found';

export interface Route {
  page: PageName;
  /** The table's id, the game's key, the player's name, or what a link in a mail has to show. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

/** Which page an address shows. */
export function routeOf(address: string): Route {
  const url = new URL(address, 'http://wawel');
  const [first = '', second = '', ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const query = url.searchParams;
  const hash = url.hash.slice(1);
  const at = (page: PageName, id = ''): Route => ({ page, id, query, hash });
  if (rest.length) return at('not-found');
  if (first === '') return at('lobby');
  if (second === '')
    return first === 'settings' || first === 'login' || first === 'credits' ? at(first) : at('not-found');
  if (first === 't') return at('table', second);
  if (first === 'u') return at('profile', second);
  if (['rules', 'leaderboard', 'workshop', 'confirm', 'unsubscribe'].includes(first))
    return at(first as PageName, second);
  return at('not-found');
}

class App {
  route = $state.raw<Route>(routeOf('/'));
  words = $state.raw<Words | null>(null);
  me = $state.raw<Me | null>(null);
  /** A short message at the edge of the page; gone after a while. */
  notice = $state<{ text: string; bad: boolean } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  t = (key: string, args: Record<string, string | number> = {}): string => this.words?.(key, args) ?? '';

  say(text: string, bad = false): void {
    clearTimeout(this.timer);
    this.notice = { text, bad };
    this.timer = setTimeout(() => {
      this.notice = null;
    }, 6000);
  }

  /** An error as a text for the reader. */
  problem(error: unknown): string {
    const { key = 'unknown', args = {} } = error as { key?: string; args?: Record<string, string | number> };
    const plain = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
    );
    const known = [`error-${key}`, key].find((one) => this.words?.has(one));
    return known
      ? this.t(known, plain)
      : this.t('error-unknown', { detail: (error as Error).message ?? String(error) });
  }

  complain(error: unknown): void {
    this.say(this.problem(error), true);
  }

  private known: Promise<void> | null = null;

  async loadMe(): Promise<void> {
    this.me = await api.me();
  }

  /** Resolves once this browser has an account (a guest account counts). */
  account(): Promise<void> {
    this.known ??= this.loadMe().catch((error) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  show(): void {
    this.route = routeOf(location.href);
  }

  /** Navigates to another page without a reload. */
  go(address: string, replace = false): void {
    const url = new URL(address, location.href);
    const turn = () => {
      history[replace ? 'replaceState' : 'pushState'](null, '', url);
      const page = this.route.page;
      this.show();
      if (page !== this.route.page) scrollTo(0, 0);
    };
    const other = routeOf(url.href).page !== this.route.page;
    if (other && moving() && document.startViewTransition) document.startViewTransition(turn);
    else turn();
  }
}

export const app = new App();

const sources = new Map<string, Promise<Words>>();

/** The client's own texts in the reader's language. */
export function shellWords(): Promise<Words> {
  return kept(settings.language, async () => makeWords(settings.language, [await shellSource(settings.language)]));
}

/** The client's texts and one game's; with `players`, seats are called by their players' names. */
export function gameWords(key: string, players: string[] = []): Promise<Words> {
  const language = settings.language;
  return kept(JSON.stringify([language, key, ...players]), async () => {
    const [shell, game, info] = await Promise.all([shellSource(language), api.gameTexts(key, language), api.game(key)]);
    const seats = players.map((name, seat) => [`seat-${seat + 1}`, { pl: name, en: name }]);
    return makeWords(language, [shell, game], { ...info.names, ...Object.fromEntries(seats) });
  });
}

/** The client's texts, and the title and settings of a game. */
export function lobbyWords(key: string): Promise<Words> {
  const language = settings.language;
  return kept(`${language} ${key}`, async () =>
    makeWords(language, await Promise.all([shellSource(language), api.gameTexts(key, language, true)])),
  );
}

function kept(place: string, make: () => Promise<Words>): Promise<Words> {
  let promise = sources.get(place);
  if (!promise) {
    promise = make();
    promise.catch(() => sources.delete(place));
    sources.set(place, promise);
  }
  return promise;
}

/** Handles clicks on links to our own pages; the browser handles all others. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (routeOf(link.href).page === 'not-found' || /\.jsonl?$/.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
  event.preventDefault();
  app.go(link.href);
}
