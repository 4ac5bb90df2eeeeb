/** Where the tiles of a campaign lie on the screen, which border each other, and how the compass counts. */
export const RADIUS = 60
const WIDE = Math.sqrt(3)

export type Lie = 'corner-up' | 'side-up'

export interface Spot {
  x: number
  y: number
}

/** Column and row of a tile: `C4` is the third of the fourth row. */
export function columnAndRow(tile: string): [number, number] {
  return [tile.charCodeAt(0) - 65, Number(tile.slice(1)) - 1]
}

export const tileAt = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row + 1}`

/** The middle of a tile. Every second row, or column, is shifted by half a tile. */
export function middle(tile: string, lie: string): Spot {
  const [column, row] = columnAndRow(tile)
  return lie === 'side-up'
    ? { x: 1.5 * RADIUS * column, y: WIDE * RADIUS * (row + (column & 1) / 2) }
    : { x: WIDE * RADIUS * (column + (row & 1) / 2), y: 1.5 * RADIUS * row }
}

/** The directions of the compass as angles, 1 first: north, or north-east where no tile lies north; then clockwise. */
export function angle(direction: number, lie: string): number {
  return ((direction - 1) * Math.PI) / 3 - (lie === 'side-up' ? Math.PI / 2 : Math.PI / 3)
}

/** The tile next to another in a direction of the compass, on whatever map. */
export function neighbour(tile: string, direction: number, lie: string): string | null {
  const { x, y } = middle(tile, lie)
  const at = {
    x: x + Math.cos(angle(direction, lie)) * WIDE * RADIUS,
    y: y + Math.sin(angle(direction, lie)) * WIDE * RADIUS,
  }
  const [column, row] = columnAndRow(tile)
  for (const c of [column - 1, column, column + 1])
    for (const r of [row - 1, row, row + 1]) {
      if (c < 0 || r < 0 || c > 25) continue
      const spot = middle(tileAt(c, r), lie)
      if (Math.hypot(spot.x - at.x, spot.y - at.y) < 1) return tileAt(c, r)
    }
  return null
}

export const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const

/** The corners of a tile; the edge of direction *n* runs from corner *n* − 1 to corner *n*. */
export function corner({ x, y }: Spot, n: number, lie: string, radius = RADIUS): Spot {
  const at = angle(n + 1, lie) - Math.PI / 6
  return { x: x + radius * Math.cos(at), y: y + radius * Math.sin(at) }
}

export function outline(at: Spot, lie: string, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5]
    .map((n) => corner(at, n, lie, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
}

/** The edge towards a direction as a line. */
export function edge(at: Spot, direction: number, lie: string, radius = RADIUS) {
  const [a, b] = [corner(at, direction - 1, lie, radius), corner(at, direction, lie, radius)]
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}

/** The middle of an edge. */
export function doorway(at: Spot, direction: number, lie: string): Spot {
  const reach = (WIDE / 2) * RADIUS
  return { x: at.x + reach * Math.cos(angle(direction, lie)), y: at.y + reach * Math.sin(angle(direction, lie)) }
}
