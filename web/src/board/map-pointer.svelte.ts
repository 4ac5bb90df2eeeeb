/** Pointers on a map: touching a place, dragging a piece, resting to look. What lies under them says so by `data-place`. */
import type { Camera, Spot } from './camera'

/** A piece that is being dragged: from which place, and where on the map it is. */
export interface DraggedPiece {
  from: string
  to: Spot
}

/** What stands on the map and is no part of it. */
export const OVERLAYS = '.callout, .tools'

export interface PointerHost {
  frame: () => HTMLElement
  camera: () => Camera
  /** Whether pieces of a place may be taken. */
  isLoose: (place: string) => boolean
  /** The map is touched, no longer walked by keys. */
  pressed: () => void
  touch: (place: string, piece?: string) => void
  hover: (place: string | null) => void
  leave: () => void
  drag: (from: string, to: string, piece?: string) => void
  inspect: (place: string | null, asked: boolean) => void
  taken: (from: string) => void
  /** Where a piece is meant to go that is let go there: empty if nowhere, null if to the place under it. */
  meant: (from: string, at: Spot) => string | null
}

/** So far a pointer may stray and still mean the place it came down upon, in pixels. */
const STRAY = 6
/** So long a pointer rests before one looks, or is held down, in milliseconds. */
const REST = 450
const LONG = 500

interface Press {
  at: Spot
  place: string | null
  piece: string | null
  travelled: boolean
}

export class MapPointer {
  dragged = $state.raw<DraggedPiece | null>(null)
  /** The place that is rested on, by pointer or by keys. */
  over: string | null = null

  private readonly pointers = new Set<number>()
  private press: Press | null = null
  private waiting: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly host: PointerHost) {}

  /** Whether the map must not follow the hand. */
  readonly held = (): boolean => this.dragged !== null || (this.press !== null && !this.press.travelled)

  readonly down = (event: PointerEvent): void => {
    const { place, piece, aside } = under(event)
    if (aside || event.button > 0) return
    this.host.pressed()
    this.host.frame().setPointerCapture(event.pointerId)
    this.pointers.add(event.pointerId)
    this.dragged = null
    const press = { at: this.local(event), place, piece, travelled: false }
    this.press = this.pointers.size === 1 ? press : null
    clearTimeout(this.waiting)
    // Whose finger rests on a place wants to look at it; a mouse need not be pressed for that.
    if (this.press && place && event.pointerType !== 'mouse') {
      this.waiting = setTimeout(() => {
        if (this.press !== press || press.travelled) return
        this.press = null
        this.host.inspect(place, true)
      }, LONG)
    }
  }

  readonly move = (event: PointerEvent): void => {
    if (!this.pointers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') this.rest(event)
      return
    }
    const { press } = this
    if (!press) return
    const here = this.local(event)
    press.travelled ||= Math.hypot(here.x - press.at.x, here.y - press.at.y) > STRAY
    if (!press.travelled || press.piece === null || !press.place) return
    if (this.dragged || this.host.isLoose(press.place)) {
      if (!this.dragged) this.host.taken(press.place)
      const { x, y, k } = this.host.camera()
      this.dragged = { from: press.place, to: { x: (here.x - x) / k, y: (here.y - y) / k } }
    }
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.pointers.delete(event.pointerId)) return
    clearTimeout(this.waiting)
    const { press, dragged } = this
    this.press = null
    const { place, piece } = under(event)
    if (dragged) {
      const to = this.host.meant(dragged.from, dragged.to) ?? place
      this.dragged = null
      if (to && to !== dragged.from) this.host.drag(dragged.from, to, press?.piece || undefined)
      return
    }
    if (!press || press.travelled || event.type === 'pointercancel') return
    if (place) this.host.touch(place, piece || undefined)
    else this.host.leave()
  }

  /** Nothing is rested on any more. */
  readonly away = (): void => {
    clearTimeout(this.waiting)
    if (!this.over) return
    this.restOn(null)
    this.host.inspect(null, false)
  }

  restOn(place: string | null): void {
    this.host.hover((this.over = place))
  }

  private rest(event: PointerEvent): void {
    const place = (event.target as Element).closest<SVGElement>('[data-place]')?.dataset.place ?? null
    if (place === this.over) return
    this.restOn(place)
    this.host.inspect(null, false)
    clearTimeout(this.waiting)
    if (place) this.waiting = setTimeout(() => this.host.inspect(place, false), REST)
  }

  private local(event: PointerEvent): Spot {
    const { left, top } = this.host.frame().getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
}

/** What lies there: a place, on it a piece (of whatever kind: an empty text), or something that is no part of the map. */
function under(event: PointerEvent): { place: string | null; piece: string | null; aside: boolean } {
  const element = document.elementFromPoint(event.clientX, event.clientY)
  const found = element?.closest<SVGElement>('[data-place]')
  return {
    place: found?.dataset.place ?? null,
    piece: found?.dataset.piece ?? null,
    aside: Boolean(element?.closest(OVERLAYS)),
  }
}
