/** A map as a file: how its tiles lie, and each tile with its terrain and where its river flows. */
import type { Value } from '../../api/types'

export interface MapTile {
  terrain: string
  flowsTo: string | null
}

export interface MapDraft {
  lie: string
  tiles: Record<string, MapTile>
}

const TILE = /^[A-T](?:[1-9]|1\d|20)$/
const NOTHING = -1

export function draftOf(action: Value): MapDraft {
  const rows = (action.tiles as { tile: string; terrain: string; flows_to?: string | number }[] | undefined) ?? []
  return {
    lie: String(action.lie ?? 'corner-up'),
    tiles: Object.fromEntries(
      rows.map(({ tile, terrain, flows_to }) => [
        tile,
        { terrain, flowsTo: typeof flows_to === 'string' ? flows_to : null },
      ]),
    ),
  }
}

export function entering({ lie, tiles }: MapDraft): Value {
  return {
    '@': 'EnterMap',
    lie,
    tiles: Object.entries(tiles).map(([tile, { terrain, flowsTo }]) => ({
      '@': 'MapTile',
      tile,
      terrain,
      flows_to: flowsTo ?? NOTHING,
    })),
  }
}

/** One line a tile: `B3 river C3`; the first says how the tiles lie. */
export function written({ lie, tiles }: MapDraft): string {
  const lines = Object.entries(tiles).map(([tile, { terrain, flowsTo }]) =>
    [tile, terrain, flowsTo ?? ''].join(' ').trim(),
  )
  return [lie, ...lines].join('\n') + '\n'
}

/** Why a text is no map: the key of a message, and the line that it speaks of. */
export class Unreadable extends Error {
  constructor(
    readonly key: 'map-without-lie' | 'map-no-tile' | 'map-tile-twice',
    readonly line: number,
    readonly text: string,
  ) {
    super(key)
  }
}

/** Reads what `written` writes, in small or large letters; lines that begin with # are passed over. Tells the first line that is no tile. */
export function read(text: string, terrains: readonly string[]): MapDraft {
  const lines = text
    .split('\n')
    .map((line, n) => ({ n: n + 1, line: line.trim() }))
    .filter(({ line }) => line && !line.startsWith('#'))
  const [first, ...rest] = lines
  const lie = first?.line.toLowerCase() ?? ''
  if (lie !== 'corner-up' && lie !== 'side-up')
    throw new Unreadable('map-without-lie', first?.n ?? 1, first?.line ?? '')
  const tiles: Record<string, MapTile> = {}
  for (const { n, line } of rest) {
    const [id = '', ground = '', to] = line.split(/\s+/)
    const [tile, terrain, flowsTo] = [id.toUpperCase(), ground.toLowerCase(), to?.toUpperCase() ?? null]
    if (!TILE.test(tile) || !terrains.includes(terrain) || (flowsTo !== null && !TILE.test(flowsTo)))
      throw new Unreadable('map-no-tile', n, line)
    if (tiles[tile]) throw new Unreadable('map-tile-twice', n, tile)
    tiles[tile] = { terrain, flowsTo }
  }
  return { lie, tiles }
}
