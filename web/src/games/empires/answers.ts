/** What stands on the button of an answer. */
import type { Value } from '../../api/types'
import type { Translator } from '../../words/translator'

/** An army is named by what it consists of, an answer in one of several battles by itself. */
export function label(action: Value, translator: Translator): string {
  if (action['@'] === 'In') return label(action.action as Value, translator)
  if (action['@'] === 'FieldArmy') return translator.say('field-example', { units: rosterLine(action, translator) })
  return translator.value(action)
}

interface Line {
  entry: string
  count: number
}

/** `3 Spearmen, 1 General`: an army in one line. */
export function rosterLine(action: Value, translator: Translator): string {
  const lines = ((action.roster as Value | undefined)?.lines ?? []) as Line[]
  return lines.map(({ entry, count }) => `${count} ${translator.name('entry', entry)}`).join(', ')
}
