/** What is printed of the terrain. */
import facts from '../../generated/empires/facts.json'

export interface TerrainFacts {
  id: string
  number: number
  taxDice: number
  taxFactor: number
  mineDice: number
  castle: boolean
  city: boolean
  surcharge: number
}

export const TERRAIN: ReadonlyMap<string, TerrainFacts> = new Map(
  (facts.terrain as TerrainFacts[]).map((one) => [one.id, one]),
)
