/** Sends answers, and takes them back. The step that follows is shown as soon as the server has acknowledged it. */
import type { Api } from '../api/client'
import { Problem } from '../api/problem'
import type { StepMessage, Value } from '../api/types'
import type { Gesture } from '../games/drawing'
import { GestureHistory } from './gestures'
import type { TableState } from './table-state.svelte'

type PlayApi = Pick<Api, 'answer' | 'undo' | 'askUndo' | 'consent'>

export class Answering {
  /** While something is on its way nothing else is answered. */
  busy = $state(false)
  /** Somebody who has just taken something back wants to decide for himself. */
  tookBack = false
  private begun = $state.raw<{ gesture: Gesture; decision: number } | null>(null)
  /** A gesture that waits for the one answer which completes it. */
  gesture = $derived.by<Gesture | null>(() =>
    this.begun?.decision === this.state.snapshot?.decision ? (this.begun?.gesture ?? null) : null,
  )
  private readonly history = new GestureHistory()

  constructor(
    private readonly table: string,
    private readonly state: TableState,
    private readonly api: PlayApi,
    private readonly show: (message: StepMessage) => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Somebody else looks at the table now. */
  forget(): void {
    this.history.clear()
    this.begun = null
  }

  /** Whether it was accepted. What follows *along* is taken back with what it followed. */
  async answer(action: Value, along = false): Promise<boolean> {
    if (!along) this.tookBack = false
    const { gesture } = this
    return this.send(gesture ? gesture.then(action) : [action], along || gesture !== null)
  }

  /** Several answers at once; if something else is asked amid them, only the first of them. */
  async gestureOf(answers: Value[]): Promise<boolean> {
    this.tookBack = false
    return this.request(async (seat, decision) => {
      const entries = this.state.snapshot?.entries ?? 0
      const message = await this.api.answer(this.table, seat, decision, answers).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.type !== 'illegal') throw error
        return this.api.answer(this.table, seat, decision, answers.slice(0, 1))
      })
      this.history.add(entries, false)
      return message
    })
  }

  /** The first part of a gesture; the next answer completes it. */
  async begin(gesture: Gesture): Promise<boolean> {
    this.tookBack = false
    const accepted = await this.send(gesture.now, false)
    if (accepted) this.begun = { gesture, decision: this.state.snapshot?.decision ?? 0 }
    return accepted
  }

  /** Takes back the last gesture. */
  undo(): Promise<boolean> {
    return this.request(async (seat, decision) => {
      this.tookBack = true
      const to = this.history.pop()
      try {
        return await this.api.undo(this.table, seat, decision, to)
      } catch (error) {
        // Something was learned amid the gesture: what came before that stays.
        if (to === null || !(error instanceof Problem) || error.type !== 'illegal') throw error
        return this.api.undo(this.table, seat, decision, null)
      }
    })
  }

  /** Beyond what is free to take back all must agree. */
  async askUndo(): Promise<void> {
    const own = this.state.steps.findLast((step) => step.seat === this.state.seat && !step.undone && step.back === null)
    if (own) await this.request((seat) => this.api.askUndo(this.table, seat, own.n))
  }

  async consent(agree: boolean): Promise<void> {
    const asked = this.state.snapshot?.undo.asked
    if (asked) await this.request((seat, decision) => this.api.consent(this.table, seat, decision, asked.to, agree))
  }

  private send(answers: Value[], along: boolean): Promise<boolean> {
    return this.request(async (seat, decision) => {
      const entries = this.state.snapshot?.entries ?? 0
      const message = await this.api.answer(this.table, seat, decision, answers)
      this.history.add(entries, along)
      return message
    })
  }

  private async request(call: (seat: number, decision: number) => Promise<StepMessage>): Promise<boolean> {
    const { seat, snapshot } = this.state
    if (seat === null || !snapshot || this.busy) return false
    this.busy = true
    try {
      this.show(await call(seat, snapshot.decision))
      return true
    } catch (error) {
      this.fail(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
