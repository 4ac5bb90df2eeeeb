/** An army as it is written: counted up, with cards, siege gear and gold, and kept. */
import { describe, expect, it } from 'vitest'
import {
  bearable,
  bought,
  empty,
  extraPoints,
  fielding,
  isOfList,
  pointsOf,
  written,
  type Book,
  type Item,
  type ListEntry,
  type Written,
} from '../../src/games/empires/roster'
import type { Value } from '../../src/api/types'

const entry = (id: string, points: number, more: Partial<ListEntry> = {}): ListEntry => ({
  id,
  kind: 'infantry',
  points,
  min: 0,
  max: 0,
  upgrades: [],
  armour: 'none',
  hits: 3,
  becomes: '',
  ...more,
})
const banner: Item = {
  id: 'banner',
  carriers: ['infantry'],
  people: '',
  prices: {
    old: { points: 50, by: '', table: {} },
    revolution: { points: 0, by: 'armour', table: { 5: 30, none: 15 } },
  },
}
const list = {
  entries: [entry('x-spears', 45), entry('x-guard', 60, { armour: 5 }), entry('x-wall', 90, { armour: 3 })],
  upgrades: [entry('x-plate', 80, { becomes: 'x-guard' })],
}
const book = (edition: string): Book => ({ people: 'x', edition, list, items: [banner] })
const line = (name: string, count = 1, items: string[] = [], upgrades: string[] = []) => ({
  entry: name,
  count,
  upgrades,
  items,
})

describe('an army', () => {
  const lines = [line('x-spears', 3), line('x-spears', 1, ['banner'])]

  it('is counted up by the edition, and an item costs what its bearer makes it cost', () => {
    expect(pointsOf(lines, book('old'), [])).toBe(4 * 45 + 50)
    expect(pointsOf(lines, book('revolution'), [])).toBe(4 * 45 + 15)
    expect(pointsOf([line('x-guard', 1, ['banner'])], book('revolution'), [])).toBe(60 + 30)
    expect(pointsOf([line('x-spears', 1, ['banner'], ['x-plate'])], book('revolution'), [])).toBe(45 + 80 + 30)
    expect(bearable(line('x-wall'), book('revolution'))).toEqual([])
    expect(bearable(line('x-wall'), book('old'))).toEqual([banner])
  })
  it('has drawn items free of charge, and names the cards that somebody bears', () => {
    expect(pointsOf(lines, book('old'), ['banner'])).toBe(4 * 45)
    const army: Written = { ...empty(), lines, cards: ['banner', 'sword'] }
    expect((fielding(army).roster as Value).cards).toEqual(['banner'])
  })
  it('buys siege gear and more units with the extra points', () => {
    const army: Written = { ...empty(), gear: { tower: 2, wall: 0 }, extra: [line('x-guard', 2)] }
    const gear = [
      { id: 'tower', sort: 'fortification', side: 'defender', points: 200 },
      { id: 'wall', sort: 'fortification', side: 'defender', points: 55 },
    ]
    expect(extraPoints(army, book('old'), gear)).toBe(400 + 120)
    expect((fielding(army).roster as Value).gear).toEqual([{ '@': 'RosterGear', gear: 'tower', count: 2 }])
  })
  it('buys points above the size of the battle with gold, and what the additional unit costs above 70', () => {
    const army: Written = { ...empty(), lines: [line('x-spears', 10)], reinforcement: 'x-wall' }
    expect(bought(army, book('old'), { size: 400, gold_per_point: 2 })).toEqual({ points: 50, gold: 100 + 20 })
    expect(bought(empty(), book('old'), { size: 400, gold_per_point: 2 })).toEqual({ points: 0, gold: 0 })
  })
  it('is read as it was written', () => {
    const army: Written = {
      lines,
      reinforcement: 'x-guard',
      cards: ['banner'],
      gear: { tower: 1 },
      extra: [line('x-spears')],
    }
    expect(written(fielding(army).roster as Value)).toEqual(army)
    expect(written(undefined)).toEqual(empty())
    expect((fielding(empty()).roster as Value).reinforcement).toBe(-1)
  })
  it('is offered again where all its units are on the list', () => {
    const roster = fielding({ ...empty(), lines: [line('x-spears', 2)] }).roster as Value
    expect(isOfList(roster, list)).toBe(true)
    expect(isOfList(fielding({ ...empty(), extra: [line('y-riders')] }).roster as Value, list)).toBe(false)
  })
})
