/** What is printed on tiles, units, factions and Fate cards, from the content files of the rules. */
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
}
export interface FateFacts extends Record<Shape, string> {
  number: string
  destiny: string
}
export interface FactionFacts {
  id: string
  alignment: string
  dials: Record<string, string[]>
}

export const TILES = new Map((facts.tiles as unknown as TileFacts[]).map((tile) => [tile.id, tile]))
export const UNITS = new Map((facts.units as UnitFacts[]).map((unit) => [unit.id, unit]))
export const FACTIONS = new Map((facts.factions as unknown as FactionFacts[]).map((one) => [one.id, one]))
export const FATE = new Map((facts.fate as FateFacts[]).map((card) => [card.number, card]))
export const ORDERS: readonly { id: string; number: number }[] = facts.orders
export const RESOURCES = ['food', 'wood', 'ore'] as const
