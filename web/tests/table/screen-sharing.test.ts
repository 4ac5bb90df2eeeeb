// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../src/api/client'
import { Problem } from '../../src/api/problem'
import type { Offer, Snapshot } from '../../src/api/types'
import { handOver } from '../../src/table/screen-sharing'
import { TableState } from '../../src/table/table-state.svelte'
import { drawing, noPasses, snapshot, stepAfter } from '../pretend'

const seats = snapshot.seats.map((seat) => ({ ...seat, kind: 'here' as const, bot: null, mine: true }))
const roll = { action: { '@': 'Roll' }, reason: null }
/** Ada looks, and the other is asked. */
const before: Snapshot = { ...snapshot, seats, turn: [1] }
const only: Offer = { ...(snapshot.offer as Offer), seat: 1, choices: [roll] }

describe('a screen that is handed over', () => {
  let screen: {
    id: string
    state: TableState
    drawing: typeof drawing
    curtain: number | null
    sit: (seat: number) => Promise<void>
  }

  beforeEach(() => {
    const state = new TableState()
    state.seat = 0
    state.snapshot = before
    screen = { id: 't', state, drawing, curtain: null, sit: vi.fn(() => Promise.resolve()) }
    vi.spyOn(api, 'passes').mockResolvedValue(noPasses)
    vi.spyOn(api, 'snapshot').mockResolvedValue({ ...before, seat: 1, offer: only })
    vi.spyOn(api, 'answer').mockResolvedValue(stepAfter)
  })
  afterEach(() => vi.restoreAllMocks())

  it('stays where it is if there is only one answer', async () => {
    await handOver(screen, before, [1], () => true)
    expect(api.answer).toHaveBeenCalledWith('t', 1, 1, [roll.action])
    expect(screen.curtain).toBeNull()
  })

  it('waits behind a curtain if that answer does not arrive', async () => {
    vi.mocked(api.answer).mockRejectedValue(Problem.offline())
    await handOver(screen, before, [1], () => true)
    expect(screen.curtain).toBe(1)
  })

  it('has no curtain for who has left', async () => {
    let here = true
    vi.mocked(api.answer).mockImplementation(() => {
      here = false
      return Promise.reject(Problem.offline())
    })
    await handOver(screen, before, [1], () => here)
    expect(screen.curtain).toBeNull()
  })

  it('forgets nothing that has changed meanwhile beside the game', async () => {
    vi.mocked(api.passes).mockResolvedValue({ ...noPasses, answered: true })
    vi.mocked(api.snapshot).mockImplementation(() => {
      screen.state.snapshot = { ...(screen.state.snapshot as Snapshot), title: 'Our pond' }
      return Promise.resolve({ ...before, seat: 1, offer: only })
    })
    await handOver(screen, before, [1], () => true)
    expect(screen.state.snapshot).toEqual({ ...before, title: 'Our pond' })
  })
})
