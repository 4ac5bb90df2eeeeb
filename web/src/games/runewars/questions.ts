/** What is asked, where the way there tells more than the question itself: into which area, and of whom. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import type { WorldView } from './view'

/** Where the army of this moment marches to; null if none is gathered. */
export function destination(progress: readonly Value[]): string | null {
  const army = progress.findLast((frame) => frame['@'] === 'MoveArmy')
  return typeof army?.area === 'string' ? army.area : null
}

export function question(offer: Offer, progress: readonly Value[], translator: Translator): string {
  const asked = offer.question['@']
  const area = destination(progress)
  if (asked === 'GatherArmy' && area) return translator.say('gather-army-into', { area: translator.name('area', area) })
  if (asked === 'AssignLoss') return whoseLoss(offer.seat, progress, translator) ?? translator.question(offer.question)
  return translator.question(offer.question)
}

/** Whoever is asked may choose for himself, for another, or for the neutral units. */
function whoseLoss(asked: number, progress: readonly Value[], translator: Translator): string | null {
  const battle = progress.findLast((frame) => frame['@'] === 'Battle')
  const losses = progress.findLast((frame) => typeof frame.side === 'number' && typeof frame.left === 'number')
  if (!battle || !losses) return null
  const seat = Number(losses.side ? battle.defender : battle.attacker)
  const whose = seat === asked ? 'own' : seat < 0 ? 'neutral' : 'other'
  const what = { TakeDamage: 'damage', TakeRouts: 'rout' }[losses['@']] ?? 'other'
  const who = seat < 0 ? '' : translator.seat(seat)
  return translator.say('assign-loss-of', { whose, who, what, left: Number(losses.left) })
}

/** A season is called by its name, which the view knows. */
export function crumb(begun: Value, view: WorldView | null, translator: Translator): string | null {
  return begun['@'] === 'SeasonOfTheYear' && view?.season ? translator.name('season', view.season) : null
}
