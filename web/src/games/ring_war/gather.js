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

/** The generated files by name. Another folder may be named while the map is being redrawn. */
export function files() {
  const drawing = process.env.FELDZUG_MAP ? new URL(`file://${process.env.FELDZUG_MAP}/`) : content
  return {
    'map.json': JSON.stringify(graph()),
    'geometry.json': read('geometry.json', drawing),
    'symbols.svg': read('symbols.svg', drawing),
  }
}
