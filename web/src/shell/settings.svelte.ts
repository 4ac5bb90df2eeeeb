/** What a person prefers, stored in this browser only. */
import type { Pace } from '../table/pace'
import type { Language } from '../words/messages'
import { storage } from './storage'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'full' | 'none'

interface Preferences {
  language: Language
  theme: Theme
  motion: Motion
  sound: boolean
  notify: boolean
  name: string
  fine: boolean
  ask: boolean
  pace: Pace
  noises: boolean | null
}

const KEY = 'feldzug.settings'

class Settings implements Preferences {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  sound = $state(false)
  notify = $state(false)
  /** The display name given last. */
  name = $state('')
  /** Whether the log shows single dice and units, too. */
  fine = $state(true)
  /** Whether one is asked even where there is only one answer. */
  ask = $state(false)
  /** How fast one follows what others do. */
  pace = $state<Pace>('normal')
  /** Whether dice, pieces and cards are heard; null as long as nobody was asked. */
  noises = $state<boolean | null>(null)

  constructor() {
    this.language = navigator.language.startsWith('de') ? 'de' : 'en'
    try {
      Object.assign(this, JSON.parse(storage.get(KEY) ?? '{}'))
    } catch {
      // Somebody else wrote there.
    }
  }

  keep(): void {
    const { language, theme, motion, sound, notify, name, fine, ask, pace, noises } = this
    storage.set(KEY, JSON.stringify({ language, theme, motion, sound, notify, name, fine, ask, pace, noises }))
  }

  /** Whether things move. */
  get moves(): boolean {
    if (this.motion !== 'auto') return this.motion === 'full'
    return !matchMedia('(prefers-reduced-motion: reduce)').matches
  }
}

export const settings = new Settings()
