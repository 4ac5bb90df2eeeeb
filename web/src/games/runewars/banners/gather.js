// Pictures of the expansion, and what its own content files say of tiles, units, cards and buildings.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { fateOf, heroesOf, ordersOf, tilesOf, unitsOf } from '../gather.js'

const content = new URL('../../../../../src/feldzug/games/runewars/banners/content/', import.meta.url)
const read = (name) => parse(readFileSync(new URL(name, content), 'utf8'))

export const pieces = [
  'barbute',
  'baton',
  'big-wave',
  'bull',
  'burning-skull',
  'castle-ruins',
  'defensive-wall',
  'desert-skull',
  'eagle-head',
  'elven-castle',
  'farmer',
  'feathered-wing',
  'feline',
  'female-vampire',
  'guarded-tower',
  'knight-banner',
  'medusa-head',
  'nun-face',
  'running-ninja',
  'scroll-quill',
  'sea-serpent',
  'shield',
  'slashed-shield',
  'snowflake-1',
  'swallower',
  'tree-face',
  'vampire-cape',
  'volcano',
  'wizard-staff',
]

const RESOURCES = ['food', 'wood', 'ore']

function developmentCards() {
  return read('development_cards.toml').card.map(({ id, faction, cost }) => ({
    id,
    faction,
    cost: RESOURCES.map((resource) => cost[resource] ?? 0),
  }))
}

export function files() {
  const capital = read('tokens.toml').token.find(({ id }) => id === 'capital')
  const peasants = read('development_cards.toml').card.find((card) => card.peasants)
  return {
    'facts.json': JSON.stringify({
      tiles: tilesOf(read('tiles.toml').tile),
      units: unitsOf(read('units.toml').unit),
      fate: fateOf(read('tactics.toml').card.filter((card) => card.triangle)),
      orders: ordersOf(read('orders.toml').order),
      heroes: heroesOf(read('heroes.toml').hero),
      developmentCards: developmentCards(),
      capital: { strength: capital.strength, damaged: capital.damaged },
      peasantsOf: peasants.faction,
    }),
  }
}
