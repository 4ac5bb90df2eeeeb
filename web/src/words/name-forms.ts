/** Which fields of a game's values name a seat, and what a seat is called that is no player's. */
export interface NameForms {
  /** Fields that hold a seat. */
  seats: readonly string[]
  /** The message that names a seat which is no player's: the neutral army, nobody. */
  nobody(seat: number): string
}
