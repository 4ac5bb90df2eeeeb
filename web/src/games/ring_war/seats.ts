/** Seats of Ring War that are no player's. */
const NOBODY = -2
const NEUTRAL = 4

/** The message that names one. */
export function nobody(seat: number): string {
  return seat === NEUTRAL ? 'seat-neutral' : seat === NOBODY ? 'seat-nobody' : 'seat-player'
}

/** A seat as the view names who rules a place. */
export function rulerOf(seat: number): number | 'neutral' | null {
  return seat === NEUTRAL ? 'neutral' : seat < 0 ? null : seat
}
