// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { fit, type Camera, type Size } from '../src/board/camera'
import { FollowCamera } from '../src/board/follow-camera'

const map = { w: 1000, h: 1500 }
const [phone, desk]: [Size, Size] = [
  { w: 390, h: 500 },
  { w: 900, h: 700 },
]

describe('the map', () => {
  let box: Size
  let camera: Camera
  let chosen: boolean
  const follow = new FollowCamera({
    camera: () => camera,
    map: () => map,
    box: () => box,
    chosen: () => chosen,
    moves: () => false,
    lookAt: (to) => (camera = to),
  })
  const onScreen = (spot: { x: number; y: number }) => ({
    x: spot.x * camera.k + camera.x,
    y: spot.y * camera.k + camera.y,
  })
  const inSight = (spot: { x: number; y: number }) => {
    const { x, y } = onScreen(spot)
    return x > 0 && x < box.w && y > 0 && y < box.h
  }
  const look = (at: Size) => {
    box = at
    chosen = false
    camera = fit(map, box)
    follow.back()
  }

  beforeEach(() => look(phone))

  it('goes near a fight on a phone, and back when there is something to choose', () => {
    const whole = camera
    const [from, to] = [
      { x: 600, y: 1200 },
      { x: 700, y: 1300 },
    ]
    follow.follow([from, to])
    expect(camera.k).toBeGreaterThan(2 * whole.k)
    expect([inSight(from), inSight(to)]).toEqual([true, true])
    follow.follow([{ x: 100, y: 100 }])
    expect(inSight({ x: 100, y: 100 })).toBe(true)
    follow.back()
    expect(camera).toEqual(whole)
  })

  it('still sees the fight when its room changes, and goes back to all of it', () => {
    follow.follow([{ x: 900, y: 1400 }])
    const [there, low] = [camera, { w: 390, h: 180 }]
    expect(follow.returnsTo(fit(map, low))).toBe(true)
    expect(camera).toEqual(there)
    box = low
    follow.follow([{ x: 900, y: 1400 }])
    expect(inSight({ x: 900, y: 1400 })).toBe(true)
    follow.back()
    expect(camera).toEqual(fit(map, low))
    expect(follow.returnsTo(fit(map, phone))).toBe(false)
  })

  it('stays where it is while all is in sight', () => {
    look(desk)
    const whole = camera
    follow.follow([{ x: 100, y: 1400 }])
    expect(camera).toEqual(whole)
  })

  it('keeps the scale that somebody has chosen', () => {
    chosen = true
    camera = { x: 0, y: 0, k: 2 }
    follow.follow([{ x: 900, y: 1400 }])
    expect([camera.k, inSight({ x: 900, y: 1400 })]).toEqual([2, true])
    const there = camera
    follow.back()
    expect(camera).toEqual(there)
  })
})
