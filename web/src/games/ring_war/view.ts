/** What the server shows of Ring War, by its own description of `feldzug.games.ring_war.view`. */
import type { components } from '../../protocol'

type Shapes = components['schemas']

export type WarView = Shapes['WarView']
export type PlaceView = Shapes['PlaceView']
/** A kind of unit. */
export type Kind = keyof Shapes['Counts']
