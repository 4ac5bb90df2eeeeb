import { describe, expect, it } from 'vitest'
import { NOTHING, Targets } from '../../src/board/targets'
import { touchables } from '../../src/games/ring_war/touchables'
import { successes } from '../../src/games/ring_war/battle'
import { gesture, movable } from '../../src/games/ring_war/moves'
import type { WarView } from '../../src/games/ring_war/view'
import { translatorIn, offer } from './fixtures'

const attack = (source: string, target: string) => ({ '@': 'Attack', source, target })
const stop = { '@': 'StopAttacking' }

describe('targets', () => {
  const targets = new Targets(
    touchables,
    offer(
      'ChooseAttack',
      [attack('moria', 'eregion'), attack('moria', 'lorien'), attack('fangorn', 'lorien'), stop],
      [[attack('the_shire', 'buckland'), 'too-few-to-attack']],
    ),
  )

  it('glow step by step', () => {
    expect([...targets.glowing(NOTHING)]).toEqual(['moria', 'fangorn'])
    expect([...targets.glowing({ places: ['moria'], cards: [] })]).toEqual(['eregion', 'lorien'])
    expect(targets.complete({ places: ['moria', 'lorien'], cards: [] })).toEqual([attack('moria', 'lorien')])
    expect(targets.buttons).toEqual([stop])
  })

  it('know what could be done with a place before anything is touched', () => {
    expect(targets.about(NOTHING, 'lorien')).toEqual([attack('moria', 'lorien'), attack('fangorn', 'lorien')])
    expect(targets.about({ places: ['fangorn'], cards: [] }, 'lorien')).toEqual([attack('fangorn', 'lorien')])
    expect(targets.about(NOTHING, 'buckland')).toEqual([])
  })

  it('know why not, or what to ask', () => {
    expect(targets.greyed(NOTHING, 'the_shire')[0]?.reason?.key).toBe('too-few-to-attack')
    expect(targets.hypothetical({ places: ['moria'], cards: [] }, 'umbar')).toEqual(attack('moria', 'umbar'))
    expect(targets.hypothetical(NOTHING, 'umbar')).toMatchObject({ '@': 'Attack', source: 'umbar' })
  })

  it('show beside what can be done what cannot, once a place is touched', () => {
    const deploy = (area: string, kind: string) => ({ '@': 'Deploy', area, kind })
    const placing = new Targets(
      touchables,
      offer(
        'PlaceUnit',
        [deploy('moria', 'infantry')],
        [
          [deploy('moria', 'creature'), 'too-few-points'],
          [deploy('lorien', 'creature'), 'too-few-points'],
        ],
      ),
    )
    expect(placing.refused({ places: ['moria'], cards: [] }).map(({ action }) => action)).toEqual([
      deploy('moria', 'creature'),
    ])
    expect(placing.refused(NOTHING)).toEqual([])
    // From here nothing can be attacked; which target that would be is not yet said.
    expect(targets.refused({ places: ['the_shire'], cards: [] })).toEqual([])
  })

  it('take cards in any order, and each as often as it is held', () => {
    const trade = { '@': 'Trade', area_cards: ['moria', 'joker-1', 'umbar'] }
    const cards = new Targets(touchables, offer('TradeCards', [trade, { '@': 'KeepCards' }]))
    expect(cards.complete({ places: [], cards: ['umbar', 'moria', 'joker-1'] })).toEqual([trade])
    expect(cards.continuing({ places: [], cards: ['umbar', 'umbar'] })).toEqual([])
    expect([...cards.playable(NOTHING)]).toHaveLength(3)
  })

  it('take the ends of a bridge in either order', () => {
    const bridge = { '@': 'CloseBridge', source: 'moria', target: 'lorien' }
    const ends = new Targets(touchables, offer('WhichBridge', [bridge]))
    expect([...ends.glowing(NOTHING)].sort()).toEqual(['lorien', 'moria'])
    expect(ends.complete({ places: ['lorien', 'moria'], cards: [] })).toEqual([bridge])
  })
})

describe('gestures', () => {
  it('send the others where the first one goes, the leader once', () => {
    const { now, then } = gesture('moria', { infantry: 1, cavalry: 1 })
    expect(now).toEqual([{ '@': 'Move', source: 'moria', kind: 'infantry' }])
    expect(then?.({ '@': 'MoveTo', target: 'lorien', led: true })).toEqual([
      { '@': 'MoveTo', target: 'lorien', led: true },
      { '@': 'Move', source: 'moria', kind: 'cavalry' },
      { '@': 'MoveTo', target: 'lorien', led: false },
    ])
  })

  it('know how many may leave from the view, and which kinds from the offer', () => {
    const none = { infantry: 0, cavalry: 0, creature: 0 }
    const ready = { infantry: 2, cavalry: 1, creature: 0 }
    const place = {
      ruler: 0,
      units: { ...ready, creature: 1 },
      fought: none,
      moved: none,
      ready,
      spare: 3,
      room: 1,
      together: { infantry: 2, cavalry: 3, creature: 0 },
      leader: false,
      beaten: 0,
    }
    const asked = offer('ChooseMove', [
      { '@': 'Move', source: 'moria', kind: 'infantry' },
      { '@': 'Move', source: 'moria', kind: 'cavalry' },
    ])
    const translator = translatorIn('en')
    const found = movable(asked, { places: { moria: place } } as unknown as WarView, 'moria', translator)
    expect(found?.most).toBe(3)
    expect(found?.kinds.map(({ id, most, together }) => [id, most, together])).toEqual([
      ['infantry', 2, 2],
      ['cavalry', 1, 3],
    ])
    expect(movable(asked, { places: { moria: place } } as unknown as WarView, 'umbar', translator)).toBeNull()
  })
})

describe('dice', () => {
  it('are successes as far as they were counted', () => {
    expect(successes([6, 2, 5], 2)).toEqual([true, false, true])
    expect(successes([4, 2], 0)).toEqual([false, false])
  })
})
