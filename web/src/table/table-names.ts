/** What those at a table and the things of its game are called. */
import type { Snapshot } from '../api/types'
import type { Drawing } from '../games/drawing'
import { t } from '../words/shell-messages.svelte'
import { translations } from '../words/translations.svelte'
import { Translator } from '../words/translator'
import type { Notice } from './seat-notices'

/** The names of the seats: what people call themselves, or what the game calls them. */
export function seatNames(snapshot: Snapshot | null): string[] {
  if (!snapshot) return []
  const words = translations.of(snapshot.game)
  const usual = words?.seats[snapshot.setup.players] ?? []
  return snapshot.seats.map((seat, i) => seat.name || words?.roles[seat.role] || usual[i] || String(i + 1))
}

/** What has happened to a seat, in words. */
export function noticeInWords({ kind, name, seat }: Notice, names: readonly string[]): string {
  return t(`seat-${kind}`, { who: name || names[seat] || '' })
}

/** Who says things of a game in the language of the page; null until its words are there. */
export function translatorOf(game: string, names: string[], { nobody, messages }: Drawing): Translator | null {
  const found = translations.find(game)
  if (!found) return null
  const { language, texts } = found
  return new Translator({ language, translations: texts, seats: names, nobody, own: messages[language] })
}
