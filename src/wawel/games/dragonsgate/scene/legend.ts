/** What the symbols of Akademia mean. */

import type { LegendData } from '$kit/legend';

export const legend: LegendData = [
  {
    title: 'legend-goods',
    signs: [
      { icon: 'laurels', name: 'scene-prestige', text: 'legend-prestige' },
      { icon: 'two-coins', name: 'scene-coins', text: 'legend-coins' },
      { icon: 'imp', name: 'scene-imps', text: 'legend-imps' },
      { icon: 'spell-book', name: 'scene-spells', text: 'legend-spells' },
      { icon: 'pay-money', name: 'legend-pay', text: 'legend-pay-text' },
      { icon: 'stone-tower', name: 'legend-tower' },
    ],
  },
  {
    title: 'legend-people',
    signs: [
      { icon: 'crystal-wand', name: 'trait-magic', text: 'legend-trait' },
      { icon: 'domino-mask', name: 'trait-cunning', text: 'legend-trait' },
      { icon: 'biceps', name: 'trait-strength', text: 'legend-trait' },
      { icon: 'graduate-cap', name: 'action-adept', text: 'legend-adept' },
      { icon: 'wizard-face', name: 'action-professor', text: 'legend-professor' },
      { icon: 'diploma', name: 'action-profession', text: 'legend-profession' },
      { icon: 'hourglass', name: 'legend-immediate', text: 'legend-immediate-text' },
    ],
  },
  {
    title: 'scene-tracks',
    signs: [
      { icon: 'flying-flag', name: 'action-order', text: 'legend-order' },
      { icon: 'footsteps', name: 'scene-trickery', text: 'legend-trickery' },
      { icon: 'dungeon-gate', name: 'action-dungeon', text: 'legend-dungeon' },
      { icon: 'broom', name: 'legend-upkeep', text: 'legend-upkeep-text' },
      { icon: 'open-treasure-chest', name: 'legend-treasury', text: 'legend-treasury-text' },
    ],
  },
  {
    title: 'legend-end',
    signs: [
      { icon: 'trophy-cup', name: 'legend-cups', text: 'legend-cups-text' },
      { icon: 'wax-seal', name: 'legend-seal', text: 'legend-seal-text' },
    ],
  },
  {
    title: 'legend-actions',
    signs: [
      { icon: 'card-exchange', name: 'action-swap' },
      { icon: 'stone-crafting', name: 'action-build', text: 'legend-build' },
      { icon: 'hammer-nails', name: 'legend-patron', text: 'effect-patron' },
    ],
  },
];
