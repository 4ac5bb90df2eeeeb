/** What somebody has touched and not yet answered, and what follows from it: what glows, what could be done, why not. */
import type { Choice, Value } from '../api/types'
import { NOTHING, placesOf, Targets, type Touched } from '../board/targets'
import type { Drawing, Movable } from '../games/drawing'
import { t } from '../words/shell-messages.svelte'
import type { Translator } from '../words/translator'
import { countable } from './counting'
import { refusalOf, type Refusal } from './refusal'
import type { TableState } from './table-state.svelte'

/** What a touch leads to: an answer, a question why not, or nothing but another look. */
export type Intent = { answer: Value } | { send: Record<string, number> } | { explain: string } | null

export class BoardSelection {
  touched = $state.raw<Touched>(NOTHING)
  /** The place whose particulars are shown. */
  inspected = $state<string | null>(null)
  /** A place that is only looked at, because the pointer rests there or somebody *asked*. */
  peek = $state.raw<{ place: string; asked: boolean } | null>(null)
  /** Where the pointer rests. */
  hovered = $state<string | null>(null)
  /** Where dragged pieces go, until they are counted. */
  destination = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** What was touched for the last answer that was worth a second look: it stays chosen when the same is asked again. */
  private lastChoice: { question: string; touched: Touched } | null = null

  targets = $derived.by(() => new Targets(this.drawing.touchables, this.state.offer))
  glowing = $derived.by(() => {
    if (this.busy()) return new Set<string>()
    return new Set([...this.targets.glowing(this.touched)].filter((place) => !this.lacksRoom(place)))
  })
  playable = $derived.by(() => this.targets.playable(this.touched))
  /** Answers for which everything is touched. */
  complete = $derived.by(() => this.targets.complete(this.touched))
  // As a text, which is the same when it says the same: who is counting pieces need not begin again with every message.
  private readonly movableText = $derived.by(() => {
    const [from, more] = this.touched.places
    return JSON.stringify(from && !more && this.inspected ? this.movableAt(from) : null)
  })
  /** Pieces that may leave the touched place together. */
  movable = $derived.by(() => JSON.parse(this.movableText) as Movable | null)
  /** Answers at the inspected place that are worth a second look. */
  confirmable = $derived.by<Value[]>(() => (this.inspected ? this.confirmableAt(this.inspected) : []))
  /** The same for the place under the pointer: what they would bring is shown beforehand. */
  preview = $derived.by<{ place: string; considered: Value[] } | null>(() => {
    const place = this.hovered
    if (!place || this.busy() || place === this.inspected || this.movable) return null
    const considered = this.confirmableAt(place)
    return considered.length ? { place, considered } : null
  })
  /** The kind of piece that was touched: it is counted first. */
  piece = $state<string | null>(null)
  /** What a touched piece stands for, if that is more than one answer. */
  private ofPiece = $state.raw<Value[]>([])
  /** What the touched places complete; or what could be done with one that was touched out of turn, such as a target. */
  choices = $derived.by<Value[]>(() => {
    if (this.ofPiece.length) return this.ofPiece
    return this.touched.places.length ? this.complete : this.confirmable
  })
  /** What the touched places would complete, were it allowed. */
  refused = $derived.by<Choice[]>(() => (this.choices.length ? this.targets.refused(this.touched) : []))

  constructor(
    private readonly state: TableState,
    private readonly drawing: Drawing,
    private readonly busy: () => boolean,
    private readonly translator: () => Translator | null,
    /** How many pieces are on their way together; 0 if none are. */
    private readonly going: () => number = () => 0,
  ) {}

  /** Look at a place without choosing it; what was asked for stays until something else is done. */
  look(place: string | null, asked: boolean): void {
    if (!asked && this.peek?.asked) return
    this.peek = place ? { place, asked } : null
  }

  clear(): void {
    this.peek = null
    this.touched = NOTHING
    this.inspected = null
    this.refusal = null
    this.destination = null
    this.piece = null
    this.ofPiece = []
    this.lastChoice = null
  }

  /** An answer is given: what was touched for it is chosen again when the same is asked again. */
  noteChoice(action: Value): void {
    const question = this.state.offer?.question['@'] ?? ''
    if (this.drawing.needsConfirmation(action)) {
      this.lastChoice = { question, touched: { places: placesOf(this.drawing.touchables, action), cards: [] } }
    } else if (this.lastChoice?.question === question) this.lastChoice = null
  }

  /** A place was touched: it is added to what is touched, or one wants to know why not. */
  touch(place: string, piece: string | null = null): Intent {
    this.refusal = null
    this.peek = null
    this.piece = piece
    this.ofPiece = this.busy() ? [] : this.answersOf(place, piece)
    const [meant, ...more] = this.ofPiece
    if (meant) {
      this.inspected = place
      return more.length ? null : { answer: meant }
    }
    const { places, cards } = this.touched
    if (this.glowing.has(place)) {
      this.inspected = place
      this.touched = { places: [...places, place], cards }
      const [only, ...others] = this.complete
      const sure = only && !others.length && this.targets.continuing(this.touched).length === 1
      return sure && !this.drawing.needsConfirmation(only) && !countable(this.movable) ? { answer: only } : null
    }
    if (places.at(-1) === place) {
      const [only, ...others] = this.complete
      if (only && !others.length && this.drawing.needsConfirmation(only)) return { answer: only }
      this.clear()
      return null
    }
    // A fresh start from another place that may be touched first.
    if (places.length && this.targets.glowing(NOTHING).has(place)) {
      this.clear()
      return this.touch(place, piece)
    }
    this.inspected = place
    this.refusal = this.lacksRoom(place)
    return this.confirmable.length || this.refusal ? null : { explain: place }
  }

  /** Pieces were dragged: the same as touching both, or several pieces in one gesture. */
  drag(from: string, to: string, piece: string | null = null): Intent {
    this.clear()
    this.piece = piece
    this.touched = { places: [from], cards: [] }
    if (this.glowing.has(to)) return this.touch(to)
    const movable = this.movableAt(from)
    if (!movable) {
      this.inspected = to
      return { explain: to }
    }
    this.refusal = this.lacksRoom(to, 1)
    if (this.refusal) {
      this.inspected = to
      return null
    }
    this.destination = to
    if (!countable(this.movableAt(from))) return { send: { [movable.kinds[0]?.id ?? '']: 1 } }
    this.inspected = from
    return null
  }

  touchCard(card: string): void {
    this.refusal = null
    const { cards } = this.touched
    if (cards.includes(card)) this.touched = { places: [], cards: cards.filter((other) => other !== card) }
    else if (this.playable.has(card)) this.touched = { places: [], cards: [...cards, card] }
    else if (this.targets.playable(NOTHING).has(card)) this.touched = { places: [], cards: [card] }
    else {
      const reason = this.targets.greyedCard(card)?.reason
      this.refusal = reason
        ? refusalOf(reason, null, this.translator())
        : { text: t(this.state.offer ? 'card-not-now' : 'not-your-turn'), rule: '', place: null }
    }
  }

  /** The same question again keeps what is touched, as long as it can go on: units are placed one by one. */
  keepFor(question: string): void {
    const { offer, seat } = this.state
    const same = offer?.question['@'] === question && offer.seat === seat
    const goesOn = this.targets.continuing(this.touched).length > 0
    if (!same || !goesOn || this.targets.legal.some((action) => this.drawing.needsConfirmation(action))) {
      this.touched = this.choiceFor(offer?.seat === seat ? (offer?.question['@'] ?? '') : '')
      this.inspected = null
    }
    this.ofPiece = []
    this.refusal = null
  }

  private answersOf(place: string, piece: string | null): Value[] {
    const { offer, snapshot } = this.state
    return offer && snapshot && piece ? this.drawing.answersOf(offer, snapshot.progress, place, piece) : []
  }

  private choiceFor(question: string): Touched {
    const { lastChoice } = this
    const again = lastChoice?.question === question && this.targets.complete(lastChoice.touched).length > 0
    return again ? lastChoice.touched : NOTHING
  }

  private confirmableAt(place: string): Value[] {
    return this.targets.about(this.touched, place).filter((action) => this.drawing.needsConfirmation(action))
  }

  private movableAt(place: string): Movable | null {
    const translator = this.translator()
    const view = this.state.snapshot?.view
    const movable = translator && this.drawing.movable(this.state.offer, view, place, translator)
    const room = this.destination ? this.drawing.room(view, this.destination) : null
    return movable && room ? { ...movable, most: Math.min(movable.most, room.most) } : movable
  }

  /** Why so many pieces do not go there together; null if there is room for them. */
  private lacksRoom(place: string, count = this.going()): Refusal | null {
    const room = count ? this.drawing.room(this.state.snapshot?.view, place) : null
    if (!room || room.most >= count) return null
    return { text: t('room-for', { room: room.most, count }), rule: room.rule, place }
  }
}
