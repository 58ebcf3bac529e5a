/** The frame of the page, which the server sends: it covers the page until there is something to see. */

/** Milliseconds after which the frame need not be seen first: a page in the background is not painted. */
const PATIENCE = 100;

/** Does this once, when the frame has been painted. */
export function framed(work: () => void): void {
  let done = false;
  const go = () => {
    if (!done) work();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(go));
  setTimeout(go, PATIENCE);
}

export function uncover(): void {
  const frame = document.getElementById('frame');
  if (!frame) return;
  frame.remove();
  performance.mark('drawn'); // for tests and bench
}
