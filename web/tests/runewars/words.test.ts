// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { drawing } from '../../src/games/runewars'
import { purpose } from '../../src/games/runewars/guide'
import type { WorldView } from '../../src/games/runewars/view'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

vi.mock('../../src/words/translations.svelte', () => ({
  cardTexts: { of: () => ({ 'mending-the-land': { text: 'The highest bidder mends the land.' } }) },
}))

const keys = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1])
const args = (text: string) => [...new Set([...text.matchAll(/\{ \$(\w+)/g)].map((found) => found[1]))].sort()

it('says everything in both languages with the same arguments', () => {
  const { en, de } = drawing.messages
  expect(keys(de)).toEqual(keys(en))
  expect(args(de)).toEqual(args(en))
  expect(new Set(keys(en)).size).toBe(keys(en).length)
})

describe('what a question is for', () => {
  const translator = new Translator({
    language: 'en',
    translations,
    seats: ['Ada', 'Bo'],
    nobody: () => 'nobody',
    own: drawing.messages.en,
  })

  it('is said of a question', () => {
    expect(purpose({ '@': 'ChooseBids' }, translator)).toContain('everybody loses what he has bid')
  })

  it('is said of the moment of a tactics window', () => {
    expect(purpose({ '@': 'TacticsWindow', moment: 'tally' }, translator)).toContain('strength that decides')
    expect(purpose({ '@': 'TacticsWindow', moment: 'another' }, translator)).toContain('or pass')
  })

  it('is what the bonus does, when it is asked for', () => {
    const view = { active: 1, players: [{ order: 'harvest' }, { order: 'recruit' }] } as unknown as WorldView
    expect(purpose({ '@': 'UseBonus' }, translator, view)).toBe('Do the same with a second dial.')
    expect(drawing.purpose?.({ '@': 'UseBonus' }, translator, view, [])).toBe('Do the same with a second dial.')
  })

  it('is the text of the season card that asks, or for which is bid', () => {
    const text = 'The highest bidder mends the land.'
    expect(purpose({ '@': 'AnswerSeasonCard', season_card: 'mending-the-land' }, translator)).toBe(text)
    const bid = { '@': 'InfluenceBid', season_card: 'mending-the-land' }
    expect(purpose({ '@': 'ChooseBids' }, translator, null, [bid])).toBe(text)
    expect(purpose({ '@': 'AnswerSeasonCard', season_card: 'unknown' }, translator)).toContain('card of the season')
  })

  it('is not said of what needs no word', () => {
    expect(purpose({ '@': 'DrawFate' }, translator)).toBe('')
    expect(purpose(null, translator)).toBe('')
  })
})
