/** A large board is drawn place by place when it opens, so that its ground is seen at once and the page answers meanwhile.
 * What comes later is drawn at once. */

import { getContext, onMount, setContext } from 'svelte';
import { soon } from '$lib/steps';

const KEY = 'opening';

/** For the board: `over` is called when all its places have been drawn. */
export function provideOpening(over: () => void): void {
  const opening = { now: true };
  setContext(KEY, opening);
  onMount(() => {
    opening.now = false;
    return soon(over);
  });
}

/** For a place: calls `draw` when its turn comes, and says whether it has to wait for that. */
export function takesTurn(draw: () => void): boolean {
  if (!getContext<{ now: boolean } | undefined>(KEY)?.now) return false;
  const back = soon(draw);
  onMount(() => back);
  return true;
}
