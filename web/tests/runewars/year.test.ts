import { describe, expect, it } from 'vitest'
import type { Value } from '../../src/api/types'
import type { WorldView } from '../../src/games/runewars/view'
import { ordersOfYear } from '../../src/games/runewars/year'

const began = (year: number, season: string): Value => ({ '@': 'SeasonBegan', year, season })
const turned = (...orders: string[]): Value => ({ '@': 'OrdersRevealed', seats: [1, 0], orders })
const world = (season: string, ...open: string[][]) =>
  ({ season, players: open.map((orders) => ({ orders, order: orders.at(-1) ?? null })) }) as unknown as WorldView

describe('the orders of the year', () => {
  const told = [
    began(1, 'winter'),
    turned('fortify', 'harvest'),
    began(2, 'spring'),
    turned('conquer', 'recruit'),
    began(2, 'summer'),
    turned('mobilize', 'harvest'),
    began(2, 'fall'),
    turned('fortify', 'strategize'),
  ]

  it('lie in the seasons in which they were turned up', () => {
    const open = [
      ['recruit', 'harvest', 'strategize'],
      ['conquer', 'mobilize', 'fortify'],
    ]
    expect(ordersOfYear(world('fall', ...open), told)).toEqual([
      ['recruit', 'harvest', 'strategize', null],
      ['conquer', 'mobilize', 'fortify', null],
    ])
  })

  it('stay there when one of them is taken back', () => {
    const [own] = ordersOfYear(world('fall', ['recruit', 'strategize'], ['conquer', 'mobilize', 'fortify']), told)
    expect(own).toEqual(['recruit', null, 'strategize', null])
  })

  it('lie there until spring takes them back', () => {
    const before = told.slice(0, 3)
    expect(ordersOfYear(world('spring', ['harvest'], ['fortify']), before)[0]).toEqual([null, null, null, 'harvest'])
    expect(ordersOfYear(world('spring', [], []), before)[0]).toEqual([null, null, null, null])
  })

  it('lie one after another where nobody has told when they were played', () => {
    expect(ordersOfYear(world('summer', ['recruit', 'harvest'], []), [])[0]).toEqual(['recruit', 'harvest', null, null])
  })
})
