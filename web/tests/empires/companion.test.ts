/** The companion thinks of what a table must not forget, and forgets nothing itself. */
import { describe, expect, it } from 'vitest'
import {
  eruptsOn,
  fresh,
  hazardOf,
  isBroken,
  isOver,
  kept,
  lavaTiles,
  mayBend,
  mayRoll,
  reminders,
  reportOf,
  rulesOf,
  settling,
  sideOf,
  targets,
  toldReport,
  turnOf,
  withDice,
} from '../../src/games/empires/companion'
import type { FightView } from '../../src/games/empires/view'

const fight = (more: Partial<FightView> = {}): FightView =>
  ({
    first: 1,
    turns: 4,
    pieces: [],
    objectives: [{ objective: 'mine', sector: 3, points: 20 }],
    touched_by: -1,
    eruption_rolled: -1,
    eruption_die: 0,
    erupted: -1,
    swamp: [],
    lava: [],
    dragon_throws: [],
    dragon: false,
    armies: [],
    sight: null,
    orders: null,
    weather: 'pleasant',
    ...more,
  }) as FightView
const volcano = fight({ pieces: [{ piece: 'volcano', sector: 5, to: 8 }], dragon: true })

describe('a battle', () => {
  it('goes on by half turns, beginning with who has the first', () => {
    const begun = fresh(fight())
    expect([turnOf(begun), sideOf(begun, fight())]).toEqual([1, 1])
    const later = { ...begun, halves: 3 }
    expect([turnOf(later), sideOf(later, fight())]).toEqual([2, 0])
    expect(isOver({ ...begun, halves: 8 }, fight())).toBe(true)
    expect(isOver({ ...begun, halves: 7 }, fight())).toBe(false)
  })
  it('has a volcano that erupts on 4, 3, 2, and then for certain', () => {
    const on = (halves: number) => eruptsOn({ ...fresh(volcano), halves }, true)
    expect([on(0), on(2), on(5), on(6)]).toEqual([4, 3, 2, 1])
    expect(eruptsOn({ ...fresh(volcano), erupted: 1 }, true)).toBe(0)
    expect(eruptsOn(fresh(fight()), false)).toBe(0)
  })
  it('reminds of lava after the eruption, and of the lake after the last tile', () => {
    const erupted = { ...fresh(volcano), erupted: 1, halves: 2 }
    expect(lavaTiles(erupted)).toBe(2)
    expect(reminders(erupted, volcano)).toContain('remind-lava')
    expect(reminders({ ...erupted, halves: 1 }, volcano)).toContain('remind-lava')
    expect(reminders({ ...erupted, halves: 9 }, volcano)).toContain('remind-lake')
    expect(reminders({ ...erupted, halves: 10 }, volcano)).not.toContain('remind-lake')
    expect(reminders(fresh(volcano), volcano)).toEqual([
      'remind-eruption',
      'remind-dragon-asleep',
      'remind-first-order',
    ])
  })
  it('reminds of weather and swamp', () => {
    const foggy = fight({ sight: 25, orders: 1, weather: 'fog', pieces: [{ piece: 'swamp', sector: 2, to: 0 }] })
    expect(reminders({ ...fresh(foggy), halves: 2 }, foggy)).toEqual(['remind-swamp', 'remind-sight', 'remind-orders'])
  })
  it('tells when an army breaks', () => {
    const armed = fight({ armies: [{ break_point: 4 }, { break_point: 6 }] as FightView['armies'] })
    expect(isBroken({ ...fresh(armed), lost: [4, 4] }, armed, 0)).toBe(true)
    expect(isBroken({ ...fresh(armed), lost: [4, 4] }, armed, 1)).toBe(false)
  })
  it('fills the report', () => {
    const report = reportOf({ ...fresh(fight()), points: [120, 45], holders: [1] })
    expect(report).toMatchObject({ '@': 'Report', points: [120, 45], holders: [1], dragon: 'none', withdrew: -1 })
  })
  it('is kept, unless what was kept belongs to another battle', () => {
    const now = { ...fresh(fight()), halves: 5 }
    expect(kept(JSON.stringify(now), fight())).toEqual(now)
    expect(kept(JSON.stringify(now), fight({ objectives: [] })).halves).toBe(0)
    expect(kept('{', fight()).halves).toBe(0)
  })
})

describe("the server's die for the volcano", () => {
  it('is thrown once a half turn, until it erupts', () => {
    const begun = fresh(volcano)
    expect(mayRoll(begun, volcano, true)).toBe(true)
    expect(mayRoll(begun, { ...volcano, eruption_rolled: 0 }, true)).toBe(false)
    expect(mayRoll({ ...begun, halves: 1 }, { ...volcano, eruption_rolled: 0 }, true)).toBe(true)
    expect(mayRoll(begun, fight(), false)).toBe(false)
  })
  it('wakes the dragon when it erupts, on both phones', () => {
    const erupted = withDice({ ...fresh(volcano), halves: 3 }, { erupted: 2, dragon_throws: [] })
    expect([erupted.erupted, erupted.dragonAwake, lavaTiles(erupted)]).toEqual([2, true, 2])
    expect(withDice(fresh(volcano), { erupted: -1, dragon_throws: [] })).toEqual(fresh(volcano))
    const thrown = [{}] as FightView['dragon_throws']
    expect(withDice(fresh(volcano), { erupted: -1, dragon_throws: thrown }).dragonAwake).toBe(true)
  })
})

describe('swamp, lava and dragon', () => {
  it('have dice of the server beside what reminds of them', () => {
    expect(['remind-swamp', 'remind-lava', 'remind-lake', 'remind-dragon', 'remind-sight'].map(hazardOf)).toEqual([
      'swamp',
      'lava',
      'lava',
      'dragon',
      undefined,
    ])
  })
  it('lets the stream be bent once, neither at first nor with the lake', () => {
    const at = (halves: number) => ({ ...fresh(volcano), erupted: 0, halves })
    expect([0, 1, 7, 8].map((halves) => mayBend(at(halves), volcano))).toEqual([false, true, true, false])
    const bent = { ...volcano, lava: [{ half: 1, bend: 2 }] as FightView['lava'] }
    expect(mayBend(at(3), bent)).toBe(false)
  })
  it('lets the dragon attack units, each kind once, and no characters', () => {
    const line = (entry: string, is_unit = true, armour = 5) => ({ entry, is_unit, armour, hits: 3 })
    const armies = [
      { lines: [], extra: [], reinforcement: null },
      {
        lines: [line('general', false), line('knights'), line('knights'), line('knights', true, 4)],
        extra: [line('guns')],
        reinforcement: line('ogres'),
      },
    ] as unknown as FightView['armies']
    expect(targets(fight({ armies }), 1).map(({ entry, armour }) => `${entry} ${armour}`)).toEqual([
      'knights 5',
      'knights 4',
      'guns 5',
      'ogres 5',
    ])
    expect(targets(fight(), 0)).toEqual([])
  })
})

describe('settling', () => {
  const report = reportOf(fresh(fight()))
  it('takes the report or another way, with a note', () => {
    expect(settling('table', report, ' Late. ')).toEqual({ '@': 'Settle', report, note: 'Late.' })
    expect(settling('paper', report, 'x').report).toEqual({ '@': 'OtherWay', way: 'paper' })
  })
  it('begins with what was reported of the table', () => {
    expect(toldReport({ '@': 'TableBattle', report })).toEqual(report)
    expect(toldReport({ '@': 'TableBattle', report: { '@': 'OtherWay', way: 'paper' } })).toBeNull()
    expect(toldReport({ '@': 'TableBattle', report: null })).toBeNull()
  })
  it('names the rules that judge it', () => {
    expect(rulesOf(fight())).toContain('EMP-348')
    expect(rulesOf(fight())).not.toContain('EMP-341')
    expect(rulesOf(volcano)).toContain('EMP-341')
  })
})
