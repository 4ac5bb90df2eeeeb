// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import { Problem } from '../../src/api/problem'
import type { OrderBook, Snapshot, Step, StepMessage } from '../../src/api/types'
import { noise } from '../../src/shell/noises'
import { settings } from '../../src/shell/settings.svelte'
import { turnAlert } from '../../src/shell/turn-alert'
import { Table } from '../../src/table/table.svelte'
import type * as connections from '../../src/table/table-connection'
import type { TableListener } from '../../src/table/table-connection'
import type { TableState } from '../../src/table/table-state.svelte'
import { drawing, noPasses, snapshot, stepAfter, steps } from '../pretend'

/** What the server would tell the table by its stream. */
let heard: TableListener

vi.mock('../../src/table/table-connection', async (original) => {
  const { TableConnection } = await original<typeof connections>()
  return {
    TableConnection: class extends TableConnection {
      constructor(id: string, state: TableState, listener: TableListener) {
        super(id, state, listener)
        heard = listener
      }
      override start() {}
      override stop() {}
    },
  }
})

vi.mock('../../src/shell/noises', () => ({ noise: vi.fn() }))

const step = (n: number, seat: number): Step => ({ ...(steps[0] as Step), n, seat })
const message = (entries: number, ...told: Step[]): StepMessage => ({
  ...stepAfter,
  entries,
  decision: entries,
  steps: told,
})

describe('a table', () => {
  let table: Table
  let shown: (seat: number | null) => Snapshot
  let history: (to: number) => Promise<Step[]>
  const unexpected = () => Promise.reject(new Error('nobody asks for that'))

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    settings.pace = 'normal'
    shown = (seat) => ({ ...snapshot, seat })
    history = (to) => Promise.resolve(Array.from({ length: to }, (_, n) => step(n, 1)))
    vi.spyOn(api, 'snapshot').mockImplementation((_, seat) => Promise.resolve(shown(seat)))
    vi.spyOn(api, 'history').mockImplementation((_table, _seat, _from, to) => history(to))
    vi.spyOn(api, 'passes').mockResolvedValue(noPasses)
    vi.spyOn(api, 'answer').mockImplementation(unexpected)
    table = new Table('t', drawing)
  })
  afterEach(() => {
    table.leave()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.mocked(noise).mockClear()
  })

  it('lifts the curtain only when nothing of the one before is in sight', async () => {
    const own = (seat: number | null) => ({ ...snapshot, seat, view: { stones: {}, hand: seat } })
    shown = own
    await table.sit(0)
    heard.step({ ...message(3, step(2, 1)), view: { stones: {}, hand: 0 } })
    table.presentation.catchUp()
    table.curtain = 1
    // More has happened when the next one sits down, and that takes its time to come.
    shown = (seat) => ({ ...own(seat), entries: 5 })
    history = (to) => (to < 5 ? Promise.resolve([]) : new Promise(() => {}))
    void table.sit(1)
    await vi.waitFor(() => expect(table.seat).toBe(1))
    expect([table.curtain, table.presentation.drawn?.view]).toEqual([null, { stones: {}, hand: 1 }])
  })

  it('recalls what happened in a gap as soon as that is told', async () => {
    await table.sit(0)
    heard.table({ ...snapshot, seat: 0, entries: 4, decision: 4, turn: [1] })
    await vi.waitFor(() => expect(table.steps).toHaveLength(4))
    expect(table.presentation.recent).toHaveLength(4)
    expect(table.presentation.active).toBe(1)
  })

  it('asks again for a gap in its history when the server is back', async () => {
    await table.sit(0)
    const told = history
    history = () => Promise.reject(Problem.offline())
    heard.table({ ...snapshot, seat: 0, entries: 4, decision: 4, turn: [1] })
    await vi.advanceTimersByTimeAsync(0)
    expect(table.steps).toHaveLength(1)
    history = told
    heard.health('live')
    await vi.waitFor(() => expect(table.steps).toHaveLength(4))
    heard.health('live')
    expect(api.history).toHaveBeenCalledTimes(3)
  })

  it('calls for whoever has ordered something when that has come to its end', async () => {
    table.leave()
    table = new Table('t', { ...drawing, ordersAt: ['WhichPond'] })
    const calls = vi.spyOn(turnAlert, 'yourTurn')
    const running: OrderBook = {
      standing: [{ order: { '@': 'Fill' }, until: {}, brief: true }],
      ended: [],
      offered: [],
    }
    const orders = vi.spyOn(api, 'orders').mockResolvedValue(running)
    await table.sit(0)
    await vi.waitFor(() => expect(table.orders.running).not.toBeNull())
    orders.mockResolvedValue({ ...running, standing: [] })
    heard.step({ ...message(2, step(1, 1)), turn: [0], offer: snapshot.offer })
    expect(calls).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(1))
  })

  it('goes on saying that an answer is lost when the server is back', async () => {
    await table.sit(0)
    vi.mocked(api.answer)
      .mockRejectedValueOnce(Problem.offline())
      .mockRejectedValueOnce(new Problem('stale', 409, null, null))
    vi.spyOn(table, 'label').mockReturnValue('Do nothing')
    table.fail(Problem.offline())
    const sent = table.choose({ '@': 'Pass' })
    await vi.advanceTimersByTimeAsync(0)
    table.answering.retry()
    await sent
    const said = table.failure.text
    expect(said).not.toBe('')
    heard.health('live')
    expect(table.failure.text).toBe(said)
  })

  it('shows nothing any more to who has left', async () => {
    await table.sit(0)
    let arrive: (message: StepMessage) => void = () => {}
    vi.spyOn(api, 'undo').mockReturnValue(new Promise((go) => (arrive = go)))
    const undone = table.undo()
    table.leave()
    arrive(message(2, { ...step(1, 0), back: 0 }))
    await undone
    expect(table.snapshot?.entries).toBe(1)
  })

  it('makes no noise of the game while one looks back', async () => {
    await table.sit(0)
    heard.step(message(2, step(1, 1)))
    expect(noise).toHaveBeenCalledTimes(1)
    table.lookingBack = true
    table.presentation.catchUp()
    heard.step(message(3, step(2, 1)))
    expect(noise).toHaveBeenCalledTimes(1)
  })

  it('shows what one did oneself once only, though the stream tells it again with what followed', async () => {
    await table.sit(0)
    vi.mocked(api.answer).mockResolvedValue(message(2, step(1, 0)))
    await table.choose({ '@': 'Pass' })
    expect([table.presentation.entries, table.presentation.left]).toEqual([2, 0])
    heard.step(message(3, step(1, 0), step(2, 1)))
    expect(table.presentation.playing?.beat.events).toEqual(step(2, 1).events)
    expect(table.presentation.recent).toHaveLength(3)
    vi.advanceTimersByTime(900)
    expect([table.presentation.entries, table.presentation.left]).toEqual([3, 0])
  })
})
