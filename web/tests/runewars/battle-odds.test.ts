// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Offer, Value } from '../../src/api/types'
import Insight from '../../src/games/runewars/Insight.svelte'
import BattleOdds from '../../src/games/runewars/BattleOdds.svelte'
import { battleAhead, isDecided } from '../../src/games/runewars/chances'
import german from '../../src/games/runewars/words/de.ftl?raw'
import english from '../../src/games/runewars/words/en.ftl?raw'
import { translatorIn } from '../ring_war/fixtures'

const asks = (question: string, seat = 1): Offer =>
  ({ question: { '@': question, seat }, choices: [] }) as unknown as Offer
const army = (kinds: string[]): Value => ({ '@': 'MoveArmy', seat: 1, area: '5a', kinds })

const chances = {
  win: 0.625,
  low: 0.6,
  high: 0.65,
  exact: false,
  tied: 0.1,
  walls: 0,
  attackers_lost: 1.24,
  defenders_lost: 2,
}

describe('whether there is a battle to ask about', () => {
  it('is asked while an army gathers, once somebody goes along', () => {
    expect(battleAhead([army(['footman'])], asks('GatherArmy'))).toBe(true)
    expect(battleAhead([army([])], asks('GatherArmy'))).toBe(false)
    expect(battleAhead([army(['footman'])], null)).toBe(false)
  })
  it('is asked in every battle, whoever looks', () => {
    expect(battleAhead([army(['footman']), { '@': 'Battle' }], null)).toBe(true)
    expect(battleAhead([], asks('ChooseOrders'))).toBe(false)
  })
})

describe('whether a battle is decided', () => {
  it('is so once somebody has won it, or a card has ended it', () => {
    expect(isDecided([])).toBe(false)
    expect(isDecided([{ '@': 'Battle', winner: -1, cancelled: false }])).toBe(false)
    expect(isDecided([{ '@': 'Battle', winner: 0 }])).toBe(true)
    expect(isDecided([{ '@': 'Battle', winner: -1, cancelled: true }])).toBe(true)
  })
})

describe('the odds of a battle', () => {
  let shown: Record<string, unknown> | null = null
  const sent = vi.fn()
  async function show(words: string, language: 'en' | 'de', told: object): Promise<string> {
    vi.stubGlobal('fetch', async (request: Request) => {
      sent(await request.clone().json())
      return Response.json({ action: { '@': 'Fight' }, chances: told })
    })
    const props = {
      table: 't',
      seat: 1,
      entries: 3,
      live: true,
      translator: translatorIn(language, words),
    }
    shown = mount(BattleOdds, { target: document.body, props })
    flushSync()
    await vi.waitFor(() => expect(document.body.querySelector('.chances')).not.toBeNull())
    return document.body.textContent
  }
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
    sent.mockClear()
  })

  it('say who wins, within which interval, and what it costs', async () => {
    const text = await show(english, 'en', chances)
    expect(text).toMatch(/The attacker wins with 6[23]/)
    expect(text).toContain('in 95 of 100 cases')
    expect(text).toContain('A tie')
    expect(text).not.toContain('stronghold')
    expect(text).toContain('1.2 of the attacker')
    expect(sent).toHaveBeenCalledWith({ action: { '@': 'Fight' }, seat: 1 })
  })

  it('are those of who looks, also where all choose in secret', async () => {
    const chosen = { '@': 'AssignBoth' }
    const offer = { seat: 1, question: chosen, choices: [], path: [], forms: [] }
    const props = {
      table: 't',
      seat: 1,
      view: { year: 0, players: [{}, {}], fighters: [], known_drawn: [[], []], stack: [] },
      views: {},
      progress: [{ '@': 'Battle', attacker: 0, defender: 1, area: '5a', round: 1 }, chosen],
      translator: translatorIn('en', english),
      offer,
      asked: [0, 1],
      events: [],
      playing: null,
      entries: 3,
      live: true,
      considered: [],
    }
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.method === 'POST') sent(await request.clone().json())
      return Response.json({ action: { '@': 'Fight' }, chances })
    })
    shown = mount(Insight, { target: document.body, props })
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ action: { '@': 'Fight' }, seat: 1 }))
  })

  it('say so where they are exact, in German too', async () => {
    const text = await show(german, 'de', { ...chances, exact: true, walls: 0.2 })
    expect(text).toContain('Genau.')
    expect(text).toContain('Nur die Festung rettet ihn')
    expect(text).not.toContain('95 von 100')
  })
})
