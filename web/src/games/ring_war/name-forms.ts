/** Which fields of Ring War's values name a seat, and who is no player. */
import type { NameForms } from '../../words/name-forms'

const NOBODY = -2
const NEUTRAL = 4

export const nameForms: NameForms = {
  seats: ['seat', 'by', 'loser', 'ruler', 'attacker'],
  nobody: (seat) => (seat === NEUTRAL ? 'seat-neutral' : seat === NOBODY ? 'seat-nobody' : 'seat-player'),
}
