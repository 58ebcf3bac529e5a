/** Muting people in the chat. */

import type { ChatLine, SeatInfo } from './types';

/** The lines of people who are not muted. */
export function readable(chat: ChatLine[], muted: string[]): ChatLine[] {
  return muted.length ? chat.filter((line) => !muted.includes(line.name)) : chat;
}

/** Everyone who can be muted or unmuted: who sits here, who has written, and who is muted already. */
export function mutable(seats: SeatInfo[], chat: ChatLine[], muted: string[], me: string): string[] {
  const seated = seats.filter((seat) => seat.kind === 'human').map((seat) => seat.name);
  const all = new Set([...seated, ...chat.map((line) => line.name), ...muted]);
  all.delete(me);
  all.delete('');
  return [...all];
}
