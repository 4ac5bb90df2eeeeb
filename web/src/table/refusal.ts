/** Why something was refused, in the reader's language, with the rule that says so. */
import type { Reason, Said } from '../api/types'
import { settings } from '../shell/settings.svelte'
import { inLanguage, type Translator } from '../words/translator'

export interface Refusal {
  text: string
  rule: string
  /** The place it is about; null for a card or a button. */
  place: string | null
}

/** The game's own sentence if there is one, otherwise what the server said. */
export function refusalOf(
  reason: Reason,
  place: string | null,
  translator: Translator | null,
  said?: Said | null,
): Refusal {
  const text = translator?.has(reason.key)
    ? translator.reason(reason)
    : inLanguage(said, settings.language) || reason.key
  return { text, rule: reason.rule, place }
}
