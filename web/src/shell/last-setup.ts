/** How a table was set up last, by game: the next one begins with it. Stored in this browser only. */
import type { NewSeat } from '../api/types'
import { storage } from './storage'

export interface LastSetup {
  players: number
  public: boolean
  free_take_back: boolean
  seats: Required<NewSeat>[]
  /** Who had the roles; tables of games that were set up before there were any have none. */
  roles?: Pick<Required<NewSeat>, 'kind' | 'name'>[]
  options: Record<string, string>
  modules: string[]
  preset: string
}

const GAME = 'feldzug.setup.game'
const key = (game: string) => `feldzug.setup.${game}`

export function rememberSetup(game: string, setup: LastSetup): void {
  storage.set(GAME, game)
  storage.set(key(game), JSON.stringify(setup))
}

/** The game that was set up last. */
export function lastGame(): string | null {
  return storage.get(GAME)
}

export function lastSetup(game: string): LastSetup | null {
  try {
    return JSON.parse(storage.get(key(game)) ?? 'null') as LastSetup | null
  } catch {
    return null // somebody else wrote there
  }
}
