/** Panning and zooming a map by mouse, wheel and fingers (d3-zoom), within the limits of camera.ts. */
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
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

const cameraOf = ({ x, y, k }: ZoomTransform): Camera => ({ x, y, k })
const transformOf = ({ x, y, k }: Camera): ZoomTransform => zoomIdentity.translate(x, y).scale(k)

export class MapZoom {
  private camera: Camera = { x: 0, y: 0, k: 1 }
  private readonly behaviour = zoom<HTMLElement, unknown>()
  private readonly target

  constructor(
    element: HTMLElement,
    private readonly limits: Limits,
    /** Tells where one looks now, and whether somebody has chosen that. */
    changed: (camera: Camera, chosen: boolean) => void,
  ) {
    this.target = select<HTMLElement, unknown>(element)
    this.behaviour
      .extent(() => [
        [0, 0],
        [limits.box().w, limits.box().h],
      ])
      .constrain((transform) =>
        limits.held() ? transformOf(this.camera) : transformOf(clamp(cameraOf(transform), limits.map(), limits.box())),
      )
      .filter((event: MouseEvent) => !event.button && !(event.target as Element).closest(limits.aside))
      .wheelDelta(({ deltaY, deltaMode }) => -deltaY * (deltaMode ? 0.05 : 0.0016) * Math.LOG2E)
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: Event | null }) => {
        this.camera = cameraOf(transform)
        changed(this.camera, sourceEvent !== null)
      })
    this.target.call(this.behaviour).on('dblclick.zoom', null)
  }

  /** Looks there, within the limits; nobody has chosen it. */
  lookAt(camera: Camera): void {
    this.resize()
    this.behaviour.transform(this.target, transformOf(clamp(camera, this.limits.map(), this.limits.box())))
  }

  /** Closer or farther by a factor, the middle of the window staying where it is. */
  zoomBy(factor: number): void {
    this.behaviour.scaleBy(this.target, factor)
  }

  /** So many pixels to the right and down. */
  panBy({ x, y }: Spot): void {
    this.behaviour.translateBy(this.target, x / this.camera.k, y / this.camera.k)
  }

  destroy(): void {
    this.target.on('.zoom', null)
  }

  private resize(): void {
    this.behaviour.scaleExtent([farthest(this.limits.map(), this.limits.box()), CLOSEST])
  }
}
