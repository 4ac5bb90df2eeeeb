/** The exploration tokens of the expansion: flooded areas are cut off, others are easier to defend. */
import { ICONS } from '../../../generated/runewars/banners/pieces'
import { extension } from '../extension'
import type { Shapes } from '../view'

type FloodedView = Shapes['FloodedView']

/** Water all around a flooded area; ice in the area itself opens it. */
function border(place: string, other: string | null, _before: string, own: FloodedView): string | null {
  const both = [place, ...(other ? [other] : [])]
  if (!both.some((area) => own.flooded.includes(area))) return null
  return both.some((area) => own.cut_off.includes(area)) ? 'water' : 'frozen'
}

export const exploration = extension<FloodedView>({
  module: 'banners-exploration',
  touchables: { places: { WashHeroTo: ['area'] } },
  beats: { HeroWashedAway: 'travel' },
  pictures: { 'flooded-area': ICONS['big-wave'], 'defensible-area': ICONS['defensive-wall'] },
  border,
})
