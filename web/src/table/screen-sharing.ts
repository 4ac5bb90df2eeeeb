/** Several people at one screen: it is handed to whoever must decide, behind a curtain where there is something to hide. */
import { api } from '../api/client'
import type { Snapshot } from '../api/types'
import type { Drawing } from '../games/drawing'
import { settings } from '../shell/settings.svelte'
import { hasSecrets, onlyAnswer } from './hand-over'
import type { TableState } from './table-state.svelte'

interface Screen {
  id: string
  state: TableState
  drawing: Drawing
  curtain: number | null
  sit(seat: number): Promise<void>
}

/**
 * Hands the screen over to the first of these seats that must decide: others do not see who has chosen in secret. Nothing
 * happens any more when it is not *still* the same one who looks.
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
  if (!still() || screen.state.snapshot?.entries !== snapshot.entries) return
  // Whoever lifts the curtain asks again.
  if (!found) screen.curtain = seat
  else if (found.turn.includes(seat) && !answered) await handOverTo(screen, seat, found)
  else {
    screen.state.snapshot = snapshot
    await handOver(screen, snapshot, others, still)
  }
}

/** Whether the server will answer for a seat, by a standing pass or an order: then nobody needs the screen. */
async function isAnsweredFor(table: string, seat: number): Promise<boolean> {
  const found = await api.passes(table, seat).catch(() => null)
  return Boolean(found?.answered)
}

/** A curtain falls, unless there is nothing to hide or only one answer. */
async function handOverTo(screen: Screen, seat: number, found: Snapshot): Promise<void> {
  const { drawing, state } = screen
  const only = settings.ask || found.undo.asked ? null : onlyAnswer(found.offer, found, drawing.touchables)
  const hidden = [seat, state.seat].some((one) => one !== null && hasSecrets(drawing, found, one))
  if (only) await api.answer(screen.id, seat, found.decision, [only])
  else if (hidden) screen.curtain = seat
  else await screen.sit(seat)
}
