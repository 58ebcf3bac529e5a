/** Which symbol stands for what, on cards, spaces and plates alike; `legend.ts` explains them. */

import './colours.css';

/** In the order of the dials: Spirit, Focus, Resilience, Synergy. */
export const TRAIT_ICONS = ['spark-spirit', 'eye-target', 'anchor', 'linked-rings'];

/** The inks of the traits: warm ones are those of red dice, cool ones those of blue dice. */
export const TRAIT_COLOURS = [
  'var(--trait-spirit)',
  'var(--trait-focus)',
  'var(--trait-resilience)',
  'var(--trait-synergy)',
];

export const RESOURCE_ICONS = {
  fruit: 'fruit-bowl',
  shells: 'triple-shells',
  shield: 'turtle-shell',
  markers: 'sail',
  tricks: 'acrobatic',
  challenges: 'scroll-unfurled',
  completed: 'ribbon-medal',
  cards: 'tied-scroll',
  ranking: 'podium',
  leaders: 'laurels',
  hits: 'bullseye',
  boat: 'sailboat',
  first: 'sunrise',
  goal: 'secret-book',
  market: 'beach-bag',
  dice: 'perspective-dice-six',
  arbiter: 'queen-crown',
} as const;

/** An X of the danger die. */
export const CROSS = 'skull-crossed-bones';

export const ARENA_ICONS: Record<string, string> = {
  chronoseum: 'sundial',
  lamara: 'arena',
  droska: 'crossed-swords',
  citadel: 'clock-tower',
  fold: 'whirlwind',
};

/** What words of a text show instead of being written out. */
export const EFFECT_ICONS: Record<string, string> = {
  fruit: RESOURCE_ICONS.fruit,
  shells: RESOURCE_ICONS.shells,
  shield: RESOURCE_ICONS.shield,
  tricks: RESOURCE_ICONS.tricks,
  'draw-challenges': RESOURCE_ICONS.challenges,
  ranking: RESOURCE_ICONS.ranking,
  fall: RESOURCE_ICONS.ranking,
  'first-player': RESOURCE_ICONS.first,
  'refresh-all': 'clockwise-rotation',
  refresh: 'clockwise-rotation',
  upgrade: 'upgrade',
  'lose-fruit': RESOURCE_ICONS.fruit,
  'lose-shells': RESOURCE_ICONS.shells,
  'lose-shield': RESOURCE_ICONS.shield,
  'lose-die': RESOURCE_ICONS.dice,
  'pay-fruit': RESOURCE_ICONS.fruit,
  'pay-shells': RESOURCE_ICONS.shells,
  'pay-shield': RESOURCE_ICONS.shield,
  'pay-ranking': RESOURCE_ICONS.ranking,
  'pay-die': RESOURCE_ICONS.dice,
  'fruit-per': RESOURCE_ICONS.fruit,
  'shells-per': RESOURCE_ICONS.shells,
  'ranking-per': RESOURCE_ICONS.ranking,
  guard: 'shield-echoes',
  reach: 'open-palm',
  'another-trick': RESOURCE_ICONS.tricks,
  develop: 'ship-wheel',
  challenge: RESOURCE_ICONS.challenges,
  renew: 'card-exchange',
  buy: RESOURCE_ICONS.market,
  boat: RESOURCE_ICONS.boat,
  borrow: 'sword-hilt',
  reroll: 'rolling-dice-cup',
  turn: 'extra-time',
  sneak: 'running-ninja',
  arbiter: RESOURCE_ICONS.arbiter,
  'steal-fruit': RESOURCE_ICONS.fruit,
  'steal-shells': RESOURCE_ICONS.shells,
};

/** Words that take away. */
export const TAKES = /^(lose|pay|fall)/;
export const STEALS = /^steal/;
/** Of whom something is asked: all others, those ahead, one player. */
export const OTHERS = ['each-other', 'ahead', 'victim'];
