import { describe, expect, it } from 'vitest'
import { clamp, fit, nextPlace, standBeside, zoom } from '../src/board/camera'

const map = { w: 1000, h: 1500 }

describe('camera', () => {
  it('shows the whole map in the middle', () => {
    const camera = fit(map, { w: 1200, h: 750 })
    expect(camera.k).toBeLessThan(0.5)
    expect(camera.x + (map.w * camera.k) / 2).toBeCloseTo(600)
  })

  it('keeps what is under the pointer', () => {
    const box = { w: 800, h: 800 }
    const before = clamp({ x: -400, y: -600, k: 1.5 }, map, box)
    const at = { x: 300, y: 300 }
    const after = zoom(before, 1.2, at, map, box)
    expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k)
    expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k)
  })

  it('walks by arrow keys', () => {
    const spots = new Map([['a', { x: 0, y: 0 }], ['b', { x: 10, y: 2 }], ['c', { x: 30, y: 0 }], ['d', { x: 0, y: 10 }]])
    expect(nextPlace(spots, 'a', 1, 0)).toBe('b')
    expect(nextPlace(spots, 'a', 0, 1)).toBe('d')
    expect(nextPlace(spots, 'a', -1, 0)).toBeNull()
  })

  it('has a card stand where it hides neither its place nor what can be touched next', () => {
    const card = { w: 200, h: 100 }
    const box = { w: 800, h: 600 }
    const spot = { x: 400, y: 300 }
    expect(standBeside(spot, card, box, 20, [])).toEqual({ x: 300, y: 320 })
    expect(standBeside(spot, card, box, 20, [{ x: 410, y: 350 }])).toEqual({ x: 300, y: 180 })
    expect(standBeside({ x: 400, y: 590 }, card, box, 20, [])).toEqual({ x: 300, y: 470 })
  })
})
