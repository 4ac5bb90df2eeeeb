/** What the server's games say, how they call their things, their rules and cards: each fetched once per language. */
import { api } from '../api/client'
import { settings } from '../shell/settings.svelte'
import type { Language } from './messages'

const LANGUAGES: readonly Language[] = ['en', 'de']

interface Found<Texts> {
  language: Language
  texts: Texts
}

class TextStore<Texts> {
  private fetched = $state.raw<Record<string, Texts>>({})
  private readonly loading = new Map<string, Promise<void>>()

  constructor(private readonly request: (game: string, language: Language) => Promise<Texts>) {}

  /** In the present language; in another one until that has come. */
  find(game: string): Found<Texts> | null {
    for (const language of [settings.language, ...LANGUAGES]) {
      const texts = this.fetched[`${game}/${language}`]
      if (texts) return { language, texts }
    }
    return null
  }

  of(game: string): Texts | null {
    return this.find(game)?.texts ?? null
  }

  load(game: string, language: Language = settings.language): Promise<void> {
    const key = `${game}/${language}`
    const loading = this.loading.get(key) ?? this.fetch(game, language)
    this.loading.set(key, loading)
    loading.catch(() => this.loading.delete(key))
    return loading
  }

  private async fetch(game: string, language: Language): Promise<void> {
    const texts = await this.request(game, language)
    this.fetched = { ...this.fetched, [`${game}/${language}`]: texts }
  }
}

export const translations = new TextStore((game, language) => api.translations(game, language))
/** The rules of a game, asked for when somebody opens one. */
export const rulebooks = new TextStore((game, language) => api.rules(game, language))
/** Examples of a rulebook, which can be opened. */
export const examples = new TextStore((game, language) => api.examples(game, language))
/** What is written on cards, asked for when somebody holds one. */
export const cardTexts = new TextStore((game, language) => api.cards(game, language))
