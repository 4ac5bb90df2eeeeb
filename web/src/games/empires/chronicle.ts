/** The chronicle of a campaign: what was told, in chapters of a round each. */
import type { Score, Value } from '../../api/types'
import { importance } from './events'

export interface Chapter {
  /** 0 is the set-up. */
  round: number
  events: Value[]
}

/** Rounds with what was told in each, without what only fills the ledger. */
export function chapters(told: readonly Value[]): Chapter[] {
  const found: Chapter[] = [{ round: 0, events: [] }]
  for (const event of told) {
    if (event['@'] === 'RoundBegan') found.push({ round: Number(event.round), events: [] })
    else if (importance(event) !== 'detail') found.at(-1)?.events.push(event)
  }
  return found.filter(({ round, events }) => round > 0 || events.length)
}

/** By round: after how many entries it was over. What was taken back counts as it was settled at last. */
export function ends(scores: readonly Score[]): Map<number, number> {
  const found = new Map<number, number>()
  let before: number | null = null
  for (const { n, turn } of scores) {
    if (before !== null && turn > before) for (let round = before; round < turn; round++) found.set(round, n)
    if (before !== null && turn < before) for (let round = turn; round < before; round++) found.delete(round)
    before = turn
  }
  return found
}

const ALLIANCE = ['AllianceProposed', 'AllianceDeclined', 'AllianceRolled', 'AllianceMade', 'AllianceEnded']

/** How alliances came about and ended, with the round of each step. */
export function allianceSteps(told: readonly Value[]): { round: number; event: Value }[] {
  let round = 0
  return told.flatMap((event) => {
    if (event['@'] === 'RoundBegan') round = Number(event.round)
    return ALLIANCE.includes(event['@']) ? [{ round, event }] : []
  })
}
