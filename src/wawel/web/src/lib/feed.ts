/** The server's feed of tables that wait for me, followed while the page is visible. */

import type { FeedInvite, FeedMessage } from './types';

/** The tables that wait for me after a message of the feed; the one that has waited longest comes first. */
export function told(before: string[], said: FeedMessage): string[] {
  if (said.type === 'waiting') return said.tables;
  if (said.type !== 'turn') return before; // a newer server may send other types
  if (!said.waiting) return before.filter((id) => id !== said.table);
  return before.includes(said.table) ? before : [...before, said.table];
}

/** My unanswered invitations after a message of the feed, the latest first. */
export function invitedBy(before: FeedInvite[], said: FeedMessage): FeedInvite[] {
  if (said.type === 'waiting') return said.invitations;
  if (said.type !== 'invite') return before;
  return [said, ...before.filter(({ table }) => table !== said.table)];
}

/** All tables but the one that is shown, starting with the one after it, so that "next" visits them all. */
export function elsewhere(tables: string[], here: string): string[] {
  const at = tables.indexOf(here);
  return at < 0 ? tables : [...tables.slice(at + 1), ...tables.slice(0, at)];
}

export interface Following {
  hear: (said: FeedMessage) => void;
  fetch?: typeof fetch;
  /** The server sends an empty line every 15 seconds; a feed silent for longer than this counts as broken. */
  patience?: number;
  /** Milliseconds before the first new attempt; it doubles up to half a minute. */
  pause?: number;
}

const LONGEST = 30_000;

/** Follows `/api/stream` until the returned function is called; reconnects when the stream ends. */
export function follow({ hear, fetch: ask = fetch, patience = 40_000, pause = 1000 }: Following): () => void {
  let over = false;
  let delay = pause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line = new AbortController();

  function watch() {
    clearTimeout(timer);
    const watched = line;
    timer = setTimeout(() => watched.abort(), patience);
  }

  async function once() {
    line = new AbortController();
    watch();
    const answer = await ask('/api/stream', { signal: line.signal, credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || over) return;
      watch();
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines) {
        if (!text.trim()) continue;
        hear(JSON.parse(text));
        delay = pause;
      }
    }
  }

  async function go() {
    try {
      await once();
    } catch {
      // the connection failed, or we aborted it
    }
    clearTimeout(timer);
    line.abort();
    if (over) return;
    timer = setTimeout(go, delay);
    delay = Math.min(LONGEST, delay * 2);
  }

  void go();
  return () => {
    over = true;
    clearTimeout(timer);
    line.abort();
  };
}
