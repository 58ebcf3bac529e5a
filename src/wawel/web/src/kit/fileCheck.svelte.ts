/** What a game says of a player's file, such as a deck, while it is being made. Only the server knows the rules; it is
 * asked a moment after the last change. */

import { api } from '$lib/api';
import { app } from '$lib/app.svelte';
import type { CheckedFile } from '$lib/types';

/** How long a file must stay unchanged before it is checked, in milliseconds. */
export const PAUSE = 300;

export class FileCheck {
  /** The last answer; while `waiting`, the answer about an earlier file. */
  checked = $state.raw<CheckedFile | null>(null);
  waiting = $state(false);
  /** Why there is no answer, in words. */
  failed = $state('');

  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    private readonly kind: string,
  ) {}

  /** Checks a file unless it changes again within the pause. */
  later = (text: string): void => {
    clearTimeout(this.timer);
    this.asked += 1;
    this.waiting = true;
    this.timer = setTimeout(() => this.now(text), PAUSE);
  };

  /** Checks a file; null if it could not be checked or another one was asked about meanwhile. */
  now = async (text: string): Promise<CheckedFile | null> => {
    clearTimeout(this.timer);
    this.asked += 1;
    const own = this.asked;
    this.waiting = true;
    let found: CheckedFile | null = null;
    let failed = '';
    try {
      found = await api.checkFile(this.game, this.kind, text);
    } catch (error) {
      failed = app.problem(error);
    }
    if (own !== this.asked) return null;
    this.checked = found ?? this.checked;
    this.failed = failed;
    this.waiting = false;
    return found;
  };
}
