/** Every coin has its source, and every point of an army its line. */
import { describe, expect, it } from 'vitest'
import { accountOf, bySource, pointsOf, standings } from '../../src/games/empires/ledger'
import { EMBLEMS, patternOf } from '../../src/games/empires/owners'
import { owner } from '../../src/games/plain/owners'
import type { CampaignView } from '../../src/games/empires/view'

const line = (seat: number, gold: number, kp: number, why: string) => ({ round: 1, seat, gold, kp, why, tile: null })
const view = {
  ledger: [
    line(0, 100, 0, 'start'),
    line(1, 100, 0, 'start'),
    line(0, 0, 3, 'battle'),
    line(0, -40, 0, 'army'),
    line(0, 60, 0, 'mine'),
  ],
  tiles: {
    A1: { owner: 0, building: 'city' },
    B1: { owner: 0, building: null },
    C1: { owner: 1, building: 'special-building' },
  },
  realms: [
    { points: 6, own_points: 6, markers: 0 },
    { points: 9, own_points: 4, markers: 2 },
  ],
} as unknown as CampaignView

describe('the ledger', () => {
  it('tells what was left after each line', () => {
    expect(accountOf(view, 0).map(({ leftGold, leftKp }) => [leftGold, leftKp])).toEqual([
      [100, 0],
      [100, 3],
      [60, 3],
      [120, 3],
    ])
  })
  it('sums by source', () => {
    expect(bySource([line(0, 10, 0, 'mine'), line(0, -30, 0, 'army'), line(0, 15, 0, 'mine')])).toEqual([
      { why: 'army', gold: -30, kp: 0 },
      { why: 'mine', gold: 25, kp: 0 },
    ])
  })
  it('knows where points come from, whatever the map does not show being the hoard', () => {
    expect(pointsOf(view, 0)).toEqual([
      { source: 'tiles', points: 2 },
      { source: 'cities', points: 1 },
      { source: 'hoard', points: 3 },
    ])
    expect(standings(view)).toEqual([1, 0])
  })
})

describe('realms', () => {
  it('are nineteen, each with its own pair of colour and pattern, each people with its own emblem', () => {
    const looks = Array.from({ length: 19 }, (_, seat) => `${owner(seat).key} ${patternOf(seat)}`)
    expect(new Set(looks).size).toBe(19)
    expect(new Set(Object.values(EMBLEMS)).size).toBe(19)
  })
})
