/** Finding a site for a Building: the one in hand, how it is turned, and where it would stand. Grid and tray share it. */

import type { Ask } from '$kit/ask.svelte';
import { type Board, type BuildingData, type Cell, SQUARES, siteFor, TURNINGS } from './model';

export class Aim {
  /** The Building that is being dragged from the yard. */
  dragged = $state.raw<BuildingData | null>(null);
  /** The site under the pointer or the focus. */
  peeked = $state<string | null>(null);
  private turned = $state(0);
  private readonly board: () => Board;
  private readonly ask: Ask;

  constructor(ask: Ask, board: () => Board) {
    this.ask = ask;
    this.board = board;
  }

  /** Is a site asked for? */
  readonly asked = $derived.by(() => this.board().raised !== null && this.ask.asks('site'));
  readonly inHand = $derived.by(() => (this.asked ? this.board().raised : this.dragged));
  private readonly turnings = $derived.by(() => (this.inHand ? TURNINGS[this.inHand.shape] : []));
  /** The way it is turned now, or the next way in which it fits at all. */
  private readonly turn = $derived.by(() => {
    for (let more = 0; more < this.turnings.length; more++) {
      const at = (this.turned + more) % this.turnings.length;
      if (this.somewhere(this.turnings[at])) return at;
    }
    return 0;
  });
  /** The cells of the Building in hand as it is turned. */
  readonly cells = $derived.by((): Cell[] => this.turnings[this.turn] ?? []);
  readonly turns = $derived.by(() => this.turnings.filter(this.somewhere).length > 1);
  /** The site that is shown: the one looked at, or the one held by a first tap. */
  readonly shown = $derived.by(() => {
    const { armed } = this.ask;
    return this.peeked ?? (armed.startsWith('site:') ? armed.slice('site:'.length) : null);
  });
  readonly covered = $derived.by(() => new Set(this.shown?.split('-') ?? []));

  private fits = (site: string): boolean => {
    const { houses, near } = this.board();
    return this.asked
      ? this.ask.offers.has(`site:${site}`)
      : site.split('-').every((square) => houses[near].free.has(square));
  };
  private somewhere = (cells: Cell[]): boolean => SQUARES.some((_, n) => siteFor(cells, n, this.fits));

  turnOn = (): void => {
    this.turned = this.turn + 1;
  };

  /** The site of the Building in hand at a square, as it is turned. */
  siteOf = (square: number): string | null => (this.inHand ? siteFor(this.cells, square, this.fits) : null);

  /** The same, turned as it fits. */
  anyTurn = (square: number): string | null =>
    this.siteOf(square) ?? this.turnings.map((cells) => siteFor(cells, square, this.fits)).find((site) => site) ?? null;

  /** It is let go over the site that is shown. */
  drop = (): void => {
    const { inHand, peeked } = this;
    this.peeked = null;
    if (!inHand || !peeked) return;
    if (this.asked) this.ask.answer(`site:${peeked}`);
    else this.ask.answerAll([`build:${inHand.id}`, `site:${peeked}`]);
  };
}
