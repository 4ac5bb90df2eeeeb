/** What stands on the button of an answer. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import type { CampaignView, FightView } from './view'

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

/** The battle that an answer belongs to: battles are counted as their branches are. */
export function fightOf(offer: Pick<Offer, 'branch'>, view: CampaignView | null): FightView | null {
  return view?.battles.find(({ number }) => number === offer.branch?.[0]) ?? view?.battles[0] ?? null
}

export function branchName(offer: Offer, view: unknown, translator: Translator): string {
  const fight = fightOf(offer, view as CampaignView | null)
  if (!fight) return ''
  return translator.say('branch-battle', {
    one: translator.seat(fight.challenger),
    other: translator.seat(fight.challenged),
    tile: fight.tile,
  })
}
