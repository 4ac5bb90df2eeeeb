import { describe, expect, it } from 'vitest'
import { latestOfEachSeat, noticesOf, type Notice } from '../src/table/seat-notices'

const notice = (seat: number, kind: Notice['kind'], entries = 5): Notice => ({ seat, kind, name: '', entries, at: 0 })

describe('What happened to the seats', () => {
  it('is shown of each seat, however much happened to another', () => {
    const first = notice(1, 'handed-on')
    const many = [notice(2, 'bot'), notice(2, 'handed-on'), notice(2, 'bot'), notice(2, 'handed-on'), notice(2, 'bot')]
    expect(latestOfEachSeat([first, ...many])).toEqual([first, ...many.slice(-2)])
  })

  it('begins with the game', () => {
    const late = notice(1, 'taken')
    expect(noticesOf({ notices: [notice(1, 'taken', 0), late] })).toEqual([late])
    expect(noticesOf(null)).toEqual([])
  })
})
