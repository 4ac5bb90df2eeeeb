// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { farthest, fit, type Camera } from '../src/board/camera'
import { MapZoom } from '../src/board/map-zoom'

const map = { w: 1000, h: 1500 }
const box = { w: 800, h: 800 }

describe('a map', () => {
  let element: HTMLElement
  let camera: Camera
  let chosen: boolean
  let held: boolean
  let zoom: MapZoom

  beforeEach(() => {
    document.body.innerHTML = '<div id="map"><p class="aside"></p></div>'
    element = document.getElementById('map') as HTMLElement
    held = false
    chosen = false
    zoom = new MapZoom(
      element,
      { map: () => map, box: () => box, held: () => held, aside: '.aside' },
      (now, byHand) => {
        camera = now
        chosen ||= byHand
      },
    )
    zoom.lookAt({ x: -400, y: -600, k: 1.5 })
  })

  const at = (x: number, y: number) => ({ clientX: x, clientY: y, bubbles: true, cancelable: true })
  const wheel = (deltaY: number, on: Element = element) =>
    on.dispatchEvent(Object.assign(new MouseEvent('wheel', at(300, 200)), { deltaY, deltaMode: 0 }))
  const pointer = (type: string, x: number, y: number, pointerId = 1) =>
    element.dispatchEvent(new PointerEvent(type, { ...at(x, y), pointerId }))
  const press = (x: number, y: number, finger?: number) => pointer('pointerdown', x, y, finger)
  const move = (x: number, y: number, finger?: number) => pointer('pointermove', x, y, finger)
  const release = (x: number, y: number, finger?: number) => pointer('pointerup', x, y, finger)
  const under = (x: number, y: number) => [(x - camera.x) / camera.k, (y - camera.y) / camera.k]

  it('is zoomed by the wheel, and what is under the pointer stays there', () => {
    const before = under(300, 200)
    wheel(-120)
    expect(camera.k).toBeCloseTo(1.5 * Math.exp(120 * 0.0016))
    expect(under(300, 200)[0]).toBeCloseTo(before[0] ?? 0)
    expect(under(300, 200)[1]).toBeCloseTo(before[1] ?? 0)
    expect(chosen).toBe(true)
  })

  it('is zoomed no closer and no farther than makes sense', () => {
    wheel(-99_999)
    expect(camera.k).toBe(4)
    wheel(99_999)
    expect(camera.k).toBeCloseTo(farthest(map, box))
    expect(camera).toMatchObject({ x: (box.w - map.w * camera.k) / 2 })
  })

  it('is dragged, but not out of sight', () => {
    press(300, 300)
    move(280, 340)
    expect(camera).toEqual({ x: -420, y: -560, k: 1.5 })
    move(9000, 9000)
    expect(camera).toEqual({ x: 27, y: 27, k: 1.5 })
    release(9000, 9000)
    move(0, 0)
    expect(camera).toEqual({ x: 27, y: 27, k: 1.5 })
  })

  it('is zoomed by two fingers, and dragged on by the one that stays', () => {
    press(300, 300, 1)
    press(500, 300, 2)
    const before = [under(300, 300), under(500, 300)]
    move(250, 320, 1)
    move(550, 320, 2)
    expect(camera.k).toBeCloseTo(1.5 * 1.5)
    expect(under(250, 320).map(Math.round)).toEqual(before[0]?.map(Math.round))
    expect(under(550, 320).map(Math.round)).toEqual(before[1]?.map(Math.round))
    release(550, 320, 2)
    const { x, y, k } = camera
    move(260, 330, 1)
    expect(camera).toEqual({ x: expect.closeTo(x + 10), y: expect.closeTo(y + 10), k })
  })

  it('is shown as large as before when two fingers meet', () => {
    press(300, 300, 1)
    press(300, 300, 2)
    move(300, 300, 2)
    expect(camera).toEqual({ x: -400, y: -600, k: 1.5 })
    move(340, 300, 2)
    expect(camera.k).toBe(1.5)
  })

  it('stays where it is while a piece is dragged over it', () => {
    press(300, 300)
    held = true
    move(200, 200)
    expect(camera).toEqual({ x: -400, y: -600, k: 1.5 })
    release(200, 200)
  })

  it('is left alone by what lies above it, by other buttons and by double clicks', () => {
    wheel(-120, element.querySelector('.aside') as Element)
    element.dispatchEvent(new PointerEvent('pointerdown', { ...at(300, 300), pointerId: 1, button: 2 }))
    move(200, 200)
    element.dispatchEvent(new MouseEvent('dblclick', at(300, 300)))
    expect(camera).toEqual({ x: -400, y: -600, k: 1.5 })
    expect(chosen).toBe(false)
  })

  it('is moved by keys and buttons', () => {
    zoom.panBy({ x: 80, y: 0 })
    expect(camera).toEqual({ x: -320, y: -600, k: 1.5 })
    zoom.zoomBy(0)
    expect(camera).toEqual(fit(map, box))
  })

  it('follows no hand any more when it is gone', () => {
    zoom.destroy()
    wheel(-120)
    expect(camera).toEqual({ x: -400, y: -600, k: 1.5 })
  })
})
