/** What the server can compute of a battle, before it begins and while it is fought. */
import type { Offer, Value } from '../../api/types'

/** That the attacker wins, with its interval (of no width if it is exact); how the defender does; and the mean losses. */
export interface BattleChances {
  win: number
  low: number
  high: number
  exact: boolean
  /** That both have the same strength, which is the defender's victory. */
  tied: number
  /** That the defender wins only because of a stronghold. */
  walls: number
  attackers_lost: number
  defenders_lost: number
}

/** The questions before a battle that may come of an army. */
const BEFORE = new Set(['GatherArmy', 'Approach', 'AfterRefusal'])

/** Whether the battle that is under way is decided: there is nothing left to ask about. */
export function isDecided(progress: readonly Value[]): boolean {
  const battle = progress.findLast((frame) => frame['@'] === 'Battle')
  return Number(battle?.winner ?? -1) >= 0 || battle?.cancelled === true
}

/** Whether there is a battle to ask about: one that is fought, or an army on its way. */
export function battleAhead(progress: readonly Value[], offer: Offer | null): boolean {
  if (progress.some((frame) => frame['@'] === 'Battle')) return true
  const army = progress.findLast((frame) => frame['@'] === 'MoveArmy')
  const gathered = Array.isArray(army?.kinds) && army.kinds.length > 0
  return gathered && offer !== null && BEFORE.has(offer.question['@'])
}
