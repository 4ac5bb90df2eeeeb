/** What a question, a season or an order is for, in one sentence for who plays for the first time. */
import type { Value } from '../../api/types'
import { cardTexts } from '../../words/translations.svelte'
import { kebab, type Translator } from '../../words/translator'
import { ORDERS } from './facts'
import type { WorldView } from './view'

/** What is asked for just now; empty where nothing is to be explained. */
export function purpose(asked: Value | null, translator: Translator, view: WorldView | null = null): string {
  if (!asked) return ''
  if (asked['@'] === 'UseBonus') {
    const bonus = ORDERS.find(({ id }) => id === orderOf(view))?.bonus
    if (bonus) return bonus[translator.language]
  }
  // What the card does says best what it is played on.
  const card = asked['@'] === 'ChooseTarget' ? cardTexts.of('runewars')?.[String(asked.card)]?.text : ''
  if (card) return card
  const keys =
    asked['@'] === 'TacticsWindow'
      ? [`why-moment-${String(asked.moment)}`, 'why-moment-other']
      : [`why-${kebab(asked['@'])}`]
  const known = keys.find((key) => translator.has(key))
  return known ? translator.say(known) : ''
}

/** The order of the turn that is under way. */
function orderOf(view: WorldView | null): string | null {
  return view && view.active !== null ? (view.players[view.active]?.order ?? null) : null
}
