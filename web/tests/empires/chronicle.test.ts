/** The chronicle: chapters of a round each, when each was over, and how alliances came about. */
import { describe, expect, it } from 'vitest'
import { allianceSteps, chapters, ends, said } from '../../src/games/empires/chronicle'

const began = (round: number) => ({ '@': 'RoundBegan', round })
const told = [
  { '@': 'LotDrawn' },
  { '@': 'CapitalsShown' },
  began(1),
  { '@': 'AllianceProposed', seat: 0, other: 1 },
  { '@': 'Paid' },
  began(2),
  { '@': 'AllianceMade', seat: 0, other: 1 },
]

describe('the chronicle', () => {
  it('has a chapter a round, without what only fills the ledger', () => {
    const steps = told.map((event, n) => ({ n, events: [event] }))
    const kinds = chapters(steps).map(({ round, told }) => [round, ...told.map(({ event }) => event['@'])])
    expect(kinds).toEqual([
      [0, 'CapitalsShown'],
      [1, 'AllianceProposed'],
      [2, 'AllianceMade'],
    ])
  })
  it('says of every sentence when it was told, and the day where it is another one', () => {
    const at = (iso: string) => Date.parse(iso)
    const times = new Map([
      [0, at('2026-03-01T09:00:10Z')],
      [1, at('2026-03-01T09:00:50Z')],
      [2, at('2026-03-01T21:05:00Z')],
      [4, at('2026-03-02T07:30:00Z')],
    ])
    const told = [0, 0, 1, 2, 3, 4].map((n) => ({ n, event: { '@': 'Built' } }))
    const hours = said(told, times, 'de', 'UTC')
    expect(hours.map((hour) => hour?.time)).toEqual(['09:00', '09:00', '09:00', '21:05', undefined, '07:30'])
    expect(hours.map((hour) => hour?.day)).toEqual(['01.03.2026', '', '', '', undefined, '02.03.2026'])
    expect(hours[2]?.exact).toBe('2026-03-01T09:00:50.000Z')
    expect(said(told, times, 'en', 'UTC')[3]?.time).toMatch(/9:05\sPM/)
    expect(chapters([{ n: 7, events: [began(1), ...told.map(({ event }) => event)] }])[0]?.told[0]?.n).toBe(7)
  })
  it('knows when a round was over, taken back ones not', () => {
    const score = (n: number, turn: number) => ({ n, turn, points: [] })
    expect([...ends([score(0, 0), score(5, 1), score(9, 1), score(20, 2)])]).toEqual([
      [0, 5],
      [1, 20],
    ])
    expect([...ends([score(0, 1), score(20, 2), score(21, 1)])]).toEqual([])
  })
  it('tells how alliances came about', () => {
    expect(allianceSteps(told).map(({ round, event }) => [round, event['@']])).toEqual([
      [1, 'AllianceProposed'],
      [2, 'AllianceMade'],
    ])
  })
})
