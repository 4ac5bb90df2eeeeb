/** The exploration variant: tokens that lie hidden in areas until a hero finds them. */
import { ICONS, type IconName } from '../../../generated/runewars/exploration/pieces'
import type { Translator } from '../../../words/translator'
import { extension, type AreaToken } from '../extension'
import type { Shapes } from '../view'
import Found from './Found.svelte'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

type ExplorationsView = Shapes['ExplorationsView']

const PICTURES: Record<string, IconName> = {
  'dragon-throne': 'throne-king',
  'village-food': 'barn',
  'village-wood': 'wood-cabin',
  'village-ore': 'mine-wagon',
  'magic-portal': 'magic-portal',
  dungeon: 'dungeon-gate',
  temple: 'greek-temple',
  'hall-of-kellos': 'temple-gate',
  'traveling-merchant': 'trade',
  'raiding-party': 'bandit',
  'scroll-of-sight': 'scroll-unfurled',
  'training-token': 'sword-brandish',
}

function tokens(place: string, own: ExplorationsView, translator: Translator): AreaToken[] {
  const token = own.tokens[place]
  if (!token) return []
  const { back, exploration, face_up } = token
  const name = exploration ? translator.name('exploration', exploration) : ''
  return [
    {
      id: `exploration-${place}`,
      picture: ICONS[PICTURES[exploration ?? ''] ?? 'scroll-unfurled'],
      ...(exploration ? {} : { sign: back }),
      hidden: !face_up,
      label: face_up ? name : translator.say(exploration ? 'exploration-known' : 'exploration-hidden', { name, back }),
    },
  ]
}

export const extensions = [
  extension<ExplorationsView>({
    module: 'exploration',
    messages: { en, de },
    touchables: { places: { RemoveLocation: ['area'], SeeArea: ['area'] } },
    beats: { TokenFound: 'card', LocationRemoved: 'fall' },
    tokens,
    Place: Found,
  }),
]
