/** An army as it is written: lines of a people's list, counted up. What may be fielded the server says. */
import type { Value } from '../../api/types'

export interface ListEntry {
  id: string
  kind: string
  points: number
  min: number
  max: number
  upgrades: string[]
  armour: number | string
  hits: number
  /** The entry that units are swapped for by an upgrade; empty if it is no swap. */
  becomes: string
}

export interface ArmyList {
  entries: ListEntry[]
  upgrades: ListEntry[]
}

/** What an item costs: for all the same, or by the armour or the hits of who bears it. */
export interface Price {
  points: number
  by: string
  table: Record<string, number>
}

export interface Item {
  id: string
  carriers: string[]
  people: string
  prices: Record<string, Price | null>
}

/** What the extra points of a siege buy beside troops. */
export interface Gear {
  id: string
  sort: string
  side: string
  points: number
}

export interface Facts {
  armies: Record<string, Record<string, ArmyList>>
  items: Item[]
  gear: Gear[]
}

/** The list from which an army is written, and the edition that it is of. */
export interface Book {
  people: string
  edition: string
  list: ArmyList
  items: readonly Item[]
}

export interface RosterLine {
  entry: string
  count: number
  upgrades: string[]
  items: string[]
}

/** A roster while it is written. */
export interface Written {
  lines: RosterLine[]
  /** The additional unit of the event; empty for none. */
  reinforcement: string
  /** Items that come from drawn cards and cost nothing. */
  cards: string[]
  /** How many of each piece of siege gear. */
  gear: Record<string, number>
  /** Units that the extra points of a siege buy. */
  extra: RosterLine[]
}

export const NONE = -1
export const empty = (): Written => ({ lines: [], reinforcement: '', cards: [], gear: {}, extra: [] })

/** A line as the server writes it. */
const lineValue = ({ entry, count, upgrades, items }: RosterLine): Value => ({
  '@': 'RosterLine',
  entry,
  count,
  upgrades,
  items,
})

const linesOf = (lines: unknown): RosterLine[] =>
  ((lines as RosterLine[] | undefined) ?? []).map(({ entry, count, upgrades, items }) => ({
    entry,
    count: count ?? 1,
    upgrades: [...(upgrades ?? [])],
    items: [...(items ?? [])],
  }))

/** A roster of the server's as it can be changed. */
export function written(roster: Value | undefined): Written {
  if (!roster) return empty()
  const gear = (roster.gear ?? []) as { gear: string; count?: number }[]
  return {
    lines: linesOf(roster.lines),
    reinforcement: typeof roster.reinforcement === 'string' ? roster.reinforcement : '',
    cards: [...((roster.cards ?? []) as string[])],
    gear: Object.fromEntries(gear.map(({ gear: id, count }) => [id, count ?? 1])),
    extra: linesOf(roster.extra),
  }
}

/** The answer that fields it. Cards are named only if somebody bears them. */
export function fielding({ lines, reinforcement, cards, gear, extra }: Written): Value {
  const borne = [...lines, ...extra].flatMap(({ items }) => items)
  const roster: Value = {
    '@': 'Roster',
    lines: lines.map(lineValue),
    reinforcement: reinforcement || NONE,
    cards: cards.filter((card) => borne.includes(card)),
    gear: Object.entries(gear)
      .filter(([, count]) => count > 0)
      .map(([id, count]) => ({ '@': 'RosterGear', gear: id, count })),
    extra: extra.map(lineValue),
  }
  return { '@': 'FieldArmy', roster }
}

/** The entry whose profile the units of a line have: their own, or that which they are swapped for. */
function fightsAs(line: RosterLine, { list }: Book): ListEntry | undefined {
  const swap = line.upgrades.map((one) => list.upgrades.find(({ id }) => id === one)?.becomes).find(Boolean)
  return list.entries.find(({ id }) => id === (swap ?? line.entry))
}

/** What an item costs for the bearer in a line; null if there is no price for him. */
export function itemPrice(item: Item, line: RosterLine, book: Book): number | null {
  const price = item.prices[book.edition]
  if (!price) return null
  if (!price.by) return price.points
  const bearer = fightsAs(line, book)
  return price.table[String(price.by === 'armour' ? bearer?.armour : bearer?.hits)] ?? null
}

/** The items that the one in a line may bear. */
export function bearable(line: RosterLine, book: Book): Item[] {
  const kind = book.list.entries.find(({ id }) => id === line.entry)?.kind ?? ''
  return book.items.filter(
    (one) =>
      one.carriers.includes(kind) && (!one.people || one.people === book.people) && itemPrice(one, line, book) !== null,
  )
}

/** What a line costs; drawn items cost nothing. [EMP-018] */
export function linePoints(line: RosterLine, book: Book, cards: readonly string[]): number {
  const { list, items } = book
  const each = list.entries.find(({ id }) => id === line.entry)?.points ?? 0
  const more = line.upgrades.map((one) => list.upgrades.find(({ id }) => id === one)?.points ?? 0)
  const paid = line.items
    .filter((one) => !cards.includes(one))
    .flatMap((one) => items.find(({ id }) => id === one) ?? [])
  const borne = paid.map((one) => itemPrice(one, line, book) ?? 0)
  return [...more, each].reduce((sum, one) => sum + one, 0) * line.count + borne.reduce((sum, one) => sum + one, 0)
}

export const pointsOf = (lines: readonly RosterLine[], book: Book, cards: readonly string[]): number =>
  lines.reduce((sum, line) => sum + linePoints(line, book, cards), 0)

/** What the extra points of a siege are spent for. [EMP-327] */
export function extraPoints(army: Written, book: Book, gear: readonly Gear[]): number {
  const pieces = gear.reduce((sum, { id, points }) => sum + points * (army.gear[id] ?? 0), 0)
  return pieces + pointsOf(army.extra, book, army.cards)
}

/** Points of the additional unit that cost nothing. [EMP-124, EMP-125] */
const FREE_REINFORCEMENT = 70

/** What is bought above the size of the battle, and the gold that the treasury pays. [EMP-125, EMP-182] */
export function bought(
  army: Written,
  book: Book,
  { size, gold_per_point }: { size: number; gold_per_point: number },
): { points: number; gold: number } {
  const points = Math.max(0, pointsOf(army.lines, book, army.cards) - size)
  const unit = book.list.entries.find(({ id }) => id === army.reinforcement)?.points ?? 0
  return { points, gold: points * gold_per_point + Math.max(0, unit - FREE_REINFORCEMENT) }
}

export interface KeptRoster {
  name: string
  roster: Value
}

/** Whether every unit of a roster is on the list: it may have been kept for another people or edition. */
export function isOfList(roster: Value, { entries }: ArmyList): boolean {
  const known = new Set(entries.map(({ id }) => id))
  const { lines, extra } = written(roster)
  return [...lines, ...extra].every(({ entry }) => known.has(entry))
}
