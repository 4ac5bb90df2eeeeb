// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawing } from '../../src/games/runewars'
import FactionSheet from '../../src/games/runewars/FactionSheet.svelte'
import { UNITS } from '../../src/games/runewars/facts'
import { sheets } from '../../src/games/runewars/sheets.svelte'
import type { WorldView } from '../../src/games/runewars/view'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

const said = (language: 'en' | 'de') =>
  new Translator({
    language,
    translations: {
      ...translations,
      messages: 'shape-triangle = triangle',
      vocabularies: { kind: { footman: 'Footman' }, hero: { 'grey-ker': 'Grey Ker' }, faction: { uthuk: 'Uthuk' } },
      forms: { kind: { footman: { many: 'Footmen' } } },
    },
    seats: ['Ada', 'Bo'],
    nobody: () => 'nobody',
    own: drawing.messages[language],
  })
const world = {
  players: [
    { faction: 'daqan', dials: [5, 3, 0] },
    { faction: 'uthuk', dials: [1, 1, 1] },
  ],
  supply: Object.fromEntries([...UNITS.values()].filter(({ insteadOf }) => !insteadOf).map(({ id }) => [id, 4])),
  areas: { '1a': { standing: { footman: 3 }, routed: { footman: 1 } } },
  heroes: { 'grey-ker': { seat: 1, area: null, attributes: [2, 4, 3], damage: 1, health: 4, known_rewards: [] } },
} as unknown as WorldView

let shown: Record<string, unknown> | null = null
function show(language: 'en' | 'de' = 'en'): HTMLElement {
  shown = mount(FactionSheet, { target: document.body, props: { world, views: {}, translator: said(language) } })
  flushSync()
  return document.body
}
beforeEach(() => (sheets.open = 'daqan'))
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  sheets.open = null
})
const words = (found: Element | null | undefined) => found?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

it('tells of every unit its base, round, health and ability, and how many there are', () => {
  const units = [...show().querySelectorAll('ul:not(.heroes) > li')]
  expect(units).toHaveLength(4)
  const footman = words(units.find((unit) => words(unit).startsWith('Footman')))
  expect(footman).toContain('triangle round 3 1')
  expect(footman).toContain('Valiant Strike. Deal 1 damage')
  expect(footman).toContain('4 Footmen on the map, 4 more in the box')
})

it('says what units do in German, too', () => {
  expect(words(show('de'))).toContain('Tapferer Hieb.')
})

it('shows the dials up to the arrow', () => {
  const food = show().querySelector('tbody tr')
  expect(food?.querySelectorAll('.reached')).toHaveLength(5)
  expect(food?.querySelector('.arrow [aria-label]')?.getAttribute('aria-label')).toBe('Footman')
})

it('goes on to other factions, with the attributes of their heroes, and to the neutral units', () => {
  const body = show()
  const press = (name: RegExp) => {
    ;[...body.querySelectorAll('nav button')]
      .find((one) => name.test(words(one)))
      ?.dispatchEvent(new Event('click', { bubbles: true }))
    flushSync()
  }
  press(/Uthuk/)
  expect(words(body.querySelector('.heroes'))).toBe('Grey Ker 243 3/4')
  press(/Neutral/)
  expect(body.querySelectorAll('ul:not(.heroes) > li')).toHaveLength(6)
  expect(body.querySelector('tbody')).toBeNull()
})

it('is opened from the banner', () => {
  sheets.open = null
  const view = { ...world, areas: {}, titles: {}, players: [{ ...world.players[1], tactics: 0, fresh: 0, orders: [] }] }
  shown = mount(drawing.Banner as NonNullable<typeof drawing.Banner>, {
    target: document.body,
    props: { view, views: {}, seat: 0, translator: said('en') },
  })
  flushSync()
  document.body.querySelector('button')?.click()
  expect(sheets.open).toBe('uthuk')
})
