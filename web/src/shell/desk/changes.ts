/** What is different between two views of a table, by the rows in which its board is told. */
import type { Snapshot } from '../../api/types'
import type { Drawing, Row, TableContext } from '../../games/drawing'
import type { Translator } from '../../words/translator'

type Rows = NonNullable<Drawing['rows']>

/** A line for every place that is not as it was: what it is now, and what it would be. */
export function changes(
  rows: Rows,
  before: unknown,
  after: unknown,
  setup: Snapshot['setup'],
  translator: Translator,
): string[] {
  const told = (view: unknown) => {
    const context: TableContext = { view, views: {}, setup, translator }
    return new Map(rows(context).map((row) => [row.place, row]))
  }
  const [old, now] = [told(before), told(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [was, is] = [inWords(old.get(place)), inWords(now.get(place))]
    return was === is ? [] : [`${(now.get(place) ?? old.get(place))?.name ?? place}: ${was} → ${is}`]
  })
}

const inWords = (row: Row | undefined) => (row ? [row.owner, row.pieces, row.features].filter(Boolean).join(', ') : '–')
