/**
 * What a module of the rules adds to the drawing. A folder beside this file whose `index.ts` exports `extensions` adds what
 * they say; nothing else names the folder (extensions.ts). The parts are asked for while the module is in play, and each
 * gets what its own module shows (`own`) beside the world.
 */
import type { Component } from 'svelte'
import type { Value } from '../../api/types'
import type { Touchables } from '../../board/targets'
import type { Language } from '../../words/messages'
import type { Translator } from '../../words/translator'
import type { Beat, Drawing, Importance } from '../drawing'
import type { Printed } from './facts'
import type { Scene } from './scenes'
import type { Spot } from './hexes'
import type { AreaView, WorldView } from './view'

/** What every part gets. */
export interface Shown<Own> {
  /** What the module shows of itself, as this seat may see it. */
  own: Own
  world: WorldView
  translator: Translator
}

/** A token in an area: drawn in a row with those of other modules, and told in the place card and on the text board. */
export interface AreaToken {
  id: string
  /** A path on a grid of 512. */
  picture: string
  /** In words, whole. */
  label: string
  /** A number or sign in place of the picture. */
  sign?: string
  /** How many of it lie there, if several. */
  count?: number
  /** The class that sets the colours of its owner. */
  whose?: string
  /** Whether it lies face down, though this seat may know it. */
  hidden?: boolean
}

/** What a stronghold is replaced by. */
export interface Building {
  /** A path on a grid of 512. */
  picture: string
  /** So much it adds to the defence, as damaged as it is. */
  strength: number
  /** In words, whole. */
  label: string
  /** The developments that it has beyond the first. */
  developments: readonly string[]
}

/** What a hero is besides: drawn under his figure, and told with him. */
export interface Mark {
  /** A path on a grid of 512. */
  picture: string
  label: string
}

/** Below the pieces of an area, in the map's own units. */
export interface GroundProps<Own> extends Shown<Own> {
  place: string
  at: Spot
}
/** Beside a season: in the wheel of the year. */
export interface SeasonProps<Own> extends Shown<Own> {
  season: string
}
/** What all may know of a player. */
export interface BannerPartProps<Own> extends Shown<Own> {
  seat: number
}
/** The own secrets: below what the base shows, with the texts of cards. */
export interface HandPartProps<Own> extends Shown<Own> {
  seat: number
  text: (card: string) => string
  playable: ReadonlySet<string>
  selected: readonly string[]
  touch: (card: string) => void
}
/** Below the lines of a battle. */
export interface BattlePartProps<Own> extends Shown<Own> {
  battle: Value
  pass: Value | null
  events: readonly Value[]
}
/** Beside units of one kind in the line of a seat (-2: nobody's). */
export interface FightersProps<Own> extends Shown<Own> {
  seat: number
  kind: string
}
/** Below a duel or a test. */
export interface ScenePartProps<Own> extends Shown<Own> {
  scene: Scene
}
/** Beside a hero, where he is described. */
export interface HeroPartProps<Own> extends Shown<Own> {
  hero: string
}
/** The particulars of an area beyond its tokens. */
export interface PlacePartProps<Own> extends Shown<Own> {
  place: string
}
/** On the sheet of a faction. */
export interface SheetPartProps<Own> extends Shown<Own> {
  faction: string
}

/** The parts that are components, by name. */
export interface Parts<Own> {
  Ground: Component<GroundProps<Own>>
  Season: Component<SeasonProps<Own>>
  Banner: Component<BannerPartProps<Own>>
  Hand: Component<HandPartProps<Own>>
  Battle: Component<BattlePartProps<Own>>
  Fighters: Component<FightersProps<Own>>
  Scene: Component<ScenePartProps<Own>>
  Hero: Component<HeroPartProps<Own>>
  Place: Component<PlacePartProps<Own>>
  Sheet: Component<SheetPartProps<Own>>
}

export interface Extension<Own = unknown> extends Partial<Parts<Own>> {
  /** The module of the rules. */
  module: string
  /** What the drawing says of it beyond the server's messages, the purposes of its questions among them. */
  messages?: Record<Language, string>
  /** Fields of its answers that are areas or cards. */
  touchables?: Partial<Pick<Touchables, 'places' | 'cards'>>
  /** Its answers that are more than buttons. */
  answers?: Drawing['answers']
  /** How its events are seen, and how much they matter in the log. */
  beats?: Readonly<Record<string, Beat['kind']>>
  importance?: Readonly<Record<string, Importance>>
  /** By event that turns up a card in place of a Fate card: its field with the card. */
  faces?: Readonly<Record<string, string>>
  /** What is printed on its tiles, units and cards. */
  printed?: Partial<Printed>
  /** By unit, hero, order or token: its picture, a path on a grid of 512. */
  pictures?: Readonly<Record<string, string>>
  /** What lies in an area. */
  tokens?: (place: string, own: Own, translator: Translator) => AreaToken[]
  /** What stands there in place of an ordinary stronghold. */
  building?: (place: string, area: AreaView, own: Own, translator: Translator) => Building | null
  /** What a hero is besides. */
  mark?: (hero: string, own: Own, translator: Translator) => Mark | null
  /** What an area yields, food, wood and ore, where that is not what is printed on it. */
  yields?: (place: string, own: Own) => readonly number[] | null
  /** How many dragon runes are printed there, beyond the tokens. */
  runes?: (place: string, own: Own) => number
  /** What a border is now, `water`, `mountain`, `frozen` or empty, where that is not what it was before. */
  border?: (place: string, other: string | null, before: string, own: Own) => string | null
}

/** An extension whose parts know the view of their module. */
export function extension<Own>(added: Extension<Own>): Extension {
  return added as unknown as Extension
}
