/** What a question, a season or an order is for, in one sentence for who plays for the first time. */
import type { Value } from '../../api/types'
import { cardTexts } from '../../words/translations.svelte'
import { kebab, type Translator } from '../../words/translator'
import { ORDERS } from './facts'
import type { WorldView } from './view'

/** What is asked for just now; empty where nothing is to be explained. */
export function purpose(
  asked: Value | null,
  translator: Translator,
  view: WorldView | null = null,
  progress: readonly Value[] = [],
): string {
  if (!asked) return ''
  if (asked['@'] === 'UseBonus') {
    const bonus = ORDERS.find(({ id }) => id === orderOf(view))?.bonus
    if (bonus) return bonus[translator.language]
  }
  const told = cardTexts.of('runewars')?.[String(cardOf(asked, progress))]?.text
  if (told) return told
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

/** The card whose text says best what is asked: what it is played on, what it asks for, what is bid for. */
function cardOf(asked: Value, progress: readonly Value[]): unknown {
  if (asked['@'] === 'ChooseTarget') return asked.card
  if (asked['@'] === 'AnswerSeasonCard') return asked.season_card
  if (asked['@'] === 'ChooseBids') return progress.findLast((frame) => frame['@'] === 'InfluenceBid')?.season_card
  return undefined
}
