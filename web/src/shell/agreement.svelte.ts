/** What is agreed before a game: which modules are played with, and how each option is set. A preset sets many of them at once. */
import type { GameInfo, GameModule, GameOption, GamePreset } from '../api/types'

/** Why a module is on though nobody has switched it on. */
export type Pulled = { option: GameOption } | { module: GameModule }

export class Agreement {
  options = $state<Record<string, string>>({})
  /** The modules that somebody has switched on. */
  private wanted = $state.raw<readonly string[]>([])
  private picked = $state.raw<GamePreset | null>(null)

  /** The modules that are on because something else needs them, each with that. */
  readonly pulled = $derived.by(() => this.findPulled())
  /** The modules that are played with, in the game's own order. */
  readonly modules = $derived.by(() =>
    this.game.modules.filter(({ key }) => this.wanted.includes(key) || this.pulled.has(key)),
  )
  /** The preset that was picked, as long as nothing that it sets is changed. */
  readonly preset = $derived.by(() => (this.picked && this.holds(this.picked) ? this.picked : null))
  /** Two modules that do not go together though both are on. */
  readonly conflict = $derived.by<[GameModule, GameModule] | null>(() => {
    for (const module of this.modules) {
      const other = this.modules.find((one) => excludes(module, one))
      if (other) return [module, other]
    }
    return null
  })

  constructor(readonly game: GameInfo) {
    this.options = defaults(game)
  }

  /** All as usual, but for what the preset sets; without one all as usual. */
  pick(preset: GamePreset | null): void {
    this.picked = preset
    this.options = { ...defaults(this.game), ...preset?.options }
    this.wanted = preset?.modules ?? []
  }

  /** The modules that somebody has switched on, without those that follow from them. */
  get switchedOn(): string[] {
    return [...this.wanted]
  }

  /** What was agreed before, as far as the game still knows it. */
  restore({ options, modules, preset }: { options: Record<string, string>; modules: string[]; preset: string }): void {
    this.pick(this.game.presets.find(({ key }) => key === preset) ?? null)
    for (const { key, values } of this.game.options) {
      const value = options[key]
      if (value !== undefined && values.includes(value)) this.options[key] = value
    }
    this.wanted = this.game.modules.map(({ key }) => key).filter((key) => modules.includes(key))
  }

  /** Whether nothing differs from what is usual. */
  get usual(): boolean {
    return !this.modules.length && !this.changed(this.game.options.filter((option) => this.isOpen(option)))
  }

  toggle(module: GameModule): void {
    const on = this.wanted.includes(module.key)
    this.wanted = on ? this.wanted.filter((key) => key !== module.key) : [...this.wanted, module.key]
  }

  isOn(module: GameModule): boolean {
    return this.modules.includes(module)
  }

  /** The module that is played with and does not go with this one, or with one that this one needs. */
  excluded(module: GameModule): GameModule | null {
    if (this.isOn(module)) return null
    const needed = this.withNeeded(module)
    return this.modules.find((on) => needed.some((one) => excludes(one, on))) ?? null
  }

  /** The options that a module brings along. */
  optionsOf(module: GameModule): GameOption[] {
    return this.game.options.filter((option) => option.module === module.key)
  }

  /** The options of the base game by their groups. */
  get groups(): [string, GameOption[]][] {
    const base = this.game.options.filter((option) => !this.owner(option))
    const found = new Map<string, GameOption[]>()
    for (const option of base) found.set(option.group, [...(found.get(option.group) ?? []), option])
    return [...found]
  }

  /** How many of these differ from what is usual. */
  changed(options: readonly GameOption[]): number {
    return options.filter((option) => this.options[option.key] !== option.default).length
  }

  module(key: string): GameModule | undefined {
    return this.game.modules.find((module) => module.key === key)
  }

  /** What the server is asked for. Options of modules that are off do not count. */
  get asked(): { options: Record<string, string>; modules: string[]; preset: string } {
    const open = this.game.options.filter((option) => this.isOpen(option))
    return {
      options: Object.fromEntries(open.map(({ key, default: usual }) => [key, this.options[key] ?? usual])),
      modules: this.modules.map(({ key }) => key),
      preset: this.preset?.key ?? '',
    }
  }

  private owner(option: GameOption): GameModule | undefined {
    return this.module(option.module)
  }

  private isOpen(option: GameOption): boolean {
    const owner = this.owner(option)
    return !owner || this.isOn(owner)
  }

  private holds({ options, modules }: GamePreset): boolean {
    const on = this.modules.map(({ key }) => key)
    return (
      Object.entries(options).every(([key, value]) => this.options[key] === value) &&
      modules.every((key) => on.includes(key))
    )
  }

  /** A module and all that it needs, directly or not. */
  private withNeeded(module: GameModule, found: GameModule[] = []): GameModule[] {
    if (found.includes(module)) return found
    found.push(module)
    for (const key of module.requires) {
      const needed = this.module(key)
      if (needed) this.withNeeded(needed, found)
    }
    return found
  }

  private findPulled(): Map<string, Pulled> {
    const found = new Map<string, Pulled>()
    const on = new Set(this.wanted)
    const add = (key: string | undefined, why: Pulled) => {
      if (key === undefined || on.has(key)) return
      on.add(key)
      found.set(key, why)
    }
    for (let before = -1; before !== on.size;) {
      before = on.size
      for (const option of this.game.options) {
        const owner = this.owner(option)
        if (!owner || on.has(owner.key)) add(option.pulls[this.options[option.key] ?? option.default], { option })
      }
      for (const module of this.game.modules)
        if (on.has(module.key)) for (const key of module.requires) add(key, { module })
    }
    return found
  }
}

function defaults(game: GameInfo): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]))
}

function excludes(one: GameModule, other: GameModule): boolean {
  return one.excludes.includes(other.key) || other.excludes.includes(one.key)
}
