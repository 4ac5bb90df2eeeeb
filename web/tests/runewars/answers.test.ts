// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { label } from '../../src/games/runewars/answers'
import { features } from '../../src/games/runewars/places'
import { touchables } from '../../src/games/runewars/touchables'
import type { WorldView } from '../../src/games/runewars/view'
import en from '../../src/games/runewars/words/en.ftl?raw'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

const translator = new Translator({
  language: 'en',
  translations: {
    ...translations,
    messages: 'use-dial = Recruit with { $resource }',
    vocabularies: {
      kind: { footman: 'Footman', bowman: 'Bowman', knight: 'Knight' },
      reward: { 'dragon-bow': 'Dragon Bow' },
      hero: { 'grey-ker': 'Grey Ker' },
    },
  },
  seats: ['Ada', 'Bo'],
  nobody: () => 'nobody',
  own: en,
})

it('a dial says which units it brings', () => {
  const world = { active: 0, players: [{ faction: 'daqan', dials: [5, 3, 0] }] } as unknown as WorldView
  const said = (resource: string) => label({ '@': 'UseDial', resource }, world, translator)
  expect(said('food')).toMatch(/: 4 Footman$/)
  expect(said('wood')).toMatch(/: 2 Bowman$/)
  expect(said('ore')).toMatch(/: no units$/)
})

it('what a fallen hero has left is told of its area', () => {
  const area = { stronghold: null, city: null, development: null, rune: null, activated: [] }
  const marker = { hero: 'grey-ker', area: '1a', rewards: 2, known_rewards: ['dragon-bow'] }
  const world = { areas: { '1a': area, '1b': area }, markers: [marker] } as unknown as WorldView
  expect(features(world, {}, '1a', translator)).toEqual(['Left behind by Grey Ker: Dragon Bow, 1 reward'])
  expect(features(world, {}, '1b', translator)).toEqual([])
})

it('areas are touched for locations, the scroll and the legion, too', () => {
  for (const answer of ['RemoveLocation', 'SeeArea', 'SendLegion']) expect(touchables.places[answer]).toEqual(['area'])
})
