import { describe, expect, it } from 'vitest'
import type { Step, Value } from '../../src/api/types'
import { sinceOwnTurn } from '../../src/table/recap'

const turn = (seat: number): Value => ({ '@': 'Turn', seat })
const did = (what: string): Value => ({ '@': what })
const turnOf = (event: Value) => (event['@'] === 'Turn' ? Number(event.seat) : null)
const step = (n: number, seat: number, ...events: Value[]): Step => ({ n, seat, events, undone: false, back: null })

describe('since the own last turn', () => {
  const round = [
    step(0, 0, turn(0), did('own')),
    step(1, 1, turn(1), did('raid')),
    step(2, 0, did('defend')),
    step(3, 2, turn(2), did('feast')),
  ]
  const others = [turn(1), did('raid'), did('defend'), turn(2), did('feast')]

  it('is what the others did, while they do it and when it is the own turn again', () => {
    expect(sinceOwnTurn(round, 0, turnOf)).toEqual({ from: 1, events: others })
    const again = [...round, step(4, 0, turn(0), did('now'))]
    expect(sinceOwnTurn(again, 0, turnOf)).toEqual({ from: 1, events: others })
  })

  it('is everything for who has had no turn yet, and nothing for who only watches or begins', () => {
    expect(sinceOwnTurn(round.slice(0, 2), 3, turnOf)?.events).toHaveLength(4)
    expect(sinceOwnTurn(round, null, turnOf)).toBeNull()
    expect(sinceOwnTurn(round.slice(0, 1), 0, turnOf)).toBeNull()
  })

  it('leaves out what was taken back', () => {
    const [first, raid, ...rest] = round as [Step, Step, Step, Step]
    const events = sinceOwnTurn([first, raid, { ...rest[0], undone: true }, rest[1]], 0, turnOf)?.events
    expect(events).not.toContainEqual(did('defend'))
  })

  it('begins with the own last answer in a game without turns', () => {
    expect(sinceOwnTurn(round, 0, () => null)).toEqual({ from: 3, events: [turn(2), did('feast')] })
    expect(sinceOwnTurn(round.slice(0, 1), 0, () => null)).toBeNull()
  })
})
