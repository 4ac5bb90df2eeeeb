/** What the server has said of one table, as one seat sees it. */
import type { Snapshot, Step, StepMessage } from '../api/types'

export class TableState {
  snapshot = $state.raw<Snapshot | null>(null)
  steps = $state.raw<Step[]>([])
  /** Through whose eyes the table is seen; null for a bystander's. */
  seat = $state<number | null>(null)

  offer = $derived(this.snapshot?.offer ?? null)
  /** Whether the game waits for this seat. Somebody who has chosen in secret may be offered to choose again, too. */
  due = $derived.by(() => {
    const { snapshot, seat } = this
    return snapshot?.state === 'playing' && seat !== null && snapshot.turn.includes(seat)
  })
  /** The seats that this browser holds. */
  mine = $derived(this.snapshot?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [])
  events = $derived(this.steps.filter((step) => !step.undone).flatMap((step) => step.events))

  /** The number of the step after the last one that is known. */
  get nextStep(): number {
    const last = this.steps.at(-1)
    return last ? last.n + 1 : 0
  }

  /** Whether a message tells more than is known: the answer to a request and the stream bring the same step. */
  isNews({ decision }: StepMessage): boolean {
    return !this.snapshot || decision > this.snapshot.decision
  }

  /** Adds the steps of a message; false if some before them are missing. */
  addSteps(steps: readonly Step[]): boolean {
    const complete = !this.steps.length || (steps[0]?.n ?? 0) <= this.nextStep
    const added = new Set(steps.map((step) => step.n))
    const all = [...this.steps.filter((step) => !added.has(step.n)), ...steps].sort((a, b) => a.n - b.n)
    this.steps = steps.reduce(takeBack, all)
    return complete
  }

  /** The whole history up to a decision, in place of what was known of it. */
  addHistory(history: readonly Step[], decision: number): void {
    this.steps = [...history, ...this.steps.filter((step) => step.n >= decision)]
  }

  /** A whole snapshot; of one that is older than a known step only what lies beside the game counts. */
  merged(snapshot: Snapshot): Snapshot {
    const known = this.snapshot
    if (!known || snapshot.decision >= known.decision) return snapshot
    const { decision, view, progress, offer, turn, undo, outcome, state } = known
    return { ...snapshot, decision, view, progress, offer, turn, undo, outcome, state }
  }

  /** The table as it stands after a message. */
  after({ decision, view, progress, offer, turn, undo, outcome }: StepMessage): Snapshot {
    const before = this.snapshot as Snapshot
    const state = outcome ? 'over' : before.state === 'open' ? 'playing' : before.state
    return { ...before, decision, view, progress, offer, turn, undo, outcome, state }
  }
}

/** Marks what a taking back has undone. */
function takeBack(steps: Step[], { n, back }: Step): Step[] {
  if (back === null) return steps
  return steps.map((step) =>
    step.n >= back && step.n < n && step.back === null && !step.undone ? { ...step, undone: true } : step,
  )
}
