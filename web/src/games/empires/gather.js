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
  'stone-tower',
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

/** The armour of who has none. */
const NO_ARMOUR = 'none'

/** What an entry or an upgrade is in an edition: a field of the edition goes before the one for both. */
const inEdition = (people, row, edition) => {
  const {
    id,
    kind = '',
    points,
    min = 0,
    max = 0,
    upgrades = [],
    armour = NO_ARMOUR,
    hits = 0,
    becomes = '',
  } = { ...row, ...(row[edition] ?? {}) }
  const named = (one) => `${people}-${one}`
  return {
    id: named(id),
    kind,
    points: Number(points) || 0,
    min,
    max,
    upgrades: upgrades.map(named),
    armour,
    hits,
    becomes: becomes && named(becomes),
  }
}

/** An army list as either edition has it. */
export function listOf(people, { entry = [], upgrade = [] }) {
  return Object.fromEntries(
    ['revolution', 'old'].map((edition) => {
      const printed = (rows) =>
        rows
          .filter((row) => !row.editions || row.editions.includes(edition))
          .map((row) => inEdition(people, row, edition))
      return [edition, { entries: printed(entry), upgrades: printed(upgrade) }]
    }),
  )
}

export const itemsOf = (rows) =>
  rows.map(({ id, carriers, people = '', revolution, old }) => ({
    id,
    carriers,
    people,
    prices: { revolution: priceOf(revolution), old: priceOf(old) },
  }))

/** What an item costs: for all the same, or by the armour or the hits of its bearer; null if the edition has it not. */
const priceOf = (found) =>
  found ? { points: found.points ?? 0, by: found.points_by ?? '', table: found.prices ?? {} } : null

/** What the extra points of a siege buy beside troops. */
export const gearOf = (rows) => rows.map(({ id, sort, side, points }) => ({ id, sort, side, points }))

export function files() {
  const armies = Object.fromEntries(
    readdirSync(new URL('armies/', content))
      .filter((name) => name.endsWith('.toml'))
      .sort()
      .map((name) => name.replace('.toml', ''))
      .map((people) => [people, listOf(people, read(`armies/${people}.toml`))]),
  )
  return {
    'facts.json': JSON.stringify({ terrain: terrainOf(read('terrain.toml').terrain) }),
    'armies.json': JSON.stringify({
      armies,
      items: itemsOf(read('items.toml').item),
      gear: gearOf(read('siege.toml').gear),
    }),
  }
}
