// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Value } from '../../src/api/types'
import { drawing } from '../../src/games/runewars'
import DevelopmentChoice from '../../src/games/runewars/DevelopmentChoice.svelte'
import FaceDown from '../../src/games/runewars/FaceDown.svelte'
import FactionChoice from '../../src/games/runewars/FactionChoice.svelte'
import InfluenceChoice from '../../src/games/runewars/InfluenceChoice.svelte'
import OrderCards from '../../src/games/runewars/OrderCards.svelte'
import ScenePanel from '../../src/games/runewars/ScenePanel.svelte'
import { sheets } from '../../src/games/runewars/sheets.svelte'
import { sceneOf } from '../../src/games/runewars/scenes'
import YearOverview from '../../src/games/runewars/YearOverview.svelte'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

vi.mock('../../src/words/translations.svelte', () => ({
  cardTexts: {
    load: () => Promise.resolve(),
    of: () => ({ diplomat: { text: 'Gain 2 influence.' } }),
  },
}))

const translator = new Translator({
  language: 'en',
  translations: { ...translations, messages: 'destiny-red = red\ndestiny-gold = gold', vocabularies: {} },
  seats: ['Ada', 'Bo'],
  nobody: () => 'nobody',
  own: drawing.messages.en,
})

const player = { is_out: false, dials: [3, 2, 1], tactics: 0, fresh: 0 }
const world = {
  year: 2,
  last_year: 6,
  season: 'summer',
  rune_goal: 6,
  play_order: [1, 0],
  players: [
    { ...player, faction: 'latari', influence: 5, orders: ['harvest'], order: 'harvest' },
    { ...player, faction: 'uthuk', influence: 7, orders: ['conquer'], order: 'conquer' },
  ],
  supremacy: ['recruit', 'rally-support', 'acquire-power', 'fortify'],
  heroes: { silhouette: { seat: 0, damage: 1, health: 3 }, 'grey-ker': { seat: 1, damage: 0, health: 4 } },
  areas: {
    '1a': { controller: 1, rune: 'dragon-rune', revealed: true },
    '1b': { controller: 1, rune: '?', revealed: false },
  },
}

let shown: Record<string, unknown> | null = null
function show<Props extends object>(part: Component<Props>, props: unknown): HTMLElement {
  shown = mount(part, { target: document.body, props: props as Props })
  flushSync()
  return document.body
}
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})
/** What each part says, one after another. */
const each = (found: Iterable<ParentNode>) => [...found].map(words).filter(Boolean).join(' ')
const words = (found: ParentNode | null | undefined) => found?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

describe('the orders', () => {
  const actions = ['conquer', 'recruit', 'fortify'].map((order) => ({ '@': 'ChooseOrder', order }))

  it('are cards: those that lie open cannot be chosen, and a laurel tells whose bonus would hold', () => {
    const body = show(OrderCards, {
      view: world,
      views: {},
      seat: 0,
      actions,
      translator,
      selected: [],
      busy: false,
      touch: vi.fn(),
    })
    const cards = [...body.querySelectorAll('button')]
    expect(cards).toHaveLength(8)
    expect(cards.filter((card) => !card.disabled).map(words)).toEqual(['3 conquer', '5 recruit', '8 fortify'])
    // The last order has no bonus.
    expect(cards.filter((card) => card.classList.contains('brings')).map((card) => words(card)[0])).toEqual([
      '5',
      '6',
      '7',
    ])
  })

  it('tell of the touched one what it does, and why its bonus would not hold', () => {
    const body = show(OrderCards, {
      view: world,
      views: {},
      seat: 0,
      actions,
      translator,
      selected: ['conquer'],
      busy: false,
      touch: vi.fn(),
    })
    expect(words(body.querySelector('.reads'))).toContain('Without its bonus')
  })

  it('lie face down: who has chosen is seen, what only by oneself', () => {
    const choosing = { '@': 'ChooseOrders', steps: { 0: [{ '@': 'ChooseOrder', order: 'recruit' }] } }
    const body = show(FaceDown, { world, asked: [1], choosing, turns: false, translator })
    expect([...body.querySelectorAll('li')].map(words)).toEqual(['5 Ada face down', 'Bo chooses …'])
  })

  it('lie open in the order in which they are carried out', () => {
    const body = show(FaceDown, { world, asked: [], choosing: null, turns: true, translator })
    expect([...body.querySelectorAll('li')].map(words)).toEqual(['3 Bo conquer', '4 Ada harvest'])
  })
})

describe('a scene', () => {
  const drawn = (fate_card: string, seat = 0): Value => ({ '@': 'FateDrawn', seat, fate_card, shown: true })

  it('of a duel shows both sides, what each card does and who has how much health left', () => {
    const scene = sceneOf([
      { '@': 'DuelBegan', seat: 0, hero: 'silhouette', rival: 'grey-ker', area: '1a' },
      { '@': 'DuelRoundBegan', round: 1 },
      drawn('6'),
      drawn('16', 1),
    ])
    const body = show(ScenePanel, { scene, world, views: {}, progress: [], turns: false, translator })
    expect(each(body.querySelectorAll('thead th'))).toBe('silhouette 2/3 grey-ker 4/4')
    expect(each(body.querySelectorAll('tbody th, tbody td'))).toBe('Round 1 1 damage guards against 1')
  })

  it('of a test shows the destiny of each card and which counts', () => {
    const scene = sceneOf([
      { '@': 'AttributeTestBegan', seat: 0, hero: 'silhouette', attribute: 'agility', count: 2 },
      drawn('7'),
      drawn('18'),
      { '@': 'AttributeTested', seat: 0, hero: 'silhouette', attribute: 'agility', destiny: 'gold' },
    ])
    const body = show(ScenePanel, { scene, world, views: {}, progress: [], turns: false, translator })
    expect(each(body.querySelectorAll('.fate'))).toBe('gold red')
    expect(words(body)).toContain('What counts: gold')
  })

  it('of bids shows the highest first', () => {
    const scene = sceneOf([
      { '@': 'BidRevealed', seat: 0, influence: 1 },
      { '@': 'BidRevealed', seat: 1, influence: 4 },
    ])
    const progress = [{ '@': 'InfluenceBid', top: [1], lowest: -2 }]
    const body = show(ScenePanel, { scene, world, views: {}, progress, turns: false, translator })
    expect([...body.querySelectorAll('li')].map(words)).toEqual(['Bo 4 highest', 'Ada 1'])
  })
})

it('so much influence is turned up and down, and what would be left is told', () => {
  const choose = vi.fn()
  const actions = [0, 1, 2].map((influence) => ({ '@': 'Bid', influence }))
  const body = show(InfluenceChoice, { view: world, seat: 0, actions, translator, selected: [], busy: false, choose })
  const [less, more, bid] = [...body.querySelectorAll('button')]
  expect(less?.disabled).toBe(true)
  more?.click()
  flushSync()
  expect(words(body)).toContain('You have 5; 4 would be left.')
  bid?.click()
  expect(choose).toHaveBeenCalledWith({ '@': 'Bid', influence: 1 })
})

it('the year is told at a glance, with what comes next', () => {
  const body = show(YearOverview, { told: [], world, views: {}, translator })
  const rows = [...body.querySelectorAll('tbody tr')]
  expect(rows.map((row) => each(row.children))).toEqual(['Ada 4 5 3 2 1 0', 'Bo 3 7 3 2 1 21'])
  expect(words(body.querySelector('p'))).toContain('After this year 4 more follow')
})

describe('the factions to choose from', () => {
  it('tell their side, what they begin with and their units, and open their sheets', () => {
    const actions = ['daqan', 'waiqar'].map((faction) => ({ '@': 'PickFaction', faction }))
    const chosen: Value[] = []
    const body = show(FactionChoice, {
      view: { ...world, supply: { footman: 16, bowman: 8, zombie: 16 } },
      actions,
      translator,
      busy: false,
      choose: (action: Value) => chosen.push(action),
    })
    const [daqan, waiqar] = body.querySelectorAll('li')
    expect(words(daqan)).toContain('good, begins with 3 influence')
    expect(words(waiqar)).toContain('evil')
    expect(daqan?.querySelectorAll('svg[role=img]')).toHaveLength(2)
    daqan?.querySelectorAll('button')[1]?.click()
    expect(sheets.open).toBe('daqan')
    sheets.open = null
    waiqar?.querySelector('button')?.click()
    expect(chosen).toEqual([actions[1]])
  })
})

it('developments to build tell what they do and where', () => {
  const chosen: Value[] = []
  const actions = ['1a', '1b'].map((area) => ({ '@': 'BuildHere', development: 'diplomat', area }))
  const body = show(DevelopmentChoice, {
    view: world,
    views: {},
    seat: 0,
    actions,
    translator,
    selected: [],
    busy: false,
    choose: (action: Value) => chosen.push(action),
  })
  const cards = [...body.querySelectorAll('button')]
  expect(cards.map(words)).toEqual(['diplomat 1a Gain 2 influence.', 'diplomat 1b Gain 2 influence.'])
  cards[1]?.click()
  expect(chosen).toEqual([actions[1]])
})
