/** The four elements that several games share: each has a colour (tokens.css) and a shape (here), in a box of 24 x 24. */

export const elements = ['water', 'fire', 'lightning', 'shadow'] as const;

export type Element = (typeof elements)[number];

/** The element that `element-fire` names, or nothing. */
export const elementOf = (name: string): Element | undefined => elements.find((one) => name === `element-${one}`);

export const outlines: Record<Element, string> = {
  water: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21Z',
  fire: 'M2.5 3.5c6 .5 13 .5 19 0c1 9-2 16-9.5 19c-7.5-3-10.5-10-9.5-19Z',
  lightning: 'M12 1L23 12L12 23L1 12Z',
  shadow: 'M7 2.2h10l5.5 9.8l-5.5 9.8h-10L1.5 12Z',
};

export const signs: Record<Element, string> = {
  water: 'M12 5c2.5 3.3 4.6 5.8 4.6 8.7a4.6 4.6 0 0 1-9.2 0C7.4 10.8 9.5 8.3 12 5Z',
  fire: 'M12.4 5.5c.6 2.8 3.9 4.2 3.9 8a4.3 4.3 0 0 1-8.6.2c0-1.7.8-2.7 1.6-3.7c.2 1.2.7 1.9 1.4 2.2c-.2-2.6.3-4.9 1.7-6.7Z',
  lightning: 'M13.6 5.5L8.2 13h3l-1.3 5.5L15.8 11h-3.2Z',
  shadow: 'M14.7 5.9a6.3 6.3 0 1 0 3.2 9.6a5.5 5.5 0 0 1-3.2-9.6Z',
};
