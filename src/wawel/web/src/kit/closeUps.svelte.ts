/** Which names have a close-up: the scene sets it; names in the log and the prompt read it. */

import { getContext, setContext } from 'svelte';

const KEY = 'close-ups';

export class CloseUps {
  /** Does the scene have a close-up for this name (`card-ember`)? */
  known = $state.raw<(name: string) => boolean>(() => false);
}

/** For the page around a scene and its log. */
export const provideCloseUps = (): CloseUps => setContext(KEY, new CloseUps());

/** Undefined outside such a page. */
export const closeUps = (): CloseUps | undefined => getContext(KEY);
