/** The close-up: rest the mouse on anything that has `data-zoom`, press it long, or press "i" on it.
 * A click on it, or the keyboard's focus, does the same where it has `data-zoom-click`, as names in texts have. */

const DWELL = 650;
const PRESS = 450;

export interface Look {
  what: string;
  from: DOMRect;
  /** Opened on purpose, not by the mouse resting there: it can be clicked, and stays until it is closed. */
  held: boolean;
}

/** Watches a part of the page; `show` gets what to enlarge, or null to close it. */
export function zooming(show: (look: Look | null) => void) {
  return (root: HTMLElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: HTMLElement | null = null;
    let open = false;
    let swallow = false;

    const thing = (event: Event) => (event.target as Element | null)?.closest<HTMLElement>('[data-zoom]') ?? null;
    const inside = (event: Event) => !!(event.target as Element | null)?.closest?.('[data-zoom-panel]');

    const put = (element: HTMLElement, held: boolean) => {
      if (!element.isConnected) return;
      open = true;
      show({ what: element.dataset.zoom!, from: element.getBoundingClientRect(), held });
    };

    const away = () => {
      clearTimeout(timer);
      if (open) show(null);
      open = false;
      under = null;
    };

    // `move`, not `enter`: a card that slides under a resting mouse must not open a close-up
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || inside(event)) return;
      const element = event.buttons ? null : thing(event);
      if (element === under) return;
      away();
      under = element;
      if (element) timer = setTimeout(() => put(element, false), DWELL);
    };

    const down = (event: PointerEvent) => {
      swallow = false;
      if (inside(event)) return;
      away();
      const element = thing(event);
      if (!element || event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        swallow = true;
        put(element, true);
      }, PRESS);
    };

    const up = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && !open) clearTimeout(timer);
    };

    const click = (event: MouseEvent) => {
      if (!swallow) {
        const element = thing(event);
        if (element && 'zoomClick' in element.dataset) put(element, true);
        return;
      }
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };

    const key = (event: KeyboardEvent) => {
      const element = thing(event);
      if (event.key === 'i' && element && !event.ctrlKey && !event.metaKey) {
        if (open) away();
        else put(element, true);
      } else if (event.key === 'Escape' && open) {
        away();
        event.preventDefault();
        event.stopPropagation();
      }
    };

    const menu = (event: Event) => {
      if (open && thing(event)) event.preventDefault();
    };

    const focus = (event: FocusEvent) => {
      if (inside(event)) return;
      away();
      // a name in a text that the keyboard comes to tells at once what it names
      const element = thing(event);
      if (element && 'zoomClick' in element.dataset && element.matches(':focus-visible')) put(element, false);
    };

    const listening = new AbortController();
    const on = { signal: listening.signal };
    root.addEventListener('pointermove', move, on);
    root.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && away(), on);
    document.addEventListener('pointerdown', down, on);
    root.addEventListener('pointerup', up, on);
    root.addEventListener('pointercancel', away, on);
    root.addEventListener('click', click, { capture: true, ...on });
    root.addEventListener('keydown', key, on);
    root.addEventListener('focusin', focus, on);
    root.addEventListener('contextmenu', menu, on);
    return () => {
      away();
      listening.abort();
    };
  };
}
