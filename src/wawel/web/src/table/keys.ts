/** The keys at a table: what a key wishes (`$lib/keyboard`) is done here. */

import { act, along } from '$lib/keyboard';
import type { Sitting } from './sitting.svelte';

export function heard(sitting: Sitting, event: KeyboardEvent, help: () => void): void {
  // A dialog closes before it says so: ask the page, not what was last heard.
  const wish = event.defaultPrevented || document.querySelector('dialog[open]') ? null : act(event);
  if (!wish || !sitting.message) return;
  if (wish.do === 'back') {
    if (sitting.asking) sitting.asking = '';
    else if (sitting.panel) sitting.open('');
    else if (sitting.shown !== null) sitting.shown = null;
    else if (sitting.replaying) sitting.toNow();
    else (document.activeElement as HTMLElement | null)?.blur?.();
    return;
  }
  if (sitting.replaying && ['move', 'first', 'last'].includes(wish.do)) {
    const lines = sitting.lines;
    const at = lines.findLastIndex((one) => one.seq <= (sitting.wanted ?? sitting.past?.seq ?? 0));
    const next = along(lines.length, at, wish);
    if (lines[next] && next !== at) sitting.toMoment(lines[next].seq);
    event.preventDefault();
    return;
  }
  switch (wish.do) {
    case 'pick': {
      const option = sitting.choice?.options[wish.n - 1];
      if (option && !sitting.busy && !sitting.replaying) sitting.pickQuietly(option.option);
      break;
    }
    case 'move':
    case 'first':
    case 'last': {
      if ((event.target as Element).closest?.('[role="tablist"], [role="region"], [role="log"], input, dialog')) return;
      const offered = [...document.querySelectorAll<HTMLElement>('#table [data-option]:not(:disabled)')];
      const next = along(offered.length, offered.indexOf(document.activeElement as HTMLElement), wish);
      if (next < 0) return;
      offered[next].focus();
      break;
    }
    case 'undo':
      sitting.undo();
      break;
    case 'help':
      help();
      break;
    case 'chat':
      sitting.open('chat');
      break;
    case 'rules':
    case 'log':
      sitting.toggle(wish.do);
      break;
  }
  event.preventDefault();
}
