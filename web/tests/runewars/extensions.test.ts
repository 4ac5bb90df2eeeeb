// @vitest-environment happy-dom
/** What the modules add to the drawing: asked for by their names while they are in play, named by nobody. */
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { drawing } from '../../src/games/runewars'
import AreaPieces from '../../src/games/runewars/AreaPieces.svelte'
import BattleTable from '../../src/games/runewars/BattleTable.svelte'
import { EXTENSIONS, parts, tokensIn } from '../../src/games/runewars/extensions'
import { print, UNITS, type UnitFacts } from '../../src/games/runewars/facts'
import { features, rows } from '../../src/games/runewars/places'
import type { WorldView } from '../../src/games/runewars/view'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

vi.mock('../../src/words/translations.svelte', () => ({
  cardTexts: { load: () => Promise.resolve(), of: () => ({ temple: { text: 'Brings influence.' } }) },
}))

const said = (language: 'en' | 'de') =>
  new Translator({
    language,
    translations: {
      ...translations,
      messages: 'seat-nobody = nobody',
      vocabularies: {
        exploration: { temple: 'Temple', dungeon: 'Dungeon' },
        hero: { 'grey-ker': 'Grey Ker' },
        season: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
      },
    },
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
const world = {
  year: 3,
  last_year: 7,
  season: 'summer',
  season_card: null,
  rune_goal: 6,
  players: [player, { ...player, faction: 'uthuk' }],
  tiles: [{ tile: '1', q: 0, r: 0, turn: 0 }],
  areas: { '1a': area, '1b': area, '1c': area },
  heroes: { 'grey-ker': { seat: 1, area: null } },
  titles: {},
  markers: [],
  stack: [],
  fighters: [
    { side: 0, kind: 'footman', damage: 0, routed: false },
    { side: 1, kind: 'berserker', damage: 0, routed: false },
  ],
  known_drawn: [[], []],
} as unknown as WorldView

const views = {
  exploration: {
    tokens: {
      '1a': { back: '2+', exploration: null, known_to: [], face_up: false },
      '1b': { back: '1', exploration: 'dungeon', known_to: [0], face_up: false },
      '1c': { back: '1', exploration: 'temple', known_to: [0, 1], face_up: true },
    },
    discards: [],
  },
  'victory-cards': { claims: [{ seat: 1, season: 'fall', year: 3 }] },
  'hero-support': { supports: { 'grey-ker': 'berserker' } },
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
})
const words = (found: Element | null) => found?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
const labels = (body: Element) =>
  [...body.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))

describe('the folders of modules', () => {
  const base = new URL('../src/games/runewars/', `file://${process.cwd()}/tests/`)
  const entries = readdirSync(base, { withFileTypes: true })
  const folders = entries.filter(
    (entry) => entry.isDirectory() && readdirSync(new URL(entry.name, base)).includes('index.ts'),
  )
  const sources = entries.filter(({ name }) => /\.(ts|svelte|js)$/.test(name))

  it('are all found, with a module each', () => {
    expect(folders.length).toBeGreaterThan(2)
    expect(EXTENSIONS.map(({ module }) => module)).toEqual(expect.arrayContaining(Object.keys(views)))
  })

  it.each(sources.map(({ name }) => name))('are not named in %s', (name) => {
    const text = readFileSync(new URL(name, base), 'utf8')
    for (const folder of folders) expect(text).not.toContain(`./${folder.name}`)
    for (const { module } of EXTENSIONS) expect(text).not.toContain(`'${module}'`)
  })
})

it('a module that is not in play adds nothing', () => {
  expect(parts({}, 'Banner')).toEqual([])
  expect(parts(views, 'Banner').map(({ module }) => module)).toEqual(['victory-cards'])
  expect(tokensIn({}, '1a', translator)).toEqual([])
})

describe('exploration tokens', () => {
  it('lie in their areas: unknown ones with their backs, others with their pictures', () => {
    const draw = (id: string) =>
      show(AreaPieces, { id, at: { x: 0, y: 0 }, area, view: world, scale: 1, views, translator })
    const hidden = draw('1a').querySelector('[data-token]')
    expect(hidden?.classList.contains('hidden')).toBe(true)
    expect(hidden?.querySelector('text')?.textContent).toBe('2+')
  })

  it('show the seat that knows one what it is', () => {
    expect(tokensIn(views, '1b', translator)).toMatchObject([
      { label: 'Dungeon (face down, you know it)', hidden: true },
    ])
    expect(tokensIn(views, '1b', translator)[0]?.sign).toBeUndefined()
  })

  it('are told beside their area with what they do, and on the text board', () => {
    const body = show(drawing.Place, { view: world, views, place: '1c', translator })
    expect(words(body)).toMatch(/Temple Brings influence\.$/)
    expect(features(world, views, '1a', translator)).toEqual(['A hidden exploration token, from farther away'])
    expect(features(world, views, '1a', said('de'))).toEqual(['Ein verdeckter Erkundungsmarker, von weiter draußen'])
    expect(rows(world, views, translator).map(({ features }) => features)[2]).toContain('Temple')
  })

  it('are part of the board', () => {
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
    expect(body.querySelectorAll('[data-token]')).toHaveLength(3)
    expect(body.querySelector('#place-1c')?.getAttribute('aria-label')).toContain('Temple')
  })
})

describe('Victory cards', () => {
  it('lie on the deck of their season', () => {
    const body = show(drawing.Insight, {
      table: 't',
      view: world,
      views,
      progress: [{ '@': 'SeasonOfTheYear' }],
      translator,
      offer: null,
      asked: [],
      events: [],
      playing: null,
      entries: 1,
      live: false,
      considered: [],
    })
    expect(labels(body.querySelector('.wheel') as Element)).toEqual([
      'Spring',
      'Summer',
      'Fall',
      'The Victory card of Bo: decided in Fall of year 4',
      'Winter',
    ])
  })

  it('stand in the banner of who claims victory', () => {
    expect(words(show(drawing.Banner, { view: world, views, seat: 1, translator }))).toContain('Fall of year 4 decides')
  })

  it('and in no other', () => {
    expect(words(show(drawing.Banner, { view: world, views, seat: 0, translator }))).not.toContain('decides')
  })
})

it('a hero who supports a battle stands beside the units', () => {
  const battle = { '@': 'Battle', attacker: 0, defender: 1, area: '1a', round: 1 }
  const body = show(BattleTable, { world, views, battle, pass: null, events: [], translator })
  expect(labels(body)).toContain('Grey Ker supports them: one Fate card more')
})

it('what a module prints is known like the base', () => {
  print({ units: [{ ...UNITS.get('footman'), id: 'pretended' } as UnitFacts] })
  expect(UNITS.get('pretended')?.shape).toBe('triangle')
  UNITS.delete('pretended')
})
