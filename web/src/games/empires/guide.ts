/** What a question of a campaign is for, in one sentence for who plays for the first time. */
import type { Value } from '../../api/types'
import { kebab, type Translator } from '../../words/translator'

/** What is asked for just now; empty where nothing is to be explained. */
export function purpose(asked: Value | null, translator: Translator): string {
  const key = asked ? `purpose-${kebab(asked['@'])}` : ''
  return key && translator.has(key) ? translator.say(key) : ''
}
