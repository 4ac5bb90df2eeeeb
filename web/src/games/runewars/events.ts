/** What events are about, how much they matter, and what is to be seen of them. */
import type { Value } from '../../api/types'
import { beatsOf, type Showing } from '../beats'
import type { Beat, Importance } from '../drawing'
import { gathered, importanceOf } from './extensions'
import { SEASONS } from './seasons'

const PLACE_FIELDS = ['area', 'source', 'target', 'via']

/** Areas that a value names. */
export function placesIn(value: Value): string[] {
  return PLACE_FIELDS.map((field) => value[field]).filter((id): id is string => typeof id === 'string')
}

const HEADINGS = ['SeasonBegan', 'TurnBegan', 'GameWon', 'BattleBegan', 'QuestPhaseBegan']
const DETAILS = [
  'FateDrawn',
  'FateRevealed',
  'FateReshuffled',
  'HeroPlaced',
  'QuestDrawn',
  'RuneHidden',
  'SetupQuestDealt',
  'StartCardDealt',
  'TacticsDrawn',
  'UnitPlaced',
  'UnitHit',
]

export function importance(event: Value): Importance {
  if (HEADINGS.includes(event['@'])) return 'heading'
  return DETAILS.includes(event['@']) ? 'detail' : (importanceOf(event['@']) ?? 'normal')
}

/** From where to where something went. */
export function arrow({ source, target }: Value): readonly [string, string] | null {
  return typeof source === 'string' && typeof target === 'string' ? [source, target] : null
}

/** Seasons are counted through, so that one may look back season by season. */
export function turnBegun(event: Value): number | null {
  if (event['@'] !== 'SeasonBegan') return null
  const season = SEASONS.indexOf(String(event.season))
  return 4 * (Number(event.year) - 1) + season + 1
}

export function turnOf(event: Value): number | null {
  return event['@'] === 'TurnBegan' ? Number(event.seat) : null
}

const KINDS: Record<string, Beat['kind']> = {
  UnitMoved: 'travel',
  HeroMoved: 'travel',
  FateRevealed: 'card',
  SeasonCardDrawn: 'card',
  TacticsPlayed: 'card',
  BidRevealed: 'card',
  OrdersRevealed: 'card',
  UnitPlaced: 'land',
  TileLaid: 'land',
  UnitDestroyed: 'fall',
  StrongholdLost: 'fall',
  ...gathered(({ beats }) => beats),
}
/** What tells nothing by itself is shown with what follows. */
const SILENT = ['FateDrawn', 'QuestDrawn', 'TacticsDrawn', 'RuneHidden', 'FateReshuffled']

/** A Fate card drawn for all to see, as in a duel or a test, turns by itself. */
const drawnOpenly = (event: Value) => event['@'] === 'FateDrawn' && event.shown === true

function showing(event: Value): Showing {
  if (drawnOpenly(event)) return { kind: 'card', weight: 0.9, after: true }
  if (SILENT.includes(event['@'])) return null
  const kind = KINDS[event['@']] ?? 'note'
  const weight = kind === 'note' ? 0.5 : kind === 'card' ? 1.2 : 0.8
  return { kind, weight, after: kind !== 'travel' && kind !== 'fall' }
}

/** What is to be seen of events, one after another. */
export const beats = (events: readonly Value[]): Beat[] => beatsOf(events, showing)
