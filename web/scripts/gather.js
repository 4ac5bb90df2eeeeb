// Gathers what the page takes from elsewhere into src/generated: single icons out of the big set, the map's graph and
// the map's drawing. Run before every build, so that nothing is kept twice.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'smol-toml'

const here = (path) => new URL(path, import.meta.url)
const write = (name, text) => writeFileSync(here(`../src/generated/${name}`), text)
mkdirSync(here('../src/generated'), { recursive: true })

const ICONS = [
  // units, leaders, owners
  'pikeman',
  'horse-head',
  'troll',
  'sharp-crown',
  'oak-leaf',
  'burning-eye',
  'heraldic-sun',
  'crowned-skull',
  'shield',
  // cards and things of the table
  'ring',
  'scroll-unfurled',
  'lightning-storm',
  'magic-swirl',
  'jester-hat',
  'castle',
  'crossed-swords',
  'trophy-cup',
  'card-pickup',
  'poker-hand',
  'position-marker',
  'hourglass',
  'star-medal',
  'meeple',
  'stack',
  // the shell
  'settings-knobs',
  'anticlockwise-rotation',
  'scroll-quill',
  'treasure-map',
  'robot-golem',
  'person',
  'linked-rings',
  'spyglass',
  'sands-of-time',
  'info',
  'help',
  'cancel',
  'check-mark',
  'play-button',
  'pause-button',
  'rule-book',
  'save-arrow',
  'perspective-dice-six-faces-random',
  'hamburger-menu',
  'expand',
  'return-arrow',
  'fast-forward-button',
]

const set = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))
const paths = {}
for (const name of ICONS) {
  const icon = set.icons[name]
  if (!icon) throw new Error(`game-icons has no ${name}`)
  // On a grid of 512 a tenth is finer than any screen shows.
  const path = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')
  paths[name] = path.replace(/(\.\d)\d+/g, '$1')
}
write(
  'icons.ts',
  '// game-icons.net, CC BY 3.0. Made by scripts/gather.js.\n' +
    `export const ICONS = ${JSON.stringify(paths, null, 1)} as const\nexport type IconName = keyof typeof ICONS\n`,
)

// Ring War: the graph says what is next to what, the geometry how it looks.
const content = '../../src/feldzug/games/ring_war/content/'
const map = parse(readFileSync(here(content + 'map.toml'), 'utf8'))
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
write(
  'ring_war_map.json',
  JSON.stringify({
    areas: map.area.map(area),
    regions: map.region,
    stops: map.ship_stop.map(({ id, links, edition }) => ({ id, links, edition })),
    edges: map.edge.map(({ a, b, kind, stops, edition }) => ({ a, b, kind, stops, edition })),
  }),
)

// The drawing: shapes and symbols as they are. Another folder may be named while the map is being redrawn.
const drawing = process.env.FELDZUG_MAP ? new URL(`file://${process.env.FELDZUG_MAP}/`) : here(content)
write('ring_war_geometry.json', readFileSync(new URL('geometry.json', drawing), 'utf8'))
write('ring_war_symbols.svg', readFileSync(new URL('symbols.svg', drawing), 'utf8'))
