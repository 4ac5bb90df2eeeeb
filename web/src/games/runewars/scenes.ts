/** Duels, tests, diplomacy and bids as small scenes: what was drawn and what came of it, from what happened lately. */
import type { Value } from '../../api/types'
import { EXTENSIONS } from './extensions'

export interface DuelRound {
  round: number
  /** By side, who challenges first: the Fate card, or what stands in for it, once it is seen. */
  cards: (string | undefined)[]
}

export interface DuelScene {
  kind: 'duel'
  /** The player of the challenger. */
  seat: number
  hero: string
  /** The hero or the neutral unit that is fought. */
  rival: string | null
  unit: string | null
  quest: string | null
  rounds: DuelRound[]
  told: Value[]
}

export interface TestScene {
  kind: 'test'
  hero: string
  attribute: string
  quest: string | null
  /** So many cards are drawn. */
  count: number
  cards: string[]
  /** What counts, once it is chosen. */
  destiny: string | null
  told: Value[]
  /** The duel in which it is made. */
  within: DuelScene | null
}

export interface DiplomacyScene {
  kind: 'diplomacy'
  area: string
  count: number
  cards: string[]
  destiny: string | null
  told: Value[]
}

export interface BidScene {
  kind: 'bid'
  bids: { seat: number; influence: number }[]
  told: Value[]
}

export type Scene = DuelScene | TestScene | DiplomacyScene | BidScene

/** With these something else begins, and what was shown goes. */
const CURTAIN = [
  'BattleBegan',
  'HeroHealed',
  'HeroMoved',
  'HeroTrained',
  'OrdersRevealed',
  'QuestPhaseBegan',
  'SeasonBegan',
  'TurnBegan',
]
/** What comes of it. */
const TOLD = [
  'DuelEvaded',
  'HarmPrevented',
  'HeroDefeated',
  'HeroHurt',
  'LowestNamed',
  'NeutralHurt',
  'NeutralsAllied',
  'NeutralsMadeWay',
  'NeutralsRefused',
  'QuestDone',
  'QuestFailed',
  'RewardDrawn',
  'RewardUsed',
  'TieDecided',
]
const DESTINY_OF: Record<string, string> = { NeutralsAllied: 'gold', NeutralsMadeWay: 'silver', NeutralsRefused: 'red' }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** The scene that what happened lately leaves on the table; null if there is none. */
export function sceneOf(events: readonly Value[]): Scene | null {
  let scene: Scene | null = null
  let quest: string | null = null
  for (const event of events) {
    const tag = event['@']
    if (CURTAIN.includes(tag)) {
      scene = null
      quest = null
    } else if (tag === 'QuestRevealed') quest = text(event.quest)
    else if (tag === 'DuelBegan' || tag === 'QuestDuelBegan') scene = duel(event, quest)
    else if (tag === 'AttributeTestBegan') scene = test(event, quest, scene)
    else if (tag === 'DiplomacyTried') scene = diplomacy(event)
    else if (tag === 'BidRevealed') scene = withBid(scene, event)
    else if (scene) scene = goesOn(scene, event)
  }
  return scene
}

function duel(event: Value, quest: string | null): DuelScene {
  return {
    kind: 'duel',
    seat: Number(event.seat),
    hero: String(event.hero),
    rival: text(event.rival),
    unit: text(event.kind),
    quest,
    rounds: [],
    told: [],
  }
}

function test(event: Value, quest: string | null, before: Scene | null): TestScene {
  return {
    kind: 'test',
    hero: String(event.hero),
    attribute: String(event.attribute),
    quest,
    count: Number(event.count),
    cards: [],
    destiny: null,
    told: [],
    within: before?.kind === 'duel' ? before : null,
  }
}

function diplomacy(event: Value): DiplomacyScene {
  return {
    kind: 'diplomacy',
    area: String(event.area),
    count: Number(event.influence),
    cards: [],
    destiny: null,
    told: [],
  }
}

function withBid(before: Scene | null, event: Value): BidScene {
  const seat = Number(event.seat)
  // Who bids once more begins another bid.
  const bids = before?.kind === 'bid' && !before.bids.some((bid) => bid.seat === seat) ? before.bids : []
  return {
    kind: 'bid',
    bids: [...bids, { seat, influence: Number(event.influence) }],
    told: [],
  }
}

function goesOn(scene: Scene, event: Value): Scene {
  const tag = event['@']
  if (tag === 'DuelRoundBegan') {
    const fought = scene.kind === 'test' && scene.within ? scene.within : scene
    if (fought.kind !== 'duel') return scene
    return { ...fought, rounds: [...fought.rounds, { round: Number(event.round), cards: [] }], told: [] }
  }
  const card = tag === 'FateDrawn' ? text(event.fate_card) : standsIn(event)
  if (card) return withCard(scene, card, Number(event.seat))
  if (tag === 'AttributeTested' && scene.kind === 'test') return { ...scene, destiny: text(event.destiny) }
  if (!TOLD.includes(tag)) return scene
  const told = [...scene.told, event]
  return scene.kind === 'diplomacy' ? { ...scene, told, destiny: DESTINY_OF[tag] ?? null } : { ...scene, told }
}

/** The card that an event turns up in place of a Fate card; null if it turns up none. */
function standsIn(event: Value): string | null {
  const field = EXTENSIONS.find(({ faces }) => faces && event['@'] in faces)?.faces?.[event['@']]
  return field ? text(event[field]) : null
}

function withCard(scene: Scene, card: string, seat: number): Scene {
  if (scene.kind === 'bid') return scene
  if (scene.kind !== 'duel') {
    if (scene.destiny) return scene
    const cards = [...scene.cards, card]
    return { ...scene, cards, count: Math.max(scene.count, cards.length) } // a tactics card may draw more
  }
  const now = scene.rounds.at(-1)
  if (!now) return scene
  const cards = seat === scene.seat ? [card, now.cards[1]] : [now.cards[0], card]
  return { ...scene, rounds: [...scene.rounds.slice(0, -1), { ...now, cards }] }
}

/** The Fate cards turned up in a battle, each with the type of unit that reads it: the one of its side that has drawn last. */
export function turnedUp(events: readonly Value[], attacker: number): { card: string; unit: string }[] {
  const found: { card: string; unit: string }[] = []
  // Whoever speaks for neutral units is never the attacker.
  const sideOf = ({ seat }: Value) => (Number(seat) === attacker ? 0 : 1)
  const units = ['', '']
  for (const event of events) {
    if (event['@'] === 'TypeDraws') units[sideOf(event)] = String(event.kind)
    const card = event['@'] === 'FateRevealed' ? text(event.fate_card) : standsIn(event)
    if (card) found.push({ card, unit: units[sideOf(event)] ?? '' })
  }
  return found
}
