/** What the server shows of Runewars, by its own description of `feldzug.games.runewars.view`. */
import type { components } from '../../protocol'

export type Shapes = components['schemas']

export type WorldView = Shapes['WorldView']
export type AreaView = Shapes['AreaView']
export type HeroView = Shapes['HeroView']
export type FactionView = Shapes['FactionView']
