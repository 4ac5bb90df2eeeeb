/** How fast one follows what others do. */
import type { Beat } from '../games/drawing'

export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const
export type Pace = (typeof PACES)[number]

/** So long a beat of weight one lasts, in milliseconds. */
const BEAT: Record<Pace, number> = { slow: 1800, normal: 900, fast: 360, 'at-once': 0 }
/** So far the screen may lag behind the game before it hurries. */
const LAG: Record<Pace, number> = { slow: 120_000, normal: 45_000, fast: 12_000, 'at-once': 0 }
/** The same while other people wait for whoever looks. */
const PEOPLE_WAIT = 4000
/** What one does oneself is shown so long, whatever the pace: a die must be seen falling. */
const OWN_BEAT = 450
/** What one does oneself is seen in any case; only what moves takes time. */
const MOVING: readonly Beat['kind'][] = ['roll', 'travel', 'card']

/** How long a beat of one's own lasts. */
export function ownTime(beat: Beat): number {
  return MOVING.includes(beat.kind) ? OWN_BEAT * beat.weight : 0
}

/** How long the next beat of others lasts: shorter, the more beats wait behind it. */
export function othersTime(beat: Beat, waiting: readonly Beat[], pace: Pace, peopleWait: boolean): number {
  const usual = BEAT[pace]
  const all = waiting.reduce((sum, one) => sum + one.weight, beat.weight) * usual
  const most = peopleWait ? Math.min(LAG[pace], PEOPLE_WAIT) : LAG[pace]
  return beat.weight * usual * (all > most ? most / all : 1)
}
