/** The map follows what happens on it: it glides to where that is, and back when somebody wants to choose. */
import { around, NARROW, reveal, type Camera, type Size, type Spot } from './camera'

/** So long a glide takes, in milliseconds. */
const GLIDE = 380

interface View {
  camera: () => Camera
  map: () => Size
  box: () => Size
  /** Whether somebody has chosen what to look at. */
  chosen: () => boolean
  moves: () => boolean
  lookAt: (camera: Camera) => void
}

export class FollowCamera {
  /** Where one looked before the map began to follow. */
  private before: Camera | null = null
  private frame = 0

  constructor(private readonly view: View) {}

  /** Something happens there. */
  follow(spots: readonly Spot[]): void {
    const [camera, map, box] = [this.view.camera(), this.view.map(), this.view.box()]
    if (!spots.length || !box.w || !box.h) return
    if (box.w < NARROW && !this.view.chosen()) {
      this.before ??= camera
      this.glide(around(spots, map, box))
    } else this.glide(spots.reduce<Camera>((seen, spot) => reveal(seen, spot, map, box), camera))
  }

  /** Somebody wants to choose: all is in sight again. */
  back(): void {
    if (this.before && !this.view.chosen()) this.glide(this.before)
    this.before = null
  }

  /** The room has changed, and all is in sight like this; returns whether that waits, for something else is followed. */
  returnsTo(overview: Camera): boolean {
    if (this.before) this.before = overview
    return this.before !== null
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
  }

  private glide(to: Camera): void {
    this.stop()
    const from = this.view.camera()
    if (from.x === to.x && from.y === to.y && from.k === to.k) return
    if (!this.view.moves()) return this.view.lookAt(to)
    const began = performance.now()
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE))
      const eased = part * part * (3 - 2 * part)
      const between = (a: number, b: number) => a + (b - a) * eased
      this.view.lookAt({ x: between(from.x, to.x), y: between(from.y, to.y), k: between(from.k, to.k) })
      if (part < 1) this.frame = requestAnimationFrame(step)
    }
    this.frame = requestAnimationFrame(step)
  }
}
