/** A large board is drawn place by place when it opens, so that its ground is seen at once and the page answers meanwhile.
 * What comes later is drawn at once. */

import { getContext, onMount, setContext } from 'svelte';
import { atLast, soon } from '$lib/steps';

const KEY = 'opening';

/** Places and their parts wait for their turn until all of the board has been drawn. */
interface Opening {
  over: boolean;
}

const around = () => getContext<Opening | undefined>(KEY);

/** For the board: `drawn` is called when all its places have been drawn, with all their parts. */
export function provideOpening(drawn: () => void): void {
  const opening: Opening = setContext(KEY, { over: false });
  onMount(() =>
    atLast(() => {
      opening.over = true;
      drawn();
    }),
  );
}

/** For a part: is it on a board that has been drawn? */
export const opened = (): boolean => around()?.over ?? false;

/** For a place: calls `draw` when its turn comes, and says whether it has to wait for that. */
export function takesTurn(draw: () => void): boolean {
  if (around()?.over ?? true) return false;
  const back = soon(draw);
  onMount(() => back);
  return true;
}
