import { describe, expect, it } from 'vitest'
import { bannerSize, POLE, spread, spreading, type Box, type Standing } from '../../src/games/ring_war/banners'
import type { PlaceView } from '../../src/games/ring_war/view'

const WITHIN = { left: 0, top: 0, right: 400, bottom: 400 }
const SIZE: Box = { left: -30, right: 30, top: -14, bottom: 14 }

const standing = (...homes: [number, number][]): Standing[] =>
  homes.map(([x, y], i) => ({ id: String(i), home: { x, y }, box: SIZE }))

function boxes(banners: Standing[], names: Box[] = []): Box[] {
  const found = spread(banners, names, WITHIN)
  return banners.map(({ id, box }) => {
    const { x, y } = found.get(id) ?? { x: NaN, y: NaN }
    return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
  })
}

const touch = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('banners', () => {
  it('stay at home where there is room', () => {
    expect([...spread(standing([100, 100], [300, 100]), [], WITHIN).values()]).toEqual([
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ])
  })

  it('make room for each other', () => {
    const found = boxes(standing([100, 100], [110, 105], [90, 95], [105, 120]))
    found.forEach((one, i) => found.slice(0, i).forEach((other) => expect(touch(one, other)).toBe(false)))
  })

  it('leave a name to be read', () => {
    const name = { left: 80, right: 140, top: 105, bottom: 120 }
    expect(touch(boxes(standing([110, 100]), [name])[0] as Box, name)).toBe(false)
  })

  it('stay on the map', () => {
    for (const { left, right } of boxes(standing([395, 50], [390, 60]))) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(400)
    }
  })

  it('are not moved anew until one is another, or the names are', () => {
    const again = spreading()
    const [one, other] = [standing([100, 100], [110, 105]), standing([100, 100], [110, 105])]
    const names = [{ left: 80, right: 140, top: 105, bottom: 120 }]
    const found = again(one, names, WITHIN)
    expect(again(other, names, WITHIN)).toBe(found)
    const wider = other.map((banner) => ({ ...banner, box: { ...SIZE, right: 40 } }))
    expect(again(wider, names, WITHIN)).toEqual(spread(wider, names, WITHIN))
    expect(again(wider, [], WITHIN)).toEqual(spread(wider, [], WITHIN))
    expect(again(wider.slice(1), [], WITHIN)).toEqual(spread(wider.slice(1), [], WITHIN))
  })

  it('have numbers that can be read, and an emblem where there is room for it', () => {
    const place = { units: { infantry: 2, cavalry: 0, creature: 1 }, leader: false } as unknown as PlaceView
    expect(bannerSize(place, 1)).toMatchObject({ larger: 1, pole: POLE, lots: ['infantry', 'creature'] })
    const small = bannerSize(place, 0.4)
    expect(small.larger * 21 * 0.4).toBeCloseTo(11)
    expect(small.pole).toBeLessThan(POLE)
  })
})
