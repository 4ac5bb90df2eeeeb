/** One table as one seat sees it: what the server told last, and what is touched but not yet answered. */
import { api, Problem } from '../api'
import { cardsOf, NOTHING, Targets, type Selection } from '../board/targets'
import type { Drawing, Gesture, Lots, Owner } from '../games/drawing'
import { Live, type Health } from '../live'
import type { Choice, Offer, Reason, Snapshot, Step, StepMessage, Value } from '../wire'
import { inLanguage, Words } from '../words/speech'
import { t } from '../words/shell.svelte'
import { kept } from './kept'
import { lexicon } from './lexicon.svelte'
import { notice } from './notice'
import { settings } from './settings.svelte'

/** Why something was refused, with the rule that says so. */
export interface Refusal {
  text: string
  rule: string
  place: string | null
}

/** So fast others' moves follow each other on the screen, in milliseconds. */
const PACE = 320
const MOST_WAITING = 14
const LONGEST_WAIT = 4000

/** Whether there is anything to count: more than one piece, or more than one kind. */
function countable(lots: Lots | null): boolean {
  return lots !== null && (lots.kinds.length > 1 || Math.min(lots.most, lots.kinds[0]?.most ?? 0) > 1)
}

export class Table {
  snapshot = $state.raw<Snapshot | null>(null)
  steps = $state.raw<Step[]>([])
  seat = $state<number | null>(null)
  selection = $state.raw<Selection>(NOTHING)
  refusal = $state.raw<Refusal | null>(null)
  /** The place whose particulars are shown. */
  looked = $state<string | null>(null)
  /** What happened just now, to be seen on the board. */
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  ways = $state.raw<readonly (readonly [string, string])[]>([])
  /** Where the pointer rests. */
  hovered = $state<string | null>(null)
  /** What a line of the log points at. */
  pointed = $state.raw<ReadonlySet<string>>(new Set())
  health = $state<Health>('connecting')
  busy = $state(false)
  /** A seat at this screen that must be handed over to before its secrets are shown. */
  curtain = $state<number | null>(null)
  failure = $state('')
  /** From which entry on the person at this seat has seen nothing. */
  missed = $state<number | null>(null)

  offer = $derived(this.snapshot?.offer ?? null)
  targets = $derived.by(() => new Targets(this.drawing.touchables, this.offer))
  glowing = $derived(this.busy ? new Set<string>() : this.targets.glowing(this.selection))
  playable = $derived(this.targets.playable(this.selection))
  complete = $derived(this.targets.complete(this.selection))
  mine = $derived(this.snapshot?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [])
  /** Where the pointer rests, if something weighty could be done with that place: what it would bring is told beforehand. */
  foreseen = $derived.by<{ place: string; weighed: Value[] } | null>(() => {
    const place = this.hovered
    if (!place || this.busy || place === this.looked || this.lots) return null
    const weighed = this.weightyAt(place)
    return weighed.length ? { place, weighed } : null
  })
  /** Weighty answers at the place that is looked at. */
  atHand = $derived.by<Value[]>(() => (this.looked ? this.weightyAt(this.looked) : []))
  /** What the touched places complete; or what could be done with one that was touched out of turn, such as a target. */
  choices = $derived.by<Value[]>(() => (this.selection.places.length ? this.complete : this.atHand))
  /** What the touched places would complete, were it allowed. */
  shut = $derived.by<Choice[]>(() => (this.choices.length ? this.targets.shut(this.selection) : []))
  // As texts, which are the same when they say the same: words are made anew only when a name or the language changes.
  private readonly game = $derived(this.snapshot?.game ?? '')
  private readonly called = $derived(JSON.stringify(this.seatNames()))
  names = $derived(JSON.parse(this.called) as string[])
  words = $derived.by(() => this.speak())
  events = $derived(this.steps.filter((step) => !step.undone).flatMap((step) => step.events))
  /** A gesture that waits for the one answer which completes it. */
  gesture = $derived.by<Gesture | null>(() =>
    this.sent && this.sent.decision === this.snapshot?.decision ? this.sent.gesture : null,
  )
  lots = $derived.by<Lots | null>(() => {
    const [from, more] = this.selection.places
    return from && !more && this.looked ? this.lotsAt(from) : null
  })

  private live: Live | null = null
  /** Whether the last failure was only that the server could not be reached. */
  private cutOff = false
  /** How often somebody has sat down here. */
  private sitting = 0
  private waiting: StepMessage[] = []
  private draining = false
  /** How many answers each of the last gestures took: what was done as one is taken back as one. */
  private taken: number[] = []
  private sent = $state.raw<{ gesture: Gesture; decision: number } | null>(null)
  private ahead: { place: string; decision: number } | null = null
  private fading = 0
  /** Somebody who has just taken something back wants to decide for himself. */
  private tookBack = false
  private awaited: { decision: number; go: () => void } | null = null

  constructor(
    readonly id: string,
    readonly drawing: Drawing,
  ) {
    document.addEventListener('visibilitychange', this.returned)
  }

  // --- Coming and going -------------------------------------------------------------------------

  async open(first: Snapshot): Promise<void> {
    const mine = first.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    const due = mine.find((seat) => first.turn.includes(seat)) ?? mine[0] ?? null
    if (mine.some((seat) => seat !== due && this.hides(first, seat)) && first.state === 'playing') {
      this.snapshot = { ...first, offer: null }
      this.curtain = due
      return
    }
    await this.sit(due, first)
  }

  /** Look through the eyes of a seat; null for a bystander's. */
  async sit(seat: number | null, known = this.snapshot): Promise<void> {
    const sitting = this.rise()
    this.waiting = []
    this.taken = []
    this.clear()
    const playing = known !== null && known.state !== 'open'
    const asked = Promise.all([
      api.snapshot(this.id, seat),
      playing ? api.history(this.id, seat, known.first, known.decision) : [],
    ])
    const [snapshot, steps] = await asked.catch((error: unknown) => {
      // Whoever cannot change seats now goes on listening at the old one.
      if (sitting === this.sitting && error instanceof Problem && error.passing) this.listen()
      throw error
    })
    if (sitting !== this.sitting) return
    this.seat = seat
    this.snapshot = snapshot
    this.curtain = null
    this.steps = steps
    if (snapshot.state !== 'open' && snapshot.decision > (known?.decision ?? 0)) await this.catchUp()
    if (sitting !== this.sitting) return
    this.noteWhatWasMissed()
    this.listen()
    void this.giveTheOnlyAnswer()
  }

  /** Nothing that was asked for or heard at the old seat counts any more: it may not be for the next one's eyes. */
  private rise(): number {
    this.live?.stop()
    return ++this.sitting
  }

  private listen(): void {
    this.live = new Live(
      () => `${this.id}:${this.seat ?? '-'}:${this.snapshot?.decision ?? 0}:${this.snapshot?.revision ?? ''}`,
      (event, message) => this.hear(event, message),
      (health) => this.feel(health),
    )
    void this.live.run()
  }

  private feel(health: Health): void {
    this.health = health
    if (health === 'live' && this.cutOff) this.failure = ''
    if (health === 'live') this.cutOff = false
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.returned)
    this.rise()
    notice.clear()
  }

  /** The page is in front again: what happened meanwhile is shown, step by step. */
  private returned = (): void => {
    if (!document.hidden && this.snapshot) this.noteWhatWasMissed()
  }

  /** Whoever was away is shown what others did. Those who share a screen have seen it. */
  private noteWhatWasMissed(): void {
    const seen = this.lastSeen()
    if (seen !== null && this.snapshot?.state === 'playing' && this.mine.length < 2) {
      const told = (step: Step) => step.n >= seen && step.seat !== this.seat && step.events.length > 0 && !step.undone
      if (this.steps.some(told)) this.missed = seen
    }
    this.remember()
  }

  private lastSeen(): number | null {
    const seen = kept.get(`feldzug.seen.${this.id}.${this.seat ?? '-'}`)
    return seen === null ? null : Number(seen)
  }

  private remember(): void {
    if (document.hidden || !this.snapshot) return
    kept.set(`feldzug.seen.${this.id}.${this.seat ?? '-'}`, String(this.snapshot.decision))
  }

  // --- What the server tells --------------------------------------------------------------------

  private hear(event: string, message: unknown): void {
    if (event === 'table') {
      const snapshot = message as Snapshot
      if (snapshot.table !== this.id || snapshot.seat !== this.seat) return
      const known = this.snapshot
      this.waiting = []
      this.take(snapshot)
      if (known && (snapshot.decision > this.lastStep() || known.state !== snapshot.state)) void this.catchUp()
    } else if (event === 'step') {
      const step = message as StepMessage
      if (step.table !== this.id || step.seat !== this.seat) return
      this.waiting.push(step)
      void this.drain()
    } else if (event === 'lost') {
      const lost = message as { table: string; seat: number } | null
      if (lost && (lost.table !== this.id || lost.seat !== this.seat)) return
      // Whoever opened the table has handed the seat on: what remains is to watch.
      if (this.seat !== null) this.failure = t('seat-lost', { who: this.names[this.seat] ?? '' })
      this.cutOff = false
      void this.sit(null).catch((error: unknown) => this.fail(error))
    }
  }

  private lastStep(): number {
    const last = this.steps.at(-1)
    return last ? last.n + 1 : 0
  }

  private async catchUp(): Promise<void> {
    if (!this.snapshot) return
    const { sitting } = this
    const { first, decision } = this.snapshot
    const told = await api.history(this.id, this.seat, first, decision)
    if (sitting === this.sitting) this.steps = [...told, ...this.steps.filter((step) => step.n >= decision)]
  }

  /** Others' moves are shown one after the other, faster when many wait. */
  private async drain(): Promise<void> {
    if (this.draining) return
    this.draining = true
    try {
      for (let message = this.waiting.shift(); message; message = this.waiting.shift()) {
        this.show(message)
        const others = message.steps.some((step) => step.seat !== this.seat)
        if (others && settings.moves && !document.hidden && this.waiting.length) {
          await new Promise((go) => setTimeout(go, this.waiting.length > MOST_WAITING ? 20 : PACE))
        }
      }
    } finally {
      this.draining = false
    }
  }

  private show(message: StepMessage): void {
    if (!this.snapshot) return
    const { steps, decision, view, progress, offer, turn, undo, outcome } = message
    const state = outcome ? 'over' : this.snapshot.state === 'open' ? 'playing' : this.snapshot.state
    const first = steps[0]?.n ?? Infinity
    const known = new Set(steps.map((step) => step.n))
    const gap = this.steps.length > 0 && first > this.lastStep()
    this.steps = [...this.steps.filter((step) => !known.has(step.n)), ...steps].sort((a, b) => a.n - b.n)
    this.take({ ...this.snapshot, decision, view, progress, offer, turn, undo, outcome, state })
    this.light(steps.flatMap((step) => step.events))
    // What is taken back, the history tells.
    if (gap || steps.some((step) => step.back !== null)) void this.catchUp()
  }

  private take(snapshot: Snapshot): void {
    const was = this.snapshot
    this.snapshot = snapshot
    if (this.awaited && snapshot.decision >= this.awaited.decision) this.awaited.go()
    if (!was || was.decision !== snapshot.decision) this.afterwards(was?.offer?.question['@'] ?? '')
    const due = this.mine.filter((seat) => snapshot.turn.includes(seat))
    if (due.length && snapshot.state === 'playing') {
      if (this.seat === null || !due.includes(this.seat)) void this.handOver(due[0] as number)
      else void this.giveTheOnlyAnswer()
      const fresh = !was || was.decision !== snapshot.decision
      if (fresh && !this.onlyAnswer(this.offer))
        notice.yourTurn(snapshot.title || (this.words?.game.title ?? ''), t('your-turn'))
    } else notice.clear()
    this.remember()
    this.goAhead()
  }

  /** Somebody else at this screen must decide: a curtain falls, unless there is nothing to hide or only one answer. */
  private async handOver(seat: number): Promise<void> {
    const { snapshot, sitting } = this
    if (!snapshot) return
    const offer = await api.snapshot(this.id, seat).then(
      (found) => found.offer,
      () => null,
    )
    if (sitting !== this.sitting || this.snapshot?.decision !== snapshot.decision) return
    const only = snapshot.undo.asked ? null : this.onlyAnswer(offer)
    if (only) await api.answer(this.id, seat, snapshot.decision, [only]).catch((error: unknown) => this.fail(error))
    else if (this.hides(snapshot, seat) || (this.seat !== null && this.hides(snapshot, this.seat))) this.curtain = seat
    else await this.sit(seat).catch((error: unknown) => this.fail(error))
  }

  private hides(snapshot: Snapshot, seat: number): boolean {
    return snapshot.view !== null && this.drawing.hides(snapshot.view, seat)
  }

  /** What must be answered anyhow. Where cards could matter, how fast it is answered would tell other people what somebody holds. */
  private onlyAnswer(offer: Offer | null): Value | null {
    if (!offer || settings.ask) return null
    const legal = offer.choices.filter((choice) => !choice.reason)
    const cards = offer.choices.some(({ action }) => cardsOf(this.drawing.touchables, action).length)
    const people = this.snapshot?.seats.some((seat) => seat.kind !== 'bot' && seat.seat !== offer.seat)
    return legal.length === 1 && !(cards && people) ? (legal[0]?.action ?? null) : null
  }

  private async giveTheOnlyAnswer(): Promise<void> {
    const asked = this.offer
    const only = this.onlyAnswer(asked)
    if (!only || this.tookBack || this.snapshot?.undo.asked) return
    // A moment to see what it was about; and what is being answered comes first.
    do await new Promise((go) => setTimeout(go, settings.moves ? 500 : 30))
    while (this.busy)
    if (this.offer === asked) await this.answer([only], true)
  }

  /** The same question again keeps what is touched, as long as it can go on: units are placed one by one. */
  private afterwards(question: string): void {
    const same = this.offer?.question['@'] === question && this.offer.seat === this.seat
    if (!same || !this.targets.open(this.selection).length || this.targets.legal.some((a) => this.drawing.weighty(a))) {
      this.selection = NOTHING
      this.looked = null
    }
    this.refusal = null
  }

  /** Shows for a moment where something happened. */
  private light(events: Value[]): void {
    clearTimeout(this.fading)
    this.fresh = new Set(events.flatMap((event) => this.drawing.named(event)))
    this.ways = events.map((event) => this.drawing.way(event)).filter((way) => way !== null)
    this.fading = window.setTimeout(() => {
      this.fresh = new Set()
      this.ways = []
    }, 1800)
  }

  // --- Touching and answering -------------------------------------------------------------------

  clear(): void {
    this.selection = NOTHING
    this.looked = null
    this.refusal = null
    this.destination = null
  }

  /** A place was touched: it goes on what is touched, or it says why not. */
  async touch(place: string): Promise<void> {
    this.refusal = null
    const { selection } = this
    if (this.glowing.has(place)) {
      this.looked = place
      this.selection = { ...selection, places: [...selection.places, place] }
      const done = this.targets.complete(this.selection)
      const only = done.length === 1 && this.targets.open(this.selection).length === 1 ? done[0] : undefined
      if (only && !this.drawing.weighty(only) && !countable(this.lots)) await this.answer([only])
      return
    }
    if (selection.places.at(-1) === place) {
      const only = this.complete.length === 1 ? this.complete[0] : undefined
      if (only && this.drawing.weighty(only)) await this.answer([only])
      else this.clear()
      return
    }
    // A fresh start from another place that may be touched first.
    if (selection.places.length && this.targets.glowing(NOTHING).has(place)) {
      this.clear()
      await this.touch(place)
      return
    }
    this.looked = place
    if (!this.atHand.length) await this.whyNot(place)
  }

  /** Pieces were dragged: the same as touching both, or several units in one gesture. */
  async carry(from: string, to: string): Promise<void> {
    this.clear()
    if (this.targets.glowing({ places: [from], cards: [] }).has(to)) {
      this.selection = { places: [from], cards: [] }
      await this.touch(to)
      return
    }
    const lots = this.lotsAt(from)
    if (lots) {
      this.selection = { places: [from], cards: [] }
      this.destination = to
      if (countable(lots)) this.looked = from
      else await this.send({ [lots.kinds[0]?.id ?? '']: 1 })
      return
    }
    this.selection = { places: [from], cards: [] }
    this.looked = to
    await this.whyNot(to)
  }

  /** Where dragged pieces go, until they are counted. */
  destination = $state<string | null>(null)

  async send(counts: Record<string, number>): Promise<void> {
    const [from] = this.selection.places
    if (!from) return
    const gesture = this.drawing.gesture(from, counts)
    const to = this.destination
    this.destination = null
    const decision = await this.answer(gesture.now)
    if (decision === null) return
    this.sent = { gesture, decision }
    if (to) this.ahead = { place: to, decision }
    this.goAhead()
  }

  /** Where pieces were dragged to is touched as soon as it is asked for. */
  private goAhead(): void {
    if (!this.ahead || this.busy || !this.offer || (this.snapshot?.decision ?? 0) < this.ahead.decision) return
    const { place } = this.ahead
    this.ahead = null
    void this.touch(place)
  }

  touchCard(card: string): void {
    this.refusal = null
    const { cards } = this.selection
    if (cards.includes(card)) {
      this.selection = { places: [], cards: cards.filter((other) => other !== card) }
    } else if (this.playable.has(card)) {
      this.selection = { places: [], cards: [...cards, card] }
    } else if (this.targets.playable(NOTHING).has(card)) {
      this.selection = { places: [], cards: [card] }
    } else {
      const greyed = this.targets.whyNotCard(card)
      if (greyed?.reason) this.refuse(greyed.reason, null)
      else this.refusal = { text: t(this.offer ? 'card-not-now' : 'not-your-turn'), rule: '', place: null }
    }
  }

  async choose(action: Value): Promise<void> {
    await this.answer([action])
  }

  /** The decision that is open afterwards; null if it was refused. What follows *along* is taken back with what it followed. */
  private async answer(answers: Value[], along = false): Promise<number | null> {
    if (this.seat === null || !this.snapshot || this.busy) return null
    if (!along) this.tookBack = false
    const [only] = answers
    const begun = this.gesture && answers.length === 1 && only ? this.gesture : null
    const all = begun && only ? begun.then(only) : answers
    this.busy = true
    try {
      const { decision } = await api.answer(this.id, this.seat, this.snapshot.decision, all)
      await this.shown(decision)
      this.taken.push(all.length + (begun || along ? (this.taken.pop() ?? 0) : 0))
      return decision
    } catch (error) {
      this.fail(error)
      return null
    } finally {
      this.busy = false
    }
  }

  /** Until what follows from an answer is on the screen, nothing else is answered; a broken stream delays that only so long. */
  private async shown(decision: number): Promise<void> {
    if ((this.snapshot?.decision ?? 0) >= decision) return
    await new Promise<void>((go) => {
      this.awaited = { decision, go }
      setTimeout(go, LONGEST_WAIT)
    })
    this.awaited = null
  }

  async undo(): Promise<void> {
    if (this.seat === null || !this.snapshot || this.busy) return
    this.busy = true
    this.tookBack = true
    try {
      const together = this.taken.pop() ?? 1
      let { decision } = this.snapshot
      for (let i = 0; i < together; i++) {
        // A fence in between holds: what is before it stays.
        const back = await api.undo(this.id, this.seat, decision).catch((error: unknown) => {
          if (i > 0 && error instanceof Problem && error.type === 'illegal') return null
          throw error
        })
        if (!back) break
        decision = back.decision
      }
      this.clear()
    } catch (error) {
      this.fail(error)
    } finally {
      this.busy = false
    }
  }

  /** Beyond a fence all must agree. */
  async askUndo(): Promise<void> {
    const own = this.steps.filter((step) => step.seat === this.seat && !step.undone).at(-1)
    if (!own || this.seat === null) return
    await api.askUndo(this.id, this.seat, own.n).catch((error: unknown) => this.fail(error))
  }

  async consent(agree: boolean): Promise<void> {
    const { decision, undo } = this.snapshot as Snapshot
    if (this.seat === null || !undo.asked) return
    await api.consent(this.id, this.seat, decision, undo.asked.to, agree).catch((error: unknown) => this.fail(error))
  }

  // --- Reasons ----------------------------------------------------------------------------------

  private async whyNot(place: string): Promise<void> {
    const { offer, seat } = this
    if (!offer || seat === null) return
    const greyed = this.targets.greyed(this.selection, place)[0]
    if (greyed?.reason) return this.refuse(greyed.reason, place)
    const asked = this.targets.wonder(this.selection, place)
    if (!asked) return
    try {
      const { reason, say } = await api.why(this.id, seat, asked)
      if (this.looked === place && reason) this.refuse(reason, place, inLanguage(say, settings.language))
    } catch {
      // The particulars of the place are shown all the same.
    }
  }

  private refuse(reason: Reason, place: string | null, said = ''): void {
    const known = this.words?.has(reason.key)
    this.refusal = { text: known ? (this.words?.reason(reason) ?? said) : said || reason.key, rule: reason.rule, place }
  }

  fail(error: unknown): void {
    this.cutOff = error instanceof Problem && error.type === 'offline'
    if (!(error instanceof Problem)) {
      this.failure = t('problem-unknown')
      throw error
    }
    if (error.reason && (error.type === 'illegal' || error.type === 'stale' || error.type === 'conflict')) {
      this.refuse(error.reason, this.looked, inLanguage(error.say, settings.language))
    } else if (this.cutOff) this.failure = t('not-sent')
    else this.failure = inLanguage(error.say, settings.language) || t(`problem-${error.type}`)
  }

  // --- Words ------------------------------------------------------------------------------------

  private seatNames(): string[] {
    const snapshot = this.snapshot
    if (!snapshot) return []
    const usual = lexicon.of(snapshot.game)?.seats[snapshot.setup.players] ?? []
    return snapshot.seats.map((seat, i) => seat.name || usual[i] || String(i + 1))
  }

  private speak(): Words | null {
    const found = lexicon.of(this.game)
    if (!found) return null
    const language = lexicon.languageOf(found)
    return new Words(language, found, this.drawing.grammar, this.names, this.drawing.words[language])
  }

  /** What is asked of this seat, in words. */
  question = $derived.by(() => {
    const { offer, snapshot, words } = this
    return offer && snapshot && words ? this.drawing.question(offer, snapshot.progress, snapshot.view, words) : ''
  })

  label(action: Value): string {
    return this.drawing.label(action, this.snapshot?.view, this.words as Words)
  }

  owner(seat: number): Owner {
    const { view, setup } = this.snapshot as Snapshot
    return this.drawing.owner(seat, { view, setup, words: this.words as Words })
  }

  private weightyAt(place: string): Value[] {
    return this.targets.about(this.selection, place).filter((action) => this.drawing.weighty(action))
  }

  private lotsAt(place: string): Lots | null {
    return this.words && this.drawing.lots(this.offer, this.snapshot?.view, place, this.words)
  }
}
