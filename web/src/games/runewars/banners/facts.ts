/** What is printed in the expansion, from its content files. */
import printed from '../../../generated/runewars/banners/facts.json'
import type { FateFacts, HeroFacts, OrderFacts, Printed, TileFacts, UnitFacts } from '../facts'

export interface DevelopmentCardFacts {
  id: string
  faction: string
  /** Food, wood and ore. */
  cost: readonly number[]
}

export const PRINTED: Printed = {
  tiles: printed.tiles as unknown as TileFacts[],
  units: printed.units as UnitFacts[],
  fate: printed.fate as FateFacts[],
  orders: printed.orders as OrderFacts[],
  heroes: printed.heroes as HeroFacts[],
}
export const DEVELOPMENT_CARDS: readonly DevelopmentCardFacts[] = printed.developmentCards
export const CAPITAL = printed.capital
/** The faction whose card brings the peasants. */
export const PEASANTS_OF = printed.peasantsOf
