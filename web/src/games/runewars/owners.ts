/** Who owns what: colours and emblems of factions and their units. */
import { ICONS, type IconName as PieceName } from '../../generated/runewars/pieces'
import type { Owner } from '../drawing'
import type { WorldView } from './view'

const EMBLEMS: Record<string, Owner['emblem']> = {
  daqan: 'castle',
  latari: 'oak-leaf',
  waiqar: 'crowned-skull',
  uthuk: 'burning-eye',
}

const UNIT_ICONS: Record<string, PieceName> = {
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

const HERO_ICONS: Record<string, PieceName> = {
  'sir-valadir': 'visored-helm',
  'ronan-of-the-wild': 'robin-hood-hat',
  'runewitch-astarra': 'witch-face',
  'andira-runehand': 'magic-palm',
  silhouette: 'cowled',
  'red-scorpion': 'scorpion',
  'grey-ker': 'wolf-howl',
  'brakka-ironbrow': 'dwarf-face',
  'varikas-the-dead': 'vampire-dracula',
  'bogran-the-shadow': 'goblin-head',
  'mad-carthos': 'fire-silhouette',
  mordrog: 'orc-head',
}

export const RESOURCE_ICONS: Record<string, PieceName> = { food: 'wheat', wood: 'pine-tree', ore: 'mining' }
export const SEASON_ICONS: Record<string, PieceName> = {
  spring: 'sprout',
  summer: 'sun',
  fall: 'falling-leaf',
  winter: 'snowflake-2',
}

const ORDER_ICONS: Record<string, PieceName> = {
  strategize: 'chess-knight',
  mobilize: 'trumpet-flag',
  conquer: 'siege-ram',
  harvest: 'sickle',
  recruit: 'minions',
  'rally-support': 'rally-the-troops',
  'acquire-power': 'throne-king',
  fortify: 'stone-wall',
}

const PICTURES: Record<string, string> = Object.fromEntries(
  Object.entries({ ...UNIT_ICONS, ...ORDER_ICONS, ...HERO_ICONS }).map(([id, icon]) => [id, ICONS[icon]]),
)

/** What a unit looks like: a path on a grid of 512. */
export const unitPicture = (kind: string): string => PICTURES[kind] ?? ICONS.shield
/** The portrait of a hero: a path on a grid of 512. */
export const heroPicture = (hero: string): string => PICTURES[hero] ?? ICONS['sharp-crown']
export const orderPicture = (order: string): string => PICTURES[order] ?? ICONS['chess-knight']
/** Of a thing that a module has added; null if none has a picture of it. */
export const addedPicture = (id: string): string | null => PICTURES[id] ?? null

/** Units, heroes, orders and tokens of a module have pictures of their own. */
export function addPictures(pictures: Readonly<Record<string, string>>): void {
  Object.assign(PICTURES, pictures)
}

export const ATTRIBUTE_ICONS: Record<string, PieceName> = { might: 'biceps', agility: 'sprint', wisdom: 'spell-book' }

/** A faction's colour is a class; before factions are chosen, and for neutral pieces, there is none. */
export function faction(id: string | null | undefined): Owner {
  return { key: id ? `rw-${id}` : 'rw-neutral', emblem: (id && EMBLEMS[id]) || 'shield' }
}

export function owner(view: WorldView | null | undefined, seat: number | null): Owner {
  return faction(seat === null ? null : view?.players[seat]?.faction)
}
