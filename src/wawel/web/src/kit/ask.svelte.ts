/** The reader's question and how things on the table answer it: one object that all parts of a scene share.
 * A game that needs more (a forecast, a mode of the hand) extends it. */

import { untrack } from 'svelte';
import type { BlockedInfo, Phrase, SceneProps, TableMessage, Words } from '$lib/types';

export type AskProps = Pick<SceneProps, 'message' | 't' | 'pick' | 'pickAll' | 'busy' | 'explain' | 'replaying'>;

/** What a thing on the table stands for now: an option that is offered, one that is blocked, or (with no name) nothing. */
export interface Meaning {
  option: string;
  offered: boolean;
  why?: BlockedInfo;
}

export const verbOf = (option: string): string => option.split(':')[0];

export class Ask {
  /** The option held by a first tap; the second tap answers. */
  armed = $state('');
  /** The option under the mouse or the focus. */
  peeked = $state('');

  protected readonly props: () => AskProps;
  private touch = false;

  /** Construct it while the scene component is initialized; `props` reads the scene's properties. */
  constructor(props: () => AskProps) {
    this.props = props;
    $effect(() => {
      void this.asked;
      untrack(() => this.reset());
    });
  }

  readonly choice = $derived.by(() => (this.props().replaying ? null : (this.props().message.choices[0] ?? null)));
  /** The number of the question, -1 while nothing is asked. */
  readonly asked = $derived(this.choice?.n ?? -1);
  readonly offers = $derived.by(() => new Map<string, Phrase>(this.choice?.options.map((o) => [o.option, o.label])));
  readonly blocked = $derived.by(() => {
    const { replaying, message } = this.props();
    return new Map<string, BlockedInfo>(replaying ? [] : message.blocked.map((o) => [o.option, o]));
  });

  get t(): Words {
    return this.props().t;
  }

  /** The table that is asked about. */
  get message(): TableMessage {
    return this.props().message;
  }

  get busy(): boolean {
    return this.props().busy;
  }

  /** Called when another question comes. */
  protected reset(): void {
    this.armed = '';
    this.peeked = '';
  }

  // ------------------------------------------------------------------ what is offered

  /** The name under which a thing can be picked: none while an answer is on its way. */
  named = (option: string, offered = this.offers.has(option)): string | undefined =>
    offered && !this.busy ? option : undefined;

  /** What an option does, in words; undefined if it is not offered. */
  deed = (option: string): string | undefined => {
    const label = this.offers.get(option);
    return label && this.t.say(label);
  };

  /** Is anything of these verbs offered? */
  asks = (...verbs: string[]): boolean => [...this.offers.keys()].some((option) => verbs.includes(verbOf(option)));

  /** The first of some options that is offered; else the first that is blocked; else nothing. */
  meant = (options: string[]): Meaning => {
    const offered = options.find((one) => this.offers.has(one));
    if (offered) return { option: offered, offered: true };
    const why = options.map((one) => this.blocked.get(one)).find((one) => one !== undefined);
    return { option: why?.option ?? '', offered: false, why };
  };

  /** What a thing is called by a screen reader: what it would do, or what it is. */
  labelOf = ({ option, offered, why }: Meaning, itself: string): string => {
    const deed = offered && this.deed(option);
    if (deed) return deed.includes(itself) ? deed : `${deed}. ${itself}`;
    return why ? `${itself} (${this.t('ui-why')})` : itself;
  };

  /** The properties of a Card or Plate that stands for the first possible one of some options. */
  optionProps = (options: string[], itself: string, hold = false) => {
    const meaning = this.meant(options);
    const { option, offered, why } = meaning;
    return {
      option: offered ? this.named(option) : why?.option,
      offered,
      blocked: !!why,
      chosen: offered && this.armed === option,
      label: this.labelOf(meaning, itself),
      onpick: option ? (event: MouseEvent) => this.answer(option, event, hold) : undefined,
      onpeek: (on: boolean) => this.peek(on && offered ? option : ''),
    };
  };

  // ------------------------------------------------------------------ answering

  /** Answers, or shows the rule that says why not. `hold`: a first tap only holds the thing, so that it can be read. */
  answer = (option: string, event?: MouseEvent, hold = false): void => {
    const why = this.blocked.get(option);
    if (why && !this.offers.has(option)) this.explain(why.rule);
    if (this.busy || !this.offers.has(option)) return;
    if (this.touch && hold && event?.detail && this.armed !== option) {
      this.armed = option;
      return;
    }
    this.armed = '';
    this.props()
      .pick(option)
      .catch(() => {}); // the shell has shown the error
  };

  /** Answers several questions in one gesture. */
  answerAll = (options: string[]): Promise<void> =>
    this.props()
      .pickAll(options)
      .catch(() => {});

  explain = (rule: string): void => this.props().explain(rule);

  peek = (option: string): void => {
    this.peeked = option;
  };

  /** For `onpointerdown` of the scene: only on touch a first tap holds. */
  pressed = (event: PointerEvent): void => {
    this.touch = event.pointerType === 'touch';
  };
}
