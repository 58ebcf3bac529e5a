/** What the model of every game begins with: the reader's place, the step that asks, and the data files. */

import type { Asked, GameInfo, Phrase, Seat, TableMessage, Words } from '$lib/types';

export interface BoardBase<Parts> {
  /** The game's components, from its data files. */
  parts: Parts;
  /** The step that asks, and its fields. */
  step: string;
  fields: Record<string, any>;
  /** The seat whose side lies at the lower edge: the reader's own, or the first for those who watch. */
  near: Seat;
  me: Seat;
}

/** `View` is the type that `make types` writes for the game. */
export function boardBase<Parts, View extends { asked: Asked | null }>(
  message: TableMessage,
  parts: Parts,
): BoardBase<Parts> & { view: View } {
  const view: View = message.view;
  const { you } = message;
  return {
    parts,
    view,
    step: view.asked?.step ?? '',
    fields: view.asked?.fields ?? {},
    near: Math.max(0, you),
    me: you,
  };
}

/** A data file of the game, by its name with or without the ending. */
export const dataFile = (info: GameInfo, name: string): any =>
  info.components[name] ?? info.components[`${name}.toml`] ?? {};

export const seatName = (message: TableMessage, seat: Seat): string => message.seats[seat]?.name || String(seat + 1);

/** Finds components by id; null stands for none, or for one that is hidden. */
export function finder<Item extends { id: string }>(items: Item[]): (id: string | null) => Item | null {
  const all = new Map(items.map((item) => [item.id, item]));
  return (id) => (id === null ? null : (all.get(id) ?? null));
}

/** The components of a zone that the reader can see. */
export const visible = <Item>(zone: (string | null)[], find: (id: string | null) => Item | null): Item[] =>
  zone.map(find).filter((item) => item !== null);

/** What stands on a component, line by line. */
export const textLines = (info: GameInfo, kind: string, id: string): Phrase[] => info.texts[kind]?.[id] ?? [];

/** Components of a kind, each with what stands on it. */
export const withText = <Item extends { id: string }>(info: GameInfo, kind: string, items: Item[]) =>
  items.map((item) => ({ ...item, text: textLines(info, kind, item.id) }));

/** Lines joined to one text. */
export const inWords = (t: Words, lines: Phrase[], between = ', '): string =>
  lines.map((line) => t.say(line)).join(between);

/** Each thing once, with its number. */
export function counted<Item>(items: Item[]): { item: Item; count: number }[] {
  const found = new Map<Item, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return [...found].map(([item, count]) => ({ item, count }));
}
