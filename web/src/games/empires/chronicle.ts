/** The chronicle of a campaign: what was told, in chapters of a round each. */
import type { Score, Step, Value } from '../../api/types'
import { importance } from './events'

/** Something that happened, with the number of the entry that tells it. */
export interface Told {
  n: number
  event: Value
}

export interface Chapter {
  /** 0 is the set-up. */
  round: number
  told: Told[]
}

/** Rounds with what was told in each, without what only fills the ledger. */
export function chapters(steps: readonly Pick<Step, 'n' | 'events'>[]): Chapter[] {
  const found: Chapter[] = [{ round: 0, told: [] }]
  for (const { n, events } of steps)
    for (const event of events) {
      if (event['@'] === 'RoundBegan') found.push({ round: Number(event.round), told: [] })
      else if (importance(event) !== 'detail') found.at(-1)?.told.push({ n, event })
    }
  return found.filter(({ round, told }) => round > 0 || told.length)
}

/** When each sentence of a chapter was told; empty if that is said before an earlier one, or is not known. */
export function said(told: readonly Told[], when: (n: number) => string): string[] {
  let last = ''
  return told.map(({ n }) => {
    const at = when(n)
    if (at === last) return ''
    if (at) last = at
    return at
  })
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
