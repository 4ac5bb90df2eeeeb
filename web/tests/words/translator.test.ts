// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

const translator = new Translator({
  language: 'en',
  translations: {
    ...translations,
    messages: 'ponds-told = { $told }.',
    fields: {
      PondsTold: { told: { each: { parts: ['seat', '', 'pool'] } } },
      PondTold: { told: { parts: ['seat', { each: { parts: ['pool', ''] } }] } },
      PondsSeen: { told: 'pool' },
    },
  },
  seats: ['Ada', 'Bo'],
  nobody: () => 'nobody',
})

describe('a field that holds several things', () => {
  it('names each part by what it is of', () => {
    const told = [
      [0, 'dives', 'north'],
      [1, '2', 'south'],
    ]
    expect(translator.value({ '@': 'PondsTold', told })).toBe('Ada dives northern, Bo 2 southern.')
  })

  it('leaves out what stands for nothing', () => {
    expect(translator.value({ '@': 'PondsTold', told: [[1, 'sleeps', -1]] })).toBe('Bo sleeps.')
  })

  it('may hold a series within a group', () => {
    const told = [
      1,
      [
        ['north', 3],
        ['south', 1],
      ],
    ]
    expect(translator.value({ '@': 'PondTold', told })).toBe('pond-told (told Bo northern 3, southern 1)')
  })

  it('names all alike where they are of one vocabulary', () => {
    expect(translator.value({ '@': 'PondsSeen', told: ['south', 'north'] })).toBe(
      'ponds-seen (told southern, northern)',
    )
  })
})
