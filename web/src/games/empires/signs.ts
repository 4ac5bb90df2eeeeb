/** Pictures of buildings and of what lasts on a tile. */
import { ICONS, type IconName } from '../../generated/empires/pieces'

const BUILDINGS: Readonly<Record<string, IconName>> = {
  mine: 'mining',
  castle: 'stone-tower',
  city: 'medieval-village-01',
  'special-building': 'greek-temple',
}

const LASTING: Readonly<Record<string, IconName>> = {
  'chaos-void': 'magic-swirl',
  earthquake: 'earth-crack',
  dam: 'barrier',
  mist: 'fog',
}

export const buildingSign = (building: string): string => ICONS[BUILDINGS[building] ?? 'castle']
export const lastingSign = (effect: string): string => ICONS[LASTING[effect] ?? 'cloud-ring']
