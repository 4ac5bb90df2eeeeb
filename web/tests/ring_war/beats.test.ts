import { describe, expect, it } from 'vitest'
import type { Value } from '../../src/api/types'
import { lastFight } from '../../src/games/ring_war/battle'
import { beats, recap } from '../../src/games/ring_war/beats'
import words from '../../src/games/ring_war/words/en.ftl?raw'
import { translatorIn } from './fixtures'

const sent: Value = { '@': 'UnitSent', seat: 0, kind: 'infantry', led: false }
const named: Value = { '@': 'DefenderNamed', seat: 1, kind: 'infantry' }
const rolled = (hits: number): Value => ({ '@': 'DuelRolled', attack: [5], defence: [1], hits, blocks: 0 })
const lost: Value = { '@': 'UnitLost', seat: 1, area: 'moria', kind: 'infantry' }
const attacks = (target: string): Value => ({ '@': 'AttackAnnounced', seat: 0, source: 'the_shire', target })
const moved = (source: string, target: string): Value => ({
  '@': 'UnitMoved',
  seat: 0,
  source,
  target,
  kind: 'infantry',
  led: false,
})

describe('what is to be seen', () => {
  it('shows every roll, re-rolls too, before what came of it', () => {
    const found = beats([named, rolled(0), rolled(1), lost])
    expect(found.map(({ kind, after }) => [kind, after])).toEqual([
      ['roll', false],
      ['roll', false],
      ['fall', true],
    ])
    expect(found[0]?.events).toEqual([named, rolled(0)])
  })

  it('lets units go together that go the same way', () => {
    const found = beats([moved('a', 'b'), moved('a', 'b'), moved('a', 'c')])
    expect(found.map(({ kind, events }) => [kind, events.length])).toEqual([
      ['travel', 2],
      ['travel', 1],
    ])
  })

  it('remembers what gave a beat its kind, whatever details come before and after', () => {
    expect(beats([named, rolled(1), sent])).toMatchObject([{ kind: 'roll', main: rolled(1) }])
    const both = [moved('a', 'b'), moved('a', 'b')]
    expect(beats([...both, sent])).toMatchObject([{ kind: 'travel', events: [...both, sent], main: both[1] }])
  })

  it('wastes no time on details', () => {
    expect(beats([sent])).toEqual([{ kind: 'note', weight: 0, after: true, events: [sent], main: sent }])
    expect(beats([])).toEqual([])
  })
})

describe('the dice panel', () => {
  it('shows the latest duel with its last dice, and what came of it', () => {
    const fight = lastFight([attacks('moria'), sent, named, rolled(0), rolled(1), lost])
    expect(fight).toMatchObject({ target: 'moria', against: 1, defender: 'infantry', result: lost })
    expect(fight?.rolls).toHaveLength(2)
  })

  it('never shows dice of an older duel', () => {
    const before = [attacks('moria'), sent, named, rolled(1), lost]
    expect(lastFight([...before, attacks('eregion')])).toMatchObject({ target: 'eregion', rolls: [], result: null })
    expect(lastFight([...before, { '@': 'TurnBegan', seat: 1, turn: 2 }])).toBeNull()
    expect(lastFight([...before, moved('umbar', 'harad')])).toBeNull()
  })

  it('keeps the dice while who won moves in', () => {
    const won = [
      attacks('moria'),
      sent,
      named,
      rolled(1),
      lost,
      { '@': 'AreaConquered', seat: 0, area: 'moria', loser: 1 },
    ]
    expect(lastFight([...won, moved('the_shire', 'moria')])?.rolls).toHaveLength(1)
  })
})

describe('since the last turn', () => {
  const translator = translatorIn('en', words)
  const turn = (seat: number): Value => ({ '@': 'TurnBegan', seat, turn: 2 })
  const conquered: Value = { '@': 'AreaConquered', seat: 1, area: 'moria', loser: 0 }
  const placed: Value = { '@': 'UnitDeployed', seat: 1, area: 'the_shire', kind: 'infantry' }

  it('says first what one has lost, then what each of the others did', () => {
    const own: Value = { ...lost, seat: 0 }
    expect(recap([turn(1), placed, placed, own, conquered], 0, translator)).toEqual([
      { seat: 0, text: 'lost Moria · 1 unit lost', places: ['moria'] },
      { seat: 1, text: 'took Moria · placed 2 units', places: ['moria'] },
    ])
  })

  it('says so if somebody did nothing', () => {
    expect(recap([turn(1)], 0, translator)).toEqual([{ seat: 1, text: 'did nothing of note', places: [] }])
  })
})
