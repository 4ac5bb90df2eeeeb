/** Development cards, capitals and peasants. */
import { ICONS } from '../../../../generated/runewars/banners/pieces'
import type { Translator } from '../../../../words/translator'
import CardChoice from '../CardChoice.svelte'
import { extension, type AreaToken, type Building } from '../../extension'
import { CAPITAL, PEASANTS_OF } from '../facts'
import { faction } from '../../owners'
import type { AreaView, Shapes } from '../../view'
import Bought from './Bought.svelte'
import OwnCards from './OwnCards.svelte'
import SheetCards from './SheetCards.svelte'

type DevelopedView = Shapes['DevelopedView']

function building(place: string, area: AreaView, own: DevelopedView, translator: Translator): Building | null {
  if (!own.capitals.includes(place)) return null
  const second = own.second[place]
  const strength = area.damaged ? CAPITAL.damaged : CAPITAL.strength
  return {
    picture: ICONS[area.damaged ? 'castle-ruins' : 'elven-castle'],
    strength,
    label: translator.say(area.damaged ? 'capital-hurt' : 'capital-whole', { strength }),
    developments: second ? [second] : [],
  }
}

function tokens(place: string, own: DevelopedView, translator: Translator): AreaToken[] {
  if (!own.peasants.includes(place)) return []
  const whose = faction(PEASANTS_OF).key
  return [{ id: `peasant-${place}`, picture: ICONS.farmer, label: translator.say('peasant'), whose }]
}

export const developmentCards = extension<DevelopedView>({
  module: 'development-cards',
  touchables: { places: { BuildCapitalIn: ['area'], Carry: ['source'], FoundCapital: ['area'] } },
  answers: { BuyCard: CardChoice },
  beats: { CapitalFounded: 'land', CardBought: 'card', PeasantGone: 'fall', PeasantLeft: 'land' },
  tokens,
  building,
  Banner: Bought,
  Hand: OwnCards,
  Sheet: SheetCards,
})
