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
interface DuelRolled {
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
  defender: Kind | null
  rolls: DuelRolled[]
  over: boolean
}

const ENDS_FIGHTS = [
  'UnitMoved',
  'TurnBegan',
  'AreaCardDrawn',
  'AreaCardDrawnUnseen',
  'CardDrawn',
  'CardDrawnUnseen',
  'RingRolled',
  'RingMoved',
]

export function lastFight(events: readonly Value[]): Fight | null {
  let at = events.length - 1
  for (; at >= 0; at--) {
    const tag = events[at]?.['@'] ?? ''
    if (tag === 'AttackAnnounced') break
    if (ENDS_FIGHTS.includes(tag)) return null
  }
  const begun = events[at]
  if (!begun) return null
  const fight: Fight = {
    seat: Number(begun.seat),
    source: String(begun.source),
    target: String(begun.target),
    sent: null,
    defender: null,
    rolls: [],
    over: false,
  }
  for (const event of events.slice(at + 1)) {
    if (event['@'] === 'UnitSent') fight.sent = { kind: event.kind as Kind, led: Boolean(event.led) }
    else if (event['@'] === 'DefenderNamed') fight.defender = event.kind as Kind
    else if (event['@'] === 'DuelRolled') fight.rolls.push(event as unknown as DuelRolled)
    else if (event['@'] === 'UnitLost' || event['@'] === 'AreaConquered') fight.over = true
  }
  return fight
}

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

/** The latest duel that was rolled in this turn, and what came of it. */
export function lastDuel(events: readonly Value[]): { roll: DuelRolled; losses: Value[] } | null {
  const at = events.findLastIndex((event) => event['@'] === 'DuelRolled' || event['@'] === 'TurnBegan')
  const roll = events[at]
  if (roll?.['@'] !== 'DuelRolled') return null
  const next = events.findIndex((event, i) => i > at && event['@'] === 'AttackAnnounced')
  const losses = events.slice(at + 1, next < 0 ? undefined : next).filter((event) => CONSEQUENCES.includes(event['@']))
  return { roll: roll as unknown as DuelRolled, losses }
}

const CONSEQUENCES = ['UnitLost', 'UnitFled', 'AreaConquered', 'LeaderLost']

/** Which of the dice are successes: as many as were counted, and those are the highest. */
export function successes(dice: readonly number[], count: number): boolean[] {
  const least = [...dice].sort((a, b) => b - a)[count - 1] ?? Infinity
  return dice.map((face) => face >= least)
}

/** The latest roll for the ring, as long as nothing else came after it. */
export function lastRingRoll(events: readonly Value[]): Value | null {
  for (const event of events.slice(-6).toReversed()) {
    if (event['@'] === 'RingRolled') return event
    if (event['@'] === 'TurnBegan') continue
  }
  return null
}
