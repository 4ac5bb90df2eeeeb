/** How the scores went, from what the server has kept: one point a turn. */
import type { Score } from '../api/types'

/** The scores by seat at the end of a turn. */
export interface CoursePoint {
  turn: number
  scores: number[]
}

export const total = (points: Record<string, number>) => Object.values(points).reduce((sum, some) => sum + some, 0)

/** The scores when each turn ended; what was taken back counts as it was settled at last. */
export function course(scores: readonly Score[]): CoursePoint[] {
  const found: CoursePoint[] = []
  for (const { turn, points } of scores) {
    while ((found.at(-1)?.turn ?? -1) >= turn) found.pop()
    found.push({ turn, scores: points.map(total) })
  }
  return found
}

/** What points come from: every source that somebody has points of, in the game's order. */
export function sources({ points }: Score): string[] {
  return Object.keys(points[0] ?? {}).filter((source) => points.some((of) => of[source]))
}
