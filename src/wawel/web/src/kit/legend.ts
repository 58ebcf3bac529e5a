/** What the symbols of a game mean: its list (`scene/legend.ts`) is a panel of the table, and the tooltips read it too. */

import type { Words } from '$lib/types';

export interface Sign {
  /** The name of an icon, or `element-fire` for the badge of an element. */
  icon: string;
  /** Keys of texts: what it is called, and what it does. */
  name: string;
  text?: string;
}

export interface SignGroup {
  title: string;
  signs: Sign[];
}

export type LegendData = SignGroup[];

const found = import.meta.glob<{ legend: LegendData }>('../../../games/*/scene/legend.ts');

export const hasLegend = (game: string): boolean => `../../../games/${game}/scene/legend.ts` in found;

export const loadLegend = async (game: string): Promise<LegendData> =>
  (await found[`../../../games/${game}/scene/legend.ts`]?.())?.legend ?? [];

/** A sign in words. */
export const signWords = (t: Words, { name, text }: Sign): string => (text ? `${t(name)}: ${t(text)}` : t(name));
