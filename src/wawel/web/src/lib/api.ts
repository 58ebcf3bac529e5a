/** The HTTP API (docs/protocol.md). */

import type {
  Chart,
  CheckedFile,
  Companion,
  GameInfo,
  GameSummary,
  Language,
  Match,
  Me,
  Notices,
  OwnAccount,
  Profile,
  Rating,
  Rulebook,
  Scope,
  TableCreated,
  TableLink,
  TableMessage,
  TableRequest,
  TableSummary,
  Token,
  TokenCreated,
} from './types';

/** The server refused a request: `key` has a text in the Fluent files, `message` is for developers. */
export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly args: Record<string, string | number> = {},
    detail = '',
    readonly status = 0,
    readonly body: any = null,
  ) {
    super(detail || key);
  }
}

export function cookie(name: string): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

let csrf = '';

/** Answers to the first calls, which the server has put into the page (server/http/first_page.py); each is used once. */
const answers: Record<string, any> = JSON.parse(globalThis.document?.getElementById('answers')?.textContent ?? '{}');

function answered(address: string): any {
  const found = answers[address];
  delete answers[address];
  return found;
}

async function call(method: string, address: string, body?: unknown): Promise<any> {
  const known = method === 'GET' ? answered(address) : undefined;
  if (known !== undefined) return known;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['x-csrftoken'] = csrf || cookie('csrftoken');
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch (error) {
    throw new Refused('offline', {}, String(error));
  }
  const text = await answer.text();
  let data: any = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (!answer.ok) {
    throw new Refused(data?.error ?? 'unknown', data?.args ?? {}, data?.detail ?? '', answer.status, data);
  }
  if (typeof data?.csrf === 'string') csrf = data.csrf;
  return data;
}

const kept = new Map<string, Promise<any>>();

/** What never changes while the page is open is fetched once. */
function once<T>(address: string): Promise<T> {
  let promise = kept.get(address);
  if (!promise) {
    promise = call('GET', address).catch((error) => {
      kept.delete(address);
      throw error;
    });
    kept.set(address, promise);
  }
  return promise;
}

export const api = {
  /** Did the page bring the answer to this call along? */
  brought: (address: string): boolean => address in answers,
  me: (): Promise<Me> => call('GET', '/api/me'),
  register: (name: string, password: string): Promise<Me> => call('POST', '/api/register', { name, password }),
  login: (name: string, password: string): Promise<Me> => call('POST', '/api/login', { name, password }),
  logout: (): Promise<unknown> => call('POST', '/api/logout', {}),
  /** One step of WebAuthn: `begin` returns options, `finish` the account. */
  passkey: (what: 'register' | 'login', step: 'begin' | 'finish', body: unknown = {}): Promise<any> =>
    call('POST', `/api/passkey/${what}/${step}`, body),
  speak: (language: Language): Promise<unknown> => call('PATCH', '/api/me', { language }),
  rename: (name: string): Promise<unknown> => call('PATCH', '/api/me', { name }),
  mute: (name: string, muted: boolean): Promise<unknown> => call('POST', '/api/mutes', { name, muted }),
  ownAccount: (): Promise<OwnAccount> => call('GET', '/api/account'),
  changePassword: (old: string, fresh: string): Promise<Me> =>
    call('POST', '/api/account/password', { old, new: fresh }),
  /** One session, or all but this one. */
  endSession: (id?: string): Promise<unknown> => call('DELETE', `/api/account/sessions${id ? `/${id}` : ''}`),
  dropPasskey: (id: string): Promise<unknown> => call('DELETE', `/api/account/passkeys/${id}`),
  deleteAccount: (name: string, password: string): Promise<unknown> =>
    call('POST', '/api/account/delete', { name, password }),
  tokens: (): Promise<Token[]> => call('GET', '/api/tokens'),
  newToken: (name: string, scopes: Scope[]): Promise<TokenCreated> => call('POST', '/api/tokens', { name, scopes }),
  dropToken: (id: string): Promise<unknown> => call('DELETE', `/api/tokens/${id}`),
  notices: (): Promise<Notices> => call('GET', '/api/notices'),
  addPush: (endpoint: string, p256dh: string, auth: string): Promise<unknown> =>
    call('POST', '/api/notices/push', { endpoint, p256dh, auth }),
  dropPush: (endpoint: string): Promise<unknown> => call('POST', '/api/notices/push/drop', { endpoint }),
  addMail: (address: string): Promise<unknown> => call('POST', '/api/notices/mail', { address }),
  dropMail: (): Promise<unknown> => call('DELETE', '/api/notices/mail'),
  /** What a link in a mail is for. */
  mailLink: (what: 'confirm' | 'unsubscribe', token: string): Promise<unknown> => call('POST', `/${what}/${token}`),
  games: (): Promise<GameSummary[]> => once('/api/games'),
  game: (key: string): Promise<GameInfo> => once(`/api/games/${key}`),
  /** Checks a player's file, such as a deck. */
  checkFile: (key: string, kind: string, text: string): Promise<CheckedFile> =>
    call('POST', `/api/games/${key}/files/${kind}`, { text }),
  rulebook: (key: string): Promise<Rulebook> => once(`/api/games/${key}/rulebook`),
  /** A game's texts; for the lobby only its title and settings. */
  gameTexts: (key: string, language: Language, lobby = false): Promise<string> => {
    const address = `/api/games/${key}/texts/${language}.ftl${lobby ? '?lobby=true' : ''}`;
    let promise = kept.get(address);
    const known = answered(address);
    if (!promise && known !== undefined) promise = Promise.resolve(known);
    if (!promise) {
      promise = fetch(address, { credentials: 'same-origin' })
        .catch((error) => {
          throw new Refused('offline', {}, String(error));
        })
        .then((answer) => {
          if (!answer.ok) throw new Refused('unknown', {}, address, answer.status);
          return answer.text();
        });
      promise.catch(() => kept.delete(address));
    }
    kept.set(address, promise);
    return promise;
  },
  tables: (show: 'open' | 'live' | 'mine' | 'finished'): Promise<TableSummary[]> =>
    call('GET', `/api/tables?show=${show}`),
  table: (id: string): Promise<TableMessage> => call('GET', `/api/tables/${id}`),
  /** The table, if the page brought it along. */
  broughtTable: (id: string): TableMessage | undefined => answered(`/api/tables/${id}`),
  /** The table as it was; once the game is over, as any seat saw it. */
  moment: (id: string, seq: number, seat: number | null = null): Promise<TableMessage> =>
    call('GET', `/api/tables/${id}/moment/${seq}${seat === null ? '' : `?seat=${seat}`}`),
  /** How a finished game went. */
  chart: (id: string): Promise<Chart> => call('GET', `/api/tables/${id}/chart`),
  create: (wanted: TableRequest): Promise<TableCreated> => call('POST', '/api/tables', wanted),
  /** The link that seats whoever comes next; null once the table is full. */
  link: (id: string): Promise<TableLink> => call('GET', `/api/tables/${id}/link`),
  /** The people I played with. */
  people: (): Promise<Companion[]> => call('GET', '/api/people'),
  /** Quick match: wait for a game (or go on waiting), see how it stands, stop. */
  match: (game: string): Promise<Match> => call('POST', '/api/match', { game }),
  matching: (): Promise<Match> => call('GET', '/api/match'),
  stopMatch: (): Promise<unknown> => call('DELETE', '/api/match'),
  act: (id: string, what: string, body: unknown = {}): Promise<any> => call('POST', `/api/tables/${id}/${what}`, body),
  profile: (name: string): Promise<Profile> => call('GET', `/api/users/${encodeURIComponent(name)}`),
  leaderboard: (game: string): Promise<Rating[]> => call('GET', `/api/leaderboard/${game}`),
};
