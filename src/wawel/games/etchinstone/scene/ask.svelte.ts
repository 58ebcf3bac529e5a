/** What is asked at the table, what the reader is about to answer, and what that would bring. */

import { Ask, type AskProps } from '$kit/ask.svelte';
import type { BlockedInfo, GameInfo } from '$lib/types';
import { board, type Figures, isOutlook, type MageCardState, type Outlook, ROLE_NAMES } from './model';

const SETTLING = ['AssignRoles', 'LinkUnder', 'LinkElement', 'AssignBoost', 'ChooseAction', 'RangedAttack'];

export type Mode = '' | 'detour' | 'regroup' | 'link';

export class EncounterAsk extends Ask {
  /** What a click on the hand means when a question has two parts. */
  mode = $state<Mode>('');

  private readonly info: () => GameInfo;

  constructor(props: () => AskProps & { info: GameInfo }) {
    super(props);
    this.info = () => props().info;
  }

  readonly board = $derived.by(() => board(this.props().message, this.info()));
  /** What each option would bring, and how it stands now. */
  readonly told = $derived.by<Record<string, Figures>>(() => this.props().message.preview.options ?? {});
  readonly now = $derived.by<Figures | null>(() => this.props().message.preview.now ?? null);
  readonly ahead = $derived<Figures | null>(this.told[this.peeked || this.armed] ?? null);

  readonly settling = $derived(SETTLING.includes(this.board.step));
  readonly outlook = $derived.by<Outlook | null>(() => {
    if (!this.settling) return null;
    return isOutlook(this.ahead) ? this.ahead : isOutlook(this.now) ? this.now : null;
  });
  /** The place in the Action Set that is asked for. */
  readonly place = $derived<number>(this.board.step === 'AssignRoles' && this.choice ? this.board.fields.place : -1);
  readonly linkable = $derived(this.asks('link'));
  readonly unlinkable = $derived(
    [...this.blocked.values()].find((o) => o.option.startsWith('link:') && o.rule !== 'etch.link.same-element'),
  );
  readonly undetourable = $derived([...this.blocked.values()].find((o) => o.option.startsWith('detour:')));
  /** The cards in hand that have no place yet. */
  readonly hand = $derived(
    this.settling
      ? this.board.hand.filter((card) => (!card.busy || card.linked === 'top') && card.place < 0)
      : this.board.hand,
  );

  protected override reset(): void {
    super.reset();
    if (this.mode !== 'detour' || this.board.step !== 'FaceOrDetour') this.mode = '';
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

  /** Changes what a click on the hand means, and back; or shows the rule that forbids it. */
  turn = (mode: Mode, against?: BlockedInfo): void => {
    if (against) this.explain(against.rule);
    else this.mode = this.mode === mode ? '' : mode;
  };
}
