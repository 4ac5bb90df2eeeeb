// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { contents } from '../../src/games/plain/things'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

const translator = new Translator({
  language: 'en',
  translations: { ...translations, messages: `${translations.messages}\nfield-wind-force = How the wind blows` },
  seats: ['Ada', 'Bo'],
  nobody: () => 'nobody',
  own: 'nothing = none\nyes = yes\nno = no',
})
const shown = (view: unknown) => contents(view, translator)

describe('a view as text', () => {
  it('has numbers, flags, names and lists in a line each', () => {
    const view = { wind_force: 1200, frozen: false, pond: 'north', ponds: ['north', 'south'], nets: [], owner: null }
    expect(shown(view).facts.map(({ label, text }) => [label, text])).toEqual([
      ['How the wind blows', '1,200'],
      ['Frozen', 'no'],
      ['Pond', 'northern'],
      ['Ponds', 'northern, southern'],
      ['Nets', 'none'],
      ['Owner', 'none'],
    ])
    expect(shown(view).listings).toEqual([])
  })

  it('says values of the game in its own words', () => {
    const [fact] = shown({ mine: [{ '@': 'PutStone', pond: 'south' }] }).facts
    expect(fact?.text).toBe('Put a stone into the southern pond')
  })

  it('makes a table of things by their ids', () => {
    const { listings } = shown({ ponds: { north: { stones: 2, deep: true }, south: { stones: 0, deep: false } } })
    expect(listings).toEqual([
      {
        field: 'ponds',
        label: 'Ponds',
        columns: ['Stones', 'Deep'],
        rows: [
          { name: 'northern', cells: ['2', 'yes'] },
          { name: 'southern', cells: ['0', 'no'] },
        ],
      },
    ])
  })

  it('counts the rows of what has no ids, and says what lies deeper in a line', () => {
    const [nets, stones] = shown({ nets: [[1, 2], [3]], stones: { north: [[1], []] } }).listings
    expect(nets?.rows).toEqual([
      { name: '1', cells: ['1, 2'] },
      { name: '2', cells: ['3'] },
    ])
    expect(stones?.rows).toEqual([{ name: 'northern', cells: ['1, none'] }])
  })

  it('is empty where nothing is seen', () => {
    expect(shown(null)).toEqual({ facts: [], listings: [] })
  })
})
