/** Several people at one screen: it is handed to whoever must decide, behind a curtain where there is something to hide. */
import { api } from '../api/client'
import type { Snapshot } from '../api/types'
import type { Drawing } from '../games/drawing'
import { settings } from '../shell/settings.svelte'
import { hasSecrets, onlyAnswer, seatsDue } from './hand-over'
import type { TableState } from './table-state.svelte'

interface Screen {
  id: string
  state: TableState
  drawing: Drawing
  curtain: number | null
  sit(seat: number): Promise<void>
}

export class ScreenSharing {
  /** After what the screen is being handed over; empty while it is not. */
  private handing = ''

  constructor(
    private readonly screen: Screen,
    /** How often somebody has sat down here. */
    private readonly sitting: () => number,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Hands the screen over if somebody else at it is waited for, once for everything that happens. */
  async follow(snapshot: Snapshot): Promise<void> {
    const { entries } = snapshot
    const sitting = this.sitting()
    const after = `${sitting}:${entries}`
    if (this.handing === after) return
    this.handing = after
    const still = () => sitting === this.sitting() && this.screen.state.snapshot?.entries === entries
    await handOver(this.screen, snapshot, seatsDue(snapshot), still).catch(this.fail)
    if (this.handing === after) this.handing = ''
  }
}

/**
 * Hands the screen over to the first of these seats that must decide: others do not see who has chosen in secret. Nothing
 * happens any more when it is not *still* the same one who looks, at the same.
 */
export async function handOver(
  screen: Screen,
  snapshot: Snapshot,
  seats: readonly number[],
  still: () => boolean,
): Promise<void> {
  const [seat, ...others] = seats
  if (seat === undefined) return
  // Whoever hands the screen over has nothing more to do at it.
  screen.state.snapshot = { ...snapshot, offer: null }
  const [found, answered] = await Promise.all([
    api.snapshot(screen.id, seat).catch(() => null),
    isAnsweredFor(screen.id, seat),
  ])
  if (!still() || !screen.state.snapshot) return
  // Whoever lifts the curtain asks again.
  if (!found) screen.curtain = seat
  else if (found.turn.includes(seat) && !answered) await handOverTo(screen, seat, found, still)
  else {
    const now = { ...screen.state.snapshot, offer: snapshot.offer }
    screen.state.snapshot = now
    await handOver(screen, now, others, still)
  }
}

/** Whether the server will answer for a seat, by a standing pass or an order: then nobody needs the screen. */
async function isAnsweredFor(table: string, seat: number): Promise<boolean> {
  const found = await api.passes(table, seat).catch(() => null)
  return Boolean(found?.answered)
}

/** A curtain falls, unless there is nothing to hide, or only one answer and that arrives. */
async function handOverTo(screen: Screen, seat: number, found: Snapshot, still: () => boolean): Promise<void> {
  const { drawing, state } = screen
  const only = settings.ask || found.undo.asked ? null : onlyAnswer(found.offer, found, drawing.touchables)
  const hidden = [seat, state.seat].some((one) => one !== null && hasSecrets(drawing, found, one))
  if (only) {
    const arrived = await api.answer(screen.id, seat, found.decision, [only]).catch(() => null)
    // Whoever lifts the curtain answers by hand.
    if (!arrived && still()) screen.curtain = seat
  } else if (hidden) screen.curtain = seat
  else await screen.sit(seat)
}
