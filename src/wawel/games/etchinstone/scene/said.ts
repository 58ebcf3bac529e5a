/** Cards in words, made of the same phrases as the text table's: for close-ups and for those who listen. */

import type { Words } from '$lib/types';
import type { DragonData, Face, Foe, Kind, MageCardState, Valued } from './model';

const kinds = (t: Words, of: Kind[]) => t(`kind-${of.length > 1 ? 'both' : of[0]}`);

const armourOf = (t: Words, of: Valued) =>
  of.element
    ? t('face-armour-element', { value: of.value, element: t(`element-${of.element}`) })
    : t('face-armour', { value: of.value });

const allArmour = (t: Words, of: Valued[]) =>
  of.length ? of.map((one) => armourOf(t, one)).join(', ') : t('face-armour', { value: 0 });

const element = (t: Words, of?: string) => t(`element-${of ?? 'none'}`);

const basic = (t: Words, face: Face) =>
  t('face-action', { kinds: kinds(t, face.basic.kinds), value: face.basic.value });

const enhanced = (t: Words, face: Face) =>
  t('face-enhanced', {
    element: element(t, face.enhanced.element),
    kinds: kinds(t, face.enhanced.kinds),
    value: face.enhanced.value,
  });

const upgrade = (t: Words, face: Face) =>
  face.upgrade ? t('face-upgrade', { value: face.upgrade }) : t('face-top-level');

/** The Encounter that a Key card names, with its Hardships. */
export function keyInWords(t: Words, face: Face): string {
  const [type, number] = face.encounter.split(' ');
  return [t(`face-encounter-${type}`, { number }), ...face.hardships.map((one) => t(`hardship-${one}`))].join(', ');
}

export function cardInWords(t: Words, card: MageCardState): string {
  return t('face-card', {
    card: t.name(`card-${card.id}`),
    level: card.level,
    element: element(t, card.element),
    actions: t('face-actions', { basic: basic(t, card.face), enhanced: enhanced(t, card.face) }),
    initiative: card.face.initiative,
    boost: card.face.boost,
    armour: armourOf(t, card.face.armour),
    upgrade: upgrade(t, card.face),
  });
}

/** The same, line by line. */
export function cardLines(t: Words, card: MageCardState): string[] {
  const { face } = card;
  return [
    `${t('scene-basic')}: ${basic(t, face)}`,
    `${t('scene-enhanced')}: ${enhanced(t, face)}`,
    `${t('figure-initiative')} ${face.initiative} · ${t('figure-boost')} ${face.boost} · ${armourOf(t, face.armour)}`,
    upgrade(t, face),
    `${t('table-key')}: ${keyInWords(t, face)}`,
  ];
}

export function foeInWords(t: Words, foe: Foe): string {
  const name = t(`scene-${foe.is}`, { n: foe.number, name: t.name(`${foe.is}-${foe.data.id}`) });
  const figures =
    foe.is === 'enemy'
      ? t('face-enemy', {
          hp: foe.data.hp,
          initiative: foe.data.initiative,
          attack: foe.data.attack.value,
          element: element(t, foe.data.attack.element),
          armour: allArmour(t, foe.data.armour),
          xp: foe.data.xp,
        })
      : t('face-journey', {
          mp: foe.data.mp.value,
          element: element(t, foe.data.mp.element),
          time: foe.data.time,
          xp: foe.data.xp,
        });
  return `${name}. ${figures}`;
}

/** Its figures, the way to it, and the fight. */
export function dragonLines(t: Words, dragon: DragonData): string[] {
  const way = dragon.mp.levels.map((mp, n) =>
    t('face-dragon-mp', { level: n + 1, mp, element: element(t, dragon.mp.element), time: dragon.mp.time[n] }),
  );
  const fight = dragon.hp.levels.map((hp, n) =>
    t('face-dragon-hp', {
      level: n + 1,
      hp,
      attack: dragon.hp.attack[n].value,
      element: element(t, dragon.hp.attack[n].element),
    }),
  );
  return [
    t('face-dragon', { initiative: dragon.initiative, initial: dragon.initial, armour: allArmour(t, dragon.armour) }),
    t('line-final-journey', { levels: way.join(', ') }),
    t('line-final-enemy', { levels: fight.join(', ') }),
  ];
}

export function dragonInWords(t: Words, dragon: DragonData): string {
  return [t.name(`dragon-${dragon.id}`), ...dragonLines(t, dragon)].join('. ');
}
