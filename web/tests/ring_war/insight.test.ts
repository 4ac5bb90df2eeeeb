// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Value } from '../../src/api/types'
import Insight from '../../src/games/ring_war/Insight.svelte'
import words from '../../src/games/ring_war/words/en.ftl?raw'
import { offer, translatorIn } from './fixtures'

vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ chances: {} })))

const attack = (target: string): Value => ({ '@': 'Attack', source: 'the_shire', target })
const duel: Value[] = [
  { '@': 'AttackAnnounced', seat: 0, source: 'the_shire', target: 'moria' },
  { '@': 'UnitSent', seat: 0, kind: 'infantry', led: false },
  { '@': 'DefenderNamed', seat: 1, kind: 'infantry' },
  { '@': 'DuelRolled', attack: [5], defence: [1], hits: 1, blocks: 0 },
]

describe('beside the decision', () => {
  let shown: Record<string, unknown> | null = null
  /** After a duel for Moria, while an attack on *target* is considered. */
  function consider(target: string): HTMLElement {
    const props = {
      table: 't',
      seat: 0,
      views: {},
      view: { places: {}, players: [{}, {}] },
      progress: [{ '@': 'BattlePart' }, { '@': 'ChooseAttack' }],
      translator: translatorIn('en', words),
      offer: offer('ChooseAttack', [attack('moria'), attack('eregion')]),
      asked: [0],
      events: duel,
      playing: null,
      entries: 9,
      live: true,
      considered: [attack(target)],
    }
    shown = mount(Insight, { target: document.body, props })
    flushSync()
    return document.body
  }
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
  })

  it('lie the dice of a duel that could be fought on', () => {
    expect(consider('moria').querySelectorAll('.dice .die')).toHaveLength(2)
  })

  it('lie no dice where another attack is considered', () => {
    expect(consider('eregion').querySelectorAll('.dice .die')).toHaveLength(0)
  })
})
