/** Questions and answers in words, and what must be known to answer: points left, leaders still to place. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import { attack } from './battle'
import type { Kind, WarView } from './view'

/** A question in words. Whoever is attacked is asked only for what can be done: to flee is not always possible, and the neutral army never does. */
export function question(
  offer: Offer,
  progress: readonly Value[],
  view: WarView | undefined,
  translator: Translator,
): string {
  if (offer.question['@'] !== 'StandOrWithdraw') return translator.value(offer.question)
  const can = (tag: string) => offer.choices.some(({ action, reason }) => !reason && action['@'] === tag)
  if (view?.places[attack(progress)?.target ?? '']?.ruler === 'neutral') return translator.say('stand-for-neutral')
  if (can('Hold')) return translator.say(can('Withdraw') ? 'hold-or-withdraw' : 'hold-only')
  return can('Withdraw') ? translator.value(offer.question) : translator.say('stand-only')
}

/** An answer in words; what costs points names its price. */
export function label(action: Value, view: WarView | undefined, translator: Translator): string {
  const price = action['@'] === 'Deploy' ? view?.prices[action.kind as Kind] : undefined
  return price === undefined
    ? translator.value(action)
    : translator.say('for-points', { what: translator.value(action), price })
}

/** What a touched unit stands for: it goes into the duel, stands for the defence, or is given up where it stands. */
export function answersOf(offer: Offer, progress: readonly Value[], place: string, piece: string): Value[] {
  const duel = attack(progress)
  const here: Record<string, string | undefined> = {
    SendUnit: duel?.source,
    NameDefender: duel?.target,
    LoseUnit: duel?.target ?? place,
  }
  return offer.choices
    .filter(({ action, reason }) => !reason && action.kind === piece && here[action['@']] === place)
    .map(({ action }) => action)
}

/** The points that the one who is asked may still spend on units; null where nothing is bought. */
export function pointsLeft(offer: Offer | null, progress: readonly Value[]): number | null {
  const spent = progress.findLast((begun) => begun['@'] === 'SpendPoints' && begun.seat === offer?.seat)?.points
  const armies = progress.find((begun) => begun['@'] === 'PlaceArmies')?.points
  const left = spent ?? (offer && Array.isArray(armies) ? armies[offer.seat] : null)
  return offer && typeof left === 'number' ? left : null
}

/** Which of the leaders one begins with is placed now; null if none is. */
export function nextLeader(offer: Offer | null, progress: readonly Value[], view: WarView): number | null {
  if (offer?.question['@'] !== 'PutLeader' || !progress.some((begun) => begun['@'] === 'SetUp')) return null
  return Object.values(view.places).filter((place) => place.leader && place.ruler === offer.seat).length + 1
}
