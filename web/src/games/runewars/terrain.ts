/** Land as a hand would draw it: what an area looks like, ridges and rivers along the edges of hexes. */
import { neighbour, type Spot } from './hexes'

export interface Line {
  x1: number
  y1: number
  x2: number
  y2: number
}

/** What grows there most gives an area its look. */
export function terrainOf(yields: readonly number[]): string {
  const most = Math.max(...yields)
  if (yields.filter((count) => count === most).length > 1) return 'mixed'
  return ['fields', 'forest', 'hills'][yields.indexOf(most)] ?? 'mixed'
}

const short = (n: number) => String(Math.round(n * 10) / 10)

/** From the left end to the right one: both hexes at an edge draw the same. */
function ends({ x1, y1, x2, y2 }: Line): [Spot, Spot] {
  const [a, b] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ]
  return a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a]
}

/** What tells an edge from all others, whichever of its two hexes it is seen from. */
export function edgeKey({ q, r }: { q: number; r: number }, side: number): string {
  return side < 3 ? `${q} ${r} ${side}` : `${neighbour(q, r, side).join(' ')} ${side - 3}`
}

/** A river winds along the edge; its bends are so wide. */
export function river(line: Line, size = 1): string {
  const [a, b] = ends(line)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy) || 1
  const at = (along: number, aside: number) =>
    `${short(a.x + dx * along - (dy / length) * aside * size)} ${short(a.y + dy * along + (dx / length) * aside * size)}`
  return `M${at(0, 0)}C${at(0.1, 3)} ${at(0.2, 6)} ${at(0.34, 2)}S${at(0.56, -7)} ${at(0.68, -2)}S${at(0.9, 3)} ${at(1, 0)}`
}

/** How high the peaks of a ridge are, one after another. */
const PEAKS = [19, 26, 21, 27, 18]

export interface Peak {
  /** The whole mountain, the side that lies in the shade, the snow on top. */
  body: string
  shade: string
  snow: string
}

/** A ridge stands upright along the edge: what is farther away is drawn first. */
export function ridge(line: Line, size = 1): Peak[] {
  const [a, b] = ends(line)
  return PEAKS.map((height, n) => {
    const along = (n + 0.35) / (PEAKS.length - 0.3)
    return peak({ x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along }, height * size)
  })
    .toSorted((one, other) => one.foot - other.foot)
    .map(({ body, shade, snow }) => ({ body, shade, snow }))
}

function peak({ x, y }: Spot, height: number): Peak & { foot: number } {
  const [top, foot, half] = [y - 0.62 * height, y + 0.36 * height, 0.6 * height]
  const p = (at: number, up: number) => `${short(x + at * half)} ${short(foot - up * (foot - top))}`
  return {
    foot,
    body: `M${p(-1, 0)}L${p(-0.42, 0.55)}L${p(-0.28, 0.5)}L${p(0, 1)}L${p(0.34, 0.52)}L${p(0.5, 0.56)}L${p(1, 0)}Z`,
    shade: `M${p(0, 1)}L${p(0.34, 0.52)}L${p(0.5, 0.56)}L${p(1, 0)}L${p(0.12, 0)}L${p(0.22, 0.34)}L${p(-0.04, 0.5)}Z`,
    snow: `M${p(0, 1)}L${p(0.23, 0.68)}L${p(0.08, 0.74)}L${p(-0.03, 0.62)}L${p(-0.17, 0.7)}Z`,
  }
}
