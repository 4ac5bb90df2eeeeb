// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Step } from '../../src/api/types'
import { TableState } from '../../src/table/table-state.svelte'
import { snapshot, stepAfter } from '../pretend'

const step = (n: number, more: Partial<Step> = {}): Step => ({
  n,
  seat: 0,
  events: [],
  undone: false,
  back: null,
  ...more,
})

describe('what is known of a table', () => {
  let state: TableState

  beforeEach(() => {
    state = new TableState()
    state.seat = 0
    state.snapshot = snapshot
    state.steps = [step(0, { seat: 1, events: [{ '@': 'StonePut', pond: 'north' }] })]
  })

  it('names the own seats and what is asked', () => {
    expect(state.mine).toEqual([0])
    expect(state.offer?.question['@']).toBe('WhichPond')
  })

  it('grows by a step, once', () => {
    expect(state.isNews(stepAfter)).toBe(true)
    expect(state.addSteps(stepAfter.steps)).toBe(true)
    state.snapshot = state.after(stepAfter)
    expect(state.snapshot).toMatchObject({
      decision: 2,
      turn: [1],
      offer: null,
      state: 'playing',
      title: snapshot.title,
    })
    expect(state.nextStep).toBe(2)
    expect(state.events).toHaveLength(2)
    expect(state.isNews(stepAfter)).toBe(false)
  })

  it('is over with an outcome', () => {
    const outcome = { ending: 'dry', ranking: [[0], [1]], scores: [1, 0] }
    expect(state.after({ ...stepAfter, outcome }).state).toBe('over')
  })

  it('knows when steps are missing', () => {
    expect(state.addSteps([step(5)])).toBe(false)
    state.addHistory([step(0), step(1), step(2)], 3)
    expect(state.steps.map(({ n }) => n)).toEqual([0, 1, 2, 5])
  })

  it('marks what is taken back, and nothing before or after it', () => {
    state.addSteps([step(1), step(2)])
    state.addSteps([step(3, { back: 1 })])
    state.addSteps([step(4)])
    expect(state.steps.map(({ undone }) => undone)).toEqual([false, true, true, false, false])
    expect(state.events).toHaveLength(1)
  })

  it('takes from an old snapshot only what lies beside the game', () => {
    state.snapshot = state.after(stepAfter)
    const renamed = { ...snapshot, title: 'Our pond', revision: 2 }
    expect(state.merged(renamed)).toMatchObject({ title: 'Our pond', revision: 2, decision: 2, view: stepAfter.view })
    expect(state.merged({ ...renamed, decision: 7, entries: 7 })).toMatchObject({ decision: 7, view: snapshot.view })
  })
})
