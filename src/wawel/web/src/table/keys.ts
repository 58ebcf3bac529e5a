/** Carries out the keyboard shortcuts of the table (`$lib/keyboard`). */

import { act, along } from '$lib/keyboard';
import type { TableSession } from './tableSession.svelte';

export function onTableKey(session: TableSession, event: KeyboardEvent, help: () => void): void {
  // A dialog closes before its close event: look at the page, not at stored state.
  const wish = event.defaultPrevented || document.querySelector('dialog[open]') ? null : act(event);
  if (!wish || !session.message) return;
  if (wish.do === 'back') {
    if (session.asking) session.asking = '';
    else if (session.panel) session.open('');
    else if (session.shown !== null) session.shown = null;
    else if (session.replaying) session.toNow();
    else (document.activeElement as HTMLElement | null)?.blur?.();
    return;
  }
  if (session.replaying && ['move', 'first', 'last'].includes(wish.do)) {
    const lines = session.lines;
    const at = lines.findLastIndex((one) => one.seq <= (session.wanted ?? session.past?.seq ?? 0));
    const next = along(lines.length, at, wish);
    if (lines[next] && next !== at) session.toMoment(lines[next].seq);
    event.preventDefault();
    return;
  }
  switch (wish.do) {
    case 'play':
      if (!session.replaying) return;
      session.running = !session.running;
      break;
    case 'hint':
      if (!session.canHint) return;
      session.hint();
      break;
    case 'skip':
      if (!session.behind || (event.target as Element).closest?.('a, button, input, summary')) return;
      session.catchUp();
      break;
    case 'pick': {
      const option = session.choice?.options[wish.n - 1];
      if (option && !session.busy && !session.replaying) session.pickQuietly(option.option);
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
      session.undo();
      break;
    case 'help':
      help();
      break;
    case 'chat':
      session.open('chat');
      break;
    case 'rules':
    case 'legend':
    case 'log':
      session.toggle(wish.do);
      break;
  }
  event.preventDefault();
}
