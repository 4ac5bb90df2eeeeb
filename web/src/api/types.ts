/** The types of docs/protocol.md by their short names. What the server calls any object is a value of a game here. */
import type { components } from '../protocol'
import type { Patch } from '../table/patches'

type Shapes = components['schemas']

/** A value of the game: its class and its fields. */
export interface Value {
  '@': string
  [field: string]: unknown
}

export type Reason = Shapes['Reason']
export type Said = Shapes['Said']
export type Outcome = Shapes['Outcome']
export type Seat = Shapes['Sitting']
export type SeatKind = Seat['kind']
export type Summary = Shapes['Summary']
export type Score = Shapes['Score']
export type GameInfo = Shapes['GameInfo']
export type BotLevel = Shapes['BotLevel']
export type GameOption = Shapes['GameOption']
export type Translations = Shapes['GameWords']
/** What a field is of: a vocabulary, or several where it holds things of several sorts. */
export type FieldWords = string | Shapes['SeriesWords'] | Shapes['GroupWords']
export type NewTable = Shapes['NewTable']
export type NewSeat = Shapes['NewSeat']
export type Chances = Shapes['Chances']
export type DiceProof = Shapes['DiceProof']
export type OddsOf = DiceProof['draws'][number]['odds']
export type ProblemAnswer = Shapes['ProblemAnswer']
export type ProblemType = ProblemAnswer['type']

export type RuleSections = Shapes['RuleSection'][]
export type CardTexts = Record<string, Shapes['CardWords']>
export type GameModule = Shapes['GameModule']
export type Passes = Shapes['Passes']
export type StandingPass = Shapes['Standing']
export type OrderBook = Shapes['OrderBook']
export type StandingOrder = Shapes['StandingOrder']
export type OfferedOrder = Shapes['Offered']
export type Ripple = Shapes['RippleView']
/** What could have been answered earlier, and whose answer it was. */
export interface Correctable extends Omit<Shapes['Correctable'], 'offer'> {
  offer: Offer | null
}
export type DeskSettings = Shapes['DeskSettings']
export type Subscribe = Shapes['Subscribe']
export type Subscriptions = Shapes['Subscriptions']
export type GamePreset = Shapes['GamePreset']

export interface Choice {
  action: Value
  reason: Reason | null
}

export interface Offer extends Omit<Shapes['Offer'], 'question' | 'choices' | 'forms'> {
  question: Value
  choices: Choice[]
  /** Classes of answers that are not listed but checked. */
  forms?: string[]
  /** Which of several things that go on side by side it belongs to, and what an answer to it must name. */
  branch?: number[]
  decision?: number
}

export interface Step extends Omit<Shapes['Step'], 'events'> {
  events: Value[]
}

/** How things stand for one seat: what changes with every answer. */
export interface Present extends Omit<
  Shapes['StepMessage'],
  'offer' | 'offers' | 'branches' | 'view' | 'views' | 'progress' | 'steps'
> {
  offer: Offer | null
  /** While several things go on side by side: what is asked in each of them, and whom each waits for. */
  offers?: Offer[]
  branches?: Shapes['BranchTurn'][]
  view: unknown
  views: Record<string, unknown>
  progress: Value[]
}

export interface Snapshot extends Omit<Shapes['Snapshot'], keyof Present>, Present {}

/** How the table looked just before an entry. */
export interface Moment extends Omit<Shapes['View'], 'view' | 'views' | 'progress'> {
  view: unknown
  views: Record<string, unknown>
  progress: Value[]
}

/** What a `step` message brings. */
export interface StepMessage extends Present {
  steps: Step[]
}

/** What a `change` message brings: the same, told by how it differs from what was seen after *since* entries. */
export interface ChangeMessage extends Omit<StepMessage, 'view' | 'views'> {
  since: number
  change: Patch | null
}
