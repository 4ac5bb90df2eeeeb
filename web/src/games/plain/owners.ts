/** Seats are told apart by colour and emblem: no two of a table have the same pair. */
import type { Owner } from '../drawing'

export const COLOURS = 6
const EMBLEMS = ['castle', 'anchor', 'oak-leaf', 'burning-eye', 'heraldic-sun', 'horse-head', 'shield'] as const

export function owner(seat: number): Owner {
  return { key: `plain-${seat % COLOURS}`, emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'shield' }
}
