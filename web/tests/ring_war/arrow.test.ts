import { describe, expect, it } from 'vitest'
import { arrowPath } from '../../src/games/ring_war/arrow'

const ends = (path: string) => {
  const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return { start: { x: x1, y: y1 }, end: { x: x2, y: y2 } }
}
const covers = (banner: { x: number; y: number }, at: { x: number; y: number }) =>
  Math.abs(at.x - banner.x) < 17 && Math.abs(at.y - banner.y) < 13

describe('an arrow', () => {
  it.each([
    [200, 0],
    [0, 150],
    [-90, 60],
    [60, -50],
    [48, 10],
    [0, 40],
  ])('to %i, %i covers neither banner', (x, y) => {
    const a = { x: 500, y: 500 }
    const b = { x: 500 + x, y: 500 + y }
    const { start, end } = ends(arrowPath(a, b))
    for (const at of [start, end]) for (const banner of [a, b]) expect(covers(banner, at)).toBe(false)
    // It still goes from the one to the other.
    expect(Math.hypot(start.x - a.x, start.y - a.y)).toBeLessThan(Math.hypot(start.x - b.x, start.y - b.y))
    expect(Math.hypot(end.x - b.x, end.y - b.y)).toBeLessThan(Math.hypot(end.x - a.x, end.y - a.y))
  })
})
