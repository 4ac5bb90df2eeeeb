// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../src/api/problem'
import type { OrderBook } from '../../src/api/types'
import { StandingOrders } from '../../src/table/standing-orders.svelte'
import { TableState } from '../../src/table/table-state.svelte'
import { snapshot } from '../pretend'

const NOTHING: OrderBook = { standing: [], ended: [], offered: [] }
const ORDER = { '@': 'FillPond', pond: 'north' }
const RUNNING: OrderBook = { ...NOTHING, standing: [{ order: ORDER, until: {}, brief: true }] }
const OFFER = { order: ORDER, conditions: [] }

describe('standing orders', () => {
  let state: TableState
  let book: OrderBook
  const api = {
    orders: vi.fn(() => Promise.resolve(book)),
    giveOrder: vi.fn(() => Promise.resolve(RUNNING)),
    liftOrder: vi.fn(() => Promise.resolve(NOTHING)),
  }
  const stopped = vi.fn()
  let orders: StandingOrders

  function ask(decision: number, question: string): void {
    const offer = { seat: 0, question: { '@': question }, path: [], forms: [], choices: [] }
    state.snapshot = { ...snapshot, state: 'playing', decision, turn: [0], offer }
  }

  beforeEach(() => {
    vi.clearAllMocks()
    book = NOTHING
    state = new TableState()
    state.seat = 0
    orders = new StandingOrders('t', state, api as never, ['WhichPond'], stopped, () => {})
  })

  it('are asked for once to begin with, and at questions that know some', async () => {
    ask(1, 'Other')
    await orders.follow()
    ask(2, 'Other')
    await orders.follow()
    expect(api.orders).toHaveBeenCalledTimes(1)
    ask(3, 'WhichPond')
    book = { ...NOTHING, offered: [OFFER] }
    await orders.follow()
    await orders.follow()
    expect(api.orders).toHaveBeenCalledTimes(2)
    expect(orders.offered).toEqual([OFFER])
    ask(4, 'Other')
    await orders.follow()
    expect(orders.offered).toEqual([])
  })

  it('are looked after at every question while one is carried out', async () => {
    ask(1, 'WhichPond')
    await orders.follow()
    await orders.give(OFFER, { deep: 2 })
    expect(api.giveOrder).toHaveBeenCalledWith('t', 0, 1, ORDER, { deep: 2 })
    expect(orders.running?.order).toEqual(ORDER)
    ask(2, 'Other')
    book = { ...NOTHING, ended: [{ order: ORDER, reason: { key: 'full', rule: 'order', args: {} } }] }
    expect(stopped).not.toHaveBeenCalled()
    await orders.follow()
    expect(orders.running).toBeNull()
    expect(orders.ended).toHaveLength(1)
    expect(stopped).toHaveBeenCalledTimes(1)
    orders.forget()
    expect(stopped).toHaveBeenCalledTimes(1)
  })

  it('stand as they stood while the server cannot be asked', async () => {
    ask(1, 'WhichPond')
    await orders.give(OFFER, {})
    ask(2, 'Other')
    api.orders.mockRejectedValueOnce(Problem.offline())
    await orders.follow()
    expect(orders.running?.order).toEqual(ORDER)
    expect(stopped).not.toHaveBeenCalled()
    await orders.follow()
    expect(orders.running).toBeNull()
    expect(stopped).toHaveBeenCalledTimes(1)
  })

  it('are taken back by their class', async () => {
    ask(1, 'WhichPond')
    await orders.give(OFFER, {})
    await orders.lift(RUNNING.standing[0] as (typeof RUNNING.standing)[0])
    expect(api.liftOrder).toHaveBeenCalledWith('t', 0, 'FillPond')
    expect(orders.running).toBeNull()
  })
})
