// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Translator } from '../src/words/translator'
import { drawing, snapshot, translations } from './pretend'
import Board from './pretend/Board.svelte'

describe('the map', () => {
  let shown: Record<string, unknown> | null = null
  const [touch, drag, inspect] = [vi.fn(), vi.fn(), vi.fn()]

  beforeEach(() => {
    vi.useFakeTimers()
    const props = {
      view: snapshot.view,
      views: {},
      progress: [],
      setup: snapshot.setup,
      translator: new Translator({ language: 'en', translations, seats: [], nobody: drawing.nobody }),
      glowing: new Set(['north']),
      selected: [],
      marked: new Set<string>(),
      arrows: [],
      playing: null,
      touch,
      hover: () => {},
      leave: () => {},
      drag,
      inspect,
      calloutAt: null,
    }
    shown = mount(Board, { target: document.body, props })
    flushSync()
  })
  afterEach(async () => {
    if (shown) await unmount(shown)
    shown = null
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  /** A pointer does something above a pond. */
  function point(type: string, pointerType: string, pond: string, x = 0): void {
    const place = document.querySelector(`#place-${pond}`) as Element
    document.elementFromPoint = () => place
    place.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType, clientX: x }))
  }

  it('lets a piece be dragged however long one has held it', () => {
    point('pointerdown', 'mouse', 'north')
    vi.advanceTimersByTime(2000)
    point('pointermove', 'mouse', 'north', 40)
    point('pointerup', 'mouse', 'south', 40)
    expect(drag).toHaveBeenCalledWith('north', 'south', undefined)
  })

  it('is looked at where a finger rests', () => {
    point('pointerdown', 'touch', 'north')
    vi.advanceTimersByTime(2000)
    point('pointerup', 'touch', 'north')
    expect(inspect).toHaveBeenCalledWith('north', true)
    expect(touch).not.toHaveBeenCalled()
  })
})
