import { describe, expect, it } from 'vitest'
import { course, sources } from '../src/shell/score-course'

const at = (n: number, turn: number, ...points: [number, number][]) => ({
  n,
  turn,
  points: points.map(([ponds, reeds]) => ({ ponds, reeds, rain: 0 })),
})

describe('how the scores went', () => {
  it('has one point a turn: how it ended', () => {
    const scores = [
      at(3, 0, [1, 0], [1, 0]),
      at(5, 1, [2, 0], [1, 0]),
      at(9, 1, [2, 4], [1, 0]),
      at(12, 2, [2, 4], [0, 0]),
    ]
    expect(course(scores)).toEqual([
      { turn: 0, scores: [1, 1] },
      { turn: 1, scores: [6, 1] },
      { turn: 2, scores: [6, 0] },
    ])
  })

  it('forgets turns that were taken back', () => {
    const scores = [
      at(3, 1, [1, 0], [1, 0]),
      at(5, 2, [5, 0], [1, 0]),
      at(7, 1, [1, 0], [1, 0]),
      at(9, 2, [2, 0], [1, 0]),
    ]
    expect(course(scores)).toEqual([
      { turn: 1, scores: [1, 1] },
      { turn: 2, scores: [2, 1] },
    ])
  })

  it('names the sources that somebody has points of', () => {
    expect(sources(at(3, 1, [1, 0], [0, 2]))).toEqual(['ponds', 'reeds'])
  })
})
