/** The drawings of all faces come after the table has been drawn: until then a face is its shape and colour. */

import { afterwards, soon } from '$lib/steps';

export const faces = $state({ here: false });

let wanted = false;

export function wantFaces(): void {
  if (wanted) return;
  wanted = true;
  const load = () =>
    import('virtual:icons/faces').then(
      () => {
        faces.here = true;
      },
      () => {
        wanted = false; // the next face tries again
      },
    );
  soon(() => afterwards(load));
}
