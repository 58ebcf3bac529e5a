/** Which names can be shown up close: the scene says it, names in the log, the prompt and the strips ask. */

import { getContext, setContext } from 'svelte';

const KEY = 'close-ups';

export class CloseUps {
  /** Does the scene have a close-up for this name (`card-ember`)? */
  known = $state.raw<(name: string) => boolean>(() => false);
}

/** For the page around a scene and its log. */
export const provideCloseUps = (): CloseUps => setContext(KEY, new CloseUps());

/** None where there is no such page. */
export const closeUps = (): CloseUps | undefined => getContext(KEY);
