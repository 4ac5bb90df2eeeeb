/** The words of games, fetched once per language. */
import { api } from '../api'
import type { GameWords } from '../wire'
import type { Language } from '../words/speech'
import { settings } from './settings.svelte'

class Lexicon {
  private fetched = $state.raw<Record<string, GameWords>>({})
  private asked = new Set<string>()

  /** The words in the present language; in another one until those have come. */
  of(game: string): GameWords | null {
    const key = `${game}/${settings.language}`
    return this.fetched[key] ?? Object.entries(this.fetched).find(([k]) => k.startsWith(game + '/'))?.[1] ?? null
  }

  /** The language these words really are in. */
  languageOf(words: GameWords): Language {
    const key = Object.entries(this.fetched).find(([, known]) => known === words)?.[0] ?? ''
    return key.endsWith('/de') ? 'de' : 'en'
  }

  async load(game: string, language: Language = settings.language): Promise<void> {
    const key = `${game}/${language}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const words = await api.words(game, language)
      this.fetched = { ...this.fetched, [key]: words }
    } catch (error) {
      this.asked.delete(key)
      throw error
    }
  }
}

export const lexicon = new Lexicon()
