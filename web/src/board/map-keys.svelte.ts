/** Walking a map by keyboard: from place to place, to those that glow, nearer and farther. */
import { nextPlace, type Spot } from './camera'
import { OVERLAYS } from './map-pointer.svelte'

export interface KeyHost {
  frame: () => HTMLElement
  spots: () => ReadonlyMap<string, Spot>
  glowing: () => ReadonlySet<string>
  /** The place that a pointer rests on. */
  over: () => string | null
  /** Show a place: the keys have come there. */
  reveal: (place: string) => void
  panBy: (by: Spot) => void
  zoomBy: (by: number) => void
  zoomOut: () => void
  touch: (place: string) => void
  inspect: (place: string, asked: boolean) => void
  leave: () => void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export class MapKeys {
  /** Where the keys have come to, or what was touched last. */
  focused = $state<string | null>(null)
  /** Whether the keys were used last, so that it is shown where they are. */
  used = $state(false)

  constructor(private readonly host: KeyHost) {}

  /** A key on the map. */
  readonly press = (event: KeyboardEvent): void => {
    const { host, focused } = this
    if ((event.target as Element).closest(OVERLAYS) && event.key !== 'Escape') return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow && event.shiftKey) host.panBy({ x: -80 * arrow[0], y: -80 * arrow[1] })
    else if (arrow) {
      const from = focused ?? [...host.glowing()][0] ?? [...host.spots().keys()][0]
      if (from) this.goTo((focused && nextPlace(host.spots(), focused, ...arrow)) || from)
    } else if ((event.key === 'Enter' || event.key === ' ') && focused) host.touch(focused)
    else if (event.key === 'i' && focused) host.inspect(focused, true)
    else if (event.key === '?' && focused && !host.glowing().has(focused)) host.touch(focused)
    else if (event.key === '+' || event.key === '=') host.zoomBy(1.25)
    else if (event.key === '-') host.zoomBy(0.8)
    else if (event.key === '0') host.zoomOut()
    else if (event.key === 'Escape') host.leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** From anywhere at the table one gets to the next place that glows, or to the one before. */
  readonly pressAnywhere = (event: KeyboardEvent): void => {
    const { host, focused } = this
    if (!['n', 'p', 'i'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element).closest('input, select, textarea, dialog') || host.frame().closest('[inert]')) return
    if (event.key === 'i') {
      const place = host.over() ?? focused
      if (place) host.inspect(place, true)
      return
    }
    const all = [...host.glowing()]
    const at = focused ? all.indexOf(focused) : -1
    const next = all.at((at + (event.key === 'n' ? 1 : -1)) % (all.length || 1))
    if (!next) return
    event.preventDefault()
    host.frame().focus()
    this.goTo(next)
  }

  private goTo(place: string): void {
    this.used = true
    this.focused = place
    this.host.reveal(place)
  }
}
