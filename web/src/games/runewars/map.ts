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

/** While tiles are laid there is room for this many hexes around what lies, so that the map rests while one chooses. */
const ROOM_TO_LAY = 2

/** A tile that waits to be laid: where its first hex is drawn, so much smaller than on the map. */
export interface WaitingTile extends Spot {
  id: string
  tile: string
}

export interface Tray {
  tiles: WaitingTile[]
  width: number
  height: number
  /** How large they are drawn, where 1 is as large as on the map. */
  size: number
}

/** A tile that waits alone is larger than several. */
const traySize = (count: number) => (count > 1 ? 0.5 : 0.8)

/** The tiles that wait lie left of the map, one below the other, however they are turned. */
export function trayOf(offered: readonly string[], turn: number): Tray {
  const size = traySize(offered.length)
  const reach = RADIUS * size
  const gap = reach / 2
  let width = 0
  let y = gap
  const tiles = offered.map((id) => {
    const tile = id.slice(id.indexOf(':') + 1)
    const hexes = areasOf({ tile, q: 0, r: 0, turn }).map(({ q, r }) => pixel(q, r))
    const [xs, ys] = [hexes.map((at) => at.x * size), hexes.map((at) => at.y * size)]
    const at = { id, tile, x: gap + reach - Math.min(...xs), y: y + reach - Math.min(...ys) }
    width = Math.max(width, Math.max(...xs) - Math.min(...xs) + 2 * (reach + gap))
    y += Math.max(...ys) - Math.min(...ys) + 2 * reach + gap
    return at
  })
  return { tiles, width, height: y, size }
}

/** The map; room is kept free on its left for a *tray* of tiles that wait. */
export function laidMap(
  view: WorldView,
  ghosts: readonly (readonly [number, number])[] = [],
  tray: { width: number; height: number } = { width: 0, height: 0 },
): LaidMap {
  const areas = view.tiles.flatMap((tile) => areasOf(tile))
  const all = [...areas.map(({ q, r }) => pixel(q, r)), ...ghosts.map(([q, r]) => pixel(q, r))]
  const xs = all.length ? all.map(({ x }) => x) : [0]
  const ys = all.length ? all.map(({ y }) => y) : [0]
  const origin = { x: tray.width + MARGIN - Math.min(...xs), y: MARGIN - Math.min(...ys) }
  const land = areas.map((area) => {
    const { x, y } = pixel(area.q, area.r)
    return { ...area, id: area.facts.id, middle: { x: x + origin.x, y: y + origin.y } }
  })
  return {
    width: tray.width + Math.max(...xs) - Math.min(...xs) + 2 * MARGIN,
    height: Math.max(tray.height, Math.max(...ys) - Math.min(...ys) + 2 * MARGIN),
    land,
    spots: new Map(land.map(({ id, middle }) => [id, middle])),
    origin,
  }
}

/** The hexes around what lies, for whatever will be laid next. */
export function rimHexes(view: WorldView): [number, number][] {
  let rim: [number, number][] = view.tiles.flatMap((tile) => areasOf(tile)).map(({ q, r }) => [q, r])
  for (let n = 0; n < ROOM_TO_LAY; n++)
    rim = rim.flatMap(([q, r]) => [0, 1, 2, 3, 4, 5].map((side) => neighbour(q, r, side)))
  return rim
}

/** The distance of those two that are nearest to each other. */
export function gapBetween(ghosts: readonly Ghost[]): number {
  const gaps = ghosts.flatMap(({ middle: a }, n) =>
    ghosts.slice(n + 1).map(({ middle: b }) => Math.hypot(a.x - b.x, a.y - b.y)),
  )
  return Math.min(Infinity, ...gaps)
}

/** Of what may be laid, the one whose middle is nearest to a point, unless all are too far. */
export function nearestGhost(ghosts: readonly Ghost[], at: Spot, reach = 1.6 * RADIUS): Ghost | null {
  const far = ({ middle }: Ghost) => Math.hypot(middle.x - at.x, middle.y - at.y)
  const [nearest] = ghosts.toSorted((a, b) => far(a) - far(b))
  return nearest && far(nearest) <= reach ? nearest : null
}

/** The areas that something laid there would touch. */
export function besideGhost(ghost: Ghost, land: readonly Land[]): string[] {
  const near = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y) < 1.8 * RADIUS
  return land.filter(({ middle }) => ghost.hexes.some((hex) => near(hex, middle))).map(({ id }) => id)
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

/** The hexes that an answer of the set-up covers, by the area that would lie there, and the areas beside each. */
export function besides(action: Value, view: WorldView): { id: string; beside: string[] }[] {
  const [q, r] = [Number(action.q), Number(action.r)]
  const hexes: { id: string; at: readonly [number, number] }[] =
    action['@'] === 'LayTile'
      ? areasOf({ tile: String(action.tile), q, r, turn: Number(action.turn) }).map((area) => ({
          id: area.facts.id,
          at: [area.q, area.r],
        }))
      : [
          { id: '', at: [q, r] },
          { id: '', at: neighbour(q, r, Number(action.direction)) },
        ]
  const laid = new Map(
    view.tiles.flatMap((tile) => areasOf(tile)).map((area) => [`${area.q} ${area.r}`, area.facts.id]),
  )
  return hexes.map(({ id, at }) => ({
    id,
    beside: [0, 1, 2, 3, 4, 5].flatMap((side) => laid.get(neighbour(at[0], at[1], side).join(' ')) ?? []),
  }))
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
