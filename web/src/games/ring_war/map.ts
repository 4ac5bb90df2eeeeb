/** Middle-earth as the page knows it: the graph from map.toml, the drawing from geometry.json. */
import graph from '../../generated/ring_war/map.json'
import drawn from '../../generated/ring_war/geometry.json'
import { unpacked } from './unpacked'
import type { Kind } from './view'

export const KINDS: readonly Kind[] = ['infantry', 'cavalry', 'creature']

export interface Spot {
  x: number
  y: number
}

interface Label {
  at: number[]
  size: number
  en: string[]
  de: string[]
  anchor?: string
}

export interface AreaShape {
  region: string
  edition: string
  ring: number[]
  label: Label
  units: { at: number[]; radius: number; slot: number; slots: number[][] }
  place?: number[]
  place_name?: Label
  port?: { at: number[]; out: number[] }
}

interface Geometry {
  width: number
  height: number
  base_height: number
  arcs: { kind: string; left: string; right: string; line: number[] }[]
  areas: Record<string, AreaShape>
  regions: Record<string, { edition: string; rings: number[][] }>
  ranges: Record<string, { ring: number[]; peaks: number[][] }>
  lakes: Record<string, { ring: number[] }>
  rivers: { id: string; width: number[]; line: number[] }[]
  bridges: { a: string; b: string; at: number[]; across: number[] }[]
  sea: {
    legs: { from: string; to: string; edition: string; line: number[] }[]
    stops: Record<string, { at: number[]; edition: string }>
  }
  path: {
    fields: { area: string; at: number[]; die: boolean; edition: string; disputed: boolean }[]
    legs: number[][]
  }
  symbols: Record<string, number[][]>
  waters: { en: string; de: string; at: number[]; size: number; slant: number }[]
  islands?: Record<string, { ring: number[] }>
  ornaments?: Record<string, { compass: number[]; serpent: number[]; legend: number[] }>
}

interface Name {
  en: string
  de: string
}

export interface Area {
  id: string
  region: string
  edition: string
  site?: Name
  fortress?: Name
  port: boolean
  side: string
  symbol: Kind
}

/** Long lists of numbers come packed, see `gather.js`. */
type Packed = Omit<Geometry, 'arcs' | 'rivers' | 'ranges' | 'symbols'> & {
  arcs: (Omit<Geometry['arcs'][number], 'line'> & { line: string })[]
  rivers: (Omit<Geometry['rivers'][number], 'line'> & { line: string })[]
  ranges: Record<string, { ring: number[]; peaks: string }>
  symbols: Record<string, string>
}

const LINE = [0.1, 0.1]
const SYMBOL = [1, 1, 0.1]

function drawing(packed: Packed): Geometry {
  const straight = <Thing extends { line: string }>(thing: Thing) => ({
    ...thing,
    line: unpacked(thing.line, LINE).flat(),
  })
  const each = <From, To>(things: Record<string, From>, change: (thing: From) => To): Record<string, To> =>
    Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, change(thing)]))
  return {
    ...packed,
    arcs: packed.arcs.map(straight),
    rivers: packed.rivers.map(straight),
    ranges: each(packed.ranges, (range) => ({ ...range, peaks: unpacked(range.peaks, SYMBOL) })),
    symbols: each(packed.symbols, (spots) => unpacked(spots, SYMBOL)),
  }
}

export const GEOMETRY = drawing(drawn as unknown as Packed)
export const AREAS = new Map((graph.areas as Area[]).map((area) => [area.id, area]))
export const REGIONS = new Map(graph.regions.map((region) => [region.id, region]))

/** How far a place's name, pieces and popover lie: the middle of it. */
export function middle(place: string): Spot {
  const area = GEOMETRY.areas[place]
  const at = area ? area.units.at : (GEOMETRY.sea.stops[place]?.at ?? [0, 0])
  return { x: at[0] ?? 0, y: at[1] ?? 0 }
}

/** Neighbours by land and sea on the board that is played on. */
export function neighbours(place: string, on: ReadonlySet<string>, ships: boolean): string[] {
  const found = new Set<string>()
  for (const { a, b, kind, stops } of graph.edges) {
    if (kind === 'sea' && ships && stops?.length) continue
    if (a === place) found.add(b)
    if (b === place) found.add(a)
  }
  for (const { id, links } of graph.stops) {
    if (!ships) break
    if (id === place) links.forEach((link) => found.add(link))
    if (links.includes(place)) found.add(id)
  }
  return [...found].filter((other) => on.has(other))
}

// --- Paths ---------------------------------------------------------------------------------------

function spots(flat: number[]): Spot[] {
  const found: Spot[] = []
  for (let i = 0; i + 1 < flat.length; i += 2) found.push({ x: flat[i] as number, y: flat[i + 1] as number })
  return found
}

const tenth = (value: number) => String(Math.round(value * 10) / 10)

function straight(points: Spot[], move = true): string {
  const text = points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L')
  return (move ? 'M' : 'L') + text
}

/** A path whose corners are rounded off: from middle to middle, each point a handle. */
function rounded(points: Spot[], move = true): string {
  if (points.length < 3) return straight(points, move)
  const first = points[0] as Spot
  const parts = move ? [`M${tenth(first.x)} ${tenth(first.y)}`] : []
  for (let i = 1; i < points.length - 2; i++) {
    const here = points[i] as Spot
    const next = points[i + 1] as Spot
    parts.push(`Q${tenth(here.x)} ${tenth(here.y)} ${tenth((here.x + next.x) / 2)} ${tenth((here.y + next.y) / 2)}`)
  }
  const here = points.at(-2) as Spot
  const end = points.at(-1) as Spot
  parts.push(`Q${tenth(here.x)} ${tenth(here.y)} ${tenth(end.x)} ${tenth(end.y)}`)
  return parts.join('')
}

export function line(flat: number[]): string {
  return rounded(spots(flat))
}

const ARCS = GEOMETRY.arcs.map((arc) => spots(arc.line))

function arc(index: number, move: boolean): string {
  const real = index >= 0 ? index : ~index
  const points = index >= 0 ? (ARCS[real] as Spot[]) : (ARCS[real] as Spot[]).toReversed()
  return GEOMETRY.arcs[real]?.kind === 'frame' ? straight(points, move) : rounded(points, move)
}

/** A closed shape out of the arcs it shares with its neighbours. */
export function ring(arcs: number[]): string {
  return arcs.map((index, i) => arc(index, i === 0)).join('') + 'Z'
}

/** All arcs of some kinds as one path. */
export function arcsOf(...kinds: string[]): string {
  return GEOMETRY.arcs.map(({ kind }, i) => (kinds.includes(kind) ? arc(i, true) : '')).join('')
}

export function regionEdges(): string {
  const region = (area: string) => GEOMETRY.areas[area]?.region
  return GEOMETRY.arcs
    .map(({ kind, left, right }, i) => (kind === 'border' && region(left) !== region(right) ? arc(i, true) : ''))
    .join('')
}

/** A river as a shape that is narrow at the source and wide at the mouth. */
export function tapered(flat: number[], first: number, last: number): string {
  const points = spots(flat)
  const away = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
  const total = points.slice(1).reduce((sum, point, i) => sum + away(points[i] as Spot, point), 0) || 1
  const left: Spot[] = []
  const right: Spot[] = []
  let gone = 0
  points.forEach((here, i) => {
    const before = points[Math.max(i - 1, 0)] as Spot
    const after = points[Math.min(i + 1, points.length - 1)] as Spot
    const length = away(before, after) || 1
    gone += away(before, here)
    const half = (first + ((last - first) * gone) / total) / 2
    const nx = (-(after.y - before.y) / length) * half
    const ny = ((after.x - before.x) / length) * half
    left.push({ x: here.x + nx, y: here.y + ny })
    right.push({ x: here.x - nx, y: here.y - ny })
  })
  const turn = right.at(-1) as Spot
  const back = rounded(right.toReversed(), false).replace(/^Q/, `L${tenth(turn.x)} ${tenth(turn.y)}Q`)
  return `${rounded(left)}${back}Z`
}

export const SHAPES = new Map(Object.entries(GEOMETRY.areas).map(([id, area]) => [id, ring(area.ring)]))
