/** What stands on buttons, and what a touched piece stands for. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import { counted } from './counting'
import { FACTIONS, RESOURCES, UNITS } from './facts'
import type { WorldView } from './view'

/** What stands on a button; a dial says which units it brings now. */
export function label(action: Value, view: WorldView | null, translator: Translator): string {
  const text = translator.value(action)
  const player = view && view.active !== null ? view.players[view.active] : null
  if (action['@'] !== 'UseDial' || !player) return text
  const resource = String(action.resource)
  const arrow = player.dials[RESOURCES.findIndex((name) => name === resource)] ?? 0
  const spaces = FACTIONS.get(player.faction ?? '')?.dials[resource]?.slice(0, arrow) ?? []
  const kinds = [...new Set(spaces)].filter((kind) => UNITS.has(kind))
  const units = kinds.map((kind) => counted(kind, spaces.filter((one) => one === kind).length, translator))
  return `${text}: ${units.join(', ') || translator.say('recruits-none')}`
}

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
