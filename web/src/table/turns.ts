/** The turns of a game, as the log tells them. */
import type { Step, Value } from '../api/types'

/** A turn, and how many entries there were when it began. */
export interface TurnStart {
  n: number
  turn: number
}

export function turnStarts(steps: readonly Step[], turnBegun: (event: Value) => number | null): TurnStart[] {
  return steps.flatMap(({ n, undone, events }) => {
    if (undone) return []
    const turn = events.map(turnBegun).find((found) => found !== null) ?? null
    return turn === null ? [] : [{ n: n + 1, turn }]
  })
}
