// What Empires takes from the rules' own files: what is printed of terrain, and what the armies of the peoples consist of.
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

const content = new URL('../../../../src/feldzug/games/empires/content/', import.meta.url)
const read = (name) => parse(readFileSync(new URL(name, content), 'utf8'))

/** Emblems of the peoples. */
export const icons = [
  'anvil-impact',
  'ankh',
  'bat-mask',
  'bear-head',
  'broadsword',
  'burning-eye',
  'camel',
  'crescent-blade',
  'daemon-skull',
  'eagle-emblem',
  'fleur-de-lys',
  'gecko',
  'goblin-head',
  'griffin-symbol',
  'hammer-drop',
  'horned-helm',
  'oak-leaf',
  'orc-head',
  'rat',
]

/** Buildings, what lasts on tiles, and signs. */
export const pieces = [
  'barrier',
  'castle',
  'cloud-ring',
  'crossed-swords',
  'crown',
  'earth-crack',
  'fog',
  'greek-temple',
  'magic-swirl',
  'medieval-village-01',
  'mining',
  'scroll-unfurled',
  'shaking-hands',
  'skull-crossed-bones',
  'spell-book',
  'two-coins',
]

export function terrainOf(rows) {
  return rows.map(({ id, number, tax_dice, tax_factor, mine_dice, castle = true, city = true, surcharge = 0 }) => ({
    id,
    number,
    taxDice: tax_dice,
    taxFactor: tax_factor,
    mineDice: mine_dice,
    castle,
    city,
    surcharge,
  }))
}

const ids = (rows = []) => rows.map(({ id }) => id)

/** Entries of an army list with what they cost in either edition; a field of an edition goes before the one for both. */
export function entriesOf(list) {
  return (list.entry ?? []).map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    editions: Object.fromEntries(
      ['revolution', 'old'].map((edition) => {
        const { points, min = 0, max = 0, only = '' } = { ...entry, ...(entry[edition] ?? {}) }
        return [edition, { points: typeof points === 'number' ? points : 0, min, max, only }]
      }),
    ),
    upgrades: ids(entry.upgrade),
  }))
}

export function files() {
  const armies = Object.fromEntries(
    readdirSync(new URL('armies/', content))
      .filter((name) => name.endsWith('.toml'))
      .sort()
      .map((name) => [name.replace('.toml', ''), entriesOf(read(`armies/${name}`))]),
  )
  return {
    'facts.json': JSON.stringify({ terrain: terrainOf(read('terrain.toml').terrain) }),
    'armies.json': JSON.stringify(armies),
  }
}
