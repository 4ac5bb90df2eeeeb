/** Road to Victory: the Victory card of each faction has a name of its own. */
import { extension } from '../../extension'
import type { Shapes } from '../../view'
import Laid from './Laid.svelte'
import OwnCard from './OwnCard.svelte'

export const roadToVictory = extension<Shapes['RoadView']>({
  module: 'road-to-victory',
  Banner: Laid,
  Hand: OwnCard,
})
