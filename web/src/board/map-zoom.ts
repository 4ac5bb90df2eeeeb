/** Panning and zooming a map by mouse, wheel and fingers, within the limits of camera.ts. */
import { clamp, CLOSEST, farthest, type Camera, type Size, type Spot } from './camera'

interface Limits {
  map: () => Size
  /** The window on the map, in pixels. */
  box: () => Size
  /** While this holds, the map stays where it is: the hand moves a piece, or has hardly moved at all. */
  held: () => boolean
  /** What lies above the map and is not moved with it. */
  aside: string
}

/** A finger or the mouse: where it is in the window, and the spot of the map that it has got hold of. */
interface Grip {
  at: Spot
  spot: Spot
}

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export class MapZoom {
  private camera: Camera = { x: 0, y: 0, k: 1 }
  /** By pointer, in the order in which they came down. */
  private readonly grips = new Map<number, Grip>()
  private readonly gone = new AbortController()

  constructor(
    private readonly element: HTMLElement,
    private readonly limits: Limits,
    /** Tells where one looks now, and whether somebody has chosen that. */
    private readonly changed: (camera: Camera, chosen: boolean) => void,
  ) {
    const { signal } = this.gone
    element.addEventListener('wheel', this.turn, { signal, passive: false })
    element.addEventListener('pointerdown', this.grip, { signal })
    // At the window, after whoever decides by the same event whether the map is held.
    window.addEventListener('pointermove', this.pull, { signal })
    window.addEventListener('pointerup', this.release, { signal })
    window.addEventListener('pointercancel', this.release, { signal })
  }

  /** Looks there, within the limits; nobody has chosen it. */
  lookAt(camera: Camera): void {
    this.camera = clamp({ ...camera, k: this.scale(camera.k) }, this.limits.map(), this.limits.box())
    this.gripAnew()
    this.changed(this.camera, false)
  }

  /** Closer or farther by a factor, the middle of the window staying where it is. */
  zoomBy(factor: number): void {
    const { w, h } = this.limits.box()
    const middle = { x: w / 2, y: h / 2 }
    this.show(middle, this.under(middle), this.camera.k * factor, false)
  }

  /** So many pixels to the right and down. */
  panBy({ x, y }: Spot): void {
    this.show({ x, y }, this.under({ x: 0, y: 0 }), this.camera.k, false)
  }

  destroy(): void {
    this.gone.abort()
  }

  private readonly turn = (event: WheelEvent): void => {
    if (!this.isMine(event)) return
    event.preventDefault()
    const at = this.local(event)
    const factor = Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016))
    this.show(at, this.under(at), this.camera.k * factor, true)
    this.gripAnew()
  }

  private readonly grip = (event: PointerEvent): void => {
    if (event.button > 0 || !this.isMine(event)) return
    const at = this.local(event)
    this.grips.set(event.pointerId, { at, spot: this.under(at) })
    this.gripAnew()
  }

  private readonly pull = (event: PointerEvent): void => {
    const moved = this.grips.get(event.pointerId)
    if (!moved) return
    moved.at = this.local(event)
    const [first, second] = this.grips.values()
    if (!first) return
    if (!second) return this.show(first.at, first.spot, this.camera.k, true)
    const apart = distance(first.spot, second.spot)
    const k = apart ? distance(first.at, second.at) / apart : this.camera.k
    this.show(between(first.at, second.at), between(first.spot, second.spot), k, true)
  }

  private readonly release = (event: PointerEvent): void => {
    if (this.grips.delete(event.pointerId)) this.gripAnew()
  }

  /** What is held now is what lies under the hand: another finger has come or gone, or the map was moved otherwise. */
  private gripAnew(): void {
    for (const grip of this.grips.values()) grip.spot = this.under(grip.at)
  }

  /** Looks so that a spot of the map is there in the window, within the limits. */
  private show(at: Spot, spot: Spot, wanted: number, chosen: boolean): void {
    if (this.limits.held()) return
    const k = this.scale(wanted)
    this.camera = clamp({ k, x: at.x - spot.x * k, y: at.y - spot.y * k }, this.limits.map(), this.limits.box())
    this.changed(this.camera, chosen)
  }

  private scale(wanted: number): number {
    return Math.min(CLOSEST, Math.max(farthest(this.limits.map(), this.limits.box()), wanted))
  }

  private under(at: Spot): Spot {
    return { x: (at.x - this.camera.x) / this.camera.k, y: (at.y - this.camera.y) / this.camera.k }
  }

  private local(event: MouseEvent): Spot {
    const rect = this.element.getBoundingClientRect()
    return { x: event.clientX - rect.left, y: event.clientY - rect.top }
  }

  private isMine(event: MouseEvent): boolean {
    return !(event.target as Element).closest(this.limits.aside)
  }
}
