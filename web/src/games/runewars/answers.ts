/** What stands on buttons, and what a touched piece stands for. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import { counted } from './counting'
import { ATTRIBUTES, FACTIONS, RESOURCES, TILES, UNITS } from './facts'
import { besides } from './map'
import type { WorldView } from './view'

const LAYING = ['LayTile', 'LayMarker', 'TakeMarker']

/** What stands alone begins with a capital letter. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What stands on a button; a dial says which units it brings now, training from what number to which a hero rises. */
export function label(
  action: Value,
  view: WorldView | null,
  translator: Translator,
  asked: Value | null = null,
): string {
  if (view && LAYING.includes(action['@'])) return whereLaid(action, view, translator)
  const text = translator.value(action)
  if (action['@'] === 'TrainAttribute') {
    const now = view?.heroes[String(asked?.hero)]?.attributes[ATTRIBUTES.findIndex((name) => name === action.attribute)]
    return now === undefined ? capital(text) : `${capital(text)}: ${now} → ${now + 1}`
  }
  const player = view && view.active !== null ? view.players[view.active] : null
  if (action['@'] !== 'UseDial' || !player) return capital(text)
  const resource = String(action.resource)
  const arrow = player.dials[RESOURCES.findIndex((name) => name === resource)] ?? 0
  const spaces = FACTIONS.get(player.faction ?? '')?.dials[resource]?.slice(0, arrow) ?? []
  const kinds = [...new Set(spaces)].filter((kind) => UNITS.has(kind))
  const units = kinds.map((kind) => counted(kind, spaces.filter((one) => one === kind).length, translator))
  return `${text}: ${units.join(', ') || translator.say('recruits-none')}`
}

/** Nobody knows the map by numbers: where something is laid is told by the areas beside it. */
function whereLaid(action: Value, view: WorldView, translator: Translator): string {
  const names = (ids: readonly string[]) => translator.list(ids.map((id) => translator.name('area', id)).sort())
  if (action['@'] !== 'LayTile') {
    const places = names([...new Set(besides(action, view).flatMap(({ beside }) => beside))])
    return translator.say(action['@'] === 'TakeMarker' ? 'take-marker-beside' : 'lay-marker-beside', { places })
  }
  const parts = besides(action, view).flatMap(({ id, beside }) =>
    beside.length ? [translator.say('lay-home', { area: translator.name('area', id), places: names(beside) })] : [],
  )
  const where = parts.join('; ') || translator.say('lay-first', { turn: Number(action.turn) })
  return TILES.get(String(action.tile))?.home ? where : `${translator.name('tile', String(action.tile))}: ${where}`
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
