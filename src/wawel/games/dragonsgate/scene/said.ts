/** What components say, made from their data with the same phrases as words.py: for faces, close-ups and those who listen. */

import type { Phrase, Words } from '$lib/types';
import {
  type AreaState,
  type BuildingData,
  type PersonData,
  type ProfessionData,
  TRAITS,
  TYPES,
  traitsOf,
  type Written,
} from './model';

type Args = NonNullable<Phrase['args']>;
const phrase = (key: string, args: Args = {}): Phrase => ({ key, args });

/** An effect's word and what is written after it. */
export function parted(effect: Written): [word: string, value: any] {
  return typeof effect === 'string' ? [effect, 1] : Object.entries(effect)[0];
}

function clause(effect: Written): Phrase {
  const [word, value] = parted(effect);
  return Array.isArray(value)
    ? phrase('effect-choose-one', { branches: branches(value) })
    : phrase(`effect-${word}`, { n: value });
}

const effects = (list: Written[]): Phrase[] => (list.length ? list.map(clause) : [phrase('effect-none')]);

const branches = (lists: Written[][]): Phrase[] =>
  lists.map((one, n) => phrase('effect-branch', { number: n + 1, effects: effects(one) }));

const joined = (t: Words, list: Phrase[]) => list.map((one) => t.say(one)).join(', ');

export const gainsInWords = (t: Words, list: Written[]) => joined(t, effects(list));

/** What a place for a Profession shows: its bonus and its cup. */
export const placeInWords = (t: Words, list: Written[], cup?: string) =>
  cup ? joined(t, [...list.map(clause), phrase('face-cup', { cup: { name: `cup-${cup}` } })]) : gainsInWords(t, list);

export function buildingInWords(t: Words, building: BuildingData): string {
  const income = building.income ?? [];
  return joined(t, [
    ...building.effects.map(clause),
    ...(income.length > 1 ? [phrase('effect-income-choice', { branches: branches(income) })] : []),
    ...(income.length === 1 ? [phrase('effect-income', { effects: effects(income[0]) })] : []),
  ]);
}

export function personInWords(t: Words, kind: 'adept' | 'professor', person: PersonData): string {
  const shown = traitsOf(person).flatMap((n, at) =>
    n ? [phrase('face-trait', { trait: { name: `trait-${TRAITS[at]}` }, n })] : [],
  );
  const args: Args = {
    [kind]: { name: `${kind}-${person.id}` },
    traits: shown.length ? shown : [phrase('face-no-trait')],
  };
  if (!person.bonus?.length) return t.say(phrase(`face-${kind}`, args));
  return t.say(phrase('face-professor-bonus', { ...args, effects: effects(person.bonus) }));
}

export function professionInWords(t: Words, token: ProfessionData): string {
  const told = [
    ...effects(token.reward),
    ...(token.cup ? [phrase('face-cup', { cup: { name: `cup-${token.cup}` } })] : []),
    ...(token.seal ? [phrase('face-seal')] : []),
  ];
  return t.say(phrase('face-profession', { profession: { name: `profession-${token.id}` }, effects: told }));
}

export function areaInWords(t: Words, area: AreaState): string {
  const needs = area.mastery.flatMap((n, at) =>
    n ? [phrase('face-mastery', { type: { name: `type-${TYPES[at]}` }, n })] : [],
  );
  return t.say(
    phrase('face-area', {
      type: { name: `type-${area.data.type}` },
      level: area.data.level,
      trait: { name: `trait-${TRAITS[area.trait]}` },
      main: area.main,
      other: area.other,
      mastery: needs.length ? needs : [phrase('face-mastery-none')],
      effects: effects(area.data.reward),
    }),
  );
}
