/** The colours of frames and pictures: each arena has its own. */

import type { IslandId } from './model';

export const ARENA_TONES: Record<IslandId, string> = {
  chronoseum: 'shadow',
  lamara: 'sea',
  droska: 'fire',
  citadel: 'gold',
  fold: 'coral',
};
