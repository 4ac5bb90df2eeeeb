/** Modules, presets and options of a game that does not exist, as one settles them before a game. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { GameInfo, GameModule, GameOption } from '../src/api/types'
import { Agreement } from '../src/shell/agreement.svelte'

const said = (text: string) => ({ en: text, de: text })
const option = (key: string, module: string, more: Partial<GameOption> = {}): GameOption => ({
  key,
  module,
  rule: 'P-1',
  group: module,
  values: ['off', 'on'],
  default: 'off',
  pulls: {},
  ...more,
})
const module = (key: string, more: Partial<GameModule> = {}): GameModule => ({
  key,
  label: said(key),
  requires: [],
  excludes: [],
  options: [],
  ...more,
})

const PONDS: GameInfo = {
  key: 'ponds',
  title: said('Ponds'),
  players: [2],
  roles: [],
  options: [
    option('ice', 'ponds', { pulls: { on: 'winter' } }),
    option('depth', 'ponds'),
    option('wind', 'boats'),
    option('pirates', 'boats', { pulls: { on: 'storms' } }),
  ],
  modules: [
    module('boats', { options: ['wind', 'pirates'] }),
    module('winter', { excludes: ['boats'] }),
    module('storms', { requires: ['boats'] }),
  ],
  presets: [
    { key: 'sea', label: said('At sea'), options: { wind: 'on' }, modules: ['boats'] },
    { key: 'deep', label: said('Deep'), options: { depth: 'on' }, modules: [] },
  ],
  phases: [],
  at_once: {},
  bots: [],
  default_bot: 'random',
}
const [boats, winter, storms] = PONDS.modules as [GameModule, GameModule, GameModule]
const [sea, deep] = PONDS.presets as [GameInfo['presets'][number], GameInfo['presets'][number]]

describe('what is agreed', () => {
  let agreement: Agreement
  const on = () => agreement.modules.map(({ key }) => key)
  beforeEach(() => (agreement = new Agreement(PONDS)))

  it('is as usual at first, without the options of modules', () => {
    expect(agreement.usual).toBe(true)
    expect(agreement.asked).toEqual({ options: { ice: 'off', depth: 'off' }, modules: [], preset: '' })
    expect(agreement.groups.map(([group, options]) => [group, options.map(({ key }) => key)])).toEqual([
      ['ponds', ['ice', 'depth']],
    ])
  })

  it('has the options of a module while it is on', () => {
    agreement.toggle(boats)
    agreement.options.wind = 'on'
    expect(agreement.asked.options).toEqual({ ice: 'off', depth: 'off', wind: 'on', pirates: 'off' })
    agreement.toggle(boats)
    expect(agreement.asked.options).not.toHaveProperty('wind')
  })

  it('has a module that an option brings in, and what that one needs', () => {
    agreement.options.ice = 'on'
    expect(on()).toEqual(['winter'])
    expect(agreement.pulled.get('winter')).toEqual({ option: PONDS.options[0] })
    agreement.options.ice = 'off'
    agreement.toggle(storms)
    expect(on()).toEqual(['boats', 'storms'])
    expect(agreement.pulled.get('boats')).toEqual({ module: storms })
  })

  it('brings nothing in by an option of a module that is off', () => {
    agreement.options.pirates = 'on'
    expect(on()).toEqual([])
    agreement.toggle(boats)
    expect(on()).toEqual(['boats', 'storms'])
  })

  it('says what a module does not go with, itself or what it needs', () => {
    agreement.options.ice = 'on'
    expect(agreement.excluded(boats)).toBe(winter)
    expect(agreement.excluded(storms)).toBe(winter)
    expect(agreement.excluded(winter)).toBeNull()
    expect(agreement.conflict).toBeNull()
  })

  it('knows when an option brings in what does not go with the rest', () => {
    agreement.toggle(boats)
    agreement.options.ice = 'on'
    expect(agreement.conflict).toEqual([boats, winter])
  })

  it('is set by a preset, until something of it is changed', () => {
    agreement.options.depth = 'on'
    agreement.pick(sea)
    expect(agreement.asked).toEqual({
      options: { ice: 'off', depth: 'off', wind: 'on', pirates: 'off' },
      modules: ['boats'],
      preset: 'sea',
    })
    agreement.options.depth = 'on'
    expect(agreement.preset).toEqual(sea)
    agreement.options.wind = 'off'
    expect(agreement.asked.preset).toBe('')
    agreement.pick(deep)
    agreement.pick(null)
    expect(agreement.usual).toBe(true)
  })

  it('is what it was last time, as far as the game still knows it', () => {
    agreement.pick(sea)
    agreement.options.ice = 'on'
    const before = { ...agreement.asked, modules: [...agreement.switchedOn, 'gone'] }
    agreement = new Agreement(PONDS)
    agreement.restore({ ...before, options: { ...before.options, depth: 'unheard-of', forgotten: 'on' } })
    expect(agreement.asked).toEqual({
      options: { ice: 'on', depth: 'off', wind: 'on', pirates: 'off' },
      modules: ['boats', 'winter'],
      preset: 'sea',
    })
    agreement.options.ice = 'off'
    expect(on()).toEqual(['boats'])
  })

  it('counts what is not as usual', () => {
    agreement.options.depth = 'on'
    expect(agreement.changed(PONDS.options)).toBe(1)
    expect(agreement.usual).toBe(false)
  })
})
