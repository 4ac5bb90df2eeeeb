/** What happened between one's own last turn and this one. */
import type { Step, Value } from '../api/types'

/** From which entry on, and the events. */
export interface Since {
  from: number
  events: Value[]
}

/**
 * What came after the latest turn of a seat that is over, up to its turn now. *turnOf* tells whose turn begins with an event;
 * in a game that knows no turns it counts from the seat's last answer on.
 */
export function sinceOwnTurn(
  steps: readonly Step[],
  seat: number | null,
  turnOf: (event: Value) => number | null,
): Since | null {
  if (seat === null) return null
  const told = steps.filter((step) => !step.undone)
  const turns = told.flatMap((step, i) =>
    step.events.flatMap((event) => {
      const whose = turnOf(event)
      return whose === null ? [] : [{ i, whose }]
    }),
  )
  if (!turns.length) {
    const own = told.findLastIndex((step) => step.seat === seat)
    return between(told, own < 0 ? told.length : own + 1, told.length)
  }
  // The own turn that is under way does not count.
  const end = turns.at(-1)?.whose === seat ? turns.length - 1 : turns.length
  const own = turns.findLastIndex(({ whose }, n) => n < end && whose === seat)
  const begin = turns[own + 1]
  if (!begin || own + 1 >= end) return null
  return between(told, begin.i, turns[end]?.i ?? told.length)
}

function between(steps: readonly Step[], begin: number, end: number): Since | null {
  const some = steps.slice(begin, end)
  const events = some.flatMap((step) => step.events)
  return events.length ? { from: some[0]?.n ?? 0, events } : null
}
