/** What the symbols of Tidal Blades mean. */

import type { LegendData } from '$kit/legend';

export const legend: LegendData = [
  {
    title: 'legend-traits',
    signs: [
      { icon: 'spark-spirit', name: 'trait-spirit', text: 'legend-spirit' },
      { icon: 'eye-target', name: 'trait-focus', text: 'legend-focus' },
      { icon: 'anchor', name: 'trait-resilience', text: 'legend-resilience' },
      { icon: 'linked-rings', name: 'trait-synergy', text: 'legend-synergy' },
      { icon: 'ship-wheel', name: 'legend-develop', text: 'legend-develop-text' },
    ],
  },
  {
    title: 'legend-goods',
    signs: [
      { icon: 'fruit-bowl', name: 'scene-fruit', text: 'legend-fruit' },
      { icon: 'triple-shells', name: 'scene-shells', text: 'legend-shells' },
      { icon: 'turtle-shell', name: 'legend-shield', text: 'legend-shield-text' },
      { icon: 'sail', name: 'scene-markers', text: 'legend-markers' },
      { icon: 'sunrise', name: 'scene-first', text: 'legend-first' },
      { icon: 'acrobatic', name: 'scene-tricks', text: 'legend-tricks' },
      { icon: 'scroll-unfurled', name: 'scene-challenges', text: 'legend-challenges' },
      { icon: 'secret-book', name: 'score-goal', text: 'legend-goal' },
    ],
  },
  {
    title: 'legend-dice',
    signs: [
      { icon: 'perspective-dice-six', name: 'legend-die', text: 'legend-die-text' },
      { icon: 'clockwise-rotation', name: 'legend-refresh', text: 'legend-refresh-text' },
      { icon: 'upgrade', name: 'legend-upgrade', text: 'legend-upgrade-text' },
      { icon: 'rolling-dice-cup', name: 'legend-reroll', text: 'legend-reroll-text' },
      { icon: 'extra-time', name: 'legend-leap', text: 'legend-leap-text' },
      { icon: 'sword-hilt', name: 'legend-borrow', text: 'legend-borrow-text' },
      { icon: 'shield-echoes', name: 'legend-guard', text: 'legend-guard-text' },
      { icon: 'open-palm', name: 'legend-reach', text: 'legend-reach-text' },
    ],
  },
  {
    title: 'legend-islands',
    signs: [
      { icon: 'sundial', name: 'island-chronoseum', text: 'legend-chronoseum' },
      { icon: 'arena', name: 'island-lamara', text: 'legend-lamara' },
      { icon: 'crossed-swords', name: 'island-droska', text: 'legend-droska' },
      { icon: 'clock-tower', name: 'island-citadel', text: 'legend-citadel' },
      { icon: 'sailboat', name: 'legend-boat', text: 'legend-boat-text' },
      { icon: 'queen-crown', name: 'legend-arbiter', text: 'legend-arbiter-text' },
      { icon: 'podium', name: 'legend-ranking', text: 'legend-ranking-text' },
      { icon: 'laurels', name: 'score-leader', text: 'legend-leader' },
      { icon: 'ribbon-medal', name: 'score-challenges', text: 'legend-completed' },
      { icon: 'beach-bag', name: 'legend-market', text: 'legend-market-text' },
      { icon: 'card-exchange', name: 'legend-renew', text: 'legend-renew-text' },
      { icon: 'running-ninja', name: 'legend-sneak', text: 'legend-sneak-text' },
      { icon: 'robber-mask', name: 'legend-steal', text: 'legend-steal-text' },
      { icon: 'hunter-eyes', name: 'legend-others', text: 'legend-others-text' },
    ],
  },
  {
    title: 'head-fold',
    signs: [
      { icon: 'wave-crest', name: 'legend-invasion', text: 'legend-invasion-text' },
      { icon: 'open-treasure-chest', name: 'legend-reward', text: 'scene-reward-tip' },
      { icon: 'sword-clash', name: 'legend-kill', text: 'scene-kill-tip' },
      { icon: 'crossed-chains', name: 'legend-link', text: 'legend-link-text' },
      { icon: 'trophy-cup', name: 'legend-cup', text: 'legend-cup-text' },
      { icon: 'bullseye', name: 'score-hits', text: 'legend-hits' },
      { icon: 'shield', name: 'legend-safe', text: 'legend-safe-text' },
    ],
  },
];
