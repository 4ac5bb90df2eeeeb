/**
 * From legal actions to things one can touch. A game says which fields of an action are places on its board and which are
 * cards in a hand; everything else follows from the offer, so that the page computes no rules.
 */
import type { Choice, Offer, Value } from '../api/types'

export interface Touchables {
  /** Class of an action → its fields that are places, in the order one touches them. */
  places: Record<string, readonly string[]>
  /** Class of an action → its field that is a card or a list of cards. */
  cards: Record<string, string>
  /** Classes whose places may be touched in any order. */
  unordered?: readonly string[]
  /** Places of answers that name none by a field, such as where a tile may be laid; null for any other answer. */
  special?: (action: Value) => string[] | null
}

export function placesOf(touchables: Touchables, action: Value): string[] {
  const special = touchables.special?.(action)
  if (special) return special
  return (touchables.places[action['@']] ?? []).map((field) => String(action[field]))
}

export function cardsOf(touchables: Touchables, action: Value): string[] {
  const field = touchables.cards[action['@']]
  if (!field) return []
  const cards = action[field]
  return Array.isArray(cards) ? cards.map(String) : [String(cards)]
}

/** What is touched so far: places in order, cards in any. */
export interface Touched {
  places: readonly string[]
  cards: readonly string[]
}

export const NOTHING: Touched = { places: [], cards: [] }

export class Targets {
  readonly legal: Value[]

  constructor(
    private readonly touchables: Touchables,
    readonly offer: Offer | null,
  ) {
    this.legal = (offer?.choices ?? []).filter((choice) => !choice.reason).map((choice) => choice.action)
  }

  /** Answers that need no board: always buttons. */
  get buttons(): Value[] {
    return this.legal.filter(
      (action) => !placesOf(this.touchables, action).length && !cardsOf(this.touchables, action).length,
    )
  }

  /** Answers that go on from what is touched. */
  continuing({ places, cards }: Touched): Value[] {
    return this.legal.filter((action) => {
      const ways = this.ways(action)
      const held = cardsOf(this.touchables, action)
      if (!ways[0]?.length && !held.length) return false
      return ways.some((way) => places.every((place, i) => way[i] === place)) && holds(held, cards)
    })
  }

  /** Answers for which everything is touched that has to be. */
  complete(touched: Touched): Value[] {
    return this.continuing(touched).filter(
      (action) =>
        placesOf(this.touchables, action).length === touched.places.length &&
        cardsOf(this.touchables, action).length === touched.cards.length,
    )
  }

  /** Answers that go on from what is touched and have to do with *place*, in whatever order one would touch it. */
  about(touched: Touched, place: string): Value[] {
    return this.continuing(touched).filter((action) => placesOf(this.touchables, action).includes(place))
  }

  /** The places that may be touched next. */
  glowing(touched: Touched): Set<string> {
    const next = new Set<string>()
    for (const action of this.continuing(touched)) {
      for (const way of this.ways(action)) {
        const place = way[touched.places.length]
        if (place !== undefined && touched.places.every((already, i) => way[i] === already)) next.add(place)
      }
    }
    return next
  }

  /** The cards that may be touched next. */
  playable(touched: Touched): Set<string> {
    return new Set(this.continuing(touched).flatMap((action) => cardsOf(this.touchables, action)))
  }

  /** Greyed answers about a place as the next one touched, with their reasons. */
  greyed({ places }: Touched, place: string): Choice[] {
    return (this.offer?.choices ?? []).filter(({ action, reason }) => {
      const way = placesOf(this.touchables, action)
      return reason && way[places.length] === place && places.every((already, i) => way[i] === already)
    })
  }

  /** Greyed answers for which everything is touched that has to be. */
  refused(touched: Touched): Choice[] {
    const { length } = touched.places
    const last = touched.places[length - 1]
    if (last === undefined || touched.cards.length) return []
    return this.greyed({ ...touched, places: touched.places.slice(0, -1) }, last).filter(
      ({ action }) => placesOf(this.touchables, action).length === length,
    )
  }

  /** An answer of the kind that is asked for, with *place* touched next: what to ask *why not* about. */
  hypothetical({ places }: Touched, place: string): Value | null {
    for (const { action } of this.offer?.choices ?? []) {
      const fields = this.touchables.places[action['@']] ?? []
      const field = fields[places.length]
      if (field === undefined) continue
      const asked = { ...action, [field]: place }
      places.forEach((already, i) => (asked[fields[i] as string] = already))
      return asked
    }
    return null
  }

  /** Cards of a greyed choice, with the reason against it. */
  greyedCard(card: string): Choice | null {
    const found = (this.offer?.choices ?? []).find(
      ({ action, reason }) => reason && cardsOf(this.touchables, action).includes(card),
    )
    return found ?? null
  }

  private ways(action: Value): string[][] {
    const way = placesOf(this.touchables, action)
    return this.touchables.unordered?.includes(action['@']) ? [way, way.toReversed()] : [way]
  }
}

/** Whether *held* contains all of *touched*, each as often. */
function holds(held: string[], touched: readonly string[]): boolean {
  const rest = [...held]
  return touched.every((card) => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

/** Whether two values say the same, in whatever order their fields were written. */
export function sameValue(a: Value, b: Value): boolean {
  const text = (value: Value) => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
  return text(a) === text(b)
}
