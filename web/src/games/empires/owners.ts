/** Realms are told apart by colour, by pattern and by the emblem of their people: nineteen of them fit on a map. */
import type { IconName } from '../../generated/icons'
import type { Owner } from '../drawing'
import { COLOURS, owner as seated } from '../plain/owners'
import type { CampaignView } from './view'

export const EMBLEMS: Readonly<Record<string, IconName>> = {
  araby: 'camel',
  bretonnia: 'fleur-de-lys',
  chaos: 'horned-helm',
  'chaos-dwarfs': 'anvil-impact',
  daemons: 'daemon-skull',
  'dark-elves': 'crescent-blade',
  lizardmen: 'gecko',
  goblins: 'goblin-head',
  'witch-hunters': 'burning-eye',
  'high-elves': 'eagle-emblem',
  empire: 'griffin-symbol',
  'tomb-kings': 'ankh',
  kislev: 'bear-head',
  orcs: 'orc-head',
  skaven: 'rat',
  'dogs-of-war': 'broadsword',
  'vampire-counts': 'bat-mask',
  'wood-elves': 'oak-leaf',
  dwarfs: 'hammer-drop',
}

/** What the land of a realm is hatched with, beside its colour. */
export const PATTERNS = ['plain', 'stripes', 'dots', 'checks'] as const
export type Pattern = (typeof PATTERNS)[number]

export const patternOf = (seat: number): Pattern => PATTERNS[Math.floor(seat / COLOURS) % PATTERNS.length] ?? 'plain'

/** Who runs a campaign has no realm, and no realm's colour. */
export const ORGANISER: Owner = { key: 'organiser', emblem: 'scroll-quill' }

export function owner(view: CampaignView | null | undefined, seat: number): Owner {
  const people = view?.realms[seat]?.people
  const plain = seated(seat)
  return people ? { key: plain.key, emblem: EMBLEMS[people] ?? plain.emblem } : plain
}
