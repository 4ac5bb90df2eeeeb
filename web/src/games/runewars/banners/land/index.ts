/** What is always in force: new units and tiles, barren land, the lost city, Garrison, tactical fate cards. */
import { ICONS } from '../../../../generated/runewars/banners/pieces'
import type { Translator } from '../../../../words/translator'
import CardChoice from '../CardChoice.svelte'
import { PRINTED } from '../facts'
import { extension, type AreaToken } from '../../extension'
import Announced from '../tactical_fate/Announced.svelte'
import AnnounceCards from '../tactical_fate/AnnounceCards.svelte'
import AnnouncedInDuel from '../tactical_fate/AnnouncedInDuel.svelte'
import type { Shapes } from '../../view'
import Ashes from './Ashes.svelte'
import Ground from './Ground.svelte'
import Manned from './Manned.svelte'
import de from '../words/de.ftl?raw'
import en from '../words/en.ftl?raw'
import guideDe from '../words/guide-de.ftl?raw'
import guideEn from '../words/guide-en.ftl?raw'

type BannersView = Shapes['BannersView']

function tokens(place: string, own: BannersView, translator: Translator): AreaToken[] {
  const found: AreaToken[] = []
  if (own.desolate.includes(place)) {
    found.push({ id: `desolation-${place}`, picture: ICONS['desert-skull'], label: translator.say('desolation') })
  }
  const count = own.frozen[place]
  if (count) {
    const label = translator.say('cryomancy', { count })
    found.push({ id: `cryomancy-${place}`, picture: ICONS['snowflake-1'], label, count })
  }
  return found
}

/** The site of the lost city is the other side of its shore. */
function border(place: string, other: string | null, before: string, own: BannersView): string | null {
  const covered = own.shore !== null && [place, other].includes(own.shore) && [place, other].includes(SITE)
  const now = covered ? 'water' : before
  const ice = [place, other].some((area) => area !== null && area in own.frozen)
  return now === 'water' && ice ? 'frozen' : now
}
const SITE = PRINTED.tiles.find(({ areas }) => areas.length === 1)?.areas[0]?.id ?? ''

export const alwaysOn = extension<BannersView>({
  module: 'banners',
  messages: { en: [en, guideEn].join('\n'), de: [de, guideDe].join('\n') },
  printed: PRINTED,
  pictures: {
    'novice-wizard': ICONS['wizard-staff'],
    roc: ICONS['eagle-head'],
    'leonx-rider': ICONS.feline,
    'forest-guardian': ICONS['tree-face'],
    'blood-sister': ICONS['female-vampire'],
    obscene: ICONS.swallower,
    vampire: ICONS['vampire-cape'],
    'great-wyrm': ICONS['sea-serpent'],
    garrison: ICONS['guarded-tower'],
    trenloe: ICONS.barbute,
    'sister-maelin': ICONS['nun-face'],
    'oren-quickstep': ICONS['running-ninja'],
    steelhorns: ICONS.bull,
    'tamsin-highwing': ICONS['feathered-wing'],
    'vashka-nightbraid': ICONS['medusa-head'],
    'grell-the-ashen': ICONS['burning-skull'],
    'korga-splitshield': ICONS['slashed-shield'],
  },
  touchables: {
    places: Object.fromEntries(
      ['BreakRune', 'FreezeArea', 'LayWaste', 'MendArea', 'MusterAt', 'PlaceInstead'].map((name) => [name, ['area']]),
    ),
    cards: { AnnounceFate: 'card', ReplaceTactics: 'card' },
  },
  answers: {
    AnnounceFate: AnnounceCards,
    KeepThisReward: CardChoice,
    ReplaceTactics: CardChoice,
    TakeFromHand: CardChoice,
  },
  beats: {
    CityDestroyed: 'fall',
    Desolated: 'land',
    FateAnnounced: 'card',
    Frozen: 'land',
    TacticalFateShown: 'card',
    TacticsGiven: 'card',
    Thawed: 'fall',
  },
  importance: { FateAnnounced: 'normal', TacticalFateShown: 'detail' },
  faces: { TacticalFateShown: 'card' },
  tokens,
  border,
  yields: (place, own) => own.yields[place] ?? null,
  runes: (place, own) => own.runes[place] ?? 0,
  Ground,
  Season: Ashes,
  Banner: Manned,
  Battle: Announced,
  Scene: AnnouncedInDuel,
})
