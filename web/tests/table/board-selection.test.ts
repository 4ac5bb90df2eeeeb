// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Offer, Value } from '../../src/api/types'
import type { Drawing, Movable } from '../../src/games/drawing'
import { BoardSelection } from '../../src/table/board-selection.svelte'
import { TableState } from '../../src/table/table-state.svelte'
import { Translator } from '../../src/words/translator'
import { drawing as pretend, snapshot, translations } from '../pretend'

const put = (pond: string): Value => ({ '@': 'PutStone', pond })
const row = (from: string, to: string): Value => ({ '@': 'Row', from, to })
const raid = (from: string, to: string): Value => ({ '@': 'Raid', from, to })
const play = (card: string): Value => ({ '@': 'Play', card })

const refusal = { key: 'too-deep', rule: 'P-1', args: { pond: 'south' } }
const offer = (legal: Value[], greyed: Value[] = []): Offer => ({
  seat: 0,
  question: { '@': 'WhichPond' },
  path: [],
  forms: [],
  choices: [
    ...legal.map((action) => ({ action, reason: null })),
    ...greyed.map((action) => ({ action, reason: refusal })),
  ],
})

/** Boats can be rowed from pond to pond, raids are worth a second look, and there are cards. */
const drawing: Drawing = {
  ...pretend,
  touchables: {
    places: { PutStone: ['pond'], Row: ['from', 'to'], Raid: ['from', 'to'], Launch: ['pond'] },
    cards: { Play: 'card' },
  },
  needsConfirmation: (action) => action['@'] === 'Raid',
}

describe('what is touched', () => {
  let state: TableState
  let busy: boolean
  let movable: Movable | null
  let selection: BoardSelection

  function ask(asked: Offer): void {
    state.snapshot = { ...snapshot, offer: asked }
  }

  beforeEach(() => {
    state = new TableState()
    state.seat = 0
    busy = false
    movable = null
    const translator = new Translator({ language: 'en', translations, seats: ['Ada', 'Bo'], nobody: drawing.nobody })
    const counting = { ...drawing, movable: () => movable }
    selection = new BoardSelection(
      state,
      counting,
      () => busy,
      () => translator,
    )
  })

  it('answers at once where a single touch says all', () => {
    ask(offer([put('north'), put('south')]))
    expect([...selection.glowing]).toEqual(['north', 'south'])
    expect(selection.touch('north')).toEqual({ answer: put('north') })
  })

  it('glows for the next touch, and starts afresh from another place', () => {
    ask(offer([row('north', 'east'), row('south', 'west')]))
    expect(selection.touch('north')).toBeNull()
    expect([...selection.glowing]).toEqual(['east'])
    expect(selection.touch('south')).toBeNull()
    expect([...selection.glowing]).toEqual(['west'])
    expect(selection.touch('west')).toEqual({ answer: row('south', 'west') })
  })

  it('lets go of what is touched twice', () => {
    ask(offer([row('north', 'east'), row('north', 'west')]))
    selection.touch('north')
    expect(selection.touch('north')).toBeNull()
    expect(selection.touched.places).toEqual([])
    expect(selection.inspected).toBeNull()
  })

  it('asks for a second touch where an answer is worth a second look', () => {
    ask(offer([raid('north', 'east'), put('south')]))
    selection.touch('north')
    expect(selection.touch('east')).toBeNull()
    expect(selection.choices).toEqual([raid('north', 'east')])
    expect(selection.touch('east')).toEqual({ answer: raid('north', 'east') })
  })

  it('shows beforehand what could be done with a target', () => {
    ask(offer([raid('north', 'east'), raid('south', 'east')]))
    selection.hovered = 'east'
    expect(selection.preview?.considered).toHaveLength(2)
    expect(selection.touch('east')).toBeNull()
    expect(selection.choices).toHaveLength(2)
    expect(selection.preview).toBeNull()
  })

  it('wants to know why not', () => {
    ask(offer([put('north')], [put('south')]))
    expect(selection.touch('south')).toEqual({ explain: 'south' })
    expect(selection.inspected).toBe('south')
  })

  it('glows for nobody while something is on its way', () => {
    busy = true
    ask(offer([put('north')]))
    expect(selection.glowing.size).toBe(0)
  })

  it('drags from place to place, or counts first', () => {
    ask(offer([row('north', 'east')]))
    expect(selection.drag('north', 'east')).toEqual({ answer: row('north', 'east') })
    expect(selection.drag('north', 'west')).toEqual({ explain: 'west' })
    movable = { kinds: [{ id: 'boat', name: 'boat', most: 1, together: 1 }], most: 1 }
    expect(selection.drag('north', 'west')).toEqual({ send: { boat: 1 } })
    movable = { kinds: [{ id: 'boat', name: 'boat', most: 3, together: 3 }], most: 2 }
    expect(selection.drag('north', 'west')).toBeNull()
    expect([selection.inspected, selection.destination]).toEqual(['north', 'west'])
    expect(selection.movable).toEqual(movable)
    const counted = selection.movable
    ask(offer([row('north', 'east')]))
    expect(selection.movable).toBe(counted)
  })

  it('takes cards up and puts them down, or says why not', () => {
    ask(offer([play('reed'), play('frog')], [play('storm')]))
    selection.touchCard('reed')
    expect(selection.complete).toEqual([play('reed')])
    selection.touchCard('frog')
    expect(selection.touched.cards).toEqual(['frog'])
    selection.touchCard('frog')
    expect(selection.touched.cards).toEqual([])
    selection.touchCard('storm')
    expect(selection.refusal).toEqual({ text: 'The southern pond is too deep.', rule: 'P-1', place: null })
    selection.touchCard('reed')
    expect(selection.refusal).toBeNull()
    selection.touchCard('newt')
    expect(selection.refusal?.rule).toBe('')
  })

  describe('after an answer that was worth a second look', () => {
    const again = offer([raid('north', 'east'), raid('south', 'east'), put('south')])
    const other = { ...offer([raid('north', 'east')]), question: { '@': 'WhichCard' } }

    beforeEach(() => {
      ask(again)
      selection.touch('north')
      selection.touch('east')
      selection.noteChoice(raid('north', 'east'))
      ask(other)
      selection.keepFor('WhichPond')
    })

    it('is chosen again when the same is asked again, and not for another question', () => {
      expect(selection.touched.places).toEqual([])
      ask(again)
      selection.keepFor('WhichCard')
      expect(selection.choices).toEqual([raid('north', 'east')])
    })

    it('is not chosen again if it cannot be done again', () => {
      ask(offer([raid('south', 'east')]))
      selection.keepFor('WhichCard')
      expect(selection.touched.places).toEqual([])
    })

    it('is not chosen again once something else was answered, or nothing was wanted', () => {
      ask(again)
      selection.noteChoice(put('south'))
      selection.keepFor('WhichCard')
      expect(selection.touched.places).toEqual([])
      selection.noteChoice(raid('north', 'east'))
      selection.clear()
      selection.keepFor('WhichCard')
      expect(selection.touched.places).toEqual([])
    })
  })

  it('stays when the same is asked again, and goes with another question', () => {
    ask(
      offer([
        { '@': 'Launch', pond: 'north' },
        { '@': 'Launch', pond: 'north', twice: true },
      ]),
    )
    selection.touch('north')
    selection.keepFor('WhichPond')
    expect(selection.touched.places).toEqual(['north'])
    selection.keepFor('WhichCard')
    expect(selection.touched.places).toEqual([])
  })
})
