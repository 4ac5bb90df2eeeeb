// What Ring War takes from the rules' own files: the graph says what is next to what, the geometry how it looks.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

const content = new URL('../../../../src/feldzug/games/ring_war/content/', import.meta.url)
const read = (name, from = content) => readFileSync(new URL(name, from), 'utf8')

export const icons = [
  'burning-eye',
  'crowned-skull',
  'heraldic-sun',
  'horse-head',
  'jester-hat',
  'lightning-storm',
  'magic-swirl',
  'meeple',
  'oak-leaf',
  'pikeman',
  'ring',
  'scroll-unfurled',
  'sharp-crown',
  'shield',
  'stack',
  'star-medal',
  'troll',
]

function graph() {
  const map = parse(read('map.toml'))
  const area = ({ id, region, edition, site, fortress, port, card_side, card_symbol }) => ({
    id,
    region,
    edition,
    site,
    fortress,
    port: Boolean(port),
    side: card_side,
    symbol: card_symbol,
  })
  return {
    areas: map.area.map(area),
    regions: map.region,
    stops: map.ship_stop.map(({ id, links, edition }) => ({ id, links, edition })),
    edges: map.edge.map(({ a, b, kind, stops, edition }) => ({ a, b, kind, stops, edition })),
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Numbers in rows as text a third as long: each as its difference to the row before, in steps, written as source maps do. */
export function packed(rows, steps) {
  const before = steps.map(() => 0)
  let text = ''
  for (const row of rows) {
    steps.forEach((step, i) => {
      const now = Math.round(row[i] / step)
      const difference = now - before[i]
      before[i] = now
      let left = Math.abs(difference) * 2 + (difference < 0 ? 1 : 0)
      do {
        text += DIGITS[(left % 32) + (left > 31 ? 32 : 0)]
        left = Math.floor(left / 32)
      } while (left)
    })
  }
  return text
}

const LINE = [0.1, 0.1]
const SYMBOL = [1, 1, 0.1]
const pairs = (flat) => flat.filter((_, i) => i % 2 === 0).map((x, i) => [x, flat[i * 2 + 1]])
const each = (things, change) => Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, change(thing)]))

/** What the page needs of the drawing, with its long lists packed; `map.ts` unpacks them. */
function geometry(text) {
  const { format: _, parted: __, ...drawn } = JSON.parse(text)
  const straight = (thing) => ({ ...thing, line: packed(pairs(thing.line), LINE) })
  return {
    ...drawn,
    arcs: drawn.arcs.map(straight),
    rivers: drawn.rivers.map(straight),
    areas: each(drawn.areas, ({ label: { box: _, ...label }, ...area }) => ({ ...area, label })),
    ranges: each(drawn.ranges, (range) => ({ ...range, peaks: packed(range.peaks, SYMBOL) })),
    symbols: each(drawn.symbols, (spots) => packed(spots, SYMBOL)),
  }
}

/** The generated files by name. Another folder may be named while the map is being redrawn. */
export function files() {
  const drawing = process.env.FELDZUG_MAP ? new URL(`file://${process.env.FELDZUG_MAP}/`) : content
  return {
    'map.json': JSON.stringify(graph()),
    'geometry.json': JSON.stringify(geometry(read('geometry.json', drawing))),
    'symbols.svg': read('symbols.svg', drawing),
  }
}
