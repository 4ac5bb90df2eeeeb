/** What the server's games say and how they call their things, fetched once per language. */
import { api } from '../api/client'
import type { Translations } from '../api/types'
import { settings } from '../shell/settings.svelte'
import type { Language } from './messages'

const LANGUAGES: readonly Language[] = ['en', 'de']

interface Fetched {
  language: Language
  texts: Translations
}

class TranslationStore {
  private fetched = $state.raw<Record<string, Translations>>({})
  private readonly loading = new Map<string, Promise<void>>()

  /** In the present language; in another one until that has come. */
  find(game: string): Fetched | null {
    for (const language of [settings.language, ...LANGUAGES]) {
      const texts = this.fetched[`${game}/${language}`]
      if (texts) return { language, texts }
    }
    return null
  }

  of(game: string): Translations | null {
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
    const texts = await api.translations(game, language)
    this.fetched = { ...this.fetched, [`${game}/${language}`]: texts }
  }
}

export const translations = new TranslationStore()
