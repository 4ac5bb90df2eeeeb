// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepSeal, keptSeal } from '../../src/table/kept-seal'

beforeEach(() => localStorage.clear())

it('keeps the first seal of a table for good', () => {
  keepSeal('pond', '', 0) // a game whose dice are not sealed
  expect(keptSeal('pond')).toBeNull()
  keepSeal('pond', 'aa', 3)
  keepSeal('pond', 'bb', 9)
  expect(keptSeal('pond')).toMatchObject({ seal: 'aa', entries: 3 })
  expect(keptSeal('hill')).toBeNull()
})

it('is none where somebody else wrote', () => {
  localStorage.setItem('feldzug.seal.pond', '{"seal": 1}')
  expect(keptSeal('pond')).toBeNull()
})
