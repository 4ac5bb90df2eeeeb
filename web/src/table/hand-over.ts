/** Several people at one screen: whose turn it is to look, and what is answered without asking. */
import type { Offer, Snapshot, Step, Value } from '../api/types'
import { cardsOf, type Touchables } from '../board/targets'
import type { Drawing } from '../games/drawing'
import { canPass } from './standing-passes.svelte'

/** The own seats that seem to be waited for. Of others than the one who looks it is not told who has chosen in secret. */
export function seatsDue({ state, seats, turn }: Snapshot): number[] {
  if (state !== 'playing') return []
  return seats.filter((one) => one.mine && turn.includes(one.seat)).map((one) => one.seat)
}

/** Whether a seat holds anything that others at the screen may not see. */
export function hasSecrets(drawing: Drawing, snapshot: Snapshot, seat: number): boolean {
  return snapshot.view !== null && drawing.hasSecrets(snapshot.view, seat)
}

/**
 * What must be answered anyhow, and may be answered by itself. Where cards could matter it may not: how fast it is answered
 * would tell other people what somebody holds.
 */
export function onlyAnswer(offer: Offer | null, { seats, turn }: Snapshot, touchables: Touchables): Value | null {
  // What may be written freely is nobody's only answer.
  if (!offer || !turn.includes(offer.seat) || offer.forms?.length) return null
  const legal = offer.choices.filter((choice) => !choice.reason)
  const cards = canPass(offer) || offer.choices.some(({ action }) => cardsOf(touchables, action).length)
  const people = seats.some((seat) => seat.kind !== 'bot' && seat.seat !== offer.seat)
  return legal.length === 1 && !(cards && people) ? (legal[0]?.action ?? null) : null
}

/** The seat of steps that nobody answered. */
const FATE = -1

/** Whether only those at this screen did something, and fate. */
export function ownSteps(steps: readonly Step[], mine: readonly number[]): boolean {
  return steps.every(({ seat }) => seat === FATE || (seat !== null && mine.includes(seat)))
}

/** Whether people elsewhere wait for somebody at this screen. */
export function peopleWait(snapshot: Snapshot): boolean {
  return seatsDue(snapshot).length > 0 && snapshot.seats.some((seat) => !seat.mine && seat.kind !== 'bot')
}
