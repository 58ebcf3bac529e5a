/** Tables where something is asked of me: the server's feed, followed for as long as the page is looked at. */

import type { FeedMessage } from './types';

/** The tables that wait for me once the feed has said something; the one that waits longest comes first. */
export function told(before: string[], said: FeedMessage): string[] {
  if (said.type === 'waiting') return said.tables;
  if (said.type !== 'turn') return before; // a newer server may say more
  if (!said.waiting) return before.filter((id) => id !== said.table);
  return before.includes(said.table) ? before : [...before, said.table];
}

/** The tables but the one that is shown, beginning with the one after it, so that pressing on visits them all. */
export function elsewhere(tables: string[], here: string): string[] {
  const at = tables.indexOf(here);
  return at < 0 ? tables : [...tables.slice(at + 1), ...tables.slice(0, at)];
}

export interface Following {
  hear: (said: FeedMessage) => void;
  fetch?: typeof fetch;
  /** The server sends an empty line every 15 seconds; a feed silent for longer than this is dead. */
  patience?: number;
  /** Milliseconds before the first new attempt; it doubles up to half a minute. */
  pause?: number;
}

const LONGEST = 30_000;

/** Follows `/api/stream` until the returned function is called; a feed that breaks off is opened again. */
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
      // the line was lost, or cut by us
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
