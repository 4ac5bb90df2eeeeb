/** Who owns what: colours and emblems of players and units. */
import type { Owner } from '../drawing'
import type { Kind } from './view'

const EMBLEMS: Record<string, Owner['emblem']> = {
  green: 'oak-leaf',
  red: 'burning-eye',
  yellow: 'heraldic-sun',
  black: 'crowned-skull',
  neutral: 'shield',
}

export const UNIT_ICONS: Record<Kind, Owner['emblem']> = {
  infantry: 'pikeman',
  cavalry: 'horse-head',
  creature: 'troll',
}

export function coloured(colour = 'none'): Owner {
  return { key: colour, emblem: EMBLEMS[colour] ?? 'shield' }
}

/** Whose a place is; *colours* are those of the players by seat. */
export function owner(colours: readonly string[] | undefined, ruler: number | string | null): Owner {
  return coloured(typeof ruler === 'number' ? colours?.[ruler] : (ruler ?? 'none'))
}
