/** What travels between page and server; see docs/protocol.md. */

/** A value of the game: its class and its fields. */
export interface Value {
  '@': string
  [field: string]: unknown
}

export interface Reason {
  key: string
  rule: string
  args: [string, unknown][] | Record<string, unknown>
}

export interface Said {
  en: string
  de: string
}

export interface Choice {
  action: Value
  reason: Reason | null
}

export interface Offer {
  seat: number
  question: Value
  path: string[]
  choices: Choice[]
}

export interface Step {
  n: number
  seat: number
  events: Value[]
  undone: boolean
  /** For what takes back: to which entry. */
  back: number | null
}

export type SeatKind = 'me' | 'here' | 'link' | 'bot'

export interface Seat {
  seat: number
  name: string
  kind: SeatKind
  bot: string | null
  here: boolean
  mine: boolean
}

export interface Outcome {
  ending: string
  ranking: number[][]
  scores: number[]
}

export interface Undo {
  free: boolean
  asked: null | { seat: number; to: number; consents: number[] }
}

export interface Snapshot {
  table: string
  title: string
  game: string
  setup: { players: number; options: Record<string, string>; modules: string[] }
  state: 'open' | 'playing' | 'over'
  decision: number
  seats: Seat[]
  view: unknown
  offer: Offer | null
  turn: number[]
  outcome: Outcome | null
  commitment: string | null
  undo: Undo
  opener: boolean
  /** The first entry; a game that branched off begins later than nought. */
  first: number
  rematch: string | null
}

/** What a `step` message brings: the part of a snapshot that changes while playing. */
export interface StepMessage {
  table: string
  seat: number | null
  decision: number
  steps: Step[]
  view: unknown
  offer: Offer | null
  turn: number[]
  undo: Undo
  outcome: Outcome | null
}

export interface Summary {
  table: string
  title: string
  game: string
  state: 'open' | 'playing' | 'over'
  decision: number
  seats: Seat[]
  turn: number[]
  created: number
  changed: number
}

export interface GameOption {
  key: string
  rule: string
  group: string
  values: string[]
  default: string
}

export interface GameInfo {
  key: string
  players: number[]
  options: GameOption[]
  modules: string[]
  bots: string[]
}

export interface GameWords {
  messages: string
  names: Record<string, Record<string, string>>
  /** Names inside a sentence: field, id, form. */
  forms: Record<string, Record<string, Record<string, string>>>
  seats: Record<string, string[]>
  options: Record<string, { label: string; help: string; values: Record<string, string> }>
  rules: { section: string; rules: { id: string; text: string }[] }[]
  cards: Record<string, { name: string; text: string; kind: string }>
}

export interface NewSeat {
  kind: SeatKind
  name?: string
  bot?: string
}

export interface NewTable {
  game: string
  options: Record<string, string>
  modules: string[]
  players: number
  title: string
  public: boolean
  seats: NewSeat[]
}

export type OddsOf =
  | { kind: 'dice'; count: number; faces: number }
  | { kind: 'draw'; things: unknown[] }
  | { kind: 'weighted'; weights: [unknown, number][] }

export interface DiceProof {
  commitment: string
  secret: string
  draws: { n: number; odds: OddsOf; outcome: unknown }[]
}

export type ProblemType =
  | 'bad-request' | 'not-yours' | 'unknown' | 'stale' | 'conflict' | 'too-large' | 'illegal' | 'too-many' | 'unavailable'

export interface ProblemAnswer {
  type: ProblemType
  status: number
  reason: Reason | null
  say: Said | null
}

/** Of an attack: that the area falls, with the leader if he may lead, and the mean losses. */
export interface Chances {
  source: string
  target: string
  taken: number
  led: number | null
  attackers_lost: number
  defenders_lost: number
}
