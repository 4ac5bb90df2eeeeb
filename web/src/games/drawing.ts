/**
 * All that the shell knows of a game. A game is a folder beside this file that exports one `drawing`, and one line in
 * index.ts (a second one for its board in small); nothing else of the page names it. A game without one is drawn by `plain`. The shell asks the server, shows rooms, seats, the decision, the log and the past,
 * and hands what the server said to the parts below, which draw it. None of them computes a rule: what may be done is in
 * the offer, what is so is in the view, what things are called is in the translations (docs/protocol.md).
 *
 * What the game gives: up to six components (`Board`, `Hand`, `Banner`, `Insight`, `Place`, `Rolls`), for answers that need more than
 * buttons one of their own (`answers`), the `touchables` that say which
 * fields of an answer are places and cards, its own messages, and small answers about places, owners and events.
 * What the components get from the shell are the `…Props`. Places and cards are ids of the game; the shell never looks
 * inside a view.
 */
import type { Component, Snippet } from 'svelte'
import type { IconName } from '../generated/icons'
import type { Offer, Outcome, Snapshot, Step, Value } from '../api/types'
import type { Touchables } from '../board/targets'
import type { Language } from '../words/messages'
import type { Translator } from '../words/translator'

/** Owners are told apart by colour and pattern and emblem: `key` is a class that sets `--owner` and `--on-owner`. */
export interface Owner {
  key: string
  emblem: IconName
}

/** The table that a question is about: the view is null until it starts. */
export interface TableContext {
  view: unknown
  /** What the modules add to the view, by module. */
  views: Record<string, unknown>
  setup: Snapshot['setup']
  translator: Translator
}

/** One place in words, for the text board and for who cannot see the map. */
export interface Row {
  place: string
  name: string
  group: string
  owner: string
  pieces: string
  features: string
  neighbours: string[]
}

/** The board, drawn inside a BoardFrame: the shell says what glows, the board tells what is touched. */
export interface BoardProps {
  view: unknown
  /** What the modules add to the view, by module. */
  views: Record<string, unknown>
  /** What has begun, outermost first. */
  progress: readonly Value[]
  setup: Snapshot['setup']
  translator: Translator
  /** Places that may be touched next. */
  glowing: ReadonlySet<string>
  selected: readonly string[]
  /** Places to highlight: those of a line of the log, or where something happened just now. */
  marked: ReadonlySet<string>
  /** From where to where something went just now. */
  arrows: readonly (readonly [string, string])[]
  /** What moves just now. */
  playing: PlayingBeat | null
  /** A place was touched, and which kind of piece there, if one was. */
  touch: (place: string, piece?: string) => void
  /** The pointer or the keyboard rests there, or nowhere. */
  hover: (place: string | null) => void
  /** Touched where nothing is. */
  leave: () => void
  /** Pieces were dragged from one place to another. */
  drag: (from: string, to: string, piece?: string) => void
  /** Somebody wants to know what is at a place without choosing it: by resting there, or because *asked* for. */
  inspect: (place: string | null, asked: boolean) => void
  /** What stands beside a place. */
  callout?: Snippet
  calloutAt: string | null
}

/** The board in small: who holds what, and nothing that could be read. */
export interface SmallBoardProps {
  /** The places with the seat that holds each; -1 where none does. */
  owners: Record<string, number>
  /** The colours of the seats. */
  colours: readonly string[]
  label: string
}

/** Dice that were thrown, for who looks back. */
export interface RollsProps {
  /** What happened until then, the newest last. */
  events: readonly Value[]
  view: unknown
  translator: Translator
}

/** Answers of one kind, shown by the game itself in place of a list of buttons. */
export interface AnswersProps {
  view: unknown
  views: Record<string, unknown>
  seat: number
  /** What is asked. */
  offer: Offer | null
  /** What has begun, outermost first. */
  progress: readonly Value[]
  /** Those that are allowed. */
  actions: readonly Value[]
  translator: Translator
  /** The cards that are touched. */
  selected: readonly string[]
  /** Something is being answered. */
  busy: boolean
  touch: (card: string) => void
  choose: (action: Value) => void
}

/** A form for answers of one kind that are not listed but checked. */
export interface FormProps {
  table: string
  view: unknown
  setup: Snapshot['setup']
  seat: number
  /** Whether somebody else's answer is corrected: what only its seat knows is not there then. */
  corrects?: boolean
  /** What the answer that is corrected led to. */
  told?: readonly Value[]
  /** What is asked; its choices are examples and what can be answered besides. */
  offer: Offer
  translator: Translator
  busy: boolean
  /** What stands against an answer, in words; empty if nothing does. */
  check: (action: Value) => Promise<string>
  choose: (action: Value) => void
}

/** The own secrets. */
export interface HandProps {
  game: string
  seat: number
  view: unknown
  views: Record<string, unknown>
  translator: Translator
  playable: ReadonlySet<string>
  selected: readonly string[]
  touch: (card: string) => void
}

/** What everyone may know of one player. */
export interface BannerProps {
  view: unknown
  views: Record<string, unknown>
  seat: number
  translator: Translator
}

/** What helps to decide: points left, a battle with its dice and odds. */
export interface InsightProps {
  table: string
  /** The seat of who looks; null for a bystander. */
  seat: number | null
  view: unknown
  views: Record<string, unknown>
  progress: readonly Value[]
  translator: Translator
  offer: Offer | null
  /** Who is asked. */
  asked: readonly number[]
  /** What happened lately, the newest last. */
  events: readonly Value[]
  /** All that has happened, as far as it is shown. */
  told?: readonly Value[]
  /** The same, entry by entry. */
  steps?: readonly Step[]
  /** What of it is shown just now. */
  playing: PlayingBeat | null
  /** How many entries are known: it changes with every move. */
  entries: number
  /** Whether the table stands like this now; what is shown later than it happened has no chances any more. */
  live: boolean
  /** Answers worth a second look that someone considers: what is touched, or what the place under the pointer is part of. */
  considered: readonly Value[]
  /** Beside the map there is room for the main thing only. */
  brief?: boolean
}

/** The particulars of one place. */
export interface PlaceProps {
  view: unknown
  views: Record<string, unknown>
  place: string
  translator: Translator
}

/**
 * Pieces at a place that may go together: each kind by itself, and no more than `most` in all. If a piece of a kind is among
 * them, no more than `together` find room anywhere it can go.
 */
export interface Movable {
  kinds: { id: string; name: string; most: number; together: number }[]
  most: number
}

/** So many more pieces find room at a place, and the rule that says so. */
export interface Room {
  most: number
  rule: string
}

/** Answers given now, how the answer that completes them goes on, and how many pieces follow with that. */
export interface Gesture {
  now: Value[]
  more: number
  then: (action: Value) => Value[]
}

/** One thing to be seen: what others do is shown beat by beat. */
export interface Beat {
  /** What moves: a piece, dice, a card; a piece that comes or goes; or nothing but a light. */
  kind: 'travel' | 'roll' | 'card' | 'land' | 'fall' | 'note'
  /** What it tells, in the order it happened. */
  events: Value[]
  /** The one of them that is seen: the last that gives the beat its kind. */
  main: Value
  /** How long it is shown: 1 is usual. */
  weight: number
  /** Whether the board already stands as it did afterwards. */
  after: boolean
}

/** A beat while it is shown, for so many milliseconds; 0 if at once. */
export interface PlayingBeat {
  id: number
  beat: Beat
  duration: number
  /** Whether those at this screen did it themselves. */
  own: boolean
}

/** A line of what others did: whose, in words, and where. */
export interface RecapLine {
  seat: number | null
  text: string
  places: string[]
}

/** How much an event matters in the log. */
export type Importance = 'heading' | 'normal' | 'detail'

export interface Drawing {
  /** What the drawing says beyond the server's messages: Fluent text by language. */
  messages: Record<Language, string>
  /** The message that names a seat which is no player's. */
  nobody(seat: number): string
  touchables: Touchables
  Board: Component<BoardProps>
  /** Null for a game without hands. */
  Hand: Component<HandProps> | null
  /** Null where nothing is to be said of a player. */
  Banner: Component<BannerProps> | null
  Insight: Component<InsightProps>
  /** By the class of an answer: what shows all answers of that kind in place of a list of buttons. */
  answers: Readonly<Record<string, Component<AnswersProps>>>
  /** By the class of an answer: the form in which it is written. */
  forms?: Readonly<Record<string, Component<FormProps>>>
  /** What one of several things that go on side by side is called. */
  branchName?(offer: Offer, view: unknown, translator: Translator): string
  /** Null for a board without places. */
  Place: Component<PlaceProps> | null
  /** Null for a game without dice. */
  Rolls: Component<RollsProps> | null
  owner(seat: number, table: TableContext): Owner
  placeName(place: string, translator: Translator): string
  /** What is asked, in words. */
  question(offer: Offer, progress: readonly Value[], view: unknown, translator: Translator): string
  /** What has begun, where the view says more of it than its own fields; null where it does not. */
  crumb?(begun: Value, view: unknown, translator: Translator): string | null
  /** What that which is asked is for, in one sentence for who plays for the first time; null if the game never says so. */
  purpose: ((asked: Value | null, translator: Translator, view: unknown, progress: readonly Value[]) => string) | null
  /** What stands on the button of an answer. */
  label(action: Value, view: unknown, translator: Translator, asked: Value | null): string
  /** Why the winner has won, in one sentence; empty if the scores say it. */
  verdict?(outcome: Outcome, view: unknown, translator: Translator): string
  /** Places that a value names, to highlight them. */
  placesIn(value: Value): string[]
  /** From where to where an event goes, to draw an arrow. */
  arrow(value: Value): readonly [string, string] | null
  importance(event: Value): Importance
  /** What is to be seen of events, one after another. */
  beats(events: readonly Value[]): Beat[]
  /** What others did since a seat's last turn, a line each. */
  recap(events: readonly Value[], seat: number | null, translator: Translator): RecapLine[]
  /** Whether an answer is worth a second look before it is given. */
  needsConfirmation(action: Value): boolean
  /** The whole board in words; null if the board is words already. */
  rows: ((table: TableContext) => Row[]) | null
  /** What everybody may know of what a seat has, part by part, to tell what a correction would change. */
  standing?(view: unknown, seat: number, translator: Translator): string[]
  /** Whether a seat holds anything that others may not see; asked of any seat's view. */
  hasSecrets(view: unknown, seat: number): boolean
  /** Pieces at a place that may go together; null where counting makes no sense. */
  movable(offer: Offer | null, view: unknown, place: string, translator: Translator): Movable | null
  /** The legal answers that a touched piece stands for: a unit that is sent, named, given up. */
  answersOf(offer: Offer, progress: readonly Value[], place: string, piece: string): Value[]
  /** How many more pieces a place takes; null where there is no limit. */
  room(view: unknown, place: string): Room | null
  /** So many of each kind from there. */
  gesture(from: string, counts: Record<string, number>): Gesture
  /** The questions at which a seat may order what is answered for it. */
  ordersAt: readonly string[]
  /** The answers that do once more what was done last; null if that cannot be done again now. */
  again(offer: Offer, events: readonly Value[]): Value[] | null
  /** Which of the orders that could be given now goes on with what was done last; null if none does. */
  goesOn(orders: readonly Value[], events: readonly Value[]): Value | null
  /** Which turn begins with an event; null if none does. */
  turnBegun(event: Value): number | null
  /** Whose turn begins with an event; null if none does. */
  turnOf(event: Value): number | null
}
