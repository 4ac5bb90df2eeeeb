import { describe, expect, it } from 'vitest'
import type { Movable } from '../../src/games/drawing'
import { countable, mostOf } from '../../src/table/counting'

const slow = { id: 'slow', name: 'slow', most: 4, together: 3 }
const fast = { id: 'fast', name: 'fast', most: 2, together: 4 }
const five: Movable = { kinds: [slow, fast], most: 4 }

describe('counting pieces that go together', () => {
  it('stops at the room there is', () => {
    expect(mostOf({ kinds: [slow], most: 4 }, { slow: 1 }, 'slow')).toBe(3)
    expect(mostOf({ kinds: [slow], most: 2 }, { slow: 1 }, 'slow')).toBe(2)
  })

  it('lets the one that gets least far say how many go in all', () => {
    expect(mostOf(five, { slow: 2 }, 'fast')).toBe(1)
    expect(mostOf(five, { slow: 0, fast: 1 }, 'fast')).toBe(2)
    expect(mostOf(five, { fast: 2 }, 'slow')).toBe(1)
    expect(mostOf(five, {}, 'other')).toBe(0)
  })

  it('counts only where there is something to count', () => {
    expect(countable(null)).toBe(false)
    expect(countable({ kinds: [{ ...slow, together: 1 }], most: 4 })).toBe(false)
    expect(countable({ kinds: [slow], most: 4 })).toBe(true)
    expect(countable({ kinds: [{ ...slow, together: 1 }, fast], most: 4 })).toBe(true)
  })
})
