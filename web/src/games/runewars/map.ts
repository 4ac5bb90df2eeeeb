/** The map as it is laid: every area with its middle, and what may still be laid where. */
import type { Spot as BoardSpot } from '../../board/camera'
import type { Value } from '../../api/types'
import { areasOf, neighbour, pixel, RADIUS, type LaidArea, type Lying, type Spot } from './hexes'
import type { WorldView } from './view'

/** So much room is left around what lies. */
const MARGIN = 1.35 * RADIUS

export interface Land extends LaidArea {
  id: string
  middle: Spot
}

export interface LaidMap {
  width: number
  height: number
  land: Land[]
  spots: Map<string, BoardSpot>
  /** Where the origin of the hexes lies on the board. */
  origin: Spot
}

export function laidMap(view: WorldView, ghosts: readonly (readonly [number, number])[] = []): LaidMap {
  const areas = view.tiles.flatMap((tile) => areasOf(tile))
  const all = [...areas.map(({ q, r }) => pixel(q, r)), ...ghosts.map(([q, r]) => pixel(q, r))]
  const xs = all.length ? all.map(({ x }) => x) : [0]
  const ys = all.length ? all.map(({ y }) => y) : [0]
  const origin = { x: MARGIN - Math.min(...xs), y: MARGIN - Math.min(...ys) }
  const land = areas.map((area) => {
    const { x, y } = pixel(area.q, area.r)
    return { ...area, id: area.facts.id, middle: { x: x + origin.x, y: y + origin.y } }
  })
  return {
    width: Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
    height: Math.max(...ys) - Math.min(...ys) + 2 * MARGIN,
    land,
    spots: new Map(land.map(({ id, middle }) => [id, middle])),
    origin,
  }
}

// What is laid in the set-up is touched by an id of its own.

export const tileId = (tile: string) => `tile:${tile}`
export const placeId = (q: number, r: number, turn: number) => `lay:${q}:${r}:${turn}`
export const markerId = (q: number, r: number, direction: number) => `marker:${q}:${r}:${direction}`

/** The places that an answer of the set-up names; null for any other answer. */
export function setUpPlaces(action: Value): string[] | null {
  const [q, r] = [Number(action.q), Number(action.r)]
  if (action['@'] === 'LayTile') return [tileId(String(action.tile)), placeId(q, r, Number(action.turn))]
  if (action['@'] === 'LayMarker' || action['@'] === 'TakeMarker') return [markerId(q, r, Number(action.direction))]
  return null
}

export interface Ghost {
  id: string
  hexes: Spot[]
  middle: Spot
}

function ghost(id: string, hexes: (readonly [number, number])[], origin: Spot): Ghost {
  const spots = hexes.map(([q, r]) => pixel(q, r)).map(({ x, y }) => ({ x: x + origin.x, y: y + origin.y }))
  const middle = {
    x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
    y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  }
  return { id, hexes: spots, middle }
}

const numbers = (id: string): number[] => id.split(':').slice(1).map(Number)

/** A tile as it would lie at one of the places that may be touched. */
export function tileGhost(id: string, tile: string, origin: Spot): Ghost {
  const [q, r, turn] = numbers(id) as [number, number, number]
  const lying: Lying = { tile, q, r, turn }
  return ghost(
    id,
    areasOf(lying).map((area) => [area.q, area.r] as const),
    origin,
  )
}

export function markerGhost(id: string, origin: Spot): Ghost {
  const [q, r, direction] = numbers(id) as [number, number, number]
  return ghost(id, [[q, r], neighbour(q, r, direction)], origin)
}

/** The hexes that anything which may be laid would cover: the board makes room for them. */
export function ghostHexes(glowing: ReadonlySet<string>, tile: string | null): [number, number][] {
  return [...glowing].flatMap((id) => {
    const [q, r, last] = numbers(id) as [number, number, number]
    if (id.startsWith('marker:')) return [[q, r] as [number, number], neighbour(q, r, last)]
    if (id.startsWith('lay:') && tile) {
      return areasOf({ tile, q, r, turn: last }).map((area): [number, number] => [area.q, area.r])
    }
    return []
  })
}
