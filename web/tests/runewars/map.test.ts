import { describe, expect, it } from 'vitest'
import { areasOf, neighbour, pixel, RADIUS, turned } from '../../src/games/runewars/hexes'
import {
  besideGhost,
  gapBetween,
  ghostHexes,
  laidMap,
  nearestGhost,
  rimHexes,
  setUpPlaces,
  tileGhost,
  trayOf,
} from '../../src/games/runewars/map'
import type { WorldView } from '../../src/games/runewars/view'

const world = (tiles: WorldView['tiles']) => ({ tiles, areas: {}, heroes: {} }) as unknown as WorldView

describe('hexes', () => {
  it('turns around the origin and comes back after six sixths', () => {
    expect(turned([1, 0], 1)).toEqual([0, 1])
    expect(turned([2, -1], 6)).toEqual([2, -1])
  })

  it('knows a neighbour in each direction, as far away as a hex is high', () => {
    for (const side of [0, 1, 2, 3, 4, 5]) {
      const { x, y } = pixel(...neighbour(0, 0, side))
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3) * RADIUS)
    }
  })

  it('turns the borders of a tile with it', () => {
    const [plain] = areasOf({ tile: '1', q: 0, r: 0, turn: 0 })
    const [once] = areasOf({ tile: '1', q: 0, r: 0, turn: 1 })
    const water = plain?.borders.indexOf('water') ?? -1
    expect(water).toBe(4)
    expect(once?.borders[(water + 1) % 6]).toBe('water')
  })
})

describe('the map as it is laid', () => {
  it('has a spot for every area and room around it', () => {
    const map = laidMap(world([{ tile: '1', q: 0, r: 0, turn: 0 }]))
    expect([...map.spots.keys()]).toEqual(['1a', '1b', '1c'])
    for (const { x, y } of map.spots.values()) {
      expect(x).toBeGreaterThan(RADIUS)
      expect(x).toBeLessThan(map.width - RADIUS)
      expect(y).toBeGreaterThan(RADIUS)
      expect(y).toBeLessThan(map.height - RADIUS)
    }
  })

  it('makes room for what may be laid', () => {
    const here = world([{ tile: '1', q: 0, r: 0, turn: 0 }])
    const ghosts = ghostHexes(new Set(['lay:4:0:0']), '9')
    expect(ghosts.length).toBe(2)
    expect(laidMap(here, ghosts).width).toBeGreaterThan(laidMap(here).width)
  })

  it('names the places of answers of the set-up', () => {
    expect(setUpPlaces({ '@': 'LayTile', tile: '9', q: 1, r: -2, turn: 3 })).toEqual(['tile:9', 'lay:1:-2:3'])
    expect(setUpPlaces({ '@': 'TakeMarker', q: 1, r: 0, direction: 2 })).toEqual(['marker:1:0:2'])
    expect(setUpPlaces({ '@': 'Activate', area: '1a' })).toBeNull()
  })

  it('has room around it while tiles are laid, wherever the next one goes', () => {
    const here = world([{ tile: '1', q: 0, r: 0, turn: 0 }])
    const map = laidMap(here, rimHexes(here), { width: 100, height: 0 })
    const ghost = tileGhost('lay:2:0:0', '9', map.origin)
    for (const { x, y } of ghost.hexes) {
      expect(x).toBeGreaterThan(100)
      expect(x).toBeLessThan(map.width)
      expect(y).toBeLessThan(map.height)
    }
  })

  it.each([0, 1, 2, 3, 4, 5])('keeps tiles that wait apart from each other and from the map, turned by %i', (turn) => {
    const tray = trayOf(['tile:1', 'tile:9'], turn)
    const map = laidMap(world([]), ghostHexes(new Set([`lay:0:0:${turn}`]), '9'), tray)
    const shown = tray.tiles.map(({ tile, x, y }) =>
      areasOf({ tile, q: 0, r: 0, turn }).map(({ q, r }) => ({
        x: x + pixel(q, r).x * tray.size,
        y: y + pixel(q, r).y * tray.size,
      })),
    )
    const reach = RADIUS * tray.size
    for (const { x, y } of shown.flat()) {
      expect(x).toBeGreaterThan(reach)
      expect(x + reach).toBeLessThan(tray.width)
      expect(y).toBeGreaterThan(reach)
      expect(y + reach).toBeLessThan(map.height)
    }
    const [first = [], second = []] = shown
    for (const a of first) for (const b of second) expect(b.y - a.y).toBeGreaterThan(2 * reach)
    for (const { x } of tileGhost(`lay:0:0:${turn}`, '9', map.origin).hexes)
      expect(x - RADIUS).toBeGreaterThan(tray.width)
  })

  it('shows a tile that waits alone larger than several', () => {
    expect(trayOf(['tile:1'], 0).size).toBeGreaterThan(trayOf(['tile:1', 'tile:9'], 0).size)
  })

  it('knows how far apart the nearest two of several places are', () => {
    const [a, b, c] = ['lay:0:0:0', 'lay:1:0:0', 'lay:5:0:0'].map((id) => tileGhost(id, '9', { x: 0, y: 0 })) as [
      ReturnType<typeof tileGhost>,
      ReturnType<typeof tileGhost>,
      ReturnType<typeof tileGhost>,
    ]
    expect(gapBetween([a, b, c])).toBeCloseTo(Math.sqrt(3) * RADIUS)
    expect(gapBetween([a])).toBe(Infinity)
  })

  it('lets a tile lie down where it fits nearest, and says beside what', () => {
    const map = laidMap(world([{ tile: '1', q: 0, r: 0, turn: 0 }]))
    const near = tileGhost('lay:1:0:0', '9', map.origin)
    const far = tileGhost('lay:5:0:0', '9', map.origin)
    const at = { x: near.middle.x + 40, y: near.middle.y - 30 }
    expect(nearestGhost([far, near], at)?.id).toBe(near.id)
    expect(nearestGhost([far], at)).toBeNull()
    expect(besideGhost(near, map.land)).toContain('1a')
    expect(besideGhost(far, map.land)).toEqual([])
  })

  it('draws a tile where it would lie', () => {
    const ghost = tileGhost('lay:0:0:0', '9', { x: 0, y: 0 })
    expect(ghost.hexes).toHaveLength(2)
    expect(ghost.hexes[0]).toEqual({ x: 0, y: 0 })
  })
})
