/** The treasury as an account book: every coin with its source, and what is left after each line. */
import type { Booking, CampaignView } from './view'

export interface Line extends Booking {
  /** Gold and combat points after this line. */
  leftGold: number
  leftKp: number
}

export function accountOf(view: CampaignView, seat: number): Line[] {
  let gold = 0
  let kp = 0
  return view.ledger
    .filter((line) => line.seat === seat)
    .map((line) => {
      gold += line.gold
      kp += line.kp
      return { ...line, leftGold: gold, leftKp: kp }
    })
}

export interface Source {
  why: string
  gold: number
  kp: number
}

/** The same summed by source, the largest first. */
export function bySource(lines: readonly Booking[]): Source[] {
  const found = new Map<string, Source>()
  for (const { why, gold, kp } of lines) {
    const sum = found.get(why) ?? { why, gold: 0, kp: 0 }
    found.set(why, { why, gold: sum.gold + gold, kp: sum.kp + kp })
  }
  return [...found.values()].sort((a, b) => Math.abs(b.gold) - Math.abs(a.gold))
}

/** Where the victory points of a realm come from, as far as the map shows it. */
export function pointsOf(view: CampaignView, seat: number): { source: string; points: number }[] {
  const realm = view.realms[seat]
  if (!realm) return []
  const own = Object.values(view.tiles).filter((tile) => tile.owner === seat)
  const tiles = own.length
  const cities = own.filter((tile) => tile.building === 'city').length
  const special = own.some((tile) => tile.building === 'special-building') ? 1 : 0
  const rest = realm.own_points - tiles - cities - special - realm.markers
  return [
    { source: 'tiles', points: tiles },
    { source: 'cities', points: cities },
    { source: 'special-building', points: special },
    { source: 'hoard', points: rest },
    { source: 'markers', points: realm.markers },
  ].filter(({ points }) => points)
}

/** The realms by what counts, the leading one first. */
export function standings(view: CampaignView): number[] {
  return view.realms
    .map((_, seat) => seat)
    .sort((a, b) => (view.realms[b]?.points ?? 0) - (view.realms[a]?.points ?? 0) || a - b)
}
