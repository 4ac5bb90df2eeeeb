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
 * room. The same banners always stand the same way. Millions of boxes are compared here, so no object is made for one.
 */
export function spread(banners: readonly Standing[], names: readonly Box[], within: Box): Map<string, Spot> {
  const xs = Float64Array.from(banners, ({ home }) => home.x)
  const ys = Float64Array.from(banners, ({ home }) => home.y)
  const boxes = banners.map(({ box }) => box)
  let moved: boolean

  /** A banner leaves a box that stands at a spot; if that is a banner's, too, it goes half of the way. */
  const leave = (i: number, other: Box, x: number, y: number, part: number, j: number) => {
    const one = boxes[i] as Box
    const right = other.right + x + GAP - (one.left + (xs[i] as number))
    if (right <= 0) return
    const left = one.right + (xs[i] as number) + GAP - (other.left + x)
    if (left <= 0) return
    const down = other.bottom + y + GAP - (one.top + (ys[i] as number))
    if (down <= 0) return
    const up = one.bottom + (ys[i] as number) + GAP - (other.top + y)
    if (up <= 0) return
    // The shortest way on which one box leaves another.
    const byX = right < left ? right : -left
    const byY = down < up ? down : -up
    const [along, by] = Math.abs(byX) < Math.abs(byY) ? [xs, byX] : [ys, byY]
    along[i] = (along[i] as number) + by * part
    if (j >= 0) along[j] = (along[j] as number) - by * part
    moved = true
  }

  for (let round = 0; round < ROUNDS; round++) {
    moved = false
    // In the end only what hides numbers counts.
    if (round < ROUNDS / 2)
      for (let i = 0; i < boxes.length; i++) for (const name of names) leave(i, name, 0, 0, YIELD, -1)
    for (let i = 0; i < boxes.length; i++)
      for (let j = 0; j < i; j++) leave(i, boxes[j] as Box, xs[j] as number, ys[j] as number, 0.5, j)
    for (const [i, box] of boxes.entries()) {
      const x = xs[i] as number
      const y = ys[i] as number
      xs[i] = x + into(box.left + x, box.right + x, within.left, within.right)
      ys[i] = y + into(box.top + y, box.bottom + y, within.top, within.bottom)
      moved ||= xs[i] !== x || ys[i] !== y
    }
    if (!moved) break
  }
  return new Map(banners.map(({ id }, i) => [id, { x: xs[i] as number, y: ys[i] as number }]))
}

/** How far what reaches from low to high must go to lie within bounds. */
function into(low: number, high: number, least: number, most: number): number {
  return low < least ? least - low : high > most ? most - high : 0
}

/** The same, which remembers its last answer: most of what happens in a game changes no banner's size or place. */
export function spreading(): typeof spread {
  let known = ''
  let around: readonly Box[] = []
  let found = new Map<string, Spot>()
  return (banners, names, within) => {
    const asked = banners.map(({ id, box }) => `${id} ${box.right} ${box.top}`).join() + within.bottom
    if (asked !== known || names !== around) {
      found = spread(banners, names, within)
      known = asked
      around = names
    }
    return found
  }
}
