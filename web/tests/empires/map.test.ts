/** Tiles lie as the rules say, rivers run where they flow, and realms end at their borders. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { directionTo, drawnMap, neighboursOf, riverOf } from '../../src/games/empires/map'
import { DIRECTIONS, middle, neighbour, RADIUS } from '../../src/games/empires/hexes'
import { draftOf, entering, read, written } from '../../src/games/empires/map-file'
import type { CampaignView, TileView } from '../../src/games/empires/view'

const words = (language: string) => readFileSync(`src/games/empires/words/${language}.ftl`, 'utf8')
/** The terms of the spells that last, by the rules' own file. */
const terms = [
  ...new Set(
    [...readFileSync('../src/feldzug/games/empires/content/spells.toml', 'utf8').matchAll(/until = "(.+)"/g)].map(
      ([, term]) => term,
    ),
  ),
]
const tile = (terrain: string, more: Partial<TileView> = {}): TileView => ({
  terrain,
  flows_to: null,
  owner: null,
  building: null,
  capital: false,
  exhausted: false,
  lasting: [],
  ...more,
})
const campaign = (tiles: Record<string, TileView>, lie = 'corner-up') => ({ tiles, lie }) as unknown as CampaignView

describe('tiles', () => {
  it('with a corner up have no neighbour in the north, and the compass begins in the north-east', () => {
    expect(DIRECTIONS.map((direction) => neighbour('B2', direction, 'corner-up'))).toEqual([
      'C1',
      'C2',
      'C3',
      'B3',
      'A2',
      'B1',
    ])
  })
  it('with a side up begin in the north', () => {
    expect(DIRECTIONS.map((direction) => neighbour('B2', direction, 'side-up'))).toEqual([
      'B1',
      'C2',
      'C3',
      'B3',
      'A3',
      'A2',
    ])
  })
  it('border each other both ways', () => {
    for (const lie of ['corner-up', 'side-up'])
      for (const direction of DIRECTIONS) {
        const near = neighbour('F6', direction, lie) as string
        expect(directionTo(near, 'F6', lie)).toBe(((direction + 2) % 6) + 1)
      }
  })
  it('beyond the map are none', () => {
    expect(neighbour('A1', 6, 'corner-up')).toBeNull()
    expect(neighboursOf('A1', { A1: 1, B1: 1 }, 'corner-up')).toEqual(['B1'])
  })
})

describe('the compass', () => {
  const rows = (from: string, to: string) =>
    Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, n) =>
      String.fromCharCode(from.charCodeAt(0) + n),
    )
  const far = (map: ReturnType<typeof drawnMap>) =>
    Math.min(...map.tiles.map(({ at }) => Math.hypot(at.x - map.compass.x, at.y - map.compass.y)))

  it('lies in a corner that is free, and takes no room from the map', () => {
    // Nine tiles wide in the middle, few above and below.
    const wide = rows('B', 'J').map((column) => `${column}4`)
    const map = drawnMap(
      campaign(Object.fromEntries([...wide, 'E2', 'F2', 'E3', 'F3', 'E5', 'E6'].map((id) => [id, tile('fields')]))),
    )
    expect(far(map)).toBeGreaterThan(2 * RADIUS)
    expect(map.width).toBeLessThan(Math.max(...map.tiles.map(({ at }) => at.x)) + 2 * RADIUS)
  })
  it('lies beside the map where there is none', () => {
    const map = drawnMap(
      campaign(
        Object.fromEntries(
          rows('A', 'D').flatMap((column) => [1, 2, 3].map((row) => [column + String(row), tile('fields')])),
        ),
      ),
    )
    expect(far(map)).toBeGreaterThan(2 * RADIUS)
    expect(map.compass.x).toBeGreaterThan(Math.max(...map.tiles.map(({ at }) => at.x)))
  })
})

describe('what lasts', () => {
  it('ends at a time that has words in both languages', () => {
    expect(terms.length).toBeGreaterThan(2)
    for (const language of ['de', 'en']) for (const term of terms) expect(words(language)).toContain(`until-${term} = `)
  })
})

describe('the map', () => {
  it('ends a realm where the next tile is not of it', () => {
    const map = drawnMap(
      campaign({ A1: tile('fields', { owner: 1 }), B1: tile('fields', { owner: 1 }), C1: tile('hills') }),
    )
    const borders = new Map(map.tiles.map(({ id, borders }) => [id, borders]))
    expect(borders.get('A1')).not.toContain(2)
    expect(borders.get('B1')).toContain(2)
    expect(borders.get('C1')).toEqual([])
  })
  it('lets a river run from the tile above into the one it flows to', () => {
    const tiles = { A1: tile('river', { flows_to: 'B1' }), B1: tile('river', { flows_to: 'C1' }), C1: tile('lake') }
    const river = riverOf('B1', middle('B1', 'corner-up'), tiles, 'corner-up')
    expect(river?.from).toHaveLength(1)
    expect(river?.to?.x).toBeGreaterThan(middle('B1', 'corner-up').x)
    expect(riverOf('C1', middle('C1', 'corner-up'), tiles, 'corner-up')).toBeNull()
  })
})

describe('a map file', () => {
  const text = 'side-up\nA1 river B1\nB1 lake\n'
  const terrains = ['river', 'lake']

  it('is read as it was written', () => {
    expect(written(read(text, terrains))).toBe(text)
    expect(draftOf(entering(read(text, terrains)))).toEqual(read(text, terrains))
  })
})
