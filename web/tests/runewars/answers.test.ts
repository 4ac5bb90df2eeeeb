// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { label } from '../../src/games/runewars/answers'
import { crumb, question } from '../../src/games/runewars/questions'
import { verdict } from '../../src/games/runewars/verdict'
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
      'assign-loss = Which unit is hit?\nuse-dial = Recruit with { $resource }\ntrain-attribute = { $attribute }\nattribute-might = might\nattribute-agility = agility\nattribute-wisdom = wisdom',
    forms: { kind: { footman: { many: 'Footmen' }, bowman: { many: 'Bowmen' } } },
    vocabularies: {
      area: { '1a': '1A', '1b': '1B', '1c': '1C', 'daqan-a': 'Daqan A', 'daqan-b': 'Daqan B', 'daqan-c': 'Daqan C' },
      tile: { '1': 'Tile 1', '9': 'Tile 9' },
      kind: { footman: 'Footman', bowman: 'Bowman', knight: 'Knight' },
      reward: { 'dragon-bow': 'Dragon Bow' },
      hero: { 'grey-ker': 'Grey Ker' },
      season: { fall: 'Fall' },
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
  expect(heroLine(world, {}, 'grey-ker', translator)).toBe(
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

it('what is laid is told by the areas beside it, not by numbers of hexes', () => {
  const empty = { tiles: [] } as unknown as WorldView
  const first = { '@': 'LayTile', tile: '1', q: 0, r: 0, turn: 2 }
  expect(label(first, empty, translator)).toBe('Tile 1: The first on the map, turned by 2 sixths')
  const world = { tiles: [{ tile: '1', q: 0, r: 0, turn: 0 }] } as unknown as WorldView
  const said = label({ '@': 'LayTile', tile: 'daqan', q: 2, r: 0, turn: 0 }, world, translator)
  expect(said).toMatch(/^Daqan [ABC] beside 1[ABC]/)
  expect(said).not.toMatch(/sixths/)
  const marker = label({ '@': 'TakeMarker', q: -1, r: 0, direction: 3 }, world, translator)
  expect(marker).toMatch(/^The marker beside 1[ABC]/)
})

const asks = (name: string) =>
  ({ seat: 0, question: { '@': name }, choices: [] }) as unknown as Parameters<typeof question>[0]

it('the question says where an army goes', () => {
  const progress = [{ '@': 'Turn' }, { '@': 'MoveArmy', area: '1b' }, { '@': 'GatherArmy' }]
  expect(question(asks('GatherArmy'), progress, null, translator)).toBe('Which figures move into 1B?')
})

it('the question says whose unit is hit, by what, and how often', () => {
  const said = (attacker: number, losses: string, left: number) => {
    const battle = { '@': 'Battle', attacker, defender: -2 }
    const side = attacker === 9 ? 1 : 0
    return question(asks('AssignLoss'), [battle, { '@': losses, side, left }], null, translator)
  }
  expect(said(0, 'TakeDamage', 2)).toBe('Which of your units takes damage? (2 to go)')
  expect(said(1, 'TakeRouts', 1)).toBe('Which unit of Bo is routed?')
  expect(said(9, 'TakeSomething', 1)).toBe('Which of the neutral units is hit?')
  expect(question(asks('AssignLoss'), [], null, translator)).toBe('Which unit is hit?')
})

it('the question says whose units retreat, and which order is carried out', () => {
  const said = (owner: number) =>
    question(asks('ChooseRetreat'), [{ '@': 'Retreat', owner, area: '1b', chooser: 0 }], null, translator)
  expect(said(0)).toMatch(/^Where do your units retreat to from 1B\?/)
  expect(said(1)).toMatch(/^Where do the units of Bo retreat to from 1B\?/)
  expect(said(-2)).toMatch(/^Where do the beaten neutral units retreat to from 1B\?/)
  const world = { players: [{ order: 'conquer' }] } as unknown as WorldView
  expect(question(asks('UseOrder'), [], world, translator)).toBe('Do you carry out “conquer”?')
  const answers = { ...asks('TacticsWindow'), question: { '@': 'TacticsWindow', moment: 'response' } }
  const played = [{ '@': 'TacticsInPlay', seat: 1, card: 'panic' }]
  expect(question(answers, played, world, translator)).toBe('Bo plays “panic”: do you answer it with a tactics card?')
  expect(question(asks('UseBonus'), [], world, translator)).toBe('Do you use the bonus of “conquer”?')
})

it('the end says why the winner has won', () => {
  const world = (own: number, other: number) =>
    ({ players: [{ influence: own }, { influence: other }] }) as unknown as WorldView
  const ended = (scores: number[], ending = 'last-year') => ({ ending, ranking: [[0], [1]], scores })
  expect(verdict(ended([3, 2]), world(0, 0), translator)).toBe('3 dragon runes against 2 of Bo.')
  expect(verdict(ended([2, 2]), world(4, 1), translator)).toMatch(/more influence wins, 4 against 1/)
  expect(verdict(ended([2, 2]), world(1, 1), translator)).toMatch(/starts with more influence/)
  expect(verdict(ended([6, 6], 'dragon-runes'), world(1, 4), translator)).toMatch(/whose turn it is/)
  expect(verdict(ended([1, 0], 'last-player'), world(0, 0), translator)).toBe('')
})

it('training says from what number to which a hero rises', () => {
  const world = { active: 0, players: [], heroes: { 'grey-ker': { attributes: [2, 4, 3] } } } as unknown as WorldView
  const train = { '@': 'TrainAttribute', attribute: 'agility' }
  expect(label(train, world, translator, { '@': 'ChooseAttribute', hero: 'grey-ker' })).toBe('Agility: 4 → 5')
  expect(label(train, world, translator)).toBe('Agility')
})

it('a season that has begun is called by its name', () => {
  const world = { season: 'fall' } as unknown as WorldView
  expect(crumb({ '@': 'SeasonOfTheYear' }, world, translator)).toBe('Fall')
  expect(crumb({ '@': 'Battle' }, world, translator)).toBeNull()
})
