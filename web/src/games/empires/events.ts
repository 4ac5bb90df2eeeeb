/** What events of a campaign are about, how much they matter, and what is to be seen of them. */
import type { Value } from '../../api/types'
import { beatsOf, type Showing } from '../beats'
import type { Beat, Importance } from '../drawing'

const PLACE_FIELDS = ['tile', 'target', 'origin', 'site']
const TILE = /^[A-T]\d{1,2}$/

/** Tiles that a value names. */
export function placesIn(value: Value): string[] {
  return PLACE_FIELDS.map((field) => value[field]).filter((id): id is string => typeof id === 'string' && TILE.test(id))
}

const HEADINGS = ['RoundBegan', 'WinterCame', 'BattleBegan', 'CampaignWon']
const DETAILS = [
  'LotDrawn',
  'Paid',
  'KpEarned',
  'KpSpent',
  'PieceLaid',
  'RiverLaid',
  'ObjectiveLaid',
  'GoldLaid',
  'TaxRolled',
]

export function importance(event: Value): Importance {
  if (HEADINGS.includes(event['@'])) return 'heading'
  return DETAILS.includes(event['@']) ? 'detail' : 'normal'
}

/** From the building of the caster to the tile that a spell is aimed at. */
export function arrow({ origin, target }: Value): readonly [string, string] | null {
  return typeof origin === 'string' && typeof target === 'string' && TILE.test(origin) && TILE.test(target)
    ? [origin, target]
    : null
}

/** Rounds are counted through. */
export function turnBegun(event: Value): number | null {
  return event['@'] === 'RoundBegan' ? Number(event.round) : null
}

function showing(event: Value): Showing {
  if (DETAILS.includes(event['@'])) return null
  if (event['@'] === 'TileTaken' || event['@'] === 'Built') return { kind: 'land', weight: 0.6, after: true }
  if (event['@'] === 'Destroyed' || event['@'] === 'TileLeft') return { kind: 'fall', weight: 0.7, after: false }
  return { kind: 'note', weight: 0.5, after: true }
}

export const beats = (events: readonly Value[]): Beat[] => beatsOf(events, showing)
