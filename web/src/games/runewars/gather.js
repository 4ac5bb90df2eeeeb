// What Runewars takes from the rules' own files: how tiles and areas look, and what is printed of units and factions.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

const content = new URL('../../../../src/feldzug/games/runewars/content/', import.meta.url)
const read = (name) => parse(readFileSync(new URL(name, content), 'utf8'))

/** Emblems of the factions. */
export const icons = ['castle', 'oak-leaf', 'crowned-skull', 'burning-eye', 'shield']

/** Units, heroes, tokens, orders and signs. */
export const pieces = [
  'anvil',
  'barbarian',
  'biceps',
  'black-knight-helm',
  'bowman',
  'broken-wall',
  'castle',
  'chess-knight',
  'cowled',
  'crowned-skull',
  'daemon-skull',
  'dragon-head',
  'dwarf-face',
  'elf-helmet',
  'falling-leaf',
  'fire-silhouette',
  'flying-flag',
  'giant',
  'goblin-head',
  'hammer-nails',
  'hearts',
  'high-shot',
  'hound',
  'laurel-crown',
  'magic-palm',
  'medieval-village-01',
  'mining',
  'minions',
  'minotaur',
  'mounted-knight',
  'open-chest',
  'orb-direction',
  'orc-head',
  'pegasus',
  'pikeman',
  'pine-tree',
  'rally-the-troops',
  'robin-hood-hat',
  'rune-stone',
  'scorpion',
  'scroll-unfurled',
  'shambling-zombie',
  'sharp-crown',
  'shield',
  'sickle',
  'siege-ram',
  'siege-tower',
  'skeleton',
  'skull-staff',
  'snowflake-2',
  'spell-book',
  'spiked-dragon-head',
  'sprint',
  'sprout',
  'stone-wall',
  'sun',
  'sword-clash',
  'throne-king',
  'trumpet-flag',
  'two-coins',
  'vampire-dracula',
  'visored-helm',
  'vulture',
  'warlock-eye',
  'wheat',
  'witch-face',
  'wizard-face',
  'wolf-head',
  'wolf-howl',
  'woman-elf-face',
]

/** Tiles as the page draws them. */
export function tilesOf(rows) {
  return rows.map(({ id, home, area }) => ({
    id,
    home: Boolean(home),
    areas: area.map(({ id, at, food = 0, wood = 0, ore = 0, city = false, borders = {} }) => ({
      id,
      at,
      yields: [food, wood, ore],
      city,
      borders: ['se', 's', 'sw', 'nw', 'n', 'ne'].map((side) => borders[side] ?? ''),
    })),
  }))
}

/** Units as their sheets show them. */
export function unitsOf(rows) {
  return rows.map(({ id, owner, shape, initiative, health, flying, fast, instead_of, en, de }) => ({
    id,
    owner,
    shape,
    initiative,
    health,
    flying: Boolean(flying),
    fast: Boolean(fast),
    insteadOf: instead_of,
    words: Object.fromEntries(
      Object.entries({ en, de }).map(([language, { ability, text }]) => [language, { ability, text }]),
    ),
  }))
}

function factions() {
  return read('factions.toml').faction.map(({ id, alignment, influence, dials }) => ({
    id,
    alignment,
    influence,
    dials,
  }))
}

/** What cards show that can be read like Fate cards: by number, or by their ids. */
export function fateOf(rows) {
  return rows.map(({ number, id, destiny = '', triangle, circle, rectangle, hexagon }) => ({
    number: String(number ?? id),
    destiny,
    triangle,
    circle,
    rectangle,
    hexagon,
  }))
}

/** The last order has no bonus. */
export function ordersOf(rows) {
  return rows.map(({ id, number, en, de }) => ({
    id,
    number,
    text: { en: en.text, de: de.text },
    bonus: en.bonus ? { en: en.bonus, de: de.bonus } : null,
  }))
}

/** Heroes as their cards show them. */
export function heroesOf(rows) {
  return rows.map(({ id, might, agility, wisdom, health }) => ({ id, attributes: [might, agility, wisdom], health }))
}

export function files() {
  return {
    'facts.json': JSON.stringify({
      tiles: tilesOf(read('tiles.toml').tile),
      units: unitsOf(read('units.toml').unit),
      factions: factions(),
      fate: fateOf(read('fate.toml').card),
      orders: ordersOf(read('orders.toml').order),
      heroes: heroesOf(read('heroes.toml').hero),
    }),
  }
}
