import { describe, expect, it } from 'vitest'
import { clamp, fit, freeCorner, nextPlace, stand } from '../src/board/camera'

const map = { w: 1000, h: 1500 }

describe('camera', () => {
  it('shows the whole map in the middle', () => {
    const camera = fit(map, { w: 1200, h: 750 })
    expect(camera.k).toBeLessThan(0.5)
    expect(camera.x + (map.w * camera.k) / 2).toBeCloseTo(600)
  })

  it('is as wide as a narrow screen, unless all of the map must be in sight', () => {
    const phone = { w: 390, h: 400 }
    const bottom = (camera: { k: number; y: number }) => camera.y + map.h * camera.k
    expect(bottom(fit(map, phone))).toBeGreaterThan(phone.h)
    expect(bottom(fit(map, phone, true))).toBeLessThanOrEqual(phone.h)
  })

  it('never lets the map slip out of sight', () => {
    const box = { w: 800, h: 800 }
    expect(clamp({ x: 900, y: -9000, k: 1 }, map, box)).toEqual({ x: 18, y: -718, k: 1 })
    expect(clamp({ x: 300, y: 0, k: 0.5 }, map, box)).toMatchObject({ x: 150 })
  })

  it('stands a card beside its place, where it hides nothing that can be touched', () => {
    const [card, box, at] = [
      { w: 200, h: 100 },
      { w: 800, h: 600 },
      { x: 400, y: 300 },
    ]
    expect(stand(at, card, box, 20, [])).toEqual({ x: 300, y: 320 })
    expect(stand(at, card, box, 20, [{ x: 380, y: 360 }])).toEqual({ x: 300, y: 180 })
    expect(stand({ x: 790, y: 590 }, card, box, 20, [])).toEqual({ x: 594, y: 470 })
    expect(
      stand(at, card, box, 20, [
        { x: 380, y: 360 },
        { x: 420, y: 240 },
      ]),
    ).toEqual({ x: 420, y: 320 })
  })

  it('walks by arrow keys', () => {
    const spots = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 10, y: 2 }],
      ['c', { x: 30, y: 0 }],
      ['d', { x: 0, y: 10 }],
    ])
    expect(nextPlace(spots, 'a', 1, 0)).toBe('b')
    expect(nextPlace(spots, 'a', 0, 1)).toBe('d')
    expect(nextPlace(spots, 'a', -1, 0)).toBeNull()
  })
})

describe('freeCorner', () => {
  const map = { w: 400, h: 400 }
  const box = { w: 800, h: 440 }
  const bar = { w: 160, h: 50 }

  it('is the first in which no area lies', () => {
    const wide = { w: 800, h: 400 }
    const corners = [
      { x: 40, y: 40 },
      { x: 760, y: 360 },
      { x: 90, y: 40 },
    ]
    expect(freeCorner(corners.slice(1, 2), bar, wide, box)).toBe('top left')
    expect(freeCorner(corners, bar, wide, box)).toBe('top right')
  })

  it('is always the same on a narrow screen, where the buttons have room of their own', () => {
    const phone = { w: 390, h: 440 }
    expect(
      freeCorner(
        [
          { x: 40, y: 40 },
          { x: 90, y: 40 },
        ],
        bar,
        map,
        phone,
      ),
    ).toBe('top left')
    expect(
      freeCorner(
        [
          { x: 0, y: 0 },
          { x: 90, y: 40 },
        ],
        bar,
        { w: 390, h: 900 },
        phone,
      ),
    ).toBe('top left')
  })

  it('is the first of all where every corner has one, and beside a map that leaves room', () => {
    const everywhere = [40, 400, 760].flatMap((x) => [40, 200, 360].map((y) => ({ x, y })))
    expect(freeCorner(everywhere, bar, { w: 800, h: 400 }, box)).toBe('top left')
    expect(
      freeCorner(
        [
          { x: 40, y: 40 },
          { x: 90, y: 40 },
        ],
        bar,
        map,
        box,
      ),
    ).toBe('top left')
  })
})
