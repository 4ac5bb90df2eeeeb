/** The games of the house with their options and bots, asked for once. */
import { api } from '../api'
import type { GameInfo } from '../wire'

let asked: Promise<GameInfo[]> | null = null

export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}
