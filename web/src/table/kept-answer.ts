/** An answer that the server has not acknowledged yet, stored by the browser: whoever comes back finds it again. */
import type { Value } from '../api/types'
import { storage } from '../shell/storage'

export interface KeptAnswer {
  seat: number
  decision: number
  /** By which the server knows it again, should it have arrived after all. */
  key: string
  answers: Value[]
}

const place = (table: string, seat: number) => `feldzug.answer.${table}.${seat}`

export function keepAnswer(table: string, answer: KeptAnswer): void {
  storage.set(place(table, answer.seat), JSON.stringify(answer))
}

export function keptAnswer(table: string, seat: number): KeptAnswer | null {
  try {
    return JSON.parse(storage.get(place(table, seat)) ?? 'null') as KeptAnswer | null
  } catch {
    return null // somebody else wrote there
  }
}

/** Forgets this very answer; one that was given since stays. */
export function dropAnswer(table: string, { seat, key }: KeptAnswer): void {
  if (keptAnswer(table, seat)?.key === key) storage.remove(place(table, seat))
}
