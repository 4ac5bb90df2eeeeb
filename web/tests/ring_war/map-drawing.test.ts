import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GEOMETRY } from '../../src/games/ring_war/map'

it('draws every line and every tree where the map has it', () => {
  const file = new URL('../../../src/feldzug/games/ring_war/content/geometry.json', import.meta.url)
  const drawn = JSON.parse(readFileSync(file, 'utf8')) as typeof GEOMETRY
  expect(drawn).toMatchObject(GEOMETRY)
  for (const part of ['arcs', 'rivers', 'ranges', 'symbols'] as const) expect(GEOMETRY[part]).toEqual(drawn[part])
})
