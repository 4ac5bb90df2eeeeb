/** The seal of a table's dice as this browser first saw it: a server that changes it later is found out. */
import { storage } from '../shell/storage'

export interface KeptSeal {
  seal: string
  /** How many entries the game had then: what was rolled since was sealed before. */
  entries: number
  /** When, in milliseconds since 1970. */
  at: number
}

const place = (table: string) => `feldzug.seal.${table}`

/** Keeps the first one for good. */
export function keepSeal(table: string, seal: string, entries: number): void {
  if (seal && !keptSeal(table)) storage.set(place(table), JSON.stringify({ seal, entries, at: Date.now() }))
}

export function keptSeal(table: string): KeptSeal | null {
  try {
    const kept = JSON.parse(storage.get(place(table)) ?? 'null') as Partial<KeptSeal> | null
    return typeof kept?.seal === 'string' && typeof kept.entries === 'number' ? (kept as KeptSeal) : null
  } catch {
    return null // somebody else wrote there
  }
}
