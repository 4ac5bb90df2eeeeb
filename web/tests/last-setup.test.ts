// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { lastGame, lastSetup, rememberSetup } from '../src/shell/last-setup'

const SETUP = {
  players: 3,
  public: true,
  free_take_back: true,
  seats: [{ kind: 'me' as const, name: 'Ann', bot: '' }],
  options: { ice: 'on' },
  modules: ['boats'],
  preset: '',
}

beforeEach(() => localStorage.clear())

it('is remembered by game', () => {
  expect([lastGame(), lastSetup('ponds')]).toEqual([null, null])
  rememberSetup('ponds', SETUP)
  rememberSetup('hills', { ...SETUP, players: 2 })
  expect(lastGame()).toBe('hills')
  expect(lastSetup('ponds')).toEqual(SETUP)
})

it('is nothing where somebody else wrote', () => {
  localStorage.setItem('feldzug.setup.ponds', '{')
  expect(lastSetup('ponds')).toBeNull()
})
