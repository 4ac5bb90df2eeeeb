/** One answer on its way: it is sent until the server has it or refuses it, or until nobody waits for that any more. */
import type { Api } from '../api/client'
import { backoff } from '../api/event-stream'
import { Problem } from '../api/problem'
import type { ChangeMessage, StepMessage } from '../api/types'
import { dropAnswer, keepAnswer, type KeptAnswer } from './kept-answer'

/** An answer that nobody waits for any more: it was discarded, left behind, or found to be lost. */
export class GivenUp extends Error {}

export class Delivery {
  private readonly end = new AbortController()
  private wake: () => void = () => {}

  constructor(
    private readonly table: string,
    readonly answer: KeptAnswer,
    private readonly api: Pick<Api, 'answer'>,
    /** How many entries are known at the seat by now. */
    private readonly known: () => number | undefined,
    /** The server cannot be reached: the answer waits for it. */
    private readonly waits: () => void,
  ) {}

  /** What the server says to it; an answer that is abandoned meanwhile is given up at once. */
  async run(): Promise<StepMessage | ChangeMessage> {
    keepAnswer(this.table, this.answer)
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.unlessAbandoned(this.send())
      } catch (error) {
        if (this.end.signal.aborted) throw new GivenUp()
        if (!(error instanceof Problem && error.unreachable)) throw error
      }
      this.waits()
      await this.unlessAbandoned(this.pause(backoff(attempt)))
    }
  }

  /** The server is there again: there is nothing to wait for. */
  hurry(): void {
    this.wake()
  }

  /** Nobody waits for it any more. An attempt may be on its way; nothing follows from what becomes of that. */
  abandon(): void {
    this.end.abort()
    this.wake()
  }

  /** Once the server has spoken the answer need not be stored. */
  private async send(): Promise<StepMessage | ChangeMessage> {
    const { seat, decision, answers, key } = this.answer
    try {
      const { signal } = this.end
      const message = await this.api.answer(this.table, seat, decision, answers, key, this.known(), signal)
      dropAnswer(this.table, this.answer)
      return message
    } catch (error) {
      if (!(error instanceof Problem && error.unreachable)) dropAnswer(this.table, this.answer)
      throw error
    }
  }

  private pause(time: number): Promise<void> {
    return new Promise((go) => {
      const later = setTimeout(go, time)
      this.wake = () => {
        clearTimeout(later)
        go()
      }
    })
  }

  private unlessAbandoned<T>(work: Promise<T>): Promise<T> {
    const { signal } = this.end
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new GivenUp())
      signal.addEventListener('abort', giveUp)
      void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
      if (signal.aborted) giveUp()
    })
  }
}
