/** What is asked at the table, what the reader is about to answer, and what that would bring. */

import { untrack } from 'svelte';
import type { BlockedInfo, Phrase, SceneProps } from '$lib/types';
import { board, type Figures, isOutlook, type MageCardState, type Outlook, ROLE_NAMES } from './model';

const SETTLING = ['AssignRoles', 'LinkUnder', 'LinkElement', 'AssignBoost', 'ChooseAction', 'RangedAttack'];

type Given = Pick<SceneProps, 'message' | 'info' | 'pick' | 'busy' | 'explain' | 'replaying'>;

export class Answering {
  /** What the hand is clicked for when a question has two sides. */
  mode = $state<'' | 'detour' | 'regroup' | 'link'>('');
  /** The option under the mouse or the focus, and the one held by a first tap. */
  peek = $state('');
  armed = $state('');

  private readonly given: () => Given;
  private touch = false;

  constructor(given: () => Given) {
    this.given = given;
    $effect(() => {
      void this.asked;
      untrack(() => this.begin());
    });
  }

  readonly board = $derived.by(() => board(this.given().message, this.given().info));
  readonly busy = $derived.by(() => this.given().busy);
  readonly choice = $derived.by(() => (this.given().replaying ? null : (this.given().message.choices[0] ?? null)));
  readonly offers = $derived.by(
    () => new Map<string, Phrase>(this.choice?.options.map((o) => [o.option, o.label]) ?? []),
  );
  readonly blocked = $derived.by(
    () =>
      new Map<string, BlockedInfo>(
        (this.given().replaying ? [] : this.given().message.blocked).map((o) => [o.option, o]),
      ),
  );
  /** What each option would bring, and how it stands now. */
  readonly told = $derived.by<Record<string, Figures>>(() => this.given().message.figures?.options ?? {});
  readonly now = $derived.by<Figures | null>(() => this.given().message.figures?.now ?? null);
  readonly ahead = $derived<Figures | null>(this.told[this.peek || this.armed] ?? null);
  private readonly asked = $derived(this.choice?.n ?? -1);

  readonly settling = $derived(SETTLING.includes(this.board.step));
  readonly outlook = $derived.by<Outlook | null>(() => {
    if (!this.settling) return null;
    return isOutlook(this.ahead) ? this.ahead : isOutlook(this.now) ? this.now : null;
  });
  /** The place in the Action Set that is asked for. */
  readonly place = $derived<number>(this.board.step === 'AssignRoles' && this.choice ? this.board.fields.place : -1);
  readonly linkable = $derived([...this.offers.keys()].some((o) => o.startsWith('link:')));
  readonly unlinkable = $derived(
    [...this.blocked.values()].find((o) => o.option.startsWith('link:') && o.rule !== 'etch.link.same-element'),
  );
  readonly undetourable = $derived([...this.blocked.values()].find((o) => o.option.startsWith('detour:')));
  /** The cards in hand that have no place yet. */
  readonly hand = $derived(
    this.settling
      ? this.board.hand.filter((card) => (!card.busy || card.n === this.board.view.link_top) && card.place < 0)
      : this.board.hand,
  );

  /** Another question: nothing is held any more. */
  private begin(): void {
    if (this.mode !== 'detour' || this.board.step !== 'FaceOrDetour') this.mode = '';
    this.peek = '';
    this.armed = '';
  }

  /** The option that a click on a hand card stands for. */
  optionOf = (card: MageCardState): string => {
    switch (this.board.step) {
      case 'ChangeLevels':
        return `change:${card.id}`;
      case 'FaceOrDetour':
        return this.mode === 'detour' ? `detour:${card.id}` : '';
      case 'AssignRoles':
        return this.mode === 'link' ? `link:${card.id}` : `${ROLE_NAMES[this.board.fields.place % 3]}:${card.id}`;
      case 'LinkUnder':
        return `under:${card.id}`;
      case 'RangedAttack':
        return isOutlook(this.now) && this.now.spare === card.id ? 'give-spare' : '';
      case 'Absorb':
        return `absorb:${card.id}`;
      case 'UpgradePhase':
        return `upgrade:${card.id}`;
      case 'Regroup':
        return this.mode === 'regroup' ? `regroup:${card.id}` : '';
      default:
        return '';
    }
  };

  /** The name under which a thing can be picked now: none while an answer is on its way. */
  named = (option: string, way = false): string | undefined =>
    !this.busy && (way || this.offers.has(option)) ? option : undefined;

  /** Fingers hold before they answer. */
  pressed = (event: PointerEvent): void => {
    this.touch = event.pointerType === 'touch';
  };

  /** A click answers. A first tap only holds the card and shows what it would do; the second answers. */
  answer = async (option: string, event?: MouseEvent, held = true): Promise<void> => {
    if (this.busy || !this.offers.has(option)) return;
    if (this.touch && held && event?.detail && this.armed !== option) {
      this.armed = option;
      return;
    }
    this.armed = '';
    await this.given()
      .pick(option)
      .catch(() => {});
  };

  /** What a thing does that needs no second tap. */
  atOnce = (option: string) => (event: MouseEvent) => this.answer(option, event, false);

  clicked = (card: MageCardState, event: MouseEvent): void => {
    const option = this.optionOf(card);
    if (this.offers.has(option)) this.answer(option, event);
    else if (this.blocked.has(option)) this.given().explain(this.blocked.get(option)!.rule);
  };

  /** Clicks on the hand mean something else now, or again what they usually do; or a rule says why not. */
  turn = (mode: 'detour' | 'regroup' | 'link', against?: BlockedInfo): void => {
    if (against) this.given().explain(against.rule);
    else this.mode = this.mode === mode ? '' : mode;
  };

  peeked = (option: string): void => {
    this.peek = option;
  };
}
