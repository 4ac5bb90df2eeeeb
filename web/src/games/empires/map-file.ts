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

/** Reads what `written` writes; tells the first line that is no tile. */
export function read(text: string, terrains: readonly string[]): MapDraft {
  const [lie = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (lie !== 'corner-up' && lie !== 'side-up') throw new Error(lie)
  const tiles: Record<string, MapTile> = {}
  for (const line of lines) {
    const [tile = '', terrain = '', flowsTo = null] = line.split(/\s+/)
    if (!TILE.test(tile) || !terrains.includes(terrain) || (flowsTo !== null && !TILE.test(flowsTo)))
      throw new Error(line)
    tiles[tile] = { terrain, flowsTo }
  }
  return { lie, tiles }
}
