/** The types of docs/protocol.md by their short names. What the server calls any object is a value of a game here. */
import type { components } from '../protocol'

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
export type GameInfo = Shapes['GameInfo']
export type BotLevel = Shapes['BotLevel']
export type GameOption = Shapes['GameOption']
export type Translations = Shapes['GameWords']
export type NewTable = Shapes['NewTable']
export type NewSeat = Shapes['NewSeat']
export type Chances = Shapes['Chances']
export type DiceProof = Shapes['DiceProof']
export type OddsOf = DiceProof['draws'][number]['odds']
export type ProblemAnswer = Shapes['ProblemAnswer']
export type ProblemType = ProblemAnswer['type']

export interface Choice {
  action: Value
  reason: Reason | null
}

export interface Offer extends Omit<Shapes['Offer'], 'question' | 'choices'> {
  question: Value
  choices: Choice[]
}

export interface Step extends Omit<Shapes['Step'], 'events'> {
  events: Value[]
}

export interface Snapshot extends Omit<Shapes['Snapshot'], 'offer' | 'view' | 'progress'> {
  offer: Offer | null
  view: unknown
  progress: Value[]
}

/** How the table looked just before an entry. */
export interface Moment extends Omit<Shapes['View'], 'view' | 'progress'> {
  view: unknown
  progress: Value[]
}

/** What a `step` message brings: the part of a snapshot that changes while playing. */
export interface StepMessage extends Omit<Shapes['StepMessage'], 'offer' | 'view' | 'progress' | 'steps'> {
  offer: Offer | null
  view: unknown
  progress: Value[]
  steps: Step[]
}
