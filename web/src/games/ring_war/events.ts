/** What events are about, and how much they matter. */
import type { Value } from '../../api/types'
import type { Importance } from '../drawing'

const PLACE_FIELDS = ['area', 'source', 'target']

/** Places that a value names. */
export function placesIn(value: Value): string[] {
  return PLACE_FIELDS.map((field) => value[field]).filter((id): id is string => typeof id === 'string')
}

const HEADINGS = ['TurnBegan', 'GameEnded']
const DETAILS = [
  'UnitSent',
  'DefenderNamed',
  'DuelRolled',
  'UnitMoved',
  'UnitDeployed',
  'AreaDealt',
  'PointsCounted',
  'PointsLapsed',
  'AreaCardDrawnUnseen',
  'CardDrawnUnseen',
  'RolledForStart',
  'PilesReshuffled',
  'AreaTurnedUp',
]

export function importance(event: Value): Importance {
  return HEADINGS.includes(event['@']) ? 'heading' : DETAILS.includes(event['@']) ? 'detail' : 'normal'
}

/** From where to where something went. */
export function arrow({ source, target }: Value): readonly [string, string] | null {
  return typeof source === 'string' && typeof target === 'string' ? [source, target] : null
}

export function turnBegun(event: Value): number | null {
  return event['@'] === 'TurnBegan' ? Number(event.turn) : null
}

export function turnOf(event: Value): number | null {
  return event['@'] === 'TurnBegan' ? Number(event.seat) : null
}
