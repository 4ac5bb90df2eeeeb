/** Who owns what: colours and emblems of factions and their units. */
import type { IconName as PieceName } from '../../generated/runewars/pieces'
import type { Owner } from '../drawing'
import type { WorldView } from './view'

const EMBLEMS: Record<string, Owner['emblem']> = {
  daqan: 'castle',
  latari: 'oak-leaf',
  waiqar: 'crowned-skull',
  uthuk: 'burning-eye',
}

export const UNIT_ICONS: Record<string, PieceName> = {
  footman: 'pikeman',
  bowman: 'bowman',
  knight: 'mounted-knight',
  'siege-tower': 'siege-tower',
  archer: 'high-shot',
  warrior: 'elf-helmet',
  sorceress: 'woman-elf-face',

  'pegasus-rider': 'pegasus',
  reanimate: 'shambling-zombie',
  'skeleton-archer': 'skeleton',
  necromancer: 'skull-staff',
  'dark-knight': 'black-knight-helm',
  berserker: 'barbarian',
  'flesh-ripper': 'wolf-head',
  warlock: 'warlock-eye',
  'chaos-lord': 'daemon-skull',
  sorcerer: 'wizard-face',

  razorwing: 'vulture',
  beastman: 'minotaur',
  'hell-hound': 'hound',
  dragon: 'spiked-dragon-head',

  giant: 'giant',
}

export const RESOURCE_ICONS: Record<string, PieceName> = { food: 'wheat', wood: 'pine-tree', ore: 'mining' }
export const SEASON_ICONS: Record<string, PieceName> = {
  spring: 'sprout',
  summer: 'sun',
  fall: 'falling-leaf',
  winter: 'snowflake-2',
}

/** A faction's colour is a class; before factions are chosen, and for neutral pieces, there is none. */
export function faction(id: string | null | undefined): Owner {
  return { key: id ? `rw-${id}` : 'rw-neutral', emblem: (id && EMBLEMS[id]) || 'shield' }
}

export function owner(view: WorldView | null | undefined, seat: number | null): Owner {
  return faction(seat === null ? null : view?.players[seat]?.faction)
}
