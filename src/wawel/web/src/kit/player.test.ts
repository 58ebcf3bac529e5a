import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEAT_COLOURS, seatColour, seatNamed } from './player';

const tokens = readFileSync(join(import.meta.dirname, '../look/tokens.css'), 'utf-8');

type Colour = [number, number, number];

/** A colour of tokens.css by day (0) or by night (1). */
function token(name: string, night: number): Colour {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens);
  const hex = found![1 + night];
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Colour;
}

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (part: number, one: Colour, other: Colour): Colour =>
  one.map((value, at) => part * value + (1 - part) * other[at]) as Colour;

test.each([0, 1])('names in the colours of seats can be read, by day and by night (%i)', (night) => {
  for (let seat = 0; seat < SEAT_COLOURS; seat++) {
    const colour = token(`seat-${seat}`, night);
    expect(contrast(colour, token('on-seat', night))).toBeGreaterThan(4.5);
    for (const ground of ['ground', 'surface', 'raised', 'gold-tint']) {
      expect(contrast(colour, token(ground, night)), `seat ${seat} on ${ground}`).toBeGreaterThan(4.5);
    }
    // a seat's strip in its turn
    expect(contrast(colour, mixed(0.14, colour, token('surface', night)))).toBeGreaterThan(4.5);
  }
});

test('the ninth seat has the colour of the first, those who watch have none', () => {
  expect(seatColour(SEAT_COLOURS)).toBe(seatColour(0));
  expect(seatColour(-2)).toBe('var(--ink-soft)');
});

test('players are named as seats', () => {
  expect(seatNamed('seat-3')).toBe(2);
  expect(seatNamed('card-ember')).toBe(-1);
});
