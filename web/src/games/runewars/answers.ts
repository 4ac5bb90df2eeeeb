/** What stands on buttons, and what a touched piece stands for. */
import type { Offer, Value } from '../../api/types'

/** The legal answers that a touched piece stands for: a unit that marches, is lost or sent back. */
export function answersOf(offer: Offer, _progress: readonly Value[], place: string, piece: string): Value[] {
  return offer.choices
    .filter(({ reason }) => !reason)
    .map(({ action }) => action)
    .filter((action) => {
      const where = action.source ?? action.via ?? action.area
      if (where !== undefined && where !== place) return false
      return where !== undefined ? action.kind === piece : action.hero === piece && action.reward === undefined
    })
}
