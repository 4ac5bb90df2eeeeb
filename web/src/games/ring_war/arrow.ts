/** The arrow from one army to another: bent, and beside both banners, whose numbers matter just then. */
import type { Spot } from '../../board/camera'

/** Half the width and height of what an arrow keeps clear of: a banner and the crown above it; where it ends, its head as well. */
const BANNER: Spot = { x: 26, y: 27 }
const HEADED: Spot = { x: 35, y: 36 }
/** So far above the middle of a banner lies that of both. */
const CROWN = 7
/** So much of an arrow at least is drawn, however near the armies are. */
const LEAST = 0.2

export function arrowPath(a: Spot, b: Spot): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  // Between neighbours that stand close there is no room: the arrow goes round.
  const bend = Math.max(0.16, 80 / length - 0.5)
  const c = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend }

  /** The polar form of the curve: its points where both are the same, and the handles of its parts. */
  const polar = (u: number, v: number): Spot => {
    const [first, middle, last] = [(1 - u) * (1 - v), u * (1 - v) + v * (1 - u), u * v]
    return { x: first * a.x + middle * c.x + last * b.x, y: first * a.y + middle * c.y + last * b.y }
  }
  const clear = (t: number, of: Spot, by: Spot) => {
    const at = polar(t, t)
    return ((at.x - of.x) / by.x) ** 2 + ((at.y + CROWN - of.y) / by.y) ** 2 >= 1
  }

  const most = (1 - LEAST) / 2
  let from = 0
  while (from < most && !clear(from, a, BANNER)) from += 0.01
  let to = 1
  while (to > 1 - most && !clear(to, b, HEADED)) to -= 0.01
  const [start, handle, end] = [polar(from, from), polar(from, to), polar(to, to)].map(
    ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`,
  )
  return `M${start}Q${handle} ${end}`
}
