/** The close-up: hover for a while, press long, or press "i" on anything that has `data-zoom`. */

const DWELL = 650;
const PRESS = 450;

/** Watches a part of the page; `show` is told what to enlarge and from where, or null to put it away. */
export function zooming(show: (what: string | null, from?: DOMRect) => void) {
  return (root: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open = false;
    let swallow = false;

    const target = (event: Event) => (event.target as Element | null)?.closest<HTMLElement>('[data-zoom]') ?? null;

    const put = (element: HTMLElement) => {
      open = true;
      show(element.dataset.zoom!, element.getBoundingClientRect());
    };

    const away = () => {
      clearTimeout(timer);
      if (open) show(null);
      open = false;
    };

    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      away();
      const element = target(event);
      if (element && !event.buttons) timer = setTimeout(() => put(element), DWELL);
    };

    const down = (event: PointerEvent) => {
      swallow = false;
      away();
      const element = target(event);
      if (!element || event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        swallow = true;
        put(element);
      }, PRESS);
    };

    const up = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !open) clearTimeout(timer);
    };

    const click = (event: MouseEvent) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };

    const key = (event: KeyboardEvent) => {
      const element = target(event);
      if (event.key === 'i' && element && !event.ctrlKey && !event.metaKey) {
        if (open) away();
        else put(element);
      } else if (event.key === 'Escape' && open) {
        away();
        event.stopPropagation();
      }
    };

    const menu = (event: Event) => {
      if (open && target(event)) event.preventDefault();
    };

    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', away);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', away);
    root.addEventListener('click', click, true);
    root.addEventListener('keydown', key);
    root.addEventListener('focusin', away);
    root.addEventListener('contextmenu', menu);
    return () => {
      away();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', away);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', away);
      root.removeEventListener('click', click, true);
      root.removeEventListener('keydown', key);
      root.removeEventListener('focusin', away);
      root.removeEventListener('contextmenu', menu);
    };
  };
}
