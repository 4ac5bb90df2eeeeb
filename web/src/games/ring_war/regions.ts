/** The regions of the board that is played on: what each is worth, and who holds how many of its areas. */
import { AREAS, REGIONS } from './map'
import type { WarView } from './view'

export interface RegionRow {
  id: string
  en: string
  de: string
  colour: string
  bonus: number
  areas: number
  /** How many of its areas each player holds. */
  held: number[]
  /** Who holds all of it; null if nobody does. */
  holder: number | null
}

export function regions(war: WarView): RegionRow[] {
  const places = Object.entries(war.places)
  return [...REGIONS.values()].flatMap(({ id, en, de, colour, bonus }) => {
    const here = places.filter(([area]) => AREAS.get(area)?.region === id)
    const held = war.players.map((_, seat) => here.filter(([, place]) => place.ruler === seat).length)
    const holder = held.findIndex((count) => count === here.length)
    return here.length
      ? [{ id, en, de, colour, bonus, areas: here.length, held, holder: holder < 0 ? null : holder }]
      : []
  })
}

/** The colour of the region that an area belongs to. */
export function regionColour(area: string): string {
  return REGIONS.get(AREAS.get(area)?.region ?? '')?.colour ?? 'transparent'
}
