/** Commanders: a card and a token under a hero, and the Commander deck. */
import { ICONS } from '../../../../generated/runewars/banners/pieces'
import CardChoice from '../CardChoice.svelte'
import { extension } from '../../extension'
import type { Shapes } from '../../view'
import CommanderCard from './CommanderCard.svelte'
import Commanding from './Commanding.svelte'
import Deck from './Deck.svelte'
import Posts from './Posts.svelte'

export const commanders = extension<Shapes['CommandView']>({
  module: 'commanders',
  answers: { KeepCommanderCard: CardChoice, ReplaceCommander: CardChoice, SpoilCard: CardChoice },
  beats: { CommanderAppointed: 'card', CommanderDrawn: 'card', CommanderLeads: 'card', CommanderLost: 'fall' },
  mark: (hero, own, translator) => {
    const card = own.commanders[hero]
    if (!card) return null
    const name = translator.name('commander-card', card)
    return { picture: ICONS['knight-banner'], label: translator.say('commands-with', { card: name }) }
  },
  Banner: Posts,
  Hand: Deck,
  Hero: CommanderCard,
  Battle: Commanding,
})
