/** What is printed on tiles, units, factions and Fate cards, from the content files of the rules. */
import type { Language } from '../../words/messages'
import facts from '../../generated/runewars/facts.json'

export type Shape = 'triangle' | 'circle' | 'rectangle' | 'hexagon'

export interface AreaFacts {
  id: string
  at: [number, number]
  yields: number[]
  city: boolean
  borders: string[]
}
export interface TileFacts {
  id: string
  home: boolean
  areas: AreaFacts[]
}
export interface UnitFacts {
  id: string
  owner: string
  shape: Shape
  initiative: number
  health: number
  flying: boolean
  fast: boolean
  /** The unit in whose place it is recruited. */
  insteadOf?: string
  words: Record<Language, UnitWords>
}
/** What a unit does on an orb. */
export interface UnitWords {
  ability: string
  text: string
}
export interface FateFacts extends Record<Shape, string> {
  number: string
  /** Empty for a card that stands in for a Fate card in battles and duels only. */
  destiny: string
}
export interface FactionFacts {
  id: string
  alignment: string
  /** What it has to begin with. */
  influence: number
  dials: Record<string, string[]>
}

export interface OrderFacts {
  id: string
  /** The module that brings it; none for those of the base. */
  module?: string
  number: number
  text: Record<Language, string>
  /** What it does besides, while it is the highest of one's open orders. */
  bonus: Record<Language, string> | null
}

export interface HeroFacts {
  id: string
  attributes: number[]
  health: number
}

/** What is printed, by what it is printed on. */
export interface Printed {
  tiles: readonly TileFacts[]
  units: readonly UnitFacts[]
  /** Cards of other decks that can be read like Fate cards, by their ids. */
  fate: readonly FateFacts[]
  orders: readonly OrderFacts[]
  heroes: readonly HeroFacts[]
}

export const TILES = new Map((facts.tiles as unknown as TileFacts[]).map((tile) => [tile.id, tile]))
export const UNITS = new Map((facts.units as UnitFacts[]).map((unit) => [unit.id, unit]))
export const FACTIONS = new Map((facts.factions as unknown as FactionFacts[]).map((one) => [one.id, one]))
export const FATE = new Map((facts.fate as FateFacts[]).map((card) => [card.number, card]))
export const ORDERS: OrderFacts[] = facts.orders
/** What is printed on heroes: attributes and health. */
export const HEROES = new Map((facts.heroes as HeroFacts[]).map((hero) => [hero.id, hero]))
export const RESOURCES = ['food', 'wood', 'ore'] as const
export const ATTRIBUTES = ['might', 'agility', 'wisdom'] as const

/** What a module prints beyond the base. */
export function print({ tiles = [], units = [], fate = [], orders = [], heroes = [] }: Partial<Printed>): void {
  tiles.forEach((tile) => TILES.set(tile.id, tile))
  units.forEach((unit) => UNITS.set(unit.id, unit))
  fate.forEach((card) => FATE.set(card.number, card))
  heroes.forEach((hero) => HEROES.set(hero.id, hero))
  ORDERS.push(...orders)
  ORDERS.sort((a, b) => a.number - b.number)
}
