/** The games' scenes, loaded when a table of theirs is opened. Without one the widgets are used. */

import type { Scene } from './types';

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
