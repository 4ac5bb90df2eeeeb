// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'
import type { Value } from '../../src/api/types'
import { lastRingRoll } from '../../src/games/ring_war/battle'
import Rolls from '../../src/games/ring_war/Rolls.svelte'
import words from '../../src/games/ring_war/words/en.ftl?raw'
import { translatorIn } from './fixtures'

const roll: Value = { '@': 'RingRolled', seat: 1, area: 'moria', roll: 5, needed: 4 }
const duel: Value[] = [
  { '@': 'AttackAnnounced', seat: 0, source: 'the_shire', target: 'moria' },
  { '@': 'DefenderNamed', seat: 1, kind: 'infantry' },
  { '@': 'DuelRolled', attack: [5, 2], defence: [1], hits: 1, blocks: 0 },
]

describe('dice of the past', () => {
  let shown: Record<string, unknown> | null = null
  function look(events: Value[]): HTMLElement {
    const props = { events, view: { players: [{}, {}] }, translator: translatorIn('en', words) }
    shown = mount(Rolls, { target: document.body, props })
    flushSync()
    return document.body
  }
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
  })

  it('are told apart by whose they are and by what counts, not by sight alone', () => {
    const groups = [...look(duel).querySelectorAll('[role=group]')]
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Dice of the attack',
      'Dice of the defence',
    ])
    expect(groups.map((group) => ['green', 'red'].find((colour) => group.classList.contains(colour)))).toEqual([
      'green',
      'red',
    ])
    const faces = [...document.querySelectorAll('.die')].map((die) => die.getAttribute('aria-label'))
    expect(faces).toEqual(['5 (counts)', '2', '1'])
  })

  it('are those of the ring until something else happens', () => {
    expect(look([roll]).querySelector('.die')?.getAttribute('aria-label')).toBe('5 (counts)')
    expect(lastRingRoll([roll, { '@': 'RingMoved', area: 'moria' }])).toBe(roll)
    expect(lastRingRoll([roll, { '@': 'RingStayed', area: 'moria' }, { '@': 'TurnBegan', seat: 0 }])).toBeNull()
    expect(lastRingRoll([roll, ...duel])).toBeNull()
  })
})
