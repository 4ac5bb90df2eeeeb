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

/** When a sentence was told: the day, to be said where it is another one than before, and the time, which every sentence has. */
export interface Hour {
  day: string
  time: string
  /** The moment, as a machine reads it. */
  exact: string
}

/** When each sentence of a chapter was told; null if it is not known. Times are in milliseconds, as the server has them. */
export function said(
  told: readonly Told[],
  times: ReadonlyMap<number, number>,
  language: string,
  zone?: string,
): (Hour | null)[] {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone })
  const hours = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: zone })
  let last = ''
  return told.map(({ n }) => {
    const at = times.get(n)
    if (at === undefined) return null
    const today = days.format(at)
    const day = today === last ? '' : today
    last = today
    return { day, time: hours.format(at), exact: new Date(at).toISOString() }
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
