/** What a correction would change is told before it is made: of places, and of what each seat has. */
import { expect, it } from 'vitest'
import type { Drawing, Row } from '../src/games/drawing'
import { changes } from '../src/shell/desk/changes'
import type { Snapshot } from '../src/api/types'
import type { Translator } from '../src/words/translator'

interface View {
  owner: string
  gold: number[]
}
const row = (view: View): Row => ({
  place: 'h11',
  name: 'H11',
  group: '',
  owner: view.owner,
  pieces: '',
  features: 'mine, tax 1D6',
  neighbours: [],
})
const drawing: Pick<Drawing, 'rows' | 'standing'> = {
  rows: ({ view }) => [row(view as View)],
  standing: (view, seat) => ['3 tiles', `gold ${(view as View).gold[seat]}`],
}
const setup = { players: 2 } as Snapshot['setup']
const translator = { seat: (seat: number) => ['Ann', 'Ben'][seat] } as unknown as Translator
const told = (before: View, after: View) => changes(drawing, before, after, setup, translator)

it('tells what of a seat or of a place is different, and nothing else', () => {
  const before = { owner: 'Ann', gold: [100, 20] }
  expect(told(before, before)).toEqual([])
  expect(told(before, { owner: 'Ben', gold: [100, 70] })).toEqual(['Ben: gold 20 → gold 70', 'H11: Ann → Ben'])
})
