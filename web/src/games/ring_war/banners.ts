/** Banners of units: how large they are, and where they stand so that none hides another's numbers. */
import { KINDS, type Spot } from './map'
import type { Kind, PlaceView } from './view'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The parts of a banner, in units of the map: the emblem's width, that of each kind's picture and number, half its height. */
export const POLE = 14
export const LOT = 29
export const HALF = 14
/** How high numbers are, and how far up a leader's crown reaches. */
export const NUMBER = 21
const CROWN = 31
/** Smaller numbers nobody reads, in pixels of the screen. */
const LEAST = 11
/** Banners that are so much larger than the land have no room for an emblem: their land shows whose they are. */
const CROWDED = 1.1

/** How a banner is drawn: so much larger than the land, and how wide its pole and it are before that. */
export interface BannerSize {
  larger: number
  pole: number
  width: number
  lots: Kind[]
}

export function bannerSize(place: PlaceView, pixel: number): BannerSize {
  const larger = Math.max(1, LEAST / (NUMBER * pixel))
  const pole = larger > CROWDED ? 3 : POLE
  const lots = KINDS.filter((kind) => place.units[kind])
  return { larger, pole, width: pole + LOT * lots.length, lots }
}

/** What a banner covers around the spot where it stands. */
export function bannerBox(place: PlaceView, pixel: number): Box {
  const { larger, width } = bannerSize(place, pixel)
  const half = (width / 2) * larger
  return { left: -half, right: half, top: -(place.leader ? CROWN : HALF) * larger, bottom: HALF * larger }
}

export interface Standing {
  id: string
  home: Spot
  box: Box
}

/** So often they make room for each other, and so much of what hides a name is put right each time. */
const ROUNDS = 80
const YIELD = 0.25
const GAP = 1.5

/**
 * Where banners stand: each as near as possible to its home, beside the others, and beside the names as far as there is
 * room. The same banners always stand the same way.
 */
export function spread(banners: readonly Standing[], names: readonly Box[], within: Box): Map<string, Spot> {
  const spots = banners.map(({ home }) => ({ ...home }))
  const at = (i: number): Box => {
    const { box } = banners[i] as Standing
    const { x, y } = spots[i] as Spot
    return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
  }
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    const shift = (i: number, by: Spot, part: number) => {
      const spot = spots[i] as Spot
      spot.x += by.x * part
      spot.y += by.y * part
      moved ||= by.x !== 0 || by.y !== 0
    }
    // In the end only what hides numbers counts.
    if (round < ROUNDS / 2) for (const i of spots.keys()) for (const name of names) shift(i, apart(at(i), name), YIELD)
    for (const i of spots.keys())
      for (let j = 0; j < i; j++) {
        const by = apart(at(i), at(j))
        shift(i, by, 0.5)
        shift(j, by, -0.5)
      }
    for (const i of spots.keys()) shift(i, inside(at(i), within), 1)
    if (!moved) break
  }
  return new Map(banners.map(({ id }, i) => [id, spots[i] as Spot]))
}

/** The shortest way on which one box leaves another; none if they do not touch. */
function apart(one: Box, other: Box): Spot {
  const right = other.right + GAP - one.left
  const left = one.right + GAP - other.left
  const down = other.bottom + GAP - one.top
  const up = one.bottom + GAP - other.top
  if (right <= 0 || left <= 0 || down <= 0 || up <= 0) return { x: 0, y: 0 }
  const x = right < left ? right : -left
  const y = down < up ? down : -up
  return Math.abs(x) < Math.abs(y) ? { x, y: 0 } : { x: 0, y }
}

function inside(box: Box, within: Box): Spot {
  const into = (low: number, high: number, least: number, most: number) =>
    low < least ? least - low : high > most ? most - high : 0
  return {
    x: into(box.left, box.right, within.left, within.right),
    y: into(box.top, box.bottom, within.top, within.bottom),
  }
}
