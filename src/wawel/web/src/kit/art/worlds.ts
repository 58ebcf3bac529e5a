/** Which land, air and ornaments belong to a game, and to a tone of it. */

import type { LandName } from './land.ts';
import type { OrnamentName } from './ornament.ts';
import type { AIRS } from './sky.ts';

export type Air = keyof typeof AIRS | 'beams';

export interface World {
  far: LandName[];
  mid: LandName[];
  near: OrnamentName[];
  air: Air[];
  /** Water instead of ground between the far land and the near. */
  sea?: boolean;
}

const WORLDS: Record<string, World> = {
  etchinstone: {
    far: ['mountains', 'crags', 'hills'],
    mid: ['stones', 'pines', 'crags', 'ruins', 'hills'],
    near: ['rocks', 'grass', 'fern', 'cave'],
    air: ['clouds', 'birds', 'beams'],
  },
  'etchinstone/water': {
    far: ['mountains', 'stacks', 'hills'],
    mid: ['falls', 'islands', 'pines', 'stones'],
    near: ['reeds', 'surf', 'rocks'],
    air: ['rain', 'clouds', 'birds', 'curls'],
    sea: true,
  },
  'etchinstone/fire': {
    far: ['volcano', 'mountains', 'dunes'],
    mid: ['crags', 'snags', 'dunes', 'ruins'],
    near: ['rocks', 'thorns', 'cave', 'grass'],
    air: ['motes', 'beams', 'curls'],
  },
  'etchinstone/lightning': {
    far: ['mountains', 'crags', 'towers'],
    mid: ['crystals', 'hills', 'stones', 'pines'],
    near: ['rocks', 'grass', 'branch'],
    air: ['bolt', 'rain', 'clouds'],
  },
  'etchinstone/shadow': {
    far: ['mountains', 'ruins', 'hills'],
    mid: ['snags', 'graves', 'stones', 'ruins'],
    near: ['thorns', 'cave', 'branch', 'fern'],
    air: ['curls', 'stars', 'motes'],
  },
  epic: {
    far: ['mountains', 'hills', 'castle'],
    mid: ['host', 'castle', 'grove'],
    near: ['grass', 'banners', 'rocks'],
    air: ['clouds', 'beams', 'birds'],
  },
  'epic/good': {
    far: ['castle', 'mountains', 'hills'],
    mid: ['host', 'mill', 'city', 'hills', 'viaduct'],
    near: ['grass', 'banners', 'branch', 'arch'],
    air: ['beams', 'clouds', 'birds'],
  },
  'epic/wild': {
    far: ['mountains', 'crags', 'hills'],
    mid: ['pines', 'grove', 'falls', 'stones'],
    near: ['fern', 'branch', 'grass', 'rocks'],
    air: ['birds', 'clouds', 'beams', 'motes'],
  },
  'epic/evil': {
    far: ['volcano', 'towers', 'mountains'],
    mid: ['graves', 'snags', 'ruins', 'castle'],
    near: ['thorns', 'cave', 'grass', 'branch'],
    air: ['curls', 'motes', 'stars', 'birds'],
  },
  'epic/sage': {
    far: ['isles', 'mountains', 'towers'],
    mid: ['halls', 'columns', 'towers', 'crystals'],
    near: ['arch', 'rocks', 'desk', 'surf'],
    air: ['aurora', 'stars', 'curls', 'clouds'],
  },
  dragonsgate: {
    far: ['halls', 'towers', 'mountains'],
    mid: ['city', 'halls', 'columns', 'shelves'],
    near: ['desk', 'arch', 'banners', 'branch'],
    air: ['stars', 'motes', 'clouds', 'beams'],
  },
  'dragonsgate/shadow': {
    far: ['towers', 'halls', 'mountains'],
    mid: ['shelves', 'columns', 'city', 'halls'],
    near: ['desk', 'arch', 'desk', 'branch'],
    air: ['stars', 'aurora', 'motes', 'curls'],
  },
  'dragonsgate/fire': {
    far: ['castle', 'halls', 'towers'],
    mid: ['city', 'columns', 'shelves', 'ruins'],
    near: ['banners', 'arch', 'desk', 'rocks'],
    air: ['motes', 'beams', 'curls'],
  },
  tidal: {
    far: ['islands', 'stacks', 'ship'],
    mid: ['stacks', 'islands', 'ship', 'reef'],
    near: ['surf', 'coral', 'rocks', 'reeds'],
    air: ['clouds', 'birds', 'beams', 'rain'],
    sea: true,
  },
  'tidal/shadow': {
    far: ['towers', 'isles', 'stacks'],
    mid: ['columns', 'halls', 'stacks', 'ruins'],
    near: ['arch', 'surf', 'rocks', 'reeds'],
    air: ['stars', 'aurora', 'curls', 'beams'],
  },
  'tidal/fire': {
    far: ['crags', 'dunes', 'stacks'],
    mid: ['columns', 'ruins', 'dunes', 'host'],
    near: ['banners', 'rocks', 'arch', 'thorns'],
    air: ['beams', 'motes', 'birds', 'clouds'],
  },
  'tidal/coral': {
    far: ['reef', 'hills'],
    mid: ['kelp', 'reef'],
    near: ['coral', 'rocks'],
    air: ['motes', 'beams', 'curls'],
  },
  talisman: {
    far: ['mountains', 'castle', 'hills'],
    mid: ['grove', 'city', 'ruins', 'mill', 'pines', 'viaduct'],
    near: ['grass', 'branch', 'rocks', 'fern', 'arch'],
    air: ['clouds', 'birds', 'beams', 'stars'],
  },
  _template: {
    far: ['castle', 'hills', 'mountains'],
    mid: ['city', 'viaduct', 'mill', 'grove'],
    near: ['grass', 'banners', 'arch', 'rocks'],
    air: ['clouds', 'birds', 'beams'],
  },
};

export const worldOf = (game: string, tone: string): World =>
  WORLDS[`${game}/${tone}`] ?? WORLDS[game] ?? WORLDS.talisman;
