/** Keyboard shortcuts of the table. None work while someone types. */

export type Act =
  | { do: 'pick'; n: number }
  | { do: 'move'; by: 1 | -1 }
  | {
      do: 'first' | 'last' | 'undo' | 'help' | 'chat' | 'rules' | 'log' | 'legend' | 'back' | 'skip' | 'hint' | 'play';
    };

export interface Pressed {
  key: string;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
  target?: unknown;
}

const TYPED = new Set(['INPUT', 'TEXTAREA', 'SELECT']);
const BUTTONS = new Set(['button', 'checkbox', 'radio', 'range', 'submit']);

/** Is the target a text field? */
export function typing(target: unknown): boolean {
  const element = target as { tagName?: string; type?: string; isContentEditable?: boolean } | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable) return true;
  if (!TYPED.has(element.tagName)) return false;
  return !(element.tagName === 'INPUT' && BUTTONS.has(element.type ?? ''));
}

/** The shortcut that a key stands for, or null. */
export function act(event: Pressed): Act | null {
  if (event.key === 'Escape') return { do: 'back' };
  if (typing(event.target) || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'z' ? { do: 'undo' } : null;
  if (/^[1-9]$/.test(event.key)) return { do: 'pick', n: Number(event.key) };
  if (event.key === '0') return { do: 'pick', n: 10 };
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return { do: 'move', by: 1 };
    case 'ArrowLeft':
    case 'ArrowUp':
      return { do: 'move', by: -1 };
    case 'Home':
      return { do: 'first' };
    case 'End':
      return { do: 'last' };
    case 'h':
      return { do: 'hint' };
    case 'p':
      return { do: 'play' };
    case ' ':
      return { do: 'skip' };
    case 'u':
      return { do: 'undo' };
    case '?':
      return { do: 'help' };
    case 'c':
      return { do: 'chat' };
    case 'r':
      return { do: 'rules' };
    case 'l':
      return { do: 'log' };
    case 'k':
      return { do: 'legend' };
    default:
      return null;
  }
}

/** The next focus in a row of things: it does not wrap, and starts at the first or the last. */
export function along(length: number, at: number, act: Act): number {
  if (length === 0) return -1;
  if (act.do === 'first') return 0;
  if (act.do === 'last') return length - 1;
  if (act.do !== 'move') return at;
  if (at < 0) return act.by > 0 ? 0 : length - 1;
  return Math.max(0, Math.min(length - 1, at + act.by));
}
