/** What the server has said of one table, as one seat sees it. */
import type { ChangeMessage, Offer, Present, Snapshot, Step, StepMessage, Value } from '../api/types'
import { bareOffer, branchKey, shownOffer, within } from './branches'
import { patched } from './patches'

export class TableState {
  snapshot = $state.raw<Snapshot | null>(null)
  steps = $state.raw<Step[]>([])
  /** Through whose eyes the table is seen; null for a bystander's. */
  seat = $state<number | null>(null)

  /** Which of several things that go on side by side is looked at; empty as long as nobody has chosen. */
  branch = $state('')
  /** What is asked in each of them. */
  offers = $derived<Offer[]>((this.snapshot?.offers ?? []).map(bareOffer))
  offer = $derived<Offer | null>(
    this.snapshot?.offer ?? shownOffer(this.offers, this.snapshot?.branches ?? [], this.branch, this.seat),
  )
  /** What an answer must name. */
  decision = $derived(this.offer?.decision ?? this.snapshot?.decision ?? 0)
  /** Whether the game waits for this seat. Somebody who has chosen in secret may be offered to choose again, too. */
  due = $derived.by(() => {
    const { snapshot, seat } = this
    return snapshot?.state === 'playing' && seat !== null && snapshot.turn.includes(seat)
  })
  /** The seats that this browser holds. */
  mine = $derived(this.snapshot?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [])
  events = $derived(this.steps.filter((step) => !step.undone).flatMap((step) => step.events))

  /** An answer as the server takes it: it names the thing it belongs to. */
  addressed(action: Value): Value {
    return within(this.offer?.branch ?? [], action)
  }

  look(offer: Offer): void {
    this.branch = branchKey(offer)
  }

  /** The number of the step after the last one that is known. */
  get nextStep(): number {
    const last = this.steps.at(-1)
    return last ? last.n + 1 : 0
  }

  /** Whether a message tells more than is known: the answer to a request and the stream bring the same step. */
  isNews({ entries }: StepMessage | ChangeMessage): boolean {
    return !this.snapshot || entries > this.snapshot.entries
  }

  /** A message with all that is seen; null if it tells a difference from something else than what is known. */
  whole(message: StepMessage | ChangeMessage): StepMessage | null {
    if (!('since' in message)) return message
    const { since, change, ...rest } = message
    if (this.snapshot?.entries !== since) return null
    const { view, views } = this.snapshot
    return { ...rest, ...(patched({ view, views }, change) as Pick<Present, 'view' | 'views'>) }
  }

  /** Adds the steps of a message; false if some before them are missing. */
  addSteps(steps: readonly Step[]): boolean {
    const complete = !this.steps.length || (steps[0]?.n ?? 0) <= this.nextStep
    const added = new Set(steps.map((step) => step.n))
    const all = [...this.steps.filter((step) => !added.has(step.n)), ...steps].sort((a, b) => a.n - b.n)
    this.steps = steps.reduce(takeBack, all)
    return complete
  }

  /** The whole history of so many entries, in place of what was known of it. */
  addHistory(history: readonly Step[], entries: number): void {
    this.steps = [...history, ...this.steps.filter((step) => step.n >= entries)]
  }

  /** A whole snapshot; of one that is older than a known step only what lies beside the game counts. */
  merged(snapshot: Snapshot): Snapshot {
    const known = this.snapshot
    if (!known || snapshot.entries >= known.entries) return snapshot
    return { ...snapshot, ...present(known), state: known.state }
  }

  /** The table as it stands after a message. */
  after(message: StepMessage): Snapshot {
    const before = this.snapshot as Snapshot
    const state = message.outcome ? 'over' : before.state === 'open' ? 'playing' : before.state
    return { ...before, ...present(message), state }
  }
}

/** The part of a snapshot that changes with every answer. */
function present(said: Present): Present {
  const { table, seat, decision, entries, view, views, progress, turn, undo, outcome } = said
  const { offer, offers, branches } = said
  return { table, seat, decision, entries, view, views, progress, offer, offers, branches, turn, undo, outcome }
}

/** Marks what a taking back has undone. */
function takeBack(steps: Step[], { n, back }: Step): Step[] {
  if (back === null) return steps
  return steps.map((step) =>
    step.n >= back && step.n < n && step.back === null && !step.undone ? { ...step, undone: true } : step,
  )
}
