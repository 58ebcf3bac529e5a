/** Work that need not be done at once, so that the page answers meanwhile. */

/** Milliseconds after which the rest is left to the next task. */
const SLICE = 8;

let waiting: (() => void)[] = [];
let last: (() => void)[] = [];

function go(): void {
  const from = performance.now();
  try {
    do waiting.shift()?.();
    while (waiting.length && (document.hidden || performance.now() - from < SLICE));
  } finally {
    if (!waiting.length) [waiting, last] = [last, []];
    if (waiting.length) setTimeout(go);
  }
}

/** Does this soon, in the order of calls: a long step in a task of its own. Returns what takes it back. */
export function soon(step: () => void): () => void {
  if (!waiting.length) setTimeout(go);
  waiting.push(step);
  return () => {
    waiting = waiting.map((one) => (one === step ? () => {} : one));
  };
}

/** Does this when no step waits any more, nor any that those led to. Returns what takes it back. */
export function atLast(work: () => void): () => void {
  last.push(work);
  soon(() => {});
  return () => {
    const others = (one: () => void) => one !== work;
    [waiting, last] = [waiting.filter(others), last.filter(others)];
  };
}

/** Does this when the browser has nothing else to do. */
export function afterwards(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work(), { timeout: 3000 });
  else setTimeout(work, 500);
}
