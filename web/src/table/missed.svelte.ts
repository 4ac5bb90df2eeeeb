/** What the person at a seat has not seen: how far somebody has looked is remembered by the browser. */
import { lastSeen, rememberSeen, somethingMissed } from './last-seen'
import type { TableState } from './table-state.svelte'

export class Missed {
  /** From which entry on nothing was seen; null if all was, or if it is being shown. */
  from = $state<number | null>(null)

  constructor(
    private readonly table: string,
    private readonly state: TableState,
    /** How many entries have been shown. */
    private readonly shown: () => number,
  ) {}

  /** Whoever was away is shown what others did. Those who share a screen have seen it. */
  note(): void {
    const { seat, steps, snapshot, mine } = this.state
    const seen = lastSeen(this.table, seat)
    const alone = mine.length < 2
    if (seen !== null && alone && snapshot?.state === 'playing' && somethingMissed(steps, seat, seen)) this.from = seen
    this.remember()
  }

  /** Somebody looks at what is shown. */
  remember(): void {
    if (!document.hidden && this.state.snapshot) rememberSeen(this.table, this.state.seat, this.shown())
  }
}
