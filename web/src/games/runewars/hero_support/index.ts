/** Heroes that stand beside a unit type in battle. */
import { extension } from '../extension'
import type { Shapes } from '../view'
import Supporters from './Supporters.svelte'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

export const extensions = [
  extension<Shapes['SupportView']>({
    module: 'hero-support',
    messages: { en, de },
    Fighters: Supporters,
  }),
]
