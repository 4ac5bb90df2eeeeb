/** What the server can compute of an attack before it is made. */
import { api } from '../../api/client'
import type { Value } from '../../api/types'

/** From where an attack goes where. */
export interface Way {
  source: string
  target: string
}

/** That the area falls, with the leader if he may lead, and the mean losses. */
export interface AttackOdds {
  taken: number
  led: number | null
  attackers_lost: number
  defenders_lost: number
}

export const wayOf = (attack: Value): Way => ({ source: String(attack.source), target: String(attack.target) })

/** The odds of an attack at this moment; null if nobody can tell. */
export async function oddsOf(table: string, { source, target }: Way): Promise<AttackOdds | null> {
  try {
    const { chances } = await api.odds(table, { '@': 'Attack', source, target })
    return chances as unknown as AttackOdds
  } catch {
    return null
  }
}

/** The better of both: with the leader, or without him. */
export const best = (odds: AttackOdds | null): number => (odds ? Math.max(odds.taken, odds.led ?? 0) : 0)
