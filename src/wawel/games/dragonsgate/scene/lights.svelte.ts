/** A die under the pointer lights the actions it allows, an action the dice that allow it. What allows what comes from the
 * preview. */

import type { Board } from './model';

export class Lights {
  /** The value of the die that is looked at, 0 for none; the action that is looked at. */
  private value = $state(0);
  private action = $state('');
  private readonly board: () => Board;

  constructor(board: () => Board) {
    this.board = board;
  }

  die = (value: number, on: boolean): void => {
    this.value = on ? value : 0;
  };

  act = (action: string, on: boolean): void => {
    this.action = on ? action : '';
  };

  /** What was looked at may be gone. */
  clear = (): void => {
    this.value = 0;
    this.action = '';
  };

  /** Is an action lit by the die that is looked at? */
  litAction = (action: string): boolean => action in (this.board().reach[this.value] ?? {});

  /** The Imps it would take with that die. */
  imps = (action: string): number => this.board().reach[this.value]?.[action] ?? 0;

  /** Is a die lit by the action that is looked at? */
  litDie = (value: number): boolean => this.action !== '' && this.action in (this.board().reach[value] ?? {});
}
