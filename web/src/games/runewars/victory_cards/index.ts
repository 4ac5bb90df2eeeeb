/** Victory cards on season decks: who claims victory, and when it is decided. */
import { extension } from '../extension'
import type { Shapes } from '../view'
import Claim from './Claim.svelte'
import Claimed from './Claimed.svelte'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

export const extensions = [
  extension<Shapes['VictoryView']>({
    module: 'victory-cards',
    messages: { en, de },
    importance: { VictoryCardPlaced: 'heading', VictoryCardTakenBack: 'heading' },
    beats: { VictoryCardPlaced: 'card', VictoryCardTakenBack: 'card' },
    Season: Claimed,
    Banner: Claim,
  }),
]
