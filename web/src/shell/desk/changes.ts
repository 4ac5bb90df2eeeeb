/** What is different between two views of a table, by the rows in which its board is told, and by what each seat has. */
import type { Snapshot } from '../../api/types'
import type { Drawing, Row, TableContext } from '../../games/drawing'
import type { Translator } from '../../words/translator'

/** A line for every seat and place that is not as it was: what of it is different now, and what it would be. */
export function changes(
  { rows, standing }: Pick<Drawing, 'rows' | 'standing'>,
  before: unknown,
  after: unknown,
  setup: Snapshot['setup'],
  translator: Translator,
): string[] {
  const parts = (view: unknown) => {
    const context: TableContext = { view, views: {}, setup, translator }
    const seats = Array.from({ length: setup.players }, (_, seat): [string, Told] => [
      `seat ${seat}`,
      { name: translator.seat(seat), parts: standing?.(view, seat, translator) ?? [] },
    ])
    const places = (rows?.(context) ?? []).map((row): [string, Told] => [row.place, told(row)])
    return new Map([...seats, ...places])
  }
  const [old, now] = [parts(before), parts(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), now.get(key)]
    const [gone, come] = [without(was, is), without(is, was)]
    return gone === come ? [] : [`${(is ?? was)?.name ?? key}: ${gone || '–'} → ${come || '–'}`]
  })
}

interface Told {
  name: string
  parts: string[]
}

const told = ({ name, owner, pieces, features }: Row): Told => ({
  name,
  parts: [owner, ...pieces.split(', '), ...features.split(', ')].filter(Boolean),
})

const without = (one: Told | undefined, other: Told | undefined) =>
  (one?.parts ?? []).filter((part) => !other?.parts.includes(part)).join(', ')
