/** The games' scenes, loaded when a table of theirs is opened. Without one the widgets are used. */

import type { Scene, Workshop } from './types';

const found = import.meta.glob<{ default: Scene }>('../../../games/*/scene/Scene.svelte');

export async function loadScene(game: string): Promise<Scene | null> {
  const load = found[`../../../games/${game}/scene/Scene.svelte`];
  if (!load) return null;
  try {
    return (await load()).default;
  } catch (error) {
    console.warn(`the scene of ${game} can't be loaded`, error);
    return null;
  }
}

const workshops = import.meta.glob<{ default: Workshop }>('../../../games/*/scene/Workshop.svelte');
const workshopOf = (game: string) => workshops[`../../../games/${game}/scene/Workshop.svelte`];

/** Does a game have a workshop, where decks and the like are made? */
export const hasWorkshop = (game: string): boolean => workshopOf(game) !== undefined;

export const loadWorkshop = async (game: string): Promise<Workshop | null> =>
  (await workshopOf(game)?.())?.default ?? null;
