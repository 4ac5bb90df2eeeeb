/** What the server shows of Ring War: the types of `feldzug.games.ring_war.view`, of its odds and of a duel's dice. */

export interface Counts {
  infantry: number
  cavalry: number
  creature: number
}

export type Kind = keyof Counts

export interface PlaceView {
  /** A seat, `neutral`, or null. */
  ruler: number | string | null
  units: Counts
  fought: Counts
  moved: Counts
  /** So many may still move, and in all no more than `spare` may leave. */
  ready: Counts
  spare: number
  leader: boolean
  beaten: number
}

export interface PlayerView {
  colour: string
  side: string
  alive: boolean
  score: number
  area_cards: number
  cards: number
  uprising: number
  played: string[]
  kept_points: number
}

export interface EffectView {
  card: string
  seat: number
  until: string
  areas: string[]
}

export interface HandLimits {
  area_cards: number
  cards: number
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
  prices: Counts
  leaders: number
  hand_limits: HandLimits
  area_pile: number
  area_discards: string[]
  card_pile: number
  card_discards: string[]
  effects: EffectView[]
  conquered: string[]
  stack: string[]
  area_hand: string[]
  card_hand: string[]
  uprising: string[]
}

/** Of an attack: that the area falls, with the leader if he may lead, and the mean losses. */
export interface AttackOdds {
  taken: number
  led: number | null
  attackers_lost: number
  defenders_lost: number
}

/** The event of a duel's dice. */
export interface DuelRolled {
  attack: number[]
  defence: number[]
  hits: number
  blocks: number
}
