/** What a question, a season or an order is for, in one sentence for who plays for the first time. */
import type { Value } from '../../api/types'
import { kebab, type Translator } from '../../words/translator'

/** What is asked for just now; empty where nothing is to be explained. */
export function purpose(asked: Value | null, translator: Translator): string {
  if (!asked) return ''
  const keys =
    asked['@'] === 'TacticsWindow'
      ? [`why-moment-${String(asked.moment)}`, 'why-moment-other']
      : [`why-${kebab(asked['@'])}`]
  const known = keys.find((key) => translator.has(key))
  return known ? translator.say(known) : ''
}
