/** What is asked of the reader, and how the things on the table answer it: one object for all parts of the scene. */

import type { BlockedInfo, Phrase, Words } from '$lib/types';

export interface Asking {
  readonly t: Words;
  readonly offers: Map<string, Phrase>;
  readonly blocked: Map<string, BlockedInfo>;
  /** The option held by a first tap; the second answers. */
  readonly armed: string;
  /** The name under which a thing can be picked now: none while an answer is on its way. */
  named(option: string): string | undefined;
  /** Answers, or says why not. `hold`: a first tap by thumb only shows what it is about. */
  answer(option: string, event?: MouseEvent, hold?: boolean): void;
}

export interface Meant {
  option: string;
  offered: boolean;
  why?: BlockedInfo;
}

/** The first of some options that is offered; else the first that is blocked; else none. */
export function meant(ask: Asking, options: string[]): Meant {
  const offered = options.find((one) => ask.offers.has(one));
  if (offered) return { option: offered, offered: true };
  const why = options.map((one) => ask.blocked.get(one)).find((one) => one !== undefined);
  return { option: why?.option ?? '', offered: false, why };
}

/** What a thing is called for those who listen: what it would do, or what it is. */
export function labelOf(ask: Asking, { option, offered, why }: Meant, itself: string): string {
  if (offered) {
    const deed = ask.t.say(ask.offers.get(option)!);
    return deed.includes(itself) || !itself ? deed : `${deed}. ${itself}`;
  }
  return why ? `${itself} (${ask.t('scene-why')})` : itself;
}

/** Is anything of a verb offered? */
export function asks(ask: Asking, ...verbs: string[]): boolean {
  return [...ask.offers.keys()].some((option) => verbs.includes(option.split(':')[0]));
}
