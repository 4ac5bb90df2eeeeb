/** Which entries were one gesture: what was done as one is taken back as one. */
interface Entries {
  start: number
  /** The entry after the last one that came of it. */
  end: number
}

export class GestureHistory {
  private gestures = $state.raw<readonly Entries[]>([])

  /** Something was answered, *along* with the gesture before it or as one of its own. */
  add(start: number, end: number, along: boolean): void {
    const last = this.gestures.at(-1)
    if (along && last) this.gestures = [...this.gestures.slice(0, -1), { start: last.start, end }]
    else this.gestures = [...this.gestures, { start, end }]
  }

  /** Where the gesture began that an entry belongs to; null if it belongs to none that was made here. */
  startOf(entry: number): number | null {
    return this.gestures.findLast(({ start, end }) => start <= entry && entry < end)?.start ?? null
  }

  /** Everything from an entry on was taken back. */
  cut(entry: number): void {
    this.gestures = this.gestures
      .filter(({ start }) => start < entry)
      .map(({ start, end }) => ({ start, end: Math.min(end, entry) }))
  }

  clear(): void {
    this.gestures = []
  }
}
