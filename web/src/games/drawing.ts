/**
 * All that the shell knows of a game. A game is a folder beside this file that exports one `drawing`, and one line in
 * index.ts; nothing else of the page names it. The shell asks the server, shows rooms, seats, the decision, the log and the past,
 * and hands what the server told to the parts below, which draw it. None of them computes a rule: what may be done is in
 * the offer, what is so is in the view, what things are called is in the words (docs/protocol.md).
 *
 * What the game gives: five components (`Board`, `Hand`, `Banner`, `Insight`, `Place`), the `touchables` that say which
 * fields of an answer are places and cards, its own words, and small answers about places, owners, events and scores.
 * What the components get from the shell are the `…Props`. Places and cards are ids of the game; the shell never looks
 * inside a view.
 */
import type { Component, Snippet } from 'svelte'
import type { IconName } from '../generated/icons'
import type { Offer, Snapshot, Value } from '../wire'
import type { Touchables } from '../board/targets'
import type { Grammar, Language, Words } from '../words/speech'

/** Owners are told by colour and pattern and emblem: `key` is a class that sets `--owner` and `--on-owner`. */
export interface Owner {
  key: string
  emblem: IconName
}

/** A table as it is seen: the view is null until it starts. */
export interface Seen {
  view: unknown
  setup: Snapshot['setup']
  words: Words
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
  /** What has begun, outermost first. */
  progress: readonly Value[]
  setup: Snapshot['setup']
  words: Words
  /** Places that may be touched next. */
  glowing: ReadonlySet<string>
  selected: readonly string[]
  /** Places that something speaks of: a line of the log, what happened just now. */
  marked: ReadonlySet<string>
  /** From where to where something went just now. */
  ways: readonly (readonly [string, string])[]
  touch: (place: string) => void
  /** The pointer or the keyboard rests there, or nowhere. */
  hover: (place: string | null) => void
  /** Touched where nothing is. */
  leave: () => void
  /** Pieces were dragged from one place to another. */
  carry: (from: string, to: string) => void
  /** What stands beside a place. */
  beside?: Snippet
  besideAt: string | null
}

/** The own secrets. */
export interface HandProps {
  view: unknown
  words: Words
  playable: ReadonlySet<string>
  selected: readonly string[]
  touch: (card: string) => void
}

/** What everyone may know of one player. */
export interface BannerProps {
  view: unknown
  seat: number
  words: Words
}

/** What helps to decide: points left, a battle with its dice and odds. */
export interface InsightProps {
  table: string
  view: unknown
  progress: readonly Value[]
  words: Words
  offer: Offer | null
  /** What happened lately, the newest last. */
  events: readonly Value[]
  decision: number
  /** Weighty answers that someone considers: what is touched, or what the place under the pointer is part of. */
  weighed: readonly Value[]
  /** Beside the map there is room for the main thing only. */
  brief?: boolean
}

/** The particulars of one place. */
export interface PlaceProps {
  view: unknown
  place: string
  words: Words
}

/** Pieces at a place that may go together: each kind by itself, and no more than `most` in all. */
export interface Lots {
  kinds: { id: string; name: string; most: number }[]
  most: number
}

/** Answers given now, how the answer that completes them goes on, and how many pieces follow with that. */
export interface Gesture {
  now: Value[]
  more: number
  then: (action: Value) => Value[]
}

export interface Drawing {
  key: string
  /** What the drawing says beyond the words of the game: Fluent text by language. */
  words: Record<Language, string>
  grammar: Grammar
  touchables: Touchables
  Board: Component<BoardProps>
  Hand: Component<HandProps>
  Banner: Component<BannerProps>
  Insight: Component<InsightProps>
  Place: Component<PlaceProps>
  owner(seat: number, seen: Seen): Owner
  placeName(place: string, words: Words): string
  /** What is asked, in words. */
  question(offer: Offer, progress: readonly Value[], view: unknown, words: Words): string
  /** What stands on the button of an answer. */
  label(action: Value, view: unknown, words: Words): string
  /** Places that a value names, to highlight them. */
  named(value: Value): string[]
  /** From where to where an event goes, to draw an arrow. */
  way(value: Value): readonly [string, string] | null
  /** How much an event matters: a heading, a sentence, or a detail. */
  weight(event: Value): 'head' | 'plain' | 'fine'
  /** Whether an answer is worth a second look before it is given. */
  weighty(action: Value): boolean
  /** The whole board in words. */
  rows(seen: Seen): Row[]
  scores(view: unknown): number[]
  /** Whether a seat holds anything that others may not see; asked of any seat's view. */
  hides(view: unknown, seat: number): boolean
  /** Pieces at a place that may go together; null where counting makes no sense. */
  lots(offer: Offer | null, view: unknown, place: string, words: Words): Lots | null
  /** So many of each kind from there. */
  gesture(from: string, counts: Record<string, number>): Gesture
  /** Which turn begins with an event; null if none does. */
  begins(event: Value): number | null
}
