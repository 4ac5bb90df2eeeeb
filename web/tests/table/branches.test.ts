/** Side by side each question is asked by itself, and answers find their way back. */
import { expect, it } from 'vitest'
import { bare, bareOffer, isDue, shownOffer, within } from '../../src/table/branches'

const pass = { '@': 'Pass' }
const offer = (branch: number[], decision = 1) => ({
  seat: 0,
  question: { '@': 'Ask' },
  path: [],
  branch,
  decision,
  choices: [{ action: within(branch, pass), reason: null }],
})
const turn = (branch: number[], ...turn: number[]) => ({ branch, path: [], turn })

it('addresses an answer from the outermost branch on', () => {
  expect(within([0, 2], pass)).toEqual({ '@': 'In', branch: 0, action: { '@': 'In', branch: 2, action: pass } })
  expect(bare(within([0, 2], pass))).toEqual(pass)
  expect(within([], pass)).toEqual(pass)
})

it('shows choices as they would be were a question alone', () => {
  expect(bareOffer(offer([1])).choices[0]?.action).toEqual(pass)
})

it('shows the chosen one, else the first that waits, else the first', () => {
  const offers = [offer([0]), offer([1]), offer([2])]
  const turns = [turn([0], 3), turn([1], 0), turn([2], 0)]
  expect(shownOffer(offers, turns, '', 0)?.branch).toEqual([1])
  expect(shownOffer(offers, turns, '2', 0)?.branch).toEqual([2])
  expect(shownOffer(offers, turns, '7', 0)?.branch).toEqual([1])
  expect(shownOffer(offers, [], '', 0)?.branch).toEqual([0])
  expect(shownOffer([], [], '', 0)).toBeNull()
  expect(isDue(offer([0]), turns, 0)).toBe(false)
})
