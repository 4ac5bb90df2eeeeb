/** Shows what others do one step after the other, faster when many wait. */
import type { StepMessage } from '../api/types'

/** So long a step stays before the next one, in milliseconds. */
const PACE = 320
/** So far the screen may lag behind the game. */
const LAG = 1500

export class StepQueue {
  private waiting: StepMessage[] = []
  private timer: ReturnType<typeof setTimeout> | null = null
  /** When all that waits must have been shown. */
  private deadline = 0

  constructor(
    private readonly show: (message: StepMessage) => void,
    /** Whether someone wants to see this step before the next one comes. */
    private readonly worthSeeing: (message: StepMessage) => boolean,
  ) {}

  push(message: StepMessage): void {
    this.waiting.push(message)
    if (this.timer === null) this.next()
  }

  /** Shows at once what waits. */
  flush(): void {
    const waiting = this.waiting
    this.clear()
    waiting.forEach((message) => this.show(message))
  }

  /** Forgets what waits. */
  clear(): void {
    this.waiting = []
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private next = (): void => {
    this.timer = null
    for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
      this.show(message)
      if (this.worthSeeing(message)) {
        this.timer ??= setTimeout(this.next, this.pause())
        return
      }
    }
  }

  private pause(): number {
    const now = Date.now()
    if (!this.waiting.length) this.deadline = now + LAG
    return Math.max(0, Math.min(PACE, (this.deadline - now) / (this.waiting.length + 1)))
  }
}
