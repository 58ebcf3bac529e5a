/** The digits that pick: whatever on the table stands for one of the first ten options says so, by `aria-keyshortcuts` and
 * by a small keycap, which is seen once keys are used, or where the mouse is. */

import './keycaps.css';

/** An attachment for the table; `options` are the names of those that are offered, in order. */
export function keycaps(options: () => string[]): (table: HTMLElement) => () => void {
  return (table) => {
    const digits = new Map(
      options()
        .slice(0, 10)
        .map((option, n) => [option, String((n + 1) % 10)]),
    );
    const mark = () => {
      for (const one of table.querySelectorAll<HTMLElement>('[data-option], [aria-keyshortcuts][data-offer]')) {
        const digit = digits.get(one.dataset.option ?? '');
        if (digit === undefined) one.removeAttribute('aria-keyshortcuts');
        else one.setAttribute('aria-keyshortcuts', digit);
      }
    };
    const watching = new MutationObserver(mark);
    watching.observe(table, { subtree: true, childList: true, attributeFilter: ['data-option'] });
    const root = document.documentElement;
    const typed = (event: KeyboardEvent) => {
      if (/^(Arrow\w+|Tab|[0-9])$/.test(event.key)) root.dataset.keys = 'on';
    };
    const pointed = () => {
      delete root.dataset.keys;
    };
    addEventListener('keydown', typed);
    addEventListener('pointerdown', pointed);
    mark();
    return () => {
      watching.disconnect();
      removeEventListener('keydown', typed);
      removeEventListener('pointerdown', pointed);
    };
  };
}
