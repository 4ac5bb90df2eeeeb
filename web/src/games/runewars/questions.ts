/** What is asked, where the way there tells more than the question itself: into which area, and of whom. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import type { WorldView } from './view'

/** Where the army of this moment marches to; null if none is gathered. */
export function destination(progress: readonly Value[]): string | null {
  const army = progress.findLast((frame) => frame['@'] === 'MoveArmy')
  return typeof army?.area === 'string' ? army.area : null
}

/** Whether an area to activate is chosen just now. */
export const isActivating = (view: WorldView): boolean => view.stack.at(-1) === 'choose-activation'

export function question(
  offer: Offer,
  progress: readonly Value[],
  view: WorldView | null,
  translator: Translator,
): string {
  const asked = offer.question['@']
  const area = destination(progress)
  if (asked === 'GatherArmy' && area) return translator.say('gather-army-into', { area: translator.name('area', area) })
  const answered = toAnswer(offer, progress)
  if (answered)
    return translator.say('answer-card', {
      who: translator.seat(answered.seat),
      card: translator.name('tactics-card', answered.card),
    })
  const told = TOLD[asked]?.(offer.seat, progress, view, translator)
  return told ?? translator.question(offer.question)
}

type Telling = (
  asked: number,
  progress: readonly Value[],
  view: WorldView | null,
  translator: Translator,
) => string | null

const TOLD: Record<string, Telling> = {
  AssignLoss: whoseLoss,
  ChooseRetreat: whoseRetreat,
  UseOrder: whichOrder('carry-out-which'),
  UseBonus: whichOrder('bonus-which'),
}

/** Who has beaten neutral units says where they go, or somebody else does: it is told whose units they are. */
function whoseRetreat(
  asked: number,
  progress: readonly Value[],
  _view: WorldView | null,
  translator: Translator,
): string | null {
  const retreat = progress.findLast((frame) => frame['@'] === 'Retreat')
  if (typeof retreat?.area !== 'string') return null
  const seat = Number(retreat.owner)
  const whose = seat === asked ? 'own' : seat < 0 ? 'neutral' : 'other'
  const who = seat < 0 ? '' : translator.seat(seat)
  return translator.say('retreat-of', { whose, who, area: translator.name('area', retreat.area) })
}

/** The tactics card that may be answered just now, and whose it is. */
function toAnswer(offer: Offer, progress: readonly Value[]): { card: string; seat: number } | null {
  if (offer.question.moment !== 'response') return null
  const found = progress.findLast((frame) => frame['@'] === 'TacticsInPlay')
  return found ? { card: String(found.card), seat: Number(found.seat) } : null
}

function whichOrder(key: string): Telling {
  return (asked, _progress, view, translator) => {
    const order = view?.players[asked]?.order
    return order ? translator.say(key, { order: translator.name('order', order) }) : null
  }
}

/** Whoever is asked may choose for himself, for another, or for the neutral units. */
function whoseLoss(
  asked: number,
  progress: readonly Value[],
  _view: WorldView | null,
  translator: Translator,
): string | null {
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
