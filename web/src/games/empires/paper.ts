/** The odds of a battle on paper, as one side sees them. */
import type { FightView, PaperOdds } from './view'

export interface Shares {
  win: number
  draw: number
  loss: number
}

/** Of 36 rolls, how many each side would like; *side* is 0 for the challenger. */
export function sharesOf(odds: PaperOdds, side: number): Shares {
  const shares: Shares = { win: 0, draw: 0, loss: 0 }
  for (const { results, of36 } of odds.chances) {
    const own = results[side]
    shares[own === 'defeat' ? 'loss' : own === 'draw' ? 'draw' : 'win'] += of36
  }
  return shares
}

/** The side that a seat speaks for; the challenger's for who watches. */
export const sideFor = (fight: FightView, seat: number | null): number =>
  Math.max(0, seat === null ? 0 : fight.fighters.indexOf(seat))
