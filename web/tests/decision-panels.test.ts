// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import OrderPanel from '../src/shell/OrderPanel.svelte'
import PassInAdvance from '../src/shell/PassInAdvance.svelte'
import type { Table } from '../src/table/table.svelte'
import { Translator } from '../src/words/translator'
import { drawing, translations } from './pretend'

const translator = new Translator({ language: 'en', translations, seats: ['Ada', 'Bo'], nobody: drawing.nobody })

describe('beside the answers', () => {
  let shown: Record<string, unknown> | null = null
  /** A table as far as the panels ask it. */
  const doAgain = vi.fn()
  const table = (following: boolean) =>
    ({
      drawing,
      translator,
      state: { due: true, events: [] },
      presentation: { following },
      curtain: null,
      again: null,
      doAgain,
      answering: { busy: false },
      passes: { scopes: ['turn'], standing: [], busy: false },
      orders: { running: null, offered: [], standing: [], ended: [], busy: false },
    }) as unknown as Table

  function show(panel: Component<{ table: Table }>, following = false): HTMLElement {
    shown = mount(panel, { target: document.body, props: { table: table(following) } })
    flushSync()
    return document.body
  }
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
    doAgain.mockClear()
  })

  it('one may pass in advance', () => {
    expect(show(PassInAdvance).querySelectorAll('.offered button')).toHaveLength(1)
  })

  it('nothing is passed in advance while one follows the others', () => {
    expect(show(PassInAdvance, true).querySelectorAll('.offered button')).toHaveLength(0)
  })

  it('a key that is held down does once more once only', () => {
    show(OrderPanel)
    for (const repeat of [false, true, true])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', repeat, bubbles: true }))
    expect(doAgain).toHaveBeenCalledTimes(1)
  })
})
