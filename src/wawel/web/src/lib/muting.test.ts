import { expect, test } from 'vitest';
import { mutable, readable } from './muting';
import type { ChatLine, SeatInfo } from './types';

const said = (id: number, name: string) => ({ id, seq: 1, seat: 0, name, text: 'hm', at: 0 }) as ChatLine;
const seat = (name: string, kind: string) => ({ name, kind }) as SeatInfo;

test('a muted person is not read', () => {
  const chat = [said(1, 'Krak'), said(2, 'Wanda'), said(3, 'Krak')];
  expect(readable(chat, []).map((line) => line.id)).toEqual([1, 2, 3]);
  expect(readable(chat, ['Krak']).map((line) => line.id)).toEqual([2]);
});

test('people, each once, without bots and me', () => {
  const seats = [seat('Wanda', 'human'), seat('Krak', 'human'), seat('greedy', 'bot'), seat('', 'open')];
  expect(mutable(seats, [said(1, 'Krak'), said(2, 'Smok')], ['Popiel'], 'Wanda')).toEqual(['Krak', 'Smok', 'Popiel']);
});
