// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import BattleTable from '../../src/games/runewars/BattleTable.svelte'
import KnownCards from '../../src/games/runewars/KnownCards.svelte'
import en from '../../src/games/runewars/words/en.ftl?raw'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

const translator = new Translator({
  language: 'en',
  translations: { ...translations, messages: '', vocabularies: { 'tactics-card': { volley: 'Volley' } } },
  seats: ['Ada', 'Bo'],
  nobody: () => 'nobody',
  own: en,
})

let shown: Record<string, unknown> | null = null
function show<Props extends object>(part: Component<Props>, props: unknown): string {
  shown = mount(part, { target: document.body, props: props as Props })
  flushSync()
  return document.body.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
})

it('what was seen of the cards of others is told, the own ones are not told twice', () => {
  const known = { faction: 'daqan', known_objective: null, known_tactics: ['volley'], known_quests: [] }
  const said = show(KnownCards, { world: { players: [known, known] }, seat: 0, text: () => 'Two damage.', translator })
  expect(said).toBe('What you know of Bo Volley Two damage.')
})

it('who has drawn in a battle sees what the cards show his units before all do', () => {
  const battle = { '@': 'Battle', attacker: 0, defender: 1, area: '1a', round: 3 }
  const pass = { '@': 'FightPass', attacking: 'footman', defending: -1 }
  const events = [
    { '@': 'BattleBegan', area: '1a', attacker: 0, defender: 1 },
    { '@': 'TypeDraws', seat: 0, kind: 'footman', count: 2 },
    { '@': 'FateRevealed', seat: 0, fate_card: '1' },
  ]
  const world = { players: [{ faction: 'daqan' }, { faction: 'uthuk' }], fighters: [], known_drawn: [['1', '2'], []] }
  show(BattleTable, { world, views: {}, battle, pass, events, translator })
  const lists = [...document.body.querySelectorAll('ol')].map((list) => list.textContent?.replace(/\s+/g, ' ').trim())
  expect(lists[0]).toMatch(/^2 /)
  expect(lists).toHaveLength(2)
  // Who reads a card stands on it.
  expect(document.querySelectorAll('ol')[1]?.querySelector('svg title')?.textContent).toBe('footman')
})
