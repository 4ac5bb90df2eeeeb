/** What a view of Ring War holds (`feldzug.games.ring_war.view`), and what of it the page looks up. */
import type { Offer, Snapshot, Value } from '../../wire'
import type { Words } from '../../words/speech'
import type { Gesture, Lots, Owner, Row } from '../drawing'
import { AREAS, GEOMETRY, KINDS, neighbours, REGIONS, type Kind } from './map'

export type Count = Record<Kind, number>

export interface PlaceView {
  ruler: number | 'neutral' | null
  units: Count
  fought: Count
  moved: Count
  /** So many may still move, and in all no more than `spare` may leave. */
  ready: Count
  spare: number
  leader: boolean
  beaten: number
}

export interface PlayerView {
  colour: string
  side: 'good' | 'evil'
  alive: boolean
  score: number
  area_cards: number
  cards: number
  uprising: number
  played: string[]
  kept_points: number
}

export interface WarView {
  turn: number
  active: number
  ring: string
  field: number
  path: string[]
  places: Record<string, PlaceView>
  players: PlayerView[]
  /** What a unit costs, and with how many leaders each begins. */
  prices: Count
  leaders: number
  hand_limits: { area_cards: number; cards: number }
  area_pile: number
  area_discards: string[]
  card_pile: number
  card_discards: string[]
  effects: [string, number, string, string[]][]
  conquered: string[]
  area_hand?: string[]
  card_hand?: string[]
  uprising?: string[]
}

const EMBLEMS: Record<string, Owner['emblem']> = {
  green: 'oak-leaf',
  red: 'burning-eye',
  yellow: 'heraldic-sun',
  black: 'crowned-skull',
  neutral: 'shield',
}

export const UNIT_ICONS: Record<Kind, Owner['emblem']> = {
  infantry: 'pikeman',
  cavalry: 'horse-head',
  creature: 'troll',
}

export function coloured(colour = 'none'): Owner {
  return { key: colour, emblem: EMBLEMS[colour] ?? 'shield' }
}

/** Whose a place is; *colours* are those of the players by seat. */
export function owner(colours: readonly string[] | undefined, ruler: number | 'neutral' | null): Owner {
  return coloured(typeof ruler === 'number' ? colours?.[ruler] : (ruler ?? 'none'))
}

export function strength(place: PlaceView): number {
  return place.units.infantry + place.units.cavalry + place.units.creature
}

/** `3 infantry, 1 creature, a leader` in the words of the game. */
export function army(place: PlaceView, words: Words): string {
  const parts = KINDS.filter((kind) => place.units[kind]).map((kind) =>
    words.say(`units-${kind}`, { count: place.units[kind] }),
  )
  return parts.join(', ')
}

export function ruler(place: PlaceView, words: Words): string {
  if (place.ruler === 'neutral') return words.say('seat-neutral')
  return place.ruler === null ? words.say('seat-nobody') : words.seat(place.ruler)
}

export function rows(view: WarView, setup: Snapshot['setup'], words: Words): Row[] {
  const on = new Set(Object.keys(view.places))
  const ships = setup.options.ship_symbols !== 'open'
  return Object.entries(view.places).map(([id, place]) => {
    const area = AREAS.get(id)
    const language = words.language
    const features = [
      area?.fortress && `${words.say('fortress')} ${area.fortress[language]}`,
      area?.site && `${words.say('site')} ${area.site[language]}`,
      area?.port && words.say('port'),
      view.ring === id && words.say('the-ring'),
    ]
    return {
      place: id,
      name: words.name('area', id),
      group: area ? regionName(area.region, words) : words.name('area', id),
      owner: ruler(place, words),
      pieces: [army(place, words), place.leader ? words.say('leader') : ''].filter(Boolean).join(', '),
      features: features.filter(Boolean).join(', '),
      neighbours: neighbours(id, on, ships).map((other) => words.name('area', other)),
    }
  })
}

export function regionName(region: string, words: Words): string {
  return REGIONS.get(region)?.[words.language] ?? region
}

// --- Events --------------------------------------------------------------------------------------

const PLACE_FIELDS = ['area', 'source', 'target']

export function named(value: Value): string[] {
  return PLACE_FIELDS.map((field) => value[field]).filter((id): id is string => typeof id === 'string')
}

const HEADS = ['TurnBegan', 'GameEnded']
const FINE = [
  'UnitSent',
  'DefenderNamed',
  'DuelRolled',
  'UnitMoved',
  'UnitDeployed',
  'AreaDealt',
  'PointsCounted',
  'PointsLapsed',
  'AreaCardDrawnUnseen',
  'CardDrawnUnseen',
  'RolledForStart',
  'PilesReshuffled',
  'AreaTurnedUp',
]

export function weight(event: Value): 'head' | 'plain' | 'fine' {
  return HEADS.includes(event['@']) ? 'head' : FINE.includes(event['@']) ? 'fine' : 'plain'
}

/** The attack under way, until the area has fallen: everyone may see it, asked or not. */
export function attack(progress: readonly Value[]): { source: string; target: string } | null {
  const duel = progress.find((begun) => begun['@'] === 'Duel')
  if (!duel || progress.some((begun) => begun['@'] === 'Conquest')) return null
  return { source: String(duel.source), target: String(duel.target) }
}

/** A question in words. Whoever is attacked is asked only for what can be done: to flee is not always possible, and the neutral army never does. */
export function question(offer: Offer, progress: readonly Value[], view: WarView | undefined, words: Words): string {
  if (offer.question['@'] !== 'StandOrWithdraw') return words.value(offer.question)
  const can = (tag: string) => offer.choices.some(({ action, reason }) => !reason && action['@'] === tag)
  if (view?.places[attack(progress)?.target ?? '']?.ruler === 'neutral') return words.say('stand-for-neutral')
  if (can('Hold')) return words.say(can('Withdraw') ? 'hold-or-withdraw' : 'hold-only')
  return can('Withdraw') ? words.value(offer.question) : words.say('stand-only')
}

/** The battle that is told last: who, where, and the dice thrown in it. */
export interface Fight {
  seat: number
  source: string
  target: string
  sent: { kind: Kind; led: boolean } | null
  defender: Kind | null
  rolls: { attack: number[]; defence: number[]; hits: number; blocks: number }[]
  over: boolean
}

const ENDS_FIGHTS = [
  'UnitMoved',
  'TurnBegan',
  'AreaCardDrawn',
  'AreaCardDrawnUnseen',
  'CardDrawn',
  'CardDrawnUnseen',
  'RingRolled',
  'RingMoved',
]

export function lastFight(events: readonly Value[]): Fight | null {
  let at = events.length - 1
  for (; at >= 0; at--) {
    const tag = events[at]?.['@'] ?? ''
    if (tag === 'AttackAnnounced') break
    if (ENDS_FIGHTS.includes(tag)) return null
  }
  const begun = events[at]
  if (!begun) return null
  const fight: Fight = {
    seat: Number(begun.seat),
    source: String(begun.source),
    target: String(begun.target),
    sent: null,
    defender: null,
    rolls: [],
    over: false,
  }
  for (const event of events.slice(at + 1)) {
    if (event['@'] === 'UnitSent') fight.sent = { kind: event.kind as Kind, led: Boolean(event.led) }
    else if (event['@'] === 'DefenderNamed') fight.defender = event.kind as Kind
    else if (event['@'] === 'DuelRolled') fight.rolls.push(event as unknown as Fight['rolls'][number])
    else if (event['@'] === 'UnitLost' || event['@'] === 'AreaConquered') fight.over = true
  }
  return fight
}

/** The latest duel that was rolled in this turn, and what came of it. */
export function lastDuel(events: readonly Value[]): { roll: Fight['rolls'][number]; losses: Value[] } | null {
  const at = events.findLastIndex((event) => event['@'] === 'DuelRolled' || event['@'] === 'TurnBegan')
  const roll = events[at]
  if (roll?.['@'] !== 'DuelRolled') return null
  const next = events.findIndex((event, i) => i > at && event['@'] === 'AttackAnnounced')
  const losses = events.slice(at + 1, next < 0 ? undefined : next).filter((event) => CAME_OF_IT.includes(event['@']))
  return { roll: roll as unknown as Fight['rolls'][number], losses }
}

const CAME_OF_IT = ['UnitLost', 'UnitFled', 'AreaConquered', 'LeaderLost']

/** Which of the dice are successes: as many as were counted, and those are the highest. */
export function successes(dice: readonly number[], count: number): boolean[] {
  const least = [...dice].sort((a, b) => b - a)[count - 1] ?? Infinity
  return dice.map((face) => face >= least)
}

/** The latest roll for the ring, as long as nothing else came after it. */
export function lastRingRoll(events: readonly Value[]): Value | null {
  for (const event of events.slice(-6).toReversed()) {
    if (event['@'] === 'RingRolled') return event
    if (event['@'] === 'TurnBegan') continue
  }
  return null
}

// --- Gestures ------------------------------------------------------------------------------------

/** Units that may leave a place together: those of a kind that is offered to move. */
export function lots(offer: Offer | null, view: WarView | undefined, place: string, words: Words): Lots | null {
  const there = view?.places[place]
  const kinds = KINDS.filter((kind) =>
    offer?.choices.some(
      ({ action, reason }) => !reason && action['@'] === 'Move' && action.source === place && action.kind === kind,
    ),
  )
  if (!there || !kinds.length) return null
  return { kinds: kinds.map((id) => ({ id, name: words.name('kind', id), most: there.ready[id] })), most: there.spare }
}

export function gesture(from: string, counts: Record<string, number>): Gesture {
  const units = KINDS.flatMap((kind) => Array<Kind>(counts[kind] ?? 0).fill(kind))
  const move = (kind: Kind): Value => ({ '@': 'Move', source: from, kind })
  const [first, ...rest] = units
  return {
    now: first ? [move(first)] : [],
    more: rest.length,
    // Where the first one goes, the others follow; the leader goes along once.
    then: (action) => [action, ...rest.flatMap((kind) => [move(kind), { ...action, led: false }])],
  }
}

// --- Placing -------------------------------------------------------------------------------------

/** The points that the one who is asked may still spend on units; null where nothing is bought. */
export function purse(offer: Offer | null, progress: readonly Value[]): number | null {
  const spent = progress.findLast((begun) => begun['@'] === 'SpendPoints' && begun.seat === offer?.seat)?.points
  const armies = progress.find((begun) => begun['@'] === 'PlaceArmies')?.points
  const left = spent ?? (offer && Array.isArray(armies) ? armies[offer.seat] : null)
  return offer && typeof left === 'number' ? left : null
}

/** Which of the leaders one begins with is placed now; null if none is. */
export function nextLeader(offer: Offer | null, progress: readonly Value[], view: WarView): number | null {
  if (offer?.question['@'] !== 'PutLeader' || !progress.some((begun) => begun['@'] === 'SetUp')) return null
  return Object.values(view.places).filter((place) => place.leader && place.ruler === offer.seat).length + 1
}

/** An answer in words; what costs points names its price. */
export function label(action: Value, view: WarView | undefined, words: Words): string {
  const price = action['@'] === 'Deploy' ? view?.prices[action.kind as Kind] : undefined
  return price === undefined ? words.value(action) : words.say('for-points', { what: words.value(action), price })
}

/** The places of a view as the geometry knows them. */
export function shown(view: WarView): { areas: string[]; stops: string[] } {
  const ids = Object.keys(view.places)
  return { areas: ids.filter((id) => id in GEOMETRY.areas), stops: ids.filter((id) => id in GEOMETRY.sea.stops) }
}
