import { expect, it } from 'vitest'
import { ticks } from '../src/shell/ticks'

it('are round numbers within their bounds', () => {
  expect(ticks(0, 66, 5)).toEqual([0, 20, 40, 60])
  expect(ticks(0, 10, 5)).toEqual([0, 2, 4, 6, 8, 10])
  expect(ticks(1, 38, 8)).toEqual([5, 10, 15, 20, 25, 30, 35])
  expect(ticks(7, 9, 8)).toEqual([7, 8, 9])
})
