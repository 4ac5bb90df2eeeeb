// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Passes, Snapshot } from '../../src/api/types'
import { StandingPasses } from '../../src/table/standing-passes.svelte'
import { TableState } from '../../src/table/table-state.svelte'
import { snapshot } from '../pretend'

const OPEN: Passes = { standing: [], moment: 'dawn', scopes: ['day', 'game'], answered: false }
const ALL_DAY: Passes = { ...OPEN, standing: [{ scope: 'day', moment: '' }] }
const noPass: Snapshot['offer'] = snapshot.offer && { ...snapshot.offer, choices: snapshot.offer.choices.slice(0, 2) }

describe('passing in advance', () => {
  let state: TableState
  let passes: StandingPasses
  const api = { passes: vi.fn(), standPass: vi.fn(), liftPass: vi.fn() }
  const fail = vi.fn()

  beforeEach(() => {
    vi.resetAllMocks()
    api.passes.mockResolvedValue(OPEN)
    state = new TableState()
    state.seat = 0
    state.snapshot = snapshot
    passes = new StandingPasses('t', state, api, fail)
  })

  it('is possible for as long as the window says, asked once a question', async () => {
    await passes.follow()
    await passes.follow()
    expect(passes.scopes).toEqual(['day', 'game'])
    expect(api.passes).toHaveBeenCalledExactlyOnceWith('t', 0)
    state.snapshot = { ...snapshot, decision: 2 }
    await passes.follow()
    expect(api.passes).toHaveBeenCalledTimes(2)
  })

  it('is not possible where nobody can pass, but what was said stays', async () => {
    api.passes.mockResolvedValue(ALL_DAY)
    await passes.follow()
    state.snapshot = { ...snapshot, decision: 2, offer: noPass }
    await passes.follow()
    expect(passes.scopes).toEqual([])
    expect(passes.standing).toEqual(ALL_DAY.standing)
  })

  it('stays taken back though the server was asked before and answers after', async () => {
    api.passes.mockResolvedValueOnce(ALL_DAY)
    await passes.follow()
    let late: (found: Passes) => void = () => undefined
    api.passes.mockReturnValueOnce(new Promise<Passes>((resolve) => (late = resolve)))
    state.snapshot = { ...snapshot, decision: 2 }
    const following = passes.follow()
    api.liftPass.mockResolvedValue(OPEN)
    await passes.lift({ scope: 'day', moment: '' })
    late(ALL_DAY)
    await following
    expect(passes.standing).toEqual([])
    expect(passes.scopes).toEqual(['day', 'game'])
  })

  it('is not shown any longer when it has run out, wherever one is asked next', async () => {
    api.passes.mockResolvedValue(ALL_DAY)
    await passes.follow()
    state.snapshot = { ...snapshot, decision: 2, offer: null }
    await passes.follow()
    expect(api.passes).toHaveBeenCalledTimes(1)
    api.passes.mockResolvedValue(OPEN)
    state.snapshot = { ...snapshot, decision: 3, offer: noPass }
    await passes.follow()
    expect(passes.standing).toEqual([])
    state.snapshot = { ...snapshot, decision: 4, offer: noPass }
    await passes.follow()
    expect(api.passes).toHaveBeenCalledTimes(2)
  })

  it('is told at the first look even where nobody can pass', async () => {
    api.passes.mockResolvedValue({ ...ALL_DAY, scopes: [] })
    state.snapshot = { ...snapshot, offer: noPass }
    await passes.follow()
    expect(passes.standing).toEqual(ALL_DAY.standing)
  })

  it('is said and taken back', async () => {
    await passes.follow()
    api.standPass.mockResolvedValue(ALL_DAY)
    await passes.stand('day')
    expect(api.standPass).toHaveBeenCalledWith('t', 0, 'day')
    expect(passes.standing).toEqual([{ scope: 'day', moment: '' }])
    api.liftPass.mockResolvedValue(OPEN)
    await passes.lift({ scope: 'day', moment: '' })
    expect(api.liftPass).toHaveBeenCalledWith('t', 0, 'day', '')
    expect(passes.standing).toEqual([])
  })

  it('says why it was refused', async () => {
    const refused = new Error('no window')
    api.standPass.mockRejectedValue(refused)
    await passes.stand('day')
    expect(fail).toHaveBeenCalledWith(refused)
    expect(passes.busy).toBe(false)
  })

  it('is no business of who looks next', async () => {
    let arrive: (found: Passes) => void = () => {}
    api.passes.mockReturnValue(new Promise<Passes>((go) => (arrive = go)))
    const asked = passes.follow()
    passes.forget()
    state.seat = null
    arrive(ALL_DAY)
    await asked
    await passes.follow()
    expect(passes.standing).toEqual([])
  })
})
