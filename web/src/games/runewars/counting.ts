/** Units that are counted, in words. */
import type { Translator } from '../../words/translator'

/** `1 Footman`, `3 Footmen`. */
export function counted(kind: string, count: number, translator: Translator): string {
  const name = count === 1 ? translator.name('kind', kind) : translator.form('kind', kind, 'many')
  return `${count} ${name}`
}
