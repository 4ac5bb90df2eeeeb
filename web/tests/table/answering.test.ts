// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../src/api/problem'
import type { Snapshot, StepMessage, Value } from '../../src/api/types'
import { Answering } from '../../src/table/answering.svelte'
import { TableState } from '../../src/table/table-state.svelte'
import { snapshot, stepAfter } from '../pretend'

const pass: Value = { '@': 'Pass' }
const key = expect.any(String) as string
const known = expect.any(Number) as number
const signal = expect.any(AbortSignal) as AbortSignal
const away = Problem.offline()
const illegal = new Problem('illegal', 422, { key: 'behind-a-fence', rule: 'K', args: {} }, null)

describe('answering', () => {
  let state: TableState
  let failures: unknown[]
  let lost: unknown[]
  let answering: Answering
  /** Every request leads to the next decision, by a step of one's own. */
  function next(back: number | null = null): Promise<StepMessage> {
    const { decision, entries } = state.snapshot ?? snapshot
    const step = { n: entries, seat: state.seat, events: [], undone: false, back }
    return Promise.resolve({ ...stepAfter, decision: decision + 1, entries: entries + 1, steps: [step] })
  }
  /** Without a place to go back to, the last answer is taken back. */
  const takeBack = (...[, , , to]: unknown[]) =>
    next((to as number | null) ?? state.steps.findLast((step) => !step.undone && step.back === null)?.n ?? 0)
  function show(message: StepMessage): void {
    state.addSteps(message.steps)
    state.snapshot = state.after(message)
  }
  const call = () => vi.fn((..._args: unknown[]) => next())
  const api = { answer: call(), undo: call(), askUndo: call(), consent: call() }

  beforeEach(() => {
    state = new TableState()
    state.seat = 0
    state.snapshot = snapshot
    failures = []
    lost = []
    localStorage.clear()
    Object.values(api).forEach((mock) => mock.mockReset().mockImplementation(() => next()))
    api.undo.mockImplementation(takeBack)
    answering = new Answering(
      't',
      state,
      api,
      (message) => show(state.whole(message) as StepMessage),
      (error) => failures.push(error),
      (answers) => lost.push(answers),
    )
  })

  it('shows the step that comes back', async () => {
    const sent = answering.answer(pass)
    expect(answering.busy).toBe(true)
    expect(await sent).toBe(true)
    expect(answering.busy).toBe(false)
    expect(api.answer).toHaveBeenCalledWith('t', 0, 1, [pass], key, known, signal)
    expect(state.snapshot?.decision).toBe(2)
  })

  it('sends nothing twice, and nothing for a bystander', async () => {
    await Promise.all([answering.answer(pass), answering.answer(pass)])
    state.seat = null
    expect(await answering.answer(pass)).toBe(false)
    expect(api.answer).toHaveBeenCalledTimes(1)
  })

  it('tells of a refusal', async () => {
    api.answer.mockRejectedValueOnce(illegal)
    expect(await answering.answer(pass)).toBe(false)
    expect(failures).toEqual([illegal])
    expect(answering.busy).toBe(false)
  })

  it('completes a gesture with the answer that follows it, and takes all of it back at once', async () => {
    const gesture = { now: [{ '@': 'Lift' }], more: 1, then: (action: Value) => [action, { '@': 'Lift' }, action] }
    await answering.begin(gesture)
    expect(answering.gesture).toBe(gesture)
    await answering.answer(pass)
    expect(api.answer).toHaveBeenLastCalledWith('t', 0, 2, [pass, { '@': 'Lift' }, pass], key, known, signal)
    expect(answering.gesture).toBeNull()
    await answering.undo()
    expect(api.undo.mock.calls).toEqual([['t', 0, 3, 1]])
    expect(answering.tookBack).toBe(true)
  })

  it('answers several questions at once, or only the first if something else is asked amid them', async () => {
    const both = [{ '@': 'Lift' }, pass]
    expect(await answering.gestureOf(both)).toBe(true)
    expect(api.answer).toHaveBeenLastCalledWith('t', 0, 1, both, key, known, signal)
    api.answer.mockRejectedValueOnce(illegal)
    expect(await answering.gestureOf(both)).toBe(true)
    expect(api.answer).toHaveBeenLastCalledWith('t', 0, 2, [{ '@': 'Lift' }], key, known, signal)
    expect(failures).toEqual([])
    await answering.undo()
    expect(api.undo.mock.calls.map(([, , , to]) => to)).toEqual([2])
  })

  it('takes back what followed by itself with what it followed', async () => {
    await answering.answer(pass)
    await answering.answer(pass)
    await answering.answer(pass, true)
    await answering.undo()
    await answering.undo()
    await answering.undo()
    expect(api.undo.mock.calls.map(([, , , to]) => to)).toEqual([2, 1, null])
  })

  it('takes back what its button said, also after a failure', async () => {
    await answering.answer(pass)
    await answering.answer(pass)
    state.snapshot = { ...(state.snapshot as Snapshot), undo: { ...snapshot.undo, free: 9 } }
    api.undo.mockRejectedValueOnce(away)
    expect(await answering.undo()).toBe(false)
    expect(answering.reach).toMatchObject({ first: { n: 2 }, count: 1 })
    await answering.undo()
    expect(api.undo.mock.calls.map(([, , , to]) => to)).toEqual([2, 2])
  })

  it('takes back only the last answer if that was not given here', async () => {
    await answering.answer(pass)
    await answering.answer(pass, true)
    show({ ...(await next()), undo: { ...snapshot.undo, free: 9 } })
    expect(answering.reach).toMatchObject({ first: { n: 3 }, count: 1 })
    await answering.undo()
    expect(api.undo.mock.calls.map(([, , , to]) => to)).toEqual([null])
    state.snapshot = { ...(state.snapshot as Snapshot), undo: { ...snapshot.undo, free: 9 } }
    expect(answering.reach).toMatchObject({ first: { n: 1 }, count: 2 })
  })

  it('takes back what came after something was learned amid the gesture, as its button says', async () => {
    await answering.answer(pass)
    await answering.answer(pass, true)
    await answering.answer(pass, true)
    state.snapshot = { ...(state.snapshot as Snapshot), undo: { ...snapshot.undo, free: 2 } }
    expect(answering.reach).toMatchObject({ first: { n: 2 }, count: 2 })
    await answering.undo()
    expect(api.undo.mock.calls.map(([, , , to]) => to)).toEqual([2])
  })

  it('begins a choice anew that all make in secret, whatever the gesture was', async () => {
    await answering.answer(pass)
    await answering.answer(pass, true)
    api.undo.mockRejectedValueOnce(illegal)
    expect(await answering.undo()).toBe(true)
    expect(api.undo.mock.calls.map(([, , , to]) => to)).toEqual([1, null])
    expect(failures).toEqual([])
  })

  it('asks the others from the own last answer on that still counts', async () => {
    const step = { events: [], undone: false, back: null }
    state.steps = [
      { ...step, n: 0, seat: 0 },
      { ...step, n: 1, seat: 1 },
      { ...step, n: 2, seat: 0, undone: true },
      { ...step, n: 3, seat: 0, back: 2 },
    ]
    await answering.askUndo()
    expect(api.askUndo).toHaveBeenCalledWith('t', 0, 0)
  })

  describe('while the server is away', () => {
    const keys = () => api.answer.mock.calls.map((call) => call[4])

    it('keeps what was answered at once, too', async () => {
      const both = [{ '@': 'Lift' }, pass]
      api.answer.mockRejectedValueOnce(away)
      const sent = answering.gestureOf(both)
      await vi.waitFor(() => expect(answering.kept?.answers).toEqual(both))
      answering.retry()
      expect(await sent).toBe(true)
      expect(answering.kept).toBeNull()
      expect(new Set(keys()).size).toBe(1)
    })

    it('keeps the answer, and sends the same one when it is back', async () => {
      api.answer.mockRejectedValueOnce(away).mockRejectedValueOnce(new Problem('unavailable', 503, null, null))
      const sent = answering.answer(pass)
      await vi.waitFor(() => expect(answering.kept?.answers).toEqual([pass]))
      expect(answering.busy).toBe(true)
      answering.retry()
      await vi.waitFor(() => expect(api.answer).toHaveBeenCalledTimes(2))
      answering.retry()
      expect(await sent).toBe(true)
      expect(new Set(keys()).size).toBe(1)
      expect([answering.kept, answering.busy, failures, lost, localStorage.length]).toEqual([null, false, [], [], 0])
    })

    it('says with each attempt how much is known by then', async () => {
      const { entries } = snapshot
      api.answer.mockRejectedValueOnce(away)
      const sent = answering.answer(pass)
      await vi.waitFor(() => expect(answering.kept).not.toBeNull())
      state.snapshot = { ...snapshot, entries: entries + 3 }
      answering.retry()
      expect(await sent).toBe(true)
      expect(api.answer.mock.calls.map((call) => call[5])).toEqual([entries, entries + 3])
    })

    it('says that it is lost if the game has moved on', async () => {
      api.answer.mockRejectedValueOnce(away).mockRejectedValueOnce(new Problem('stale', 409, null, null))
      const sent = answering.answer(pass)
      await vi.waitFor(() => expect(answering.kept).not.toBeNull())
      answering.retry()
      expect(await sent).toBe(false)
      expect([lost, failures, answering.kept]).toEqual([[[pass]], [], null])
    })

    it('does not send it if somebody thinks better of it', async () => {
      api.answer.mockRejectedValueOnce(away)
      const sent = answering.answer(pass)
      await vi.waitFor(() => expect(answering.kept).not.toBeNull())
      answering.discard()
      expect(await sent).toBe(false)
      await answering.resume()
      expect(api.answer).toHaveBeenCalledTimes(1)
      expect([lost, failures, answering.busy]).toEqual([[], [], false])
    })

    /** An attempt that stays on its way until it is told what became of it. */
    function underWay() {
      let arrive: (message: StepMessage) => void = () => {}
      let fail: (error: unknown) => void = () => {}
      api.answer.mockImplementationOnce(() => new Promise((yes, no) => ([arrive, fail] = [yes, no])))
      return { arrive: async () => arrive(await next()), fail: () => fail(away) }
    }

    it('sends nothing again that was discarded while it was on its way', async () => {
      api.answer.mockRejectedValueOnce(away)
      const { fail } = underWay()
      const sent = answering.answer(pass)
      await vi.waitFor(() => expect(answering.kept).not.toBeNull())
      answering.retry()
      await vi.waitFor(() => expect(api.answer).toHaveBeenCalledTimes(2))
      answering.discard()
      expect(await sent).toBe(false)
      expect([answering.kept, answering.busy]).toEqual([null, false])
      fail()
      await Promise.resolve()
      answering.retry()
      await answering.resume()
      expect(api.answer).toHaveBeenCalledTimes(2)
      expect([answering.kept, lost, failures, localStorage.length]).toEqual([null, [], [], 0])
    })

    it('tells the next one at the screen nothing of what another has sent', async () => {
      const { fail } = underWay()
      const sent = answering.answer(pass)
      answering.forget()
      state.seat = 1
      expect(await sent).toBe(false)
      fail()
      await Promise.resolve()
      expect([answering.kept, answering.busy, failures]).toEqual([null, false, []])
      expect(await answering.answer(pass)).toBe(true)
      expect(api.answer).toHaveBeenCalledTimes(2)
    })

    it('keeps nothing that arrived after all, and whatever was answered since', async () => {
      const first = underWay()
      const sent = answering.answer(pass)
      answering.forget()
      await sent
      const second = underWay()
      const later = answering.answer(pass)
      const stored = localStorage.length
      await first.arrive()
      await Promise.resolve()
      expect([stored, localStorage.length]).toEqual([1, 1])
      await second.arrive()
      expect(await later).toBe(true)
      expect(localStorage.length).toBe(0)
    })

    it('shows nothing as kept that cannot be sent yet', async () => {
      const { arrive } = underWay()
      const sent = answering.answer(pass)
      await answering.resume()
      expect(answering.kept).toBeNull()
      await arrive()
      await sent
    })

    it('sends it when somebody comes back who left meanwhile', async () => {
      api.answer.mockRejectedValueOnce(away)
      const sent = answering.answer(pass)
      await vi.waitFor(() => expect(answering.kept).not.toBeNull())
      answering.forget()
      expect(await sent).toBe(false)
      await answering.resume()
      expect(api.answer).toHaveBeenCalledTimes(2)
      expect(new Set(keys()).size).toBe(1)
      await answering.resume()
      expect(api.answer).toHaveBeenCalledTimes(2)
    })
  })

  it('agrees only to what was asked', async () => {
    await answering.consent(true)
    expect(api.consent).not.toHaveBeenCalled()
    state.snapshot = { ...snapshot, undo: { ...snapshot.undo, asked: { seat: 1, to: 0, consents: [1] } } }
    await answering.consent(true)
    expect(api.consent).toHaveBeenCalledWith('t', 0, 1, 0, true)
  })
})
