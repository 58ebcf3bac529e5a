/** Whose turn it is and what that means for the reader, in words. */

import type { TableMessage, Words } from '$lib/types';

const names = (message: TableMessage, seats: number[]): string =>
  seats.map((seat) => message.seats[seat]?.name ?? '?').join(', ');

/** Something is asked of the reader: is it the reader's turn, or a question in somebody else's? */
export function yourCall(message: TableMessage, t: Words): string {
  const others = message.turn.filter((seat) => seat !== message.you);
  if (message.turn.length === others.length && others.length > 0) {
    const react = message.choices[0]?.kind.startsWith('react');
    return t(react ? 'ui-others-turn-react' : 'ui-others-turn-asked', { names: names(message, others) });
  }
  return t('ui-your-turn');
}

/** Others are asked: the seats to wait for, in words. */
export function waitingFor(message: TableMessage, t: Words): string {
  return message.waiting.length ? t('ui-waiting-for', { names: names(message, message.waiting) }) : t('ui-thinking');
}

/** The seats whose faces say who is meant: those whose turn it is while I am asked, else those who are asked. */
export function meant(message: TableMessage): number[] {
  if (message.status !== 'playing') return [];
  if (message.choices.length === 0) return message.waiting;
  return message.turn.includes(message.you) || message.turn.length === 0 ? [message.you] : message.turn;
}
