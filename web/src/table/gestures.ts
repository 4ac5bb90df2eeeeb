/** Which entries were one gesture: what was done as one is taken back as one. */
export class GestureHistory {
  /** At which entry each of the last gestures began. */
  private starts: number[] = []

  /** Something was answered, *along* with the gesture before it or as one of its own. */
  add(entry: number, along: boolean): void {
    if (!along || !this.starts.length) this.starts.push(entry)
  }

  /** From where on the last gesture is taken back; null if nothing is known of it. */
  pop(): number | null {
    return this.starts.pop() ?? null
  }

  get last(): number | null {
    return this.starts.at(-1) ?? null
  }

  clear(): void {
    this.starts = []
  }
}
