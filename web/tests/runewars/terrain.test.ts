import { expect, it } from 'vitest'
import { edge, pixel } from '../../src/games/runewars/hexes'
import { edgeKey, ridge, river, terrainOf } from '../../src/games/runewars/terrain'

it('what grows there most gives an area its look', () => {
  expect(terrainOf([3, 1, 0])).toBe('fields')
  expect(terrainOf([0, 2, 1])).toBe('forest')
  expect(terrainOf([1, 0, 2])).toBe('hills')
  expect(terrainOf([1, 1, 0])).toBe('mixed')
})

it('a border is the same from either side', () => {
  for (const side of [0, 1, 2]) {
    const here = edge(pixel(0, 0), side)
    const [q, r] = (
      [
        [1, 0],
        [0, 1],
        [-1, 1],
      ] as const
    )[side] as readonly [number, number]
    const there = edge(pixel(q, r), side + 3)
    expect(edgeKey({ q, r }, side + 3)).toBe(edgeKey({ q: 0, r: 0 }, side))
    expect(river(there)).toBe(river(here))
    expect(ridge(there)).toEqual(ridge(here))
  }
})

it('of a ridge what is nearer covers what is farther', () => {
  const feet = ridge({ x1: 0, y1: 90, x2: 40, y2: 0 }).map(({ body }) => Number(body.split(' ')[1]?.split('L')[0]))
  expect(feet).toEqual(feet.toSorted((a, b) => a - b))
})
