// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Offer, Snapshot } from '../../src/api/types'
import { hasSecrets, onlyAnswer, ownSteps, peopleWait, seatsDue } from '../../src/table/hand-over'
import { lastSeen, rememberSeen, somethingMissed } from '../../src/table/last-seen'
import { drawing, snapshot } from '../pretend'

const [ada, bot] = snapshot.seats as [Snapshot['seats'][number], Snapshot['seats'][number]]
const here = { ...bot, kind: 'here' as const, bot: null, mine: true }
const shared: Snapshot = { ...snapshot, seats: [ada, here] }

describe('at one screen', () => {
  it('whoever is waited for shall look', () => {
    expect(seatsDue({ ...shared, turn: [1] })).toEqual([1])
    expect(seatsDue({ ...shared, turn: [1, 0] })).toEqual([0, 1])
    expect(seatsDue({ ...snapshot, turn: [1] })).toEqual([])
    expect(seatsDue({ ...shared, turn: [0], state: 'over' })).toEqual([])
  })

  it('people elsewhere may wait', () => {
    const elsewhere = { ...bot, kind: 'link' as const, bot: null }
    expect(peopleWait({ ...snapshot, turn: [0] })).toBe(false)
    expect(peopleWait({ ...snapshot, seats: [ada, elsewhere], turn: [0] })).toBe(true)
    expect(peopleWait({ ...snapshot, seats: [ada, elsewhere], turn: [1] })).toBe(false)
  })

  it('whatever those at it did and what followed from it is their own', () => {
    const by = (seat: number | null) => ({ n: 0, seat, events: [], undone: false, back: null })
    expect(ownSteps([by(0), by(-1), by(1)], [0, 1])).toBe(true)
    expect(ownSteps([by(0), by(1)], [0])).toBe(false)
    expect(ownSteps([by(null)], [0])).toBe(false)
  })

  it('there are secrets only once there is something to see', () => {
    const secretive = { ...drawing, hasSecrets: () => true }
    expect(hasSecrets(secretive, snapshot, 0)).toBe(true)
    expect(hasSecrets(secretive, { ...snapshot, view: null }, 0)).toBe(false)
  })
})

describe('the only answer', () => {
  const pass = { '@': 'Pass' }
  const touchables = { places: {}, cards: { Play: 'card' } }
  const refused = { action: { '@': 'Play', card: 'reed' }, reason: { key: 'not-now', rule: 'P-2', args: {} } }
  const offer = (...choices: Offer['choices']): Offer => ({ seat: 0, question: pass, path: [], forms: [], choices })
  const free = { action: pass, reason: null }

  it('is the one that is legal', () => {
    expect(onlyAnswer(offer(free), snapshot, touchables)).toEqual(pass)
    expect(onlyAnswer(offer(free, { ...free }), snapshot, touchables)).toBeNull()
    expect(onlyAnswer(null, snapshot, touchables)).toBeNull()
    // Who has chosen in secret is offered to choose again, but nobody waits for that.
    expect(onlyAnswer(offer(free), { ...snapshot, turn: [1] }, touchables)).toBeNull()
  })

  it('is not given by itself where its haste would tell people of cards', () => {
    expect(onlyAnswer(offer(free, refused), snapshot, touchables)).toEqual(pass)
    expect(onlyAnswer(offer(free, refused), shared, touchables)).toBeNull()
    // Where one may pass something else could have been done, whatever the drawing knows of cards.
    expect(onlyAnswer(offer(free), shared, { places: {}, cards: {} })).toBeNull()
    const roll = { '@': 'Roll' }
    expect(onlyAnswer(offer({ action: roll, reason: null }), shared, touchables)).toEqual(roll)
  })
})

describe('who comes back', () => {
  const step = { n: 4, seat: 1, events: [{ '@': 'StonePut' }], undone: false, back: null }

  it('has missed what others did since, if it still counts', () => {
    expect(somethingMissed([step], 0, 4)).toBe(true)
    expect(somethingMissed([step], 0, 5)).toBe(false)
    expect(somethingMissed([step], 1, 4)).toBe(false)
    expect(somethingMissed([{ ...step, undone: true }], 0, 4)).toBe(false)
    expect(somethingMissed([{ ...step, events: [] }], 0, 4)).toBe(false)
  })

  it('is remembered by seat', () => {
    expect(lastSeen('t', 0)).toBeNull()
    rememberSeen('t', 0, 7)
    expect(lastSeen('t', 0)).toBe(7)
    expect(lastSeen('t', null)).toBeNull()
  })
})
