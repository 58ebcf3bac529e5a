import { on } from 'svelte/events';

/** Tells when the mouse or the keyboard's focus comes to a thing or into it, and when it goes: what it would bring is shown meanwhile.
 * An attachment, not event handlers of the element: the blur on removal must not read properties that are gone. */
export const peeking = (tell: (on: boolean) => void) => (node: HTMLElement) => {
  const byMouse = (is: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && tell(is);
  const off = [
    on(node, 'pointerenter', byMouse(true)),
    on(node, 'pointerleave', byMouse(false)),
    on(node, 'focusin', (event) => (event.target as Element).matches(':focus-visible') && tell(true)),
    on(node, 'focusout', () => tell(false)),
  ];
  return () => {
    for (const stop of off) stop();
  };
};
