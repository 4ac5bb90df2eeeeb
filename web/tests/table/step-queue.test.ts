// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StepMessage } from '../../src/api/types'
import { StepQueue } from '../../src/table/step-queue'
import { stepAfter } from '../pretend'

const message = (decision: number): StepMessage => ({ ...stepAfter, decision })

describe('steps of others', () => {
  let shown: number[]
  let queue: StepQueue

  beforeEach(() => {
    vi.useFakeTimers()
    shown = []
    queue = new StepQueue(
      ({ decision }) => shown.push(decision),
      ({ decision }) => decision < 100,
    )
  })
  afterEach(() => vi.useRealTimers())

  it('are shown one after the other, each for a moment', () => {
    ;[1, 2, 3].forEach((n) => queue.push(message(n)))
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(320)
    expect(shown).toEqual([1, 2])
    vi.advanceTimersByTime(320)
    expect(shown).toEqual([1, 2, 3])
  })

  it('wait for nothing that nobody wants to see', () => {
    ;[100, 101, 102].forEach((n) => queue.push(message(n)))
    expect(shown).toEqual([100, 101, 102])
  })

  it('hurry when there are many, so that nobody waits long', () => {
    for (let n = 1; n <= 60; n++) queue.push(message(n))
    vi.advanceTimersByTime(1000)
    expect(shown.length).toBeLessThan(60)
    vi.advanceTimersByTime(600)
    expect(shown).toHaveLength(60)
  })

  it('can be shown at once, or forgotten', () => {
    ;[1, 2, 3, 4].forEach((n) => queue.push(message(n)))
    queue.flush()
    expect(shown).toEqual([1, 2, 3, 4])
    ;[5, 6, 7].forEach((n) => queue.push(message(n)))
    queue.clear()
    vi.runAllTimers()
    expect(shown).toEqual([1, 2, 3, 4, 5])
  })
})
