/** Sends answers, and takes them back. The step that follows is shown as soon as the server has acknowledged it. */
import { newKey, type Api } from '../api/client'
import { Problem } from '../api/problem'
import type { ChangeMessage, Step, StepMessage, Value } from '../api/types'
import type { Gesture } from '../games/drawing'
import { Delivery, GivenUp } from './delivery'
import { GestureHistory } from './gestures.svelte'
import { dropAnswer, keptAnswer, type KeptAnswer } from './kept-answer'
import type { TableState } from './table-state.svelte'

const FATE = -1

/** What is taken back: everything from a step on. */
export interface Reach {
  first: Step
  count: number
}

type PlayApi = Pick<Api, 'answer' | 'undo' | 'askUndo' | 'consent'>

export class Answering {
  /** While something is on its way nothing else is answered. */
  busy = $state(false)
  /** An answer that waits for the server to come back. */
  kept = $state.raw<KeptAnswer | null>(null)
  private delivery: Delivery | null = null
  /** How often somebody else has come to look: what was asked for before that is nobody's business any more. */
  private visit = 0
  /** Somebody who has just taken something back wants to decide for himself. */
  tookBack = false
  private begun = $state.raw<{ gesture: Gesture; decision: number } | null>(null)
  /** A gesture that waits for the one answer which completes it. */
  gesture = $derived.by<Gesture | null>(() =>
    this.begun?.decision === this.state.decision ? (this.begun?.gesture ?? null) : null,
  )
  private readonly history = new GestureHistory()

  constructor(
    private readonly table: string,
    private readonly state: TableState,
    private readonly api: PlayApi,
    private readonly show: (message: StepMessage | ChangeMessage) => void,
    private readonly fail: (error: unknown) => void,
    /** A kept answer came too late. */
    private readonly lost: (answers: readonly Value[]) => void,
  ) {}

  /** Somebody else looks at the table now; a kept answer is sent when its seat is looked from again. */
  forget(): void {
    this.visit++
    this.giveUp()
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
    const given = answers.map((one) => this.state.addressed(one))
    const { decision } = this.state
    return this.request(async (seat) => {
      const entries = this.state.snapshot?.entries ?? 0
      const deliver = (some: Value[]) => this.deliver({ seat, decision, key: newKey(), answers: some })
      const message = await deliver(given).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.type !== 'illegal') throw error
        return deliver(given.slice(0, 1))
      })
      this.history.add(entries, message.entries, false)
      return message
    })
  }

  /** The first part of a gesture; the next answer completes it. */
  async begin(gesture: Gesture): Promise<boolean> {
    this.tookBack = false
    const accepted = await this.send(gesture.now, false)
    if (accepted) this.begun = { gesture, decision: this.state.decision }
    return accepted
  }

  /** The server is there again: a kept answer is sent now. */
  retry(): void {
    this.delivery?.hurry()
  }

  /** A kept answer shall not be sent after all. */
  discard(): void {
    if (this.kept) dropAnswer(this.table, this.kept)
    this.giveUp()
  }

  /** Sends what was kept when this seat was left or the page closed. */
  async resume(): Promise<void> {
    const { seat } = this.state
    const kept = seat === null ? null : keptAnswer(this.table, seat)
    if (!kept) return
    await this.request(() => {
      this.kept = kept
      return this.deliver(kept)
    })
  }

  /** Takes back the last gesture; an answer that was not given here by itself. */
  undo(): Promise<boolean> {
    return this.request(async (seat, decision) => {
      this.tookBack = true
      const last = this.standing.findLast((step) => step.seat === seat)?.n ?? 0
      let to = this.freeFrom(last)
      const message = await this.api.undo(this.table, seat, decision, to).catch((error: unknown) => {
        // A choice that all make in secret is begun anew as a whole.
        if (to === null || !(error instanceof Problem) || error.type !== 'illegal') throw error
        to = null
        return this.api.undo(this.table, seat, decision, to)
      })
      this.history.cut(to ?? last)
      return message
    })
  }

  /** What taking back would take back: from which step on, and how many answers of players. */
  get reach(): Reach | null {
    const { standing } = this
    const { seat, snapshot } = this.state
    const own = standing.findLast((step) => step.seat === seat)
    if (!own || !snapshot) return null
    const from = (snapshot.undo.free ? this.freeFrom(own.n) : null) ?? own.n
    const taken = standing.filter((step) => step.n >= from)
    return { first: taken[0] ?? own, count: taken.length }
  }

  /** Where the gesture of an answer began, or after what was learned amid it; null if it was not made here. */
  private freeFrom(answer: number): number | null {
    const { seat, snapshot } = this.state
    const begun = this.history.startOf(answer)
    const own = this.standing.filter((step) => step.seat === seat)
    const first = own.at(-(snapshot?.undo.free ?? 0)) ?? own[0]
    return begun === null || !first ? null : Math.max(begun, first.n)
  }

  /** The answers of players that still count. */
  private get standing(): Step[] {
    return this.state.steps.filter((step) => step.seat !== FATE && !step.undone && step.back === null)
  }

  /** Beyond what is free to take back all must agree. */
  async askUndo(): Promise<void> {
    const { reach } = this
    if (reach) await this.request((seat) => this.api.askUndo(this.table, seat, reach.first.n))
  }

  async consent(agree: boolean): Promise<void> {
    const asked = this.state.snapshot?.undo.asked
    if (asked) await this.request((seat, decision) => this.api.consent(this.table, seat, decision, asked.to, agree))
  }

  private send(answers: Value[], along: boolean): Promise<boolean> {
    const given = answers.map((one) => this.state.addressed(one))
    const { decision } = this.state
    return this.request(async (seat) => {
      const entries = this.state.snapshot?.entries ?? 0
      const message = await this.deliver({ seat, decision, key: newKey(), answers: given })
      this.history.add(entries, message.entries, along)
      return message
    })
  }

  /** Sends an answer until the server has it or refuses it. */
  private async deliver(answer: KeptAnswer): Promise<StepMessage | ChangeMessage> {
    const known = () => this.state.snapshot?.entries
    const delivery = new Delivery(this.table, answer, this.api, known, () => (this.kept = answer))
    this.delivery = delivery
    try {
      return await delivery.run()
    } catch (error) {
      if (error instanceof GivenUp || this.kept !== answer) throw error
      this.lost(answer.answers)
      throw new GivenUp()
    } finally {
      if (this.kept === answer) this.kept = null
      if (this.delivery === delivery) this.delivery = null
    }
  }

  private giveUp(): void {
    this.kept = null
    this.delivery?.abandon()
  }

  private async request(
    call: (seat: number, decision: number) => Promise<StepMessage | ChangeMessage>,
  ): Promise<boolean> {
    const { seat, snapshot } = this.state
    if (seat === null || !snapshot || this.busy) return false
    this.busy = true
    const { visit } = this
    try {
      const message = await call(seat, snapshot.decision)
      if (visit === this.visit) this.show(message)
      return visit === this.visit
    } catch (error) {
      if (!(error instanceof GivenUp) && visit === this.visit) this.fail(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
