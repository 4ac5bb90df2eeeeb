/** The games that the server offers, asked for once. */
import { api } from '../api/client'
import type { GameInfo } from '../api/types'
import { settings } from './settings.svelte'

class Games {
  all = $state.raw<GameInfo[]>([])
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (found) => void (this.all = found),
      (error: unknown) => {
        this.asked = null
        throw error
      },
    )
    return this.asked
  }

  of(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key)
  }

  title(key: string): string {
    return this.of(key)?.title[settings.language] ?? key
  }
}

export const games = new Games()
