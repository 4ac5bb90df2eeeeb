// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { label } from '../../src/games/runewars/answers'
import { army, features, heroLine } from '../../src/games/runewars/places'
import { touchables } from '../../src/games/runewars/touchables'
import type { AreaView, WorldView } from '../../src/games/runewars/view'
import en from '../../src/games/runewars/words/en.ftl?raw'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

const translator = new Translator({
  language: 'en',
  translations: {
    ...translations,
    messages:
      'use-dial = Recruit with { $resource }\nattribute-might = might\nattribute-agility = agility\nattribute-wisdom = wisdom',
    forms: { kind: { footman: { many: 'Footmen' }, bowman: { many: 'Bowmen' } } },
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
  expect(said('food')).toMatch(/: 4 Footmen$/)
  expect(said('wood')).toMatch(/: 2 Bowmen$/)
  expect(said('ore')).toMatch(/: no units$/)
})

it('units are counted in the words of their language', () => {
  const area = { standing: { footman: 1, bowman: 3 }, routed: { footman: 2 } } as unknown as AreaView
  expect(army(area, translator)).toBe('1 Footman, 3 Bowmen, 2 Footmen (routed)')
})

it('of every hero is told what he can do', () => {
  const hero = { seat: 1, attributes: [2, 4, 3], damage: 1, health: 4, routed: true, rewards: 1, known_rewards: [] }
  const world = { heroes: { 'grey-ker': hero } } as unknown as WorldView
  expect(heroLine(world, 'grey-ker', translator)).toBe(
    'Grey Ker (Bo), might 2, agility 4, wisdom 3, 1 of 4 damage, routed, 1 reward',
  )
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
