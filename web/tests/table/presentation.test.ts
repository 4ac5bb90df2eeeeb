// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Snapshot, Step, Value } from '../../src/api/types'
import type { Beat } from '../../src/games/drawing'
import { othersTime, type Pace } from '../../src/table/pace'
import { Presentation } from '../../src/table/presentation.svelte'
import { snapshot } from '../pretend'

const put = (pond: string): Value => ({ '@': 'StonePut', pond })
const roll: Value = { '@': 'Rolled' }
const beat = (event: Value): Beat => ({
  kind: event['@'] === 'Rolled' ? 'roll' : 'note',
  weight: 1,
  after: event['@'] !== 'Rolled',
  events: [event],
  main: event,
})

describe('what is drawn', () => {
  let shown: Presentation
  let steps: Step[]
  let pace: Pace
  let looks: boolean
  let caughtUp: number

  const entries = () => shown.drawn?.entries
  const now = (entries: number): Snapshot => ({ ...snapshot, entries })
  /** Somebody has done something. */
  function tell(n: number, seat: number, ...events: Value[]): void {
    const step = { n, seat, events, undone: false, back: null }
    steps.push(step)
    shown.push(now(n + 1), [step], seat === 0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    steps = [{ n: 0, seat: 1, events: [put('east')], undone: false, back: null }]
    pace = 'normal'
    looks = true
    caughtUp = 0
    shown = new Presentation({
      beats: (events) => events.map(beat),
      turnOf: (event) => (event['@'] === 'Turn' ? Number(event.seat) : null),
      pace: () => pace,
      looks: () => looks,
      moves: () => true,
      peopleWait: () => false,
      steps: () => steps,
      began: () => {},
      drew: () => {},
      caughtUp: () => caughtUp++,
    })
    shown.reset(now(1))
  })
  afterEach(() => vi.useRealTimers())

  it('is told no sooner than it is shown', () => {
    tell(1, 1, put('north'), put('south'), put('west'))
    const left = () => [...shown.unseen].map(({ pond }) => pond)
    // The board stands as it does afterwards, the log goes along with what is shown.
    expect([entries(), left()]).toEqual([2, ['south', 'west']])
    vi.advanceTimersToNextTimer()
    expect(left()).toEqual(['west'])
    shown.catchUp()
    expect(left()).toEqual([])
  })

  it('comes one after the other, at the pace', () => {
    tell(1, 1, put('north'))
    tell(2, 1, put('south'))
    expect([entries(), shown.following, shown.left]).toEqual([2, true, 2])
    vi.advanceTimersByTime(899)
    expect(entries()).toBe(2)
    vi.advanceTimersByTime(1)
    expect(entries()).toBe(3)
    vi.advanceTimersByTime(900)
    expect([shown.following, shown.playing, caughtUp]).toEqual([false, null, 1])
  })

  it('shows dice before what came of them, and no event before its time', () => {
    tell(1, 1, roll, put('north'))
    expect([entries(), shown.playing?.beat.kind]).toEqual([1, 'roll'])
    expect(shown.recent).toEqual([put('east'), roll])
    vi.advanceTimersByTime(900)
    expect([entries(), shown.playing?.beat.kind]).toEqual([2, 'note'])
    expect(shown.recent).toEqual([put('east'), roll, put('north')])
  })

  it('is what the server says at once for who wants that, or does not look', () => {
    pace = 'at-once'
    tell(1, 1, put('north'))
    expect([entries(), shown.left]).toEqual([2, 0])
    pace = 'slow'
    looks = false
    tell(2, 1, put('south'))
    expect([entries(), shown.left]).toEqual([3, 0])
  })

  it('skips to the turn of whoever has seen enough', () => {
    for (let n = 1; n < 9; n++) tell(n, 1, put(`p${n}`))
    shown.catchUp()
    expect([entries(), shown.following, caughtUp]).toEqual([9, false, 1])
    expect(shown.recent.at(-1)).toEqual(put('p8'))
    vi.runAllTimers()
    expect(caughtUp).toBe(1)
  })

  it('rests while paused, goes on step by step, and goes on by itself again', () => {
    tell(1, 1, put('north'))
    shown.pause()
    tell(2, 1, put('south'))
    vi.runAllTimers()
    expect(entries()).toBe(2)
    shown.step()
    vi.runAllTimers()
    expect([entries(), shown.following]).toEqual([3, true])
    tell(3, 1, put('west'))
    shown.resume()
    vi.runAllTimers()
    expect([entries(), shown.following, caughtUp]).toEqual([4, false, 1])
  })

  it('lets nobody wait for what he did himself, although his dice fall', () => {
    tell(1, 0, put('north'))
    expect([entries(), shown.left]).toEqual([2, 0])
    tell(2, 0, roll, put('south'))
    expect([shown.following, shown.playing?.beat.kind, entries()]).toEqual([false, 'roll', 2])
    vi.runAllTimers()
    expect(entries()).toBe(3)
  })

  it('knows whose turn it is, or who acts where there are no turns', () => {
    expect(shown.active).toBe(1)
    tell(1, 2, put('north'))
    expect(shown.active).toBe(2)
    steps.push({ n: 2, seat: 1, events: [{ '@': 'Turn', seat: 1 }], undone: false, back: null })
    shown.reset(now(3))
    tell(3, 2, put('north'))
    expect(shown.active).toBe(1)
    tell(4, 1, { '@': 'Turn', seat: 2 })
    vi.runAllTimers()
    expect(shown.active).toBe(2)
  })

  it('learns of turns while it is shown', () => {
    tell(1, 1, { '@': 'Turn', seat: 2 })
    vi.runAllTimers()
    tell(2, 1, put('north'))
    expect(shown.active).toBe(2)
  })

  it('recalls a gap without telling beforehand what is still to be seen', () => {
    tell(2, 1, roll, put('south'))
    steps.splice(1, 0, { n: 1, seat: 1, events: [put('north')], undone: false, back: null })
    shown.recall()
    expect(shown.recent).toEqual([put('east'), put('north'), roll])
    vi.runAllTimers()
    expect(shown.recent).toEqual([put('east'), put('north'), roll, put('south')])
  })

  it('forgets what was taken back', () => {
    tell(1, 0, put('north'))
    steps[1] = { ...(steps[1] as Step), undone: true }
    const back = { n: 2, seat: 0, events: [], undone: false, back: 1 }
    steps.push(back)
    shown.push(now(3), [back], true)
    expect(shown.recent).toEqual([put('east')])
  })

  it('begins anew for who sits down elsewhere', () => {
    tell(1, 1, put('north'))
    tell(2, 1, put('south'))
    shown.pause()
    shown.reset(now(3))
    expect([entries(), shown.left, shown.paused]).toEqual([3, 0, false])
    vi.runAllTimers()
    expect(caughtUp).toBe(0)
  })
})

describe('the pace', () => {
  const one = beat(put('north'))
  const many = Array<Beat>(200).fill(one)

  it('is what was chosen', () => {
    expect(othersTime(one, [], 'slow', false)).toBeGreaterThan(othersTime(one, [], 'normal', false))
    expect(othersTime(one, [], 'normal', false)).toBeGreaterThan(othersTime(one, [], 'fast', false))
    expect(othersTime(one, [], 'at-once', false)).toBe(0)
  })

  it('hurries when much waits, and more when people wait', () => {
    const alone = othersTime(one, many, 'normal', false)
    expect(alone).toBeLessThan(othersTime(one, [], 'normal', false))
    expect(othersTime(one, many, 'normal', true)).toBeLessThan(alone)
    expect(othersTime(one, [], 'normal', true)).toBe(othersTime(one, [], 'normal', false))
  })
})
