/** What the symbols of Etchinstone mean. */

import type { LegendData } from '$kit/legend';

export const legend: LegendData = [
  {
    title: 'legend-mage',
    signs: [
      { icon: 'crossed-swords', name: 'figure-attack', text: 'legend-attack' },
      { icon: 'walking-boot', name: 'figure-move', text: 'legend-move' },
      { icon: 'wingfoot', name: 'figure-initiative', text: 'legend-initiative' },
      { icon: 'sparkles', name: 'figure-boost', text: 'legend-boost' },
      { icon: 'shield', name: 'figure-armour', text: 'legend-armour' },
      { icon: 'upgrade', name: 'figure-level', text: 'legend-level' },
      { icon: 'crossed-chains', name: 'table-link', text: 'legend-link' },
    ],
  },
  {
    title: 'legend-encounter',
    signs: [
      { icon: 'sword-clash', name: 'legend-enemy', text: 'legend-enemy-text' },
      { icon: 'mountain-road', name: 'legend-journey', text: 'legend-journey-text' },
      { icon: 'hearts', name: 'figure-hp', text: 'legend-hp' },
      { icon: 'empty-hourglass', name: 'figure-time', text: 'legend-time' },
      { icon: 'backstab', name: 'figure-initial', text: 'legend-initial' },
      { icon: 'stars-stack', name: 'figure-xp', text: 'legend-xp' },
    ],
  },
  {
    title: 'legend-elements',
    signs: [
      { icon: 'element-water', name: 'element-water' },
      { icon: 'element-fire', name: 'element-fire' },
      { icon: 'element-lightning', name: 'element-lightning' },
      { icon: 'element-shadow', name: 'element-shadow', text: 'legend-element' },
    ],
  },
  {
    title: 'legend-piles',
    signs: [
      { icon: 'key-card', name: 'legend-key', text: 'legend-key-text' },
      { icon: 'card-discard', name: 'scene-discard', text: 'legend-discard' },
      { icon: 'tombstone', name: 'scene-removed', text: 'legend-removed' },
    ],
  },
];
