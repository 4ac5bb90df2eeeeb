/** The orders of this year by season, from what has happened. */
import type { Value } from '../../api/types'
import { SEASONS } from './seasons'
import type { WorldView } from './view'

interface Played {
  year: number
  season: number
  order: string
}

/** By seat: what was turned up in each season, as far as it was told. */
function played(seats: number, told: readonly Value[]): Played[][] {
  const found: Played[][] = Array.from({ length: seats }, () => [])
  let [year, season] = [0, -1]
  for (const event of told) {
    if (event['@'] === 'SeasonBegan') {
      year = Number(event.year)
      season = SEASONS.indexOf(String(event.season))
    } else if (event['@'] === 'OrdersRevealed' && season >= 0) {
      const orders = event.orders as string[]
      ;(event.seats as number[]).forEach((seat, n) => found[seat]?.push({ year, season, order: orders[n] ?? '' }))
    }
  }
  return found
}

/**
 * By seat and season the order that lies there; null where none does. An order that was taken back leaves its season empty.
 * Until spring has taken them back, those of the year before lie there.
 */
export function ordersOfYear(world: WorldView, told: readonly Value[]): (string | null)[][] {
  const now = SEASONS.indexOf(world.season)
  return played(world.players.length, told).map((turns, seat) => {
    const open = world.players[seat]?.orders ?? []
    // As many of the last ones as lie open: an order is turned up once a year.
    const year = turns.findLast(({ order }) => open.includes(order))?.year
    const lie: (string | null)[] = SEASONS.map(
      (_, season) =>
        turns.find((one) => one.year === year && one.season === season && open.includes(one.order))?.order ?? null,
    )
    // What nobody has told, as in a game that begins amid a year, lies where there is room.
    const rest = open.filter((order) => !lie.includes(order))
    if (rest.includes(world.players[seat]?.order ?? '') && !lie[now]) {
      const order = world.players[seat]?.order as string
      lie[now] = order
      rest.splice(rest.indexOf(order), 1)
    }
    for (const order of rest) lie[lie.indexOf(null)] = order
    return lie
  })
}
