/** Where hexes lie on the screen, how a tile is turned, and which edge faces where. Hexes have a flat top. */
import { TILES, type AreaFacts } from './facts'

export const RADIUS = 90
const HEIGHT = Math.sqrt(3) * RADIUS
/** The steps to the six neighbours, clockwise from the lower right. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

export interface Spot {
  x: number
  y: number
}

export interface Lying {
  tile: string
  q: number
  r: number
  turn: number
}

export const pixel = (q: number, r: number): Spot => ({ x: 1.5 * RADIUS * q, y: HEIGHT * (r + q / 2) })

/** A hex turned clockwise around the origin by sixths. */
export function turned([q, r]: readonly [number, number], sixths: number): [number, number] {
  let [a, b] = [q, r]
  for (let n = 0; n < sixths % 6; n++) [a, b] = [0 - b, a + b]
  return [a, b]
}

export interface LaidArea {
  facts: AreaFacts
  q: number
  r: number
  /** By direction, as the tile lies: the colour of the border. */
  borders: string[]
}

/** The areas of a tile as it lies. */
export function areasOf({ tile, q, r, turn }: Lying): LaidArea[] {
  return (TILES.get(tile)?.areas ?? []).map((facts) => {
    const [a, b] = turned(facts.at, turn)
    const borders = facts.borders.map((_, side) => facts.borders[(side + 6 - turn) % 6] ?? '')
    return { facts, q: q + a, r: r + b, borders }
  })
}

export const neighbour = (q: number, r: number, side: number): [number, number] => {
  const [a, b] = STEPS[side % 6] as readonly [number, number]
  return [q + a, r + b]
}

/** A corner of a hex: corner *n* begins the edge that faces direction *n*. */
export function corner({ x, y }: Spot, n: number, radius = RADIUS): Spot {
  const angle = (Math.PI / 3) * n
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
}

/** The outline of a hex. */
export function outline(at: Spot, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5]
    .map((n) => corner(at, n, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** One edge of a hex as a line. */
export function edge(at: Spot, side: number, radius = RADIUS): { x1: number; y1: number; x2: number; y2: number } {
  const [a, b] = [corner(at, side, radius), corner(at, side + 1, radius)]
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}
