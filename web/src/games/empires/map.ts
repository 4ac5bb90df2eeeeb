/** The map of a campaign as it is drawn: tiles with their middles, borders of realms, courses of rivers. */
import { DIRECTIONS, doorway, middle, neighbour, RADIUS, type Spot } from './hexes'
import type { CampaignView, TileView } from './view'

const MARGIN = 1.25 * RADIUS
/** So far the compass reaches from its middle, and so far a tile from its own. */
const COMPASS = 1.15 * RADIUS
/** So much room it has on the right where tiles lie in every corner. */
const BESIDE = 3 * RADIUS

export interface DrawnTile {
  id: string
  at: Spot
  tile: TileView
  /** Directions in which the realm ends. */
  borders: number[]
  river: River | null
}

/** The course of the water through a tile: from the edges it comes in by, to the edge it leaves by. */
export interface River {
  from: Spot[]
  to: Spot | null
}

export interface DrawnMap {
  width: number
  height: number
  tiles: DrawnTile[]
  spots: Map<string, Spot>
  compass: Spot
}

type Tiles = Record<string, Pick<TileView, 'terrain' | 'flows_to' | 'owner'>>

/** The direction of the compass from one tile to a bordering one; 0 if they do not border. */
export function directionTo(from: string, to: string, lie: string): number {
  return DIRECTIONS.find((direction) => neighbour(from, direction, lie) === to) ?? 0
}

export function neighboursOf(tile: string, tiles: Record<string, unknown>, lie: string): string[] {
  return DIRECTIONS.map((direction) => neighbour(tile, direction, lie)).filter(
    (near): near is string => near !== null && near in tiles,
  )
}

function bordersOf(id: string, tiles: Tiles, lie: string): number[] {
  const own = tiles[id]?.owner ?? null
  if (own === null) return []
  return DIRECTIONS.filter((direction) => {
    const near = neighbour(id, direction, lie)
    return (near === null ? null : (tiles[near]?.owner ?? null)) !== own
  })
}

/** A river that names no tile leaves the map where the map ends, or ends where it is. */
export function riverOf(id: string, at: Spot, tiles: Tiles, lie: string): River | null {
  const tile = tiles[id]
  if (tile?.terrain !== 'river') return null
  const from = DIRECTIONS.filter((direction) => {
    const near = neighbour(id, direction, lie)
    return near !== null && tiles[near]?.flows_to === id
  }).map((direction) => doorway(at, direction, lie))
  const out = tile.flows_to
    ? directionTo(id, tile.flows_to, lie)
    : (DIRECTIONS.find((direction) => {
        const near = neighbour(id, direction, lie)
        return near === null || !(near in tiles)
      }) ?? 0)
  return { from, to: out ? doorway(at, out, lie) : null }
}

export function drawnMap(view: Pick<CampaignView, 'tiles' | 'lie'>): DrawnMap {
  const { tiles, lie } = view
  const ids = Object.keys(tiles)
  const all = ids.map((id) => middle(id, lie))
  const xs = all.length ? all.map(({ x }) => x) : [0]
  const ys = all.length ? all.map(({ y }) => y) : [0]
  const origin = { x: MARGIN - Math.min(...xs), y: MARGIN - Math.min(...ys) }
  const width = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN
  const drawn = ids.map((id) => {
    const { x, y } = middle(id, lie)
    const at = { x: x + origin.x, y: y + origin.y }
    return {
      id,
      at,
      tile: tiles[id] as TileView,
      borders: bordersOf(id, tiles, lie),
      river: riverOf(id, at, tiles, lie),
    }
  })
  const height = Math.max(Math.max(...ys) - Math.min(...ys) + 2 * MARGIN, 4 * RADIUS)
  const corner = freeCorner(
    width,
    height,
    drawn.map(({ at }) => at),
  )
  return {
    width: corner ? width : width + BESIDE,
    height,
    tiles: drawn,
    spots: new Map(drawn.map(({ id, at }) => [id, at])),
    compass: corner ?? { x: width + BESIDE / 2 - MARGIN / 2, y: MARGIN },
  }
}

/** The middle of a corner in which the compass touches no tile; null if there is none. */
function freeCorner(width: number, height: number, spots: readonly Spot[]): Spot | null {
  const [left, right, top, bottom] = [COMPASS, width - COMPASS, COMPASS, height - COMPASS]
  const corners = [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return corners.find((at) => spots.every(({ x, y }) => Math.hypot(x - at.x, y - at.y) > COMPASS + RADIUS)) ?? null
}
