/** Where one looks at a map: its origin on the screen and its scale. */

export interface Camera {
  x: number
  y: number
  k: number
}

export interface Size {
  w: number
  h: number
}

export interface Spot {
  x: number
  y: number
}

export const CLOSEST = 4
/** A board in less room than this is a phone's. */
export const NARROW = 500
/** So far around a spot its name and pieces reach, on the screen. */
const MARGIN = 12
/** Room for the rim around a map. */
export const RIM = 18

/** On a narrow screen the buttons over a map would cover it, so they have this room above it. */
const BUTTONS = 46
const above = (box: Size) => (box.w < NARROW ? BUTTONS : 0)

/** The whole map; on a narrow screen as wide as the screen, since one scrolls there anyway, unless all of it must be in sight. */
export function fit(map: Size, box: Size, entire = false): Camera {
  const whole = farthest(map, box)
  const k = box.w < NARROW && !entire ? Math.max(whole, Math.min(box.w / map.w, 2 * whole)) : whole
  const top = above(box)
  return { k, x: (box.w - map.w * k) / 2, y: whole === k ? (top + box.h - map.h * k) / 2 : top }
}

/** The scale at which the whole map is seen. */
export function farthest(map: Size, box: Size): number {
  return Math.min(box.w / (map.w + 2 * RIM), (box.h - above(box)) / (map.h + 2 * RIM))
}

/** Never lets the map slip out of sight. */
export function clamp(camera: Camera, map: Size, box: Size): Camera {
  const hold = (at: number, length: number, from: number, to: number) =>
    length + 2 * rim <= to - from ? (from + to - length) / 2 : Math.min(from + rim, Math.max(to - length - rim, at))
  const rim = RIM * camera.k
  return {
    k: camera.k,
    x: hold(camera.x, map.w * camera.k, 0, box.w),
    y: hold(camera.y, map.h * camera.k, above(box), box.h),
  }
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right'
const CORNERS: readonly Corner[] = ['top left', 'top right', 'bottom left', 'bottom right']

/** The first corner of a window in which a bar of buttons covers nothing of the whole map; else the first of all. */
export function freeCorner(spots: readonly Spot[], bar: Size, map: Size, box: Size): Corner {
  // There they have room of their own, and stay where they are.
  if (above(box)) return 'top left'
  const { x, y, k } = fit(map, box)
  const radius = reachOf(spots) * k
  const covers = (corner: Corner) => {
    const left = corner.endsWith('right') ? box.w - bar.w : 0
    const top = corner.startsWith('bottom') ? box.h - bar.h : 0
    return spots.some((spot) => {
      const [dx, dy] = [spot.x * k + x, spot.y * k + y]
      return dx > left - radius && dx < left + bar.w + radius && dy > top - radius && dy < top + bar.h + radius
    })
  }
  return CORNERS.find((corner) => !covers(corner)) ?? 'top left'
}

/** So far an area reaches around its spot: to the corners of a hexagon, if the areas are such. */
function reachOf(spots: readonly Spot[]): number {
  let least = Infinity
  for (const [n, a] of spots.entries())
    for (const b of spots.slice(n + 1)) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y))
  return least === Infinity ? 0 : least / Math.sqrt(3)
}

/** The camera moved just so far that a spot is well inside. */
export function reveal(camera: Camera, spot: Spot, map: Size, box: Size, margin = 80): Camera {
  const at = { x: spot.x * camera.k + camera.x, y: spot.y * camera.k + camera.y }
  const edge = (value: number, room: number) => {
    const rim = Math.min(margin, room / 3)
    return value < rim ? rim - value : value > room - rim ? room - rim - value : 0
  }
  return clamp({ k: camera.k, x: camera.x + edge(at.x, box.w), y: camera.y + edge(at.y, box.h) }, map, box)
}

/** So near one goes to watch what happens, where the whole map is small. */
const WATCHING = 1.1

/** The camera from near, with these spots in the middle and all of them in sight. */
export function around(spots: readonly Spot[], map: Size, box: Size): Camera {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
  const [[left, right], [top, bottom]] = [range(xs), range(ys)]
  // Names and pieces around the spots are seen as well.
  const rim = 140
  const k = Math.max(
    farthest(map, box),
    Math.min(WATCHING, box.w / (right - left + 2 * rim), box.h / (bottom - top + 2 * rim)),
  )
  return clamp({ k, x: box.w / 2 - ((left + right) / 2) * k, y: box.h / 2 - ((top + bottom) / 2) * k }, map, box)
}

/**
 * Where a card stands beside a spot: below, above, to the right or left, or at an edge of the window (on a narrow one
 * only at its bottom or top); inside the window, and so that it covers as few as possible of the spots that someone may want to see, and among those as near as possible.
 */
export function stand(spot: Spot, card: Size, box: Size, off: number, keep: readonly Spot[]): Spot {
  const hold = (value: number, length: number, room: number) => Math.max(6, Math.min(room - length - 6, value))
  const across = spot.x - card.w / 2
  const along = spot.y - card.h / 2
  const found = (
    box.w < NARROW
      ? [
          [(box.w - card.w) / 2, box.h],
          [(box.w - card.w) / 2, 0],
        ]
      : [
          [across, spot.y + off],
          [across, spot.y - off - card.h],
          [spot.x + off, along],
          [spot.x - off - card.w, along],
          [spot.x + off, spot.y + off],
          [spot.x - off - card.w, spot.y + off],
          [box.w, along],
          [0, along],
        ]
  ).map(([x = 0, y = 0]) => ({ x: hold(x, card.w, box.w), y: hold(y, card.h, box.h) }))
  const covers = (at: Spot, { x, y }: Spot) =>
    x > at.x - MARGIN && x < at.x + card.w + MARGIN && y > at.y - MARGIN && y < at.y + card.h + MARGIN
  const cost = (at: Spot) =>
    1000 * Number(covers(at, spot)) +
    100 * keep.filter((one) => covers(at, one)).length +
    Math.hypot(at.x + card.w / 2 - spot.x, at.y + card.h / 2 - spot.y) / 4
  return found.reduce((best, at) => (cost(at) < cost(best) ? at : best))
}

/** The nearest place in the direction of an arrow key; null if there is none. */
export function nextPlace(spots: ReadonlyMap<string, Spot>, from: string, dx: number, dy: number): string | null {
  const here = spots.get(from)
  if (!here) return null
  let best: string | null = null
  let least = Infinity
  for (const [id, { x, y }] of spots) {
    const along = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    // Within sixty degrees of the arrow; what lies aside counts double.
    if (id === from || along <= 0 || aside > along * 1.75) continue
    const far = along + 2 * aside
    if (far < least) [best, least] = [id, far]
  }
  return best
}
