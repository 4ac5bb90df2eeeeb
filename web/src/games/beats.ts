/** Events as beats: details are told with what they lead to. */
import type { Value } from '../api/types'
import type { Translator } from '../words/translator'
import type { Beat, RecapLine } from './drawing'

/** How an event is shown; null for a detail that is not shown by itself. */
export type Showing = Omit<Beat, 'events' | 'main'> | null

export function beatsOf(
  events: readonly Value[],
  showing: (event: Value) => Showing,
  /** Whether two events that follow each other are one thing to see. */
  together: (one: Value, next: Value) => boolean = () => false,
): Beat[] {
  const beats: Beat[] = []
  let details: Value[] = []
  for (const event of events) {
    const how = showing(event)
    const last = beats.at(-1)
    if (!how) details.push(event)
    else if (last && !details.length && together(last.main, event)) {
      last.events.push(event)
      last.main = event
    } else {
      beats.push({ ...how, events: [...details, event], main: event })
      details = []
    }
  }
  const [last, detail] = [beats.at(-1), details.at(-1)]
  if (last) last.events.push(...details)
  else if (detail) beats.push({ kind: 'note', weight: 0, after: true, events: details, main: detail })
  return beats
}

/** A game whose events nobody knows is told sentence by sentence. */
export function plainBeats(events: readonly Value[]): Beat[] {
  return beatsOf(events, () => ({ kind: 'note', weight: 1, after: true }))
}

/** The same for what others did: every sentence is a line. */
export function plainRecap(events: readonly Value[], _seat: number | null, translator: Translator): RecapLine[] {
  return events.map((event) => ({ seat: null, text: translator.value(event), places: [] }))
}
