// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Value } from '../../src/api/types'
import TurnedCard from '../../src/games/ring_war/TurnedCard.svelte'
import words from '../../src/games/ring_war/words/en.ftl?raw'
import { Translator } from '../../src/words/translator'
import { translations } from '../pretend'

vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))

const translator = new Translator({
  language: 'en',
  translations: {
    ...translations,
    messages: 'area-card-drawn-unseen = Somebody draws an area card.\narea-card-discarded = Somebody discards one.',
    vocabularies: { 'area-card': { moria: 'Moria' } },
    colours: { 2: ['green', 'red'] },
  },
  seats: ['Ada', 'Bo'],
  nobody: () => 'nobody',
  own: words,
})

describe('a card that turns', () => {
  let shown: Record<string, unknown> | null = null
  const card = (event: Value) => {
    const props = { event, players: 2, translator }
    shown = mount(TurnedCard, { target: document.body, props })
    flushSync()
    return document.querySelector('.card') as HTMLElement
  }
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
  })

  it('shows its face where everybody may see it', () => {
    const turned = card({ '@': 'AreaCardDiscarded', seat: 1, area_card: 'moria' })
    expect([turned.className.includes('open'), turned.getAttribute('aria-label')]).toEqual([true, 'Moria'])
    expect(document.querySelector('.turned')?.className).toContain('red')
  })

  it('stays face down where others draw it', () => {
    const drawn = card({ '@': 'AreaCardDrawnUnseen', seat: 1 })
    expect([drawn.className.includes('open'), drawn.getAttribute('aria-label')]).toEqual([false, 'A card, face down'])
    expect(drawn.querySelector('.front')).toBeNull()
  })
})
