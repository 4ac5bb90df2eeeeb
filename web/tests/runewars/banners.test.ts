// @vitest-environment happy-dom
/** What the modules of the expansion add to the drawing. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawing } from '../../src/games/runewars'
import AreaPieces from '../../src/games/runewars/AreaPieces.svelte'
import BattleTable from '../../src/games/runewars/BattleTable.svelte'
import FactionSheet from '../../src/games/runewars/FactionSheet.svelte'
import { borderOf, buildingIn, marksOf, printedRunes, yieldsOf } from '../../src/games/runewars/extensions'
import { features, rows } from '../../src/games/runewars/places'
import { sceneOf, turnedUp } from '../../src/games/runewars/scenes'
import ScenePanel from '../../src/games/runewars/ScenePanel.svelte'
import { sheets } from '../../src/games/runewars/sheets.svelte'
import type { WorldView } from '../../src/games/runewars/view'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

vi.mock('../../src/words/translations.svelte', () => ({
  cardTexts: { load: () => Promise.resolve(), of: () => ({ 'seat-of-the-council': { text: 'Found a capital.' } }) },
}))

const said = (language: 'en' | 'de') =>
  new Translator({
    language,
    translations: { ...translations, messages: 'seat-nobody = nobody', vocabularies: {} },
    seats: ['Ada', 'Bo'],
    nobody: () => 'nobody',
    own: drawing.messages[language],
  })
const translator = said('en')

const area = {
  controller: null,
  standing: {},
  routed: {},
  stronghold: null,
  damaged: false,
  development: null,
  city: null,
  activated: [],
  rune: null,
  rune_known_to: [],
  revealed: false,
}
const player = { is_out: false, faction: 'daqan', influence: 3, dials: [3, 2, 1], orders: [], tactics: 0, fresh: 0 }
const hero = { area: '1a', damage: 1, health: 4, routed: false, attributes: [2, 4, 3], rewards: 0, known_rewards: [] }
const capital = { ...area, controller: 0, stronghold: 0, development: 'training-ground' }
const world = {
  year: 3,
  last_year: 7,
  season: 'summer',
  season_card: null,
  rune_goal: 6,
  players: [player, { ...player, faction: 'waiqar' }],
  tiles: [
    { tile: '1', q: 0, r: 0, turn: 0 },
    { tile: '12', q: -1, r: 0, turn: 0 },
  ],
  areas: {
    '1a': capital,
    '1b': { ...area, rune: 'dragon-rune', revealed: true },
    '1c': area,
    '12a': { ...area, controller: 0, city: 'lost-city' },
  },
  heroes: { 'grey-ker': { ...hero, seat: 0 }, 'red-scorpion': { ...hero, seat: 1, damage: 0 } },
  titles: {},
  supply: { bowman: 2, 'novice-wizard': 8 },
  markers: [],
  stack: [],
  supremacy: [],
  fighters: [
    { side: 0, kind: 'novice-wizard', damage: 0, routed: false },
    { side: 1, kind: 'reanimate', damage: 0, routed: false },
  ],
  known_drawn: [[], []],
} as unknown as WorldView

const views = {
  banners: {
    desolate: ['1b'],
    frozen: { '1c': 2 },
    yields: { '12a': [1, 1, 1], '1b': [0, 0, 0], '1c': [0, 0, 0] },
    runes: { '12a': 1 },
    shore: '1a',
    announced: [2, 1],
    known_announced: [['bribery', 'ashen-sky'], []],
    ashen_sky: true,
    garrisons: [1],
    shields: 3,
  },
  'development-cards': {
    bought: [['seat-of-the-council'], []],
    capitals: ['1a', null],
    due: [false, false],
    rebuild: [false, true],
    second: { '1a': 'stable' },
    peasants: ['1c'],
    peasants_left: 2,
    spent: [],
  },
  commanders: {
    commanders: { 'grey-ker': 'raise-the-banner' },
    waiting: [null, 'hold-the-line'],
    generals: [0],
    used: ['raise-the-banner'],
    deck: 5,
    bottom: [null, 'lead-the-charge'],
    discards: ['hold-the-line'],
    drawn: [],
  },
  'banners-exploration': { flooded: ['1b'], cut_off: ['1b'] },
}

let shown: Record<string, unknown> | null = null
function show<Props extends object>(part: Component<Props> | null, props: unknown): HTMLElement {
  shown = mount(part as Component<Props>, { target: document.body, props: props as Props })
  flushSync()
  return document.body
}
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  sheets.open = null
})
const words = (found: Element | null | undefined) => found?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const labels = (body: Element) =>
  [...body.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
const piecesOf = (id: string) =>
  show(AreaPieces, { id, at: { x: 0, y: 0 }, area: world.areas[id], view: world, scale: 1, views, translator })

describe('the land', () => {
  it('tells tokens, peasants, printed runes and what it yields now', () => {
    expect(features(world, views, '1b', translator)).toEqual([
      'A dragon rune',
      'The rune token lies face up',
      'A desolation token: the land yields nothing, its city gives nothing',
    ])
    expect(features(world, views, '1c', said('de'))).toEqual([
      '2 Eiswüstenmarker: Das Land bringt nichts ein, sein Wasser ist passierbar',
      'Ein Bauer: Das Gebiet bleibt seinem Besitzer, obwohl keine Einheit da ist',
    ])
    expect(printedRunes(views, '12a')).toBe(1)
    expect(yieldsOf(views, '1b', [1, 0, 1])).toEqual([0, 0, 0])
    expect(yieldsOf(views, '1a', [1, 0, 1])).toEqual([1, 0, 1])
    const text = rows(world, views, translator).find(({ place }) => place === '12a')
    expect(text?.features).toMatch(/1 food, 1 wood, 1 ore, lost-city, A printed dragon rune/)
  })

  it('has borders as they are now', () => {
    const border = (place: string, other: string | null, printed: string, season = 'summer') =>
      borderOf(views, place, other, printed, season)
    expect(border('12a', '1a', '')).toBe('water') // the shore of the lost city
    expect(border('1a', '2a', '')).toBe('')
    expect(border('1a', '1c', 'water')).toBe('frozen') // a cryomancy token
    expect(border('1a', '2a', 'water')).toBe('water')
    expect(border('1a', '2a', 'water', 'winter')).toBe('frozen')
    expect(border('1b', '1c', 'mountain')).toBe('water') // flooded, and ice next to it opens nothing
    expect(border('1b', null, '')).toBe('water')
  })

  it('is drawn with all of it', () => {
    const body = show(drawing.Board, {
      view: world,
      views,
      progress: [],
      translator,
      glowing: new Set(),
      selected: [],
      marked: new Set(),
      arrows: [],
      playing: null,
      calloutAt: null,
    })
    expect(body.querySelectorAll('.scorched')).toHaveLength(1)
    expect(body.querySelectorAll('.ice')).toHaveLength(1)
    expect([...body.querySelectorAll('[data-token]')].map((one) => one.getAttribute('data-token'))).toEqual([
      'desolation-1b',
      'cryomancy-1c',
      'peasant-1c',
    ])
    expect(words(body.querySelector('[data-token=cryomancy-1c] .strength'))).toBe('2')
  })
})

describe('a capital', () => {
  it('has its own strength and both developments', () => {
    const found = buildingIn(views, '1a', world.areas['1a'] as never, translator)
    expect(found).toMatchObject({ strength: 7, label: 'Capital (strength 7)', developments: ['stable'] })
    const hurt = { ...capital, damaged: true } as never
    expect(buildingIn(views, '1a', hurt, translator)).toMatchObject({ strength: 5 })
    expect(buildingIn(views, '1b', hurt, translator)).toBeNull()
    expect(features(world, views, '1a', translator)).toEqual(['Capital (strength 7)', 'training-ground', 'stable'])
  })

  it('is drawn so, with a commander beside it', () => {
    const body = piecesOf('1a')
    expect(words(body.querySelector('.stronghold .strength'))).toBe('7')
    expect(body.querySelectorAll('.development')).toHaveLength(2)
    expect(words(body.querySelector('[data-piece=grey-ker] .mark title'))).toBe('commander with “raise-the-banner”')
    expect(body.querySelector('[data-piece=red-scorpion] .mark')).toBeNull()
    expect(marksOf(views, 'red-scorpion', translator)).toEqual([])
  })
})

it('a city with a printed rune shows it', () => {
  expect(words(piecesOf('12a').querySelector('.city .rune title'))).toBe('A printed dragon rune')
})

describe('the sheet of a faction', () => {
  it('has the new units and the development cards with their prices', () => {
    sheets.open = 'daqan'
    const body = words(show(FactionSheet, { world, views, translator }))
    expect(body).toContain('May be recruited in place of bowman.')
    expect(body).toContain('seat-of-the-council Bought Found a capital.')
    expect(body).toContain('2 more to place')
    expect(body).toContain('raise-the-banner (has worked in this battle)')
    expect(document.body.querySelectorAll('dialog li.bought')).toHaveLength(1)
    expect(labels(document.body)).toContain('food')
  })
})

describe('the banner of a player', () => {
  it('counts bought cards and the printed rune, and tells of a second commander', () => {
    const body = show(drawing.Banner, { view: world, views, seat: 0, translator })
    expect(labels(body)).toContain('1 development card: seat-of-the-council')
    expect(labels(body)).toContain('1 rune token, 1 known as dragon runes')
    expect(labels(body)).toContain('Lieutenant General: a second commander is allowed')
  })

  it('tells of the garrison, of a lost capital and of a card that waits', () => {
    const body = labels(show(drawing.Banner, { view: world, views, seat: 1, translator }))
    expect(body).toContain('Garrison: more strength in every defence of this season')
    expect(body).toContain('The capital is lost and may be built anew')
    expect(body).toContain('The commander card “hold-the-line” waits for a hero')
  })
})

describe('tactical fate cards', () => {
  const battle = { '@': 'Battle', attacker: 0, defender: 1, area: '1a', round: 3 }
  const pass = { '@': 'FightPass', attacking: 'novice-wizard', defending: 'reanimate' }

  it('are announced by their faces, the one that is read in bold', () => {
    const choose = vi.fn()
    const action = { '@': 'AnnounceFate', card: 'bribery' }
    const body = show(drawing.answers.AnnounceFate as never, {
      view: world,
      views,
      seat: 0,
      progress: [battle, pass, { '@': 'AnnounceWindow', side: 0 }],
      actions: [action],
      translator,
      selected: [],
      busy: false,
      touch: vi.fn(),
      choose,
    })
    expect(words(body.querySelector('button'))).toMatch(/^bribery 1 damage.*miss$/)
    expect(words(body.querySelector('.reads'))).toBe(translator.say('fate-orb', { amount: 1 }))
    body.querySelector('button')?.click()
    expect(choose).toHaveBeenCalledWith(action)
  })

  it('lie beside the drawn cards: titles to whom they are known, a number to all', () => {
    const body = words(show(BattleTable, { world, views, battle, pass, events: [], translator }))
    expect(body).toContain('Ada has announced 2 tactical fate cards')
    expect(body).toContain('bribery')
    expect(body).toContain('Bo has announced a tactical fate card ?')
    expect(body).toContain('The next 3 damage to the defender is prevented')
    expect(body).toContain('grey-ker 1 of 4 damage')
  })

  it('are turned up like Fate cards', () => {
    const events = [
      { '@': 'TypeDraws', seat: 0, kind: 'novice-wizard' },
      { '@': 'TacticalFateShown', seat: 0, card: 'bribery' },
    ]
    expect(turnedUp(events, 0)).toEqual([{ card: 'bribery', unit: 'novice-wizard' }])
  })

  it('lie in a duel on their own side, too', () => {
    const events = [
      { '@': 'DuelBegan', seat: 0, hero: 'grey-ker', rival: 'red-scorpion', area: '1a' },
      { '@': 'DuelRoundBegan', round: 1 },
      { '@': 'FateDrawn', seat: 0, fate_card: '6', shown: true },
      { '@': 'TacticalFateShown', seat: 1, card: 'bribery' },
    ]
    const scene = sceneOf(events)
    expect(scene).toMatchObject({ rounds: [{ cards: ['6', 'bribery'] }] })
    const body = show(ScenePanel, { scene, world, views, progress: [], turns: false, translator })
    expect(words(body)).toContain('red-scorpion has announced a tactical fate card')
  })
})

it('cards are bought by what they cost and say', () => {
  const choose = vi.fn()
  const action = { '@': 'BuyCard', development_card: 'seat-of-the-council' }
  const body = show(drawing.answers.BuyCard as never, {
    view: world,
    views,
    seat: 0,
    progress: [],
    actions: [action],
    translator,
    selected: [],
    busy: false,
    touch: vi.fn(),
    choose,
  })
  expect(words(body.querySelector('button'))).toBe('seat-of-the-council 12 Found a capital.')
  expect(labels(body)).toEqual(expect.arrayContaining(['wood', 'ore']))
  body.querySelector('button')?.click()
  expect(choose).toHaveBeenCalledWith(action)
})

it('the hand tells of the Commander deck what one knows', () => {
  const body = words(
    show(drawing.Hand, {
      game: 'runewars',
      seat: 0,
      view: { ...world, objective: [], objective_progress: [], tactics: [], fresh: [], quests: [], players: [] },
      views,
      translator,
      playable: new Set(),
      selected: [],
      touch: vi.fn(),
    }),
  )
  expect(body).toContain('Commander deck 5')
  expect(body).toContain('unknown → lead-the-charge')
  expect(body).toContain('Discarded commander cards hold-the-line')
})

it('Garrison is a card among the orders of a game with it only', () => {
  const props = { view: world, seat: 0, actions: [], translator, selected: [], busy: false, touch: vi.fn() }
  const orders = show(drawing.answers.ChooseOrder as never, { ...props, views })
  expect(words(orders.querySelector('.fan button'))).toMatch(/^0 garrison/)
})
