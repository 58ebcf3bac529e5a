/** What cards say, made from their data with the same phrases as cardtext.py: for faces, close-ups and those who listen. */

import type { Phrase, Words } from '$lib/types';
import type { AbilityData, CardData, ChampionState, Keyword, ResolvingState, StaticData, Written } from './model';
import { nameKey } from './model';

type Args = Record<string, any>;

const phrase = (key: string, args: Args = {}): Phrase => ({ key, args });
const keywordName = (keyword: string) => ({ name: `keyword-${keyword}` });

// ------------------------------------------------------------------ cards

/** The sentences of a card, each a line of its own. */
export function cardText(t: Words, card: CardData): string[] {
  return sentences(card).map((one) => t.say(one));
}

function sentences(card: CardData): Phrase[] {
  if (card.type === 'event') {
    return [...(card['own-turn'] ? [phrase('text-own-turn')] : []), ...(card.do ?? []).map(sentence)];
  }
  return [
    ...(card.keywords ?? []).map((keyword) => phrase('text-keyword', { keyword: keywordName(keyword) })),
    ...(card.static ?? []).map(staticText),
    ...(card.ability ?? []).map(ability),
  ];
}

/** What kind of card it is: an event, or the class of a champion. */
export function kindOf(t: Words, card: CardData): string {
  if (card.type === 'event') return t('scene-event');
  return (card.class ?? []).map((one) => t(`class-${one}`)).join(', ');
}

/** A whole card in one sentence. */
export function cardInWords(t: Words, card: CardData): string {
  const text = chain(sentences(card));
  const args = {
    card: { name: nameKey(card) },
    alignment: { name: `alignment-${card.alignment}` },
    cost: card.cost,
    text,
  };
  if (card.type === 'event') return t.say(phrase('face-event', args));
  const classes = (card.class ?? []).map((one) => phrase(`class-${one}`));
  return t.say(phrase('face-champion', { ...args, classes, attack: card.attack, defence: card.defence }));
}

/** A champion in play: its figures and everything that marks it. */
export function championInWords(t: Words, c: ChampionState): string {
  const marks = [
    phrase('mark-position', { position: { name: `position-${c.position}` } }),
    ...(c.deploying ? [phrase('mark-deploying')] : []),
    ...c.keywords.map((keyword) => phrase('mark-keyword', { keyword: keywordName(keyword) })),
    ...(c.damage ? [phrase('mark-damage', { n: c.damage })] : []),
    ...(c.role ? [phrase(c.role === 'attacker' ? 'mark-attacks' : 'mark-blocks')] : []),
    ...(c.owner !== c.controller ? [phrase('mark-owner', { seat: { name: `seat-${c.owner + 1}` } })] : []),
  ];
  const figures = { card: { name: nameKey(c.data) }, attack: c.attack, defence: c.defence - c.damage };
  return t.say(phrase('line-champion', { champion: phrase('champion', figures), marks }));
}

/** A triggered ability of a card. */
export const abilityText = (t: Words, card: CardData, at: number): string =>
  card.ability?.[at] ? t.say(ability(card.ability[at])) : '';

/** The texts one chooses from: the branches of the effect that a step stands at. */
export function branchTexts(t: Words, { card, effect }: ResolvingState): string[] {
  if (!effect) return [];
  const { ability, path, at } = effect;
  let effects = ability < 0 ? (card.do ?? []) : (card.ability?.[ability].do ?? []);
  for (let i = 0; i < path.length; i += 2) effects = branchesOf(effects[path[i]])[path[i + 1]];
  return branchesOf(effects[at]).map((branch) => t.say(text(branch)));
}

const branchesOf = (effect: Written): Written[][] => {
  const value = typeof effect === 'string' ? [] : Object.values(effect)[0];
  return Array.isArray(value) ? value : [];
};

// ------------------------------------------------------------------ the language of effects

function ability(one: AbilityData): Phrase {
  return phrase('text-ability', { when: phrase(`when-${one.when}`), text: text(one.do) });
}

function staticText(one: StaticData): Phrase {
  const gains = [
    ...bonuses(one.attack, one.defence),
    ...(one.keywords ?? []).map((keyword: Keyword) => phrase('bonus-keyword', { keyword: keywordName(keyword) })),
  ];
  if (one.what === 'this') return phrase('text-static-this', { gains });
  return phrase('text-static', { champions: everyone(one.what, one.which), gains });
}

function bonuses(attack = 0, defence = 0): Phrase[] {
  return Object.entries({ attack, defence })
    .filter(([, n]) => n !== 0)
    .map(([key, n]) => phrase(`${n > 0 ? 'bonus' : 'malus'}-${key}`, { n: Math.abs(n) }));
}

const text = (effects: Written[]): Phrase => chain(effects.map(sentence));

function chain(all: Phrase[], link = 'text-and'): Phrase {
  if (!all.length) return phrase('text-none');
  return all.length === 1 ? all[0] : phrase(link, { first: all[0], rest: chain(all.slice(1), link) });
}

function sentence(effect: Written): Phrase {
  const word = typeof effect === 'string' ? effect : Object.keys(effect)[0];
  const fields: Args = typeof effect === 'string' ? {} : effect[word];
  const key = `effect-${word}`;
  if (word === 'own-turn') return phrase(key, { own: text(fields[0]), other: text(fields[1]) });
  if (Array.isArray(fields)) return phrase(key, { text: chain(fields.map(text), 'text-or') });
  const args: Args = 'n' in fields ? { n: fields.n } : {};
  if (fields.who && fields.who !== 'you') return phrase(`${key}-who`, { who: phrase(`who-${fields.who}`), ...args });
  if (word === 'summon') {
    args.token = phrase(`summoned-${fields.token}`, { n: fields.n });
    if (!fields.keyword || fields.keyword === 'none') return phrase(key, args);
    return phrase(`${key}-keyword`, { keyword: keywordName(fields.keyword), ...args });
  }
  if (word.startsWith('boost')) args.bonuses = bonuses(fields.attack, fields.defence);
  if (fields.keyword) args.keyword = keywordName(fields.keyword);
  if (fields.what === 'this') return phrase(`${key.replace(/-all$/, '')}-this`, args);
  if (CHOSEN.has(word)) {
    args.count = fields.count ?? 1;
    args.chosen = chosen(fields, word);
  } else if (word.endsWith('-all') || word === 'gain-per') {
    args.champions = everyone(fields.what, fields.which);
  }
  return phrase(key, args);
}

/** Effects on champions or cards that are chosen. */
const CHOSEN = new Set('damage break banish return expend prepare flip boost grant control recall raise'.split(' '));

function chosen(fields: Args, word: string): Phrase {
  const count = fields.count ?? 1;
  const found =
    word === 'recall'
      ? phrase('chosen-card', { count })
      : phrase(`chosen-${fields.what ?? 'any'}`, { count, sort: phrase(`sort-${fields.which ?? 'all'}`, { count }) });
  return fields['up-to'] ? phrase('chosen-up-to', { chosen: found }) : found;
}

const everyone = (what = 'any', which = 'all'): Phrase =>
  phrase(`every-${what}`, { sort: phrase(`sort-${which}`, { count: 2 }) });
