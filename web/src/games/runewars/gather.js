// What Runewars takes from the rules' own files: how tiles and areas look, and what is printed of units and factions.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'

const content = new URL('../../../../src/feldzug/games/runewars/content/', import.meta.url)
const read = (name) => parse(readFileSync(new URL(name, content), 'utf8'))

/** Emblems of the factions. */
export const icons = ['castle', 'oak-leaf', 'crowned-skull', 'burning-eye', 'shield']

/** Units and tokens. */
export const pieces = [
  'anvil',
  'barbarian',
  'black-knight-helm',
  'bowman',
  'broken-wall',
  'castle',
  'crowned-skull',
  'daemon-skull',
  'dragon-head',
  'elf-helmet',
  'falling-leaf',
  'flying-flag',
  'giant',
  'hammer-nails',
  'high-shot',
  'hound',
  'medieval-village-01',
  'minotaur',
  'mining',
  'mounted-knight',
  'pegasus',
  'pikeman',
  'pine-tree',
  'rune-stone',
  'shambling-zombie',
  'sharp-crown',
  'siege-tower',
  'skeleton',
  'skull-staff',
  'snowflake-2',
  'spiked-dragon-head',
  'sprout',
  'sun',
  'vulture',
  'warlock-eye',
  'wheat',
  'wizard-face',
  'wolf-head',
  'woman-elf-face',
]

function tiles() {
  return read('tiles.toml').tile.map(({ id, home, area }) => ({
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

function units() {
  return read('units.toml').unit.map(({ id, owner, shape, initiative, health, flying, fast }) => ({
    id,
    owner,
    shape,
    initiative,
    health,
    flying: Boolean(flying),
    fast: Boolean(fast),
  }))
}

function factions() {
  return read('factions.toml').faction.map(({ id, alignment, dials }) => ({ id, alignment, dials }))
}

/** By number: what a Fate card shows. */
function fate() {
  return read('fate.toml').card.map(({ number, destiny, triangle, circle, rectangle, hexagon }) => ({
    number: String(number),
    destiny,
    triangle,
    circle,
    rectangle,
    hexagon,
  }))
}

export function files() {
  const orders = read('orders.toml').order.map(({ id, number }) => ({ id, number }))
  return {
    'facts.json': JSON.stringify({ tiles: tiles(), units: units(), factions: factions(), fate: fate(), orders }),
  }
}
