/** What is lit up on the board for a moment, or as long as a line of the log is pointed at. */
import type { Value } from '../api/types'
import type { Drawing } from '../games/drawing'

/** So long at least it is shown where something happened, in milliseconds. */
const MOMENT = 1800

type Arrow = readonly [string, string]

/** Where events happened, and from where to where they went. */
export function marksOf(drawing: Drawing, events: readonly Value[]): { places: ReadonlySet<string>; arrows: Arrow[] } {
  return {
    places: new Set(events.flatMap((event) => drawing.placesIn(event))),
    arrows: events.map((event) => drawing.arrow(event)).filter((arrow) => arrow !== null),
  }
}

export class Highlights {
  private recent = $state.raw<ReadonlySet<string>>(new Set())
  private pointed = $state.raw<ReadonlySet<string>>(new Set())
  arrows = $state.raw<readonly Arrow[]>([])
  places = $derived<ReadonlySet<string>>(new Set([...this.recent, ...this.pointed]))
  private fading: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly drawing: Drawing) {}

  /** Shows for a moment where something happened, so many milliseconds or a little longer. */
  flash(events: readonly Value[], duration = 0): void {
    clearTimeout(this.fading)
    const { places, arrows } = marksOf(this.drawing, events)
    this.recent = places
    this.arrows = arrows
    this.fading = setTimeout(
      () => {
        this.recent = new Set()
        this.arrows = []
      },
      Math.max(MOMENT, duration),
    )
  }

  /** Shows what an event is about; null for no longer. */
  pointAt(event: Value | null): void {
    this.point(event ? this.drawing.placesIn(event) : [])
  }

  point(places: readonly string[]): void {
    this.pointed = new Set(places)
  }
}
