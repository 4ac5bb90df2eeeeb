import { describe, expect, it } from 'vitest'
import { patched } from '../../src/table/patches'

const before = { turn: 1, places: { north: { units: [1, 2], leader: true }, south: { units: [0, 0] } }, gone: 'x' }

describe('a patch', () => {
  it('changes some parts and drops others', () => {
    const after = patched(before, [
      1,
      { turn: [0, 2], places: [1, { north: [1, { units: [1, { '1': [0, 7] }] }] }], added: [0, { a: 1 }] },
      ['gone'],
    ])
    expect(after).toEqual({
      turn: 2,
      places: { north: { units: [1, 7], leader: true }, south: { units: [0, 0] } },
      added: { a: 1 },
    })
  })

  it('leaves the value before as it is, and shares what did not change', () => {
    const copy = structuredClone(before)
    const after = patched(before, [1, { turn: [0, 2] }]) as typeof before
    expect(before).toEqual(copy)
    expect(after.places).toBe(before.places)
  })

  it('may be none, or put another value in the place of all', () => {
    expect(patched(before, null)).toBe(before)
    expect(patched(before, [0, null])).toBe(null)
  })
})
