/** A battle on a real table as the companion keeps it: turn by turn, in the browser's own storage, so that nothing needs the net. */
import type { Value } from '../../api/types'
import type { FightView } from './view'

export interface Progress {
  /** The half turns that are over: two make a turn. */
  halves: number
  /** Points of enemy losses that each side has scored. */
  points: [number, number]
  /** Units that each side has lost. */
  lost: [number, number]
  /** The half turn in which the volcano has erupted; -1 as long as it has not. */
  erupted: number
  /** The side that holds each objective; -1 for nobody. */
  holders: number[]
  castleCard: number
  dragonHits: number
  dragonAwake: boolean
  dragonEnd: string
  dragonBy: number
  nearest: number
  withdrew: number
}

export const NEITHER = -1

export function fresh(fight: FightView): Progress {
  return {
    halves: 0,
    points: [0, 0],
    lost: [0, 0],
    erupted: NEITHER,
    holders: fight.objectives.map(() => NEITHER),
    castleCard: fight.touched_by,
    dragonHits: 0,
    dragonAwake: false,
    dragonEnd: fight.dragon ? 'untouched' : 'none',
    dragonBy: NEITHER,
    nearest: NEITHER,
    withdrew: NEITHER,
  }
}

export const turnOf = ({ halves }: Progress): number => Math.floor(halves / 2) + 1

/** The side whose half turn it is. */
export const sideOf = ({ halves }: Progress, fight: FightView): number => (fight.first + halves) % 2

export const isOver = (progress: Progress, fight: FightView): boolean => turnOf(progress) > fight.turns

/** The least die by which the volcano erupts now; 1 means for certain, 0 that nobody rolls. [EMP-287 … EMP-291] */
export function eruptsOn(progress: Progress, hasVolcano: boolean): number {
  if (!hasVolcano || progress.erupted >= 0) return 0
  return Math.max(1, 5 - turnOf(progress))
}

/** What was kept, with what the server's dice have brought. */
export function withDice(
  progress: Progress,
  { erupted, dragon_throws }: Pick<FightView, 'erupted' | 'dragon_throws'>,
): Progress {
  const known = dragon_throws.length ? { ...progress, dragonAwake: true } : progress
  return erupted < 0 ? known : { ...known, erupted, dragonAwake: true }
}

/** Whether the die for the volcano is still to be thrown before this half turn. */
export function mayRoll(progress: Progress, fight: FightView, hasVolcano: boolean): boolean {
  return eruptsOn(progress, hasVolcano) > 1 && fight.eruption_rolled < progress.halves
}

/** How many lava tiles lie; the lake comes after the last. [EMP-294, EMP-295] */
export function lavaTiles({ halves, erupted }: Progress): number {
  return erupted < 0 ? 0 : Math.max(0, halves - erupted) + 1
}

export const LAVA = 8

/** What the server throws for, or is told, at the table beside the volcano. */
export type Hazard = 'swamp' | 'lava' | 'dragon'
const HAZARDS: Readonly<Record<string, Hazard>> = {
  'remind-swamp': 'swamp',
  'remind-lava': 'lava',
  'remind-lake': 'lava',
  'remind-dragon': 'dragon',
}
export const hazardOf = (reminder: string): Hazard | undefined => HAZARDS[reminder]

/** Straight on, to the left, to the right. */
export const BENDS = [0, 1, 2] as const
/** The least die that hits in the open, the defended, the fortified. */
export const GROUNDS = [4, 5, 6] as const

/** Whether the stream may still be bent: once, not with the first tile, and the lake lies straight on. [EMP-293, EMP-295] */
export function mayBend(progress: Progress, fight: FightView): boolean {
  const tile = lavaTiles(progress)
  return tile > 1 && tile <= LAVA && !fight.lava.some(({ bend }) => bend)
}

type Line = FightView['armies'][number]['lines'][number]

/** What the dragon's dice need to know of a unit: some are swapped for others, and have their armour. */
export const unitKey = ({ entry, armour, hits }: Line): string => [entry, armour, hits].join(' ')

/** The kinds of units that the dragon may attack on a side. */
export function targets(fight: FightView, side: number): Line[] {
  const army = fight.armies[side]
  const all = [...(army?.lines ?? []), ...(army?.extra ?? []), ...(army?.reinforcement ? [army.reinforcement] : [])]
  const units = all.filter((line) => line.is_unit)
  return units.filter((line, at) => units.findIndex((one) => unitKey(one) === unitKey(line)) === at)
}

/** What must be thought of before the command phase of this half turn: keys of messages. */
export function reminders(progress: Progress, fight: FightView): string[] {
  const pieces = fight.pieces.map(({ piece }) => piece)
  const volcano = pieces.includes('volcano')
  const least = eruptsOn(progress, volcano)
  return [
    ...(least > 1 ? ['remind-eruption'] : least === 1 ? ['remind-erupts'] : []),
    ...(progress.erupted >= 0 && progress.erupted <= progress.halves && lavaTiles(progress) <= LAVA + 1
      ? [lavaTiles(progress) > LAVA ? 'remind-lake' : 'remind-lava']
      : []),
    ...(pieces.includes('swamp') ? ['remind-swamp'] : []),
    ...(fight.dragon && progress.dragonEnd === 'untouched'
      ? [progress.dragonAwake || progress.erupted >= 0 ? 'remind-dragon' : 'remind-dragon-asleep']
      : []),
    ...(fight.sight !== null ? ['remind-sight'] : []),
    ...(fight.orders !== null ? ['remind-orders'] : []),
    ...(fight.weather === 'cold' || fight.weather === 'heat' ? ['remind-pace'] : []),
    ...(turnOf(progress) === 1 ? ['remind-first-order'] : []),
    ...(turnOf(progress) === fight.turns ? ['remind-last-turn'] : []),
  ]
}

/** Whether a side has lost so many units that its army breaks. */
export function isBroken(progress: Progress, fight: FightView, side: number): boolean {
  const breaks = fight.armies[side]?.break_point
  return breaks !== undefined && breaks > 0 && (progress.lost[side] ?? 0) >= breaks
}

/** The report that follows from what was kept. */
export function reportOf(progress: Progress): Value {
  return {
    '@': 'Report',
    points: [...progress.points],
    holders: [...progress.holders],
    castle_card: progress.castleCard,
    dragon: progress.dragonEnd,
    dragon_by: progress.dragonBy,
    nearest: progress.nearest,
    withdrew: progress.withdrew,
    surrendered: NEITHER,
  }
}

/** The report that lies on the table, if there is one of a battle fought there. */
export function toldReport({ report }: Value): Value | null {
  const told = (report ?? null) as Value | null
  return told?.['@'] === 'Report' ? told : null
}

/** The report that an earlier answer was, by what it led to; null if it was none. */
export const earlierReport = (told: readonly Value[] = []): Value | null =>
  told.map((event) => toldReport(event)).find(Boolean) ?? null

export const TABLE = 'table'
/** How a battle may be settled: as it ended on the table, or resolved in another way. */
export const WAYS = [TABLE, 'paper', 'simulated']

/** What the organiser says, with a note for all. */
export function settling(way: string, report: Value, note: string): Value {
  const settled = way === TABLE ? report : { '@': 'OtherWay', way }
  return { '@': 'Settle', report: settled, note: note.trim() }
}

/** The rows of the rulebook by which the report of a battle is judged. */
export function rulesOf(fight: FightView): string[] {
  return [
    'EMP-195',
    'EMP-196',
    'EMP-197',
    'EMP-198',
    'EMP-199',
    ...(fight.objectives.length ? ['EMP-348', 'EMP-416'] : []),
    ...(fight.castle_card || fight.touched_by !== NEITHER ? ['EMP-360', 'EMP-361'] : []),
    ...(fight.dragon ? ['EMP-341', 'EMP-342', 'EMP-343'] : []),
  ]
}

export const keyOf = (table: string, round: number, number: number): string =>
  `feldzug.empires.companion.${table}.${round}.${number}`

/** What was kept, if it still fits the battle. */
export function kept(text: string | null, fight: FightView): Progress {
  if (!text) return fresh(fight)
  try {
    const found = JSON.parse(text) as Progress
    return Array.isArray(found.holders) && found.holders.length === fight.objectives.length
      ? { ...fresh(fight), ...found }
      : fresh(fight)
  } catch {
    return fresh(fight)
  }
}
