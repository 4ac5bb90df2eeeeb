/** How far the person at a seat has seen a game, stored by the browser between visits. */
import type { Step } from '../api/types'
import { storage } from '../shell/storage'

const key = (table: string, seat: number | null) => `feldzug.seen.${table}.${seat ?? '-'}`

export function lastSeen(table: string, seat: number | null): number | null {
  const seen = storage.get(key(table, seat))
  return seen === null ? null : Number(seen)
}

export function rememberSeen(table: string, seat: number | null, entries: number): void {
  storage.set(key(table, seat), String(entries))
}

/** Whether others have done something since. */
export function somethingMissed(steps: readonly Step[], seat: number | null, seen: number): boolean {
  return steps.some(
    (step) => step.n >= seen && (step.seat === null || step.seat !== seat) && step.events.length > 0 && !step.undone,
  )
}
