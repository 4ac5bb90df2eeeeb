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
  it('says when something was told, once a minute', () => {
    const hours = ['', '9:00', '9:00', '9:01', '', '9:01', '9:00']
    const told = hours.map((_, n) => ({ n, event: { '@': 'Built' } }))
    expect(said(told, (n) => hours[n] ?? '')).toEqual(['', '9:00', '', '9:01', '', '', '9:00'])
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
