/** What the symbols of Skarbiec mean. */

import type { LegendData } from '$kit/legend';

export const legend: LegendData = [
  {
    title: 'legend-table',
    signs: [
      { icon: 'two-coins', name: 'score-gold', text: 'legend-gold' },
      { icon: 'card-exchange', name: 'scene-cards' },
      { icon: 'card-discard', name: 'scene-discard', text: 'legend-discard' },
    ],
  },
];
