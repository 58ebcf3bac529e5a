/** The drawings of icons. They come in lists (plugins/icons.ts), each a file of its own, after the table has been drawn:
 * until then an icon is an empty box of its size, and a face its shape and colour. */

import { lists } from 'virtual:icons';
import { afterwards, soon } from '$lib/steps';

let drawings = $state.raw<Record<string, string>>({});
let here = $state.raw<readonly string[]>([]);
const wanted = new Set<string>();

/** An icon as path data, in a box of 512 x 512, once its list has come. */
export const drawn = (icon: string): string | undefined => drawings[icon];

export const hasCome = (list: string): boolean => here.includes(list);

/** For the lists: adds their drawings. */
export function add(list: string, paths: Record<string, string>): void {
  drawings = { ...drawings, ...paths };
  here = [...here, list];
}

function load(list: string): void {
  lists[list]?.().catch(() => wanted.delete(list)); // who wants it next tries again
}

/** Loads a list when what is on the table now has been drawn. */
export function wantIcons(list: string): void {
  if (wanted.has(list)) return;
  wanted.add(list);
  soon(() => load(list));
}

/** Loads the faces when all else is done. */
export function wantFaces(): void {
  if (wanted.has('faces')) return;
  wanted.add('faces');
  soon(() => afterwards(() => load('faces')));
}
