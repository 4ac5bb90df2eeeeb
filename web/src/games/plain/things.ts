/**
 * What a view shows, put into words and tables by its form alone: a number, a list, a record by ids. Ids are called by the
 * names that some vocabulary of the game has for them, fields by the game's message `field-…` or by their own name.
 */
import type { Value } from '../../api/types'
import { number } from '../../words/formats.svelte'
import type { Translator } from '../../words/translator'

export interface Fact {
  field: string
  label: string
  text: string
}

/** Rows by name; without columns each row has one cell. */
export interface Listing {
  field: string
  label: string
  columns: string[]
  rows: { name: string; cells: string[] }[]
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('@' in value)
const isFlat = (value: unknown): boolean =>
  !isFields(value) && !(Array.isArray(value) && value.some((one) => Array.isArray(one) || isFields(one)))

/** All that a view shows: what fits into a line, and what needs a table. */
export function contents(view: unknown, translator: Translator): { facts: Fact[]; listings: Listing[] } {
  const entries = Object.entries(isFields(view) ? view : {})
  const facts = entries.filter(([, value]) => isFlat(value))
  const listings = entries.filter(([, value]) => !isFlat(value))
  return {
    facts: facts.map(([field, value]) => ({
      field,
      label: label(field, translator),
      text: text(field, value, translator),
    })),
    listings: listings.map(([field, value]) => listing(field, value, translator)),
  }
}

/** `kept_points` → `Kept points`, unless the game has a message for it. */
function label(field: string, translator: Translator): string {
  const key = `field-${field.replaceAll('_', '-')}`
  const plain = field.replaceAll('_', ' ')
  return translator.has(key) ? translator.say(key) : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** Any value in one line. */
function text(field: string, value: unknown, translator: Translator): string {
  if (typeof value === 'boolean') return translator.say(value ? 'yes' : 'no')
  if (typeof value === 'number') return number(value)
  if (typeof value === 'string') return translator.nameIn(field, value)
  if (Array.isArray(value)) return inLine(value.map((one) => text(field, one, translator))) || translator.say('nothing')
  if (isFields(value)) {
    return inLine(
      Object.entries(value).map(([key, one]) => `${rowName(field, key, translator)} ${text(key, one, translator)}`),
    )
  }
  return value ? translator.value(value as Value) : translator.say('nothing')
}

const inLine = (texts: string[]) => texts.join(', ')

function listing(field: string, value: unknown, translator: Translator): Listing {
  const rows: [string, unknown][] = Array.isArray(value)
    ? value.map((one, i) => [number(i + 1), one])
    : Object.entries(value as Fields).map(([key, one]) => [rowName(field, key, translator), one])
  const columns = rows.every(([, row]) => isFields(row))
    ? [...new Set(rows.flatMap(([, row]) => Object.keys(row as Fields)))]
    : []
  const cells = (row: unknown) =>
    columns.length
      ? columns.map((column) => text(column, (row as Fields)[column] ?? null, translator))
      : [text(field, row, translator)]
  return {
    field,
    label: label(field, translator),
    columns: columns.map((column) => label(column, translator)),
    rows: rows.map(([name, row]) => ({ name, cells: cells(row) })),
  }
}

/** What a key of a record stands for: a thing of the game, or a field. */
function rowName(field: string, key: string, translator: Translator): string {
  const name = translator.nameIn(field, key)
  return name === key ? label(key, translator) : name
}
