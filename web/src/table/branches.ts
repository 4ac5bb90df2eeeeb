/** Several things that go on side by side: each has its own question, and an answer names the one it belongs to. */
import type { Offer, Present, Value } from '../api/types'

export const branchKey = ({ branch }: Pick<Offer, 'branch'>): string => (branch ?? []).join('.')

/** An answer inside of a branch: the outermost branch stands first. */
export function within(branch: readonly number[], action: Value): Value {
  return branch.reduceRight<Value>((inner, n) => ({ '@': 'In', branch: n, action: inner }), action)
}

/** The answer itself, without the branches it names. */
export function bare(action: Value): Value {
  return action['@'] === 'In' ? bare(action.action as Value) : action
}

/** What is asked in a branch, with answers as they would be were it alone. */
export function bareOffer(offer: Offer): Offer {
  return { ...offer, choices: offer.choices.map((choice) => ({ ...choice, action: bare(choice.action) })) }
}

/** What is shown of several: the chosen one; otherwise the first that waits for the seat, or the first at all. */
export function shownOffer(
  offers: readonly Offer[],
  branches: NonNullable<Present['branches']>,
  chosen: string,
  seat: number | null,
): Offer | null {
  const found = offers.find((offer) => branchKey(offer) === chosen)
  return found ?? offers.find((offer) => isDue(offer, branches, seat)) ?? offers[0] ?? null
}

/** Whether a branch waits for a seat. */
export function isDue(offer: Offer, branches: NonNullable<Present['branches']>, seat: number | null): boolean {
  return branches.some((turn) => seat !== null && branchKey(turn) === branchKey(offer) && turn.turn.includes(seat))
}
