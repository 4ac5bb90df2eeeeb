/** Asks the server what stands against an answer while it is written, when the writer pauses. */
import { Problem } from '../../api/problem'
import type { Value } from '../../api/types'
import { settings } from '../../shell/settings.svelte'
import { inLanguage } from '../../words/translator'

const PAUSE = 350

export class Check {
  /** Null while nobody knows; empty if nothing stands against it. */
  against = $state<string | null>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly check: (action: Value) => Promise<string>) {}

  /** Nobody writes any more. */
  stop(): void {
    this.asked++
    clearTimeout(this.timer)
  }

  ask(action: Value): void {
    const number = ++this.asked
    this.against = null
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      void this.check(action).then(
        (against) => {
          if (number === this.asked) this.against = against
        },
        (error: unknown) => {
          // Whoever is not heard is told nothing: the server looks again when it is sent. What it cannot even read is wrong.
          const read = !(error instanceof Problem) || error.passing
          if (number === this.asked) this.against = read ? '' : inLanguage(error.say, settings.language)
        },
      )
    }, PAUSE)
  }
}
