/** An army as it is written: lines of a people's list, counted up. What may be fielded the server says. */
import type { Value } from '../../api/types'

export interface ListEntry {
  id: string
  kind: string
  points: number
  min: number
  max: number
  upgrades: string[]
}

export interface ArmyList {
  entries: ListEntry[]
  upgrades: ListEntry[]
}

export interface Item {
  id: string
  carriers: string[]
  people: string
  points: Record<string, number>
}

export interface RosterLine {
  entry: string
  count: number
  upgrades: string[]
  items: string[]
}

export const EMPTY: Value = { '@': 'Roster', lines: [], reinforcement: -1, cards: [], gear: [], extra: [] }

/** A line as the server writes it. */
const lineValue = ({ entry, count, upgrades, items }: RosterLine): Value => ({
  '@': 'RosterLine',
  entry,
  count,
  upgrades,
  items,
})

export function linesOf(roster: Value): RosterLine[] {
  return ((roster.lines as RosterLine[] | undefined) ?? []).map(({ entry, count, upgrades, items }) => ({
    entry,
    count: count ?? 1,
    upgrades: [...(upgrades ?? [])],
    items: [...(items ?? [])],
  }))
}

/** The same roster with other lines; cards, gear and reinforcement of what it began with stay. */
export function fielding(base: Value, lines: readonly RosterLine[]): Value {
  return { '@': 'FieldArmy', roster: { ...base, lines: lines.map(lineValue) } }
}

/** What a line costs, as far as the list prints it: some items have prices that depend on their bearer. */
export function linePoints(line: RosterLine, list: ArmyList, items: readonly Item[], edition: string): number {
  const each = list.entries.find(({ id }) => id === line.entry)?.points ?? 0
  const more = line.upgrades.map((one) => list.upgrades.find(({ id }) => id === one)?.points ?? 0)
  const borne = line.items.map((one) => items.find(({ id }) => id === one)?.points[edition] ?? 0)
  return [...more, each].reduce((sum, one) => sum + one, 0) * line.count + borne.reduce((sum, one) => sum + one, 0)
}

export function totalPoints(
  lines: readonly RosterLine[],
  list: ArmyList,
  items: readonly Item[],
  edition: string,
): number {
  return lines.reduce((sum, line) => sum + linePoints(line, list, items, edition), 0)
}

export interface KeptRoster {
  name: string
  people: string
  roster: Value
}

export const KEPT = 'feldzug.empires.rosters'

export function keptRosters(text: string | null, people: string): KeptRoster[] {
  try {
    const found = JSON.parse(text ?? '[]') as KeptRoster[]
    return Array.isArray(found) ? found.filter((one) => one.people === people) : []
  } catch {
    return []
  }
}
