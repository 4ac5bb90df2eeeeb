// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChangeMessage, StepMessage } from '../../src/api/types'
import { TableConnection } from '../../src/table/table-connection'
import { TableState } from '../../src/table/table-state.svelte'
import { snapshot, stepAfter } from '../pretend'

type Message = (event: string, data: unknown) => void

const streams: { message: Message; watch: () => string }[] = []

vi.mock('../../src/api/event-stream', () => ({
  EventStream: class {
    constructor(listener: { message: Message; watch: () => string }) {
      streams.push(listener)
    }
    run = () => Promise.resolve()
    stop = () => undefined
  },
}))

/** A step, told by how it differs from what was seen after *since* entries. */
function changeSince(since: number): ChangeMessage {
  const { view: _, views: __, ...rest } = stepAfter
  return { ...rest, since, change: [1, { view: [0, { stones: 9 }] }] }
}

describe('the connection of a table', () => {
  let state: TableState
  let steps: StepMessage[]

  beforeEach(() => {
    streams.length = 0
    steps = []
    state = new TableState()
    state.seat = snapshot.seat
    state.snapshot = snapshot
    const connection = new TableConnection(snapshot.table, state, {
      table: (whole) => (state.snapshot = whole),
      step: (message) => {
        steps.push(message)
        state.snapshot = state.after(message)
      },
      lost: () => undefined,
      health: () => undefined,
    })
    connection.start()
  })

  it('puts a difference and what is known together', () => {
    streams[0]?.message('change', changeSince(snapshot.entries))
    expect(steps).toHaveLength(1)
    expect(state.snapshot?.view).toEqual({ stones: 9 })
    expect(state.snapshot?.views).toEqual(snapshot.views)
    expect(state.snapshot?.entries).toBe(stepAfter.entries)
  })

  it('passes over a difference that an own answer has brought already', () => {
    streams[0]?.message('step', stepAfter)
    streams[0]?.message('change', changeSince(snapshot.entries))
    expect(steps).toEqual([stepAfter])
    expect(streams).toHaveLength(1)
  })

  it('listens anew when it has lost count, from what it knows', () => {
    streams[0]?.message('change', changeSince(snapshot.entries - 1))
    expect(steps).toEqual([])
    expect(streams).toHaveLength(2)
    expect(streams[1]?.watch()).toBe(streams[0]?.watch())
    streams[1]?.message('step', stepAfter)
    expect(steps).toEqual([stepAfter])
  })
})
