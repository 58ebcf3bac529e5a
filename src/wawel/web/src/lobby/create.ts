/** Makes a table and goes there. */

import { api } from '$lib/api';
import { app } from '$lib/app.svelte';
import type { GameSummary, TableRequest } from '$lib/types';

export async function create(wanted: TableRequest): Promise<void> {
  try {
    await app.account();
    const made = await api.create(wanted);
    app.go(`/t/${made.id}`);
  } catch (error) {
    app.complain(error);
  }
}

/** The game that one click starts: alone, or against a bot that suits a newcomer; nobody else sees it. */
export const firstGame = (game: GameSummary): TableRequest => ({
  game: game.key,
  settings: game.first.settings,
  seats: game.first.seats.map((who) => (who === 'me' ? { kind: 'me' } : { kind: 'bot', bot: who })),
  clock: { mode: 'none' },
  public: false,
  rated: false,
});

/** A game for two against somebody I know, who is told of it. */
export const challenge = (game: GameSummary, name: string): TableRequest => ({
  game: game.key,
  settings: {},
  seats: [{ kind: 'me' }, { kind: 'person', name }],
  clock: { mode: 'none' },
  public: false,
  rated: false,
});
