/** What the server shows of Ring War: the types of `feldzug.games.ring_war.view` and of its odds, all in one place. */

export type Kind = 'infantry' | 'cavalry' | 'creature'

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
