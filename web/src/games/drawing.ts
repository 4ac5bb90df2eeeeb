/** All that the shell knows of one game: how it is drawn. Another game is another folder with another Drawing. */
import type { Component } from 'svelte'
import type { IconName } from '../generated/icons'
import type { Offer, Snapshot, Value } from '../wire'
import type { Touchables } from '../board/targets'
import type { Grammar, Words } from '../words/speech'

/** Owners are told by colour and pattern and emblem. */
export interface Owner {
  key: string
  emblem: IconName
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
  /** The pointer rests there, or nowhere. */
  hover: (place: string | null) => void
  /** Touched where nothing is. */
  leave: () => void
  /** Pieces were dragged from one place to another. */
  carry: (from: string, to: string) => void
  /** What stands beside the touched place. */
  beside?: import('svelte').Snippet
  besideAt: string | null
}

export interface HandProps {
  view: unknown
  words: Words
  playable: ReadonlySet<string>
  selected: readonly string[]
  touch: (card: string) => void
}

export interface BannerProps {
  view: unknown
  seat: number
  words: Words
}

/** What helps to decide: points left, the battle with its dice and odds. */
export interface InsightProps {
  table: string
  view: unknown
  progress: readonly Value[]
  words: Words
  offer: Offer | null
  /** What happened lately, the newest last. */
  events: readonly Value[]
  decision: number
  selected: readonly string[]
  /** Beside the map there is room for the main thing only. */
  brief?: boolean
}

export interface PlaceProps {
  view: unknown
  place: string
  words: Words
}

/** Several pieces of one kind that may go together. */
export interface Lot {
  id: string
  field: string
  most: number
}

/** Answers given now, and how the answer that completes them goes on. */
export interface Gesture {
  now: Value[]
  then?: (action: Value) => Value[]
}

export interface Drawing {
  key: string
  grammar: Grammar
  touchables: Touchables
  Board: Component<BoardProps>
  Hand: Component<HandProps>
  Banner: Component<BannerProps>
  Insight: Component<InsightProps>
  Place: Component<PlaceProps>
  owner(players: number, seat: number): Owner
  /** Places that a value names, to highlight them. */
  named(value: Value): string[]
  /** From where to where an event goes, to draw an arrow. */
  way(value: Value): readonly [string, string] | null
  /** How much an event matters: a heading, a sentence, or a detail. */
  weight(event: Value): 'head' | 'plain' | 'fine'
  /** Whether an answer is worth a second look before it is given. */
  weighty(action: Value): boolean
  rows(view: unknown, setup: Snapshot['setup'], words: Words): Row[]
  scores(view: unknown): number[]
  /** Pieces at a place that may go together; empty where counting makes no sense. */
  lots(offer: Offer | null, view: unknown, place: string): Lot[]
  /** So many of each from there, and at once to *to* if that is known. */
  gesture(from: string, to: string | null, counts: Record<string, number>): Gesture
  /** Whether something begins a part of its own, where one likes to look back to. */
  begins(event: Value): boolean
}
