/** The battle under way and the last dice, read from progress and events. */
import type { Offer, Value } from '../../api/types'
import { sameValue } from '../../board/targets'
import type { Kind } from './view'

/** The attack under way, until the area has fallen: everyone may see it, asked or not. */
export function attack(progress: readonly Value[]): { source: string; target: string } | null {
  const duel = progress.find((begun) => begun['@'] === 'Duel')
  if (!duel || progress.some((begun) => begun['@'] === 'Conquest')) return null
  return { source: String(duel.source), target: String(duel.target) }
}

/** The event of a duel's dice. */
export interface DuelRolled {
  attack: number[]
  defence: number[]
  hits: number
  blocks: number
}

/** The latest battle: who, where, and the dice thrown in it. */
export interface Fight {
  seat: number
  source: string
  target: string
  sent: { kind: Kind; led: boolean } | null
  /** Who defends: a player's seat, or the neutral army's. */
  against: number | null
  defender: Kind | null
  rolls: DuelRolled[]
  /** What came of it. */
  result: Value | null
}

const ENDS_FIGHTS = [
  'TurnBegan',
  'AreaCardDrawn',
  'AreaCardDrawnUnseen',
  'CardDrawn',
  'CardDrawnUnseen',
  'RingRolled',
  'RingMoved',
]

export function lastFight(events: readonly Value[]): Fight | null {
  const at = events.findLastIndex((event) => event['@'] === 'AttackAnnounced')
  const begun = events[at]
  if (!begun || events.some((event, i) => i > at && endsFight(event, begun))) return null
  const fight: Fight = {
    seat: Number(begun.seat),
    source: String(begun.source),
    target: String(begun.target),
    sent: null,
    against: null,
    defender: null,
    rolls: [],
    result: null,
  }
  for (const event of events.slice(at + 1)) {
    if (event['@'] === 'UnitSent') fight.sent = { kind: event.kind as Kind, led: Boolean(event.led) }
    else if (event['@'] === 'DefenderNamed') {
      fight.against = Number(event.seat)
      fight.defender = event.kind as Kind
    } else if (event['@'] === 'DuelRolled') fight.rolls.push(event as unknown as DuelRolled)
    else if (CONSEQUENCES.includes(event['@'])) fight.result = event
    if (event['@'] === 'AreaConquered') fight.against ??= Number(event.loser)
  }
  return fight
}

const CONSEQUENCES = ['UnitLost', 'UnitFled', 'UnitFellFleeing', 'AreaConquered', 'LeaderLost']

/** The last attack once more, with the same unit: both answers at once. */
export function again(offer: Offer, events: readonly Value[]): Value[] | null {
  const fight = lastFight(events)
  if (!fight?.sent || fight.seat !== offer.seat) return null
  const { source, target, sent } = fight
  const attack: Value = { '@': 'Attack', source, target }
  const legal = offer.choices.some(({ action, reason }) => !reason && sameValue(action, attack))
  return legal ? [attack, { '@': 'SendUnit', kind: sent.kind, led: sent.led }] : null
}

/** The order that goes on as the last duel was fought. */
export function goesOn(orders: readonly Value[], events: readonly Value[]): Value | null {
  const fight = lastFight(events)
  if (!fight?.sent) return null
  const { source, target, sent } = fight
  const wanted: Value = { '@': 'FightOn', source, target, kind: sent.kind, led: sent.led }
  return orders.find((order) => sameValue(order, wanted)) ?? null
}

/** A battle is the latest thing until something else is; who won moves in. */
function endsFight(event: Value, begun: Value): boolean {
  if (event['@'] === 'UnitMoved') return event.source !== begun.source || event.target !== begun.target
  return ENDS_FIGHTS.includes(event['@'])
}

/** Which of the dice are successes: as many as were counted, and those are the highest. */
export function successes(dice: readonly number[], count: number): boolean[] {
  const least = [...dice].sort((a, b) => b - a)[count - 1] ?? Infinity
  return dice.map((face) => face >= least)
}

/** What may come of a roll for the ring. */
const OF_THE_RING = ['CardPlayed', 'CardDiscarded', 'RollShifted', 'RingMoved', 'RingStayed']

/** The latest roll for the ring, as long as nothing else came after it. */
export function lastRingRoll(events: readonly Value[]): Value | null {
  const at = events.findLastIndex((event) => event['@'] === 'RingRolled')
  return events.slice(at + 1).every((event) => OF_THE_RING.includes(event['@'])) ? (events[at] ?? null) : null
}
