/** What the symbols of Epic mean. */

import type { LegendData } from '$kit/legend';

export const legend: LegendData = [
  {
    title: 'legend-cards',
    signs: [
      { icon: 'two-coins', name: 'scene-gold', text: 'legend-gold' },
      { icon: 'crossed-swords', name: 'legend-attack', text: 'legend-attack-text' },
      { icon: 'shield', name: 'legend-defence', text: 'legend-defence-text' },
      { icon: 'feathered-wing', name: 'keyword-airborne', text: 'keyword-airborne-text' },
      { icon: 'backstab', name: 'keyword-ambush', text: 'keyword-ambush-text' },
      { icon: 'sprint', name: 'keyword-blitz', text: 'keyword-blitz-text' },
    ],
  },
  {
    title: 'scene-alignments',
    signs: [
      { icon: 'sun', name: 'alignment-good', text: 'scene-about-good' },
      { icon: 'oak-leaf', name: 'alignment-wild', text: 'scene-about-wild' },
      { icon: 'horned-skull', name: 'alignment-evil', text: 'scene-about-evil' },
      { icon: 'third-eye', name: 'alignment-sage', text: 'scene-about-sage' },
    ],
  },
  {
    title: 'legend-table',
    signs: [
      { icon: 'hearts', name: 'scene-life', text: 'legend-life' },
      { icon: 'card-exchange', name: 'scene-cards' },
      { icon: 'empty-hourglass', name: 'legend-deploying', text: 'legend-deploying-text' },
      { icon: 'sword-clash', name: 'legend-attacker', text: 'legend-attacker-text' },
      { icon: 'clockwise-rotation', name: 'legend-flipped', text: 'legend-flipped-text' },
      { icon: 'death-skull', name: 'legend-breaks', text: 'legend-breaks-text' },
    ],
  },
];
