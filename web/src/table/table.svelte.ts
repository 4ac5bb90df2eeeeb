/** One table in this browser: who looks at it, what the server says of it, and what is done at it. */
import { api } from '../api/client'
import type { StreamHealth } from '../api/event-stream'
import { Problem } from '../api/problem'
import type { ChangeMessage, Snapshot, StepMessage, Value } from '../api/types'
import type { Drawing, Owner, Playing } from '../games/drawing'
import { settings } from '../shell/settings.svelte'
import { noise } from '../shell/noises'
import { turnAlert } from '../shell/turn-alert'
import { t } from '../words/shell-messages.svelte'
import { translations } from '../words/translations.svelte'
import { inLanguage, Translator } from '../words/translator'
import { Answering } from './answering.svelte'
import { BoardSelection, type Intent } from './board-selection.svelte'
import { hasSecrets, onlyAnswer, ownSteps, peopleWait, seatsDue } from './hand-over'
import { Highlights } from './highlights.svelte'
import { lastSeen, rememberSeen, somethingMissed } from './last-seen'
import { Presentation } from './presentation.svelte'
import { refusalOf } from './refusal'
import { handOver } from './screen-sharing'
import { StandingOrders } from './standing-orders.svelte'
import { StandingPasses } from './standing-passes.svelte'
import { TableConnection } from './table-connection'
import { TableState } from './table-state.svelte'
import { explain } from './why-not'

export class Table {
  readonly state = new TableState()
  readonly answering: Answering
  readonly selection: BoardSelection
  readonly highlights: Highlights
  readonly passes: StandingPasses
  /** What is drawn, which may be a few moves behind what is so. */
  readonly presentation: Presentation
  readonly orders: StandingOrders

  health = $state<StreamHealth>('connecting')
  failure = $state('')
  /** What has just happened to a seat: who sits there, or from where it is played. */
  news = $state('')
  /** A seat at this screen that must be handed over to before its secrets are shown. */
  curtain = $state<number | null>(null)
  /** From which entry on the person at this seat has seen nothing. */
  missedFrom = $state<number | null>(null)

  // As texts, which are the same when they say the same: a translator is made anew only when a name or the language changes.
  private readonly game = $derived.by(() => this.snapshot?.game ?? '')
  private readonly namesText = $derived.by(() => JSON.stringify(this.seatNames()))
  names = $derived.by(() => JSON.parse(this.namesText) as string[])
  translator = $derived.by(() => this.makeTranslator())
  /** What is asked of this seat, in words. */
  question = $derived.by(() => {
    const { offer, snapshot, translator } = this
    return offer && snapshot && translator
      ? this.drawing.question(offer, snapshot.progress, snapshot.view, translator)
      : ''
  })

  private readonly connection: TableConnection
  /** Whether the last failure was only that the server could not be reached. */
  private offline = false
  /** How often somebody has sat down here: what was asked for before that counts no longer. */
  private sitting = 0

  constructor(
    readonly id: string,
    readonly drawing: Drawing,
  ) {
    const { state } = this
    this.highlights = new Highlights(drawing)
    this.answering = new Answering(
      id,
      state,
      api,
      (message) => this.showOwn(message),
      (error) => this.fail(error),
      (answers) => (this.failure = t('answer-lost', { answer: answers.map((one) => this.label(one)).join(', ') })),
    )
    this.passes = new StandingPasses(id, state, api, (error) => this.fail(error))
    this.orders = new StandingOrders(id, state, api, drawing.ordersAt, (error) => this.fail(error))
    this.selection = new BoardSelection(
      state,
      drawing,
      () => this.answering.busy || this.orders.running !== null || this.presentation.following,
      () => this.translator,
      () => (this.answering.gesture ? this.answering.gesture.more + 1 : 0),
    )
    this.presentation = new Presentation({
      beats: (events) => drawing.beats(events),
      turnOf: (event) => drawing.turnOf(event),
      pace: () => settings.pace,
      looks: () => !document.hidden,
      moves: () => settings.moves,
      peopleWait: () => this.snapshot !== null && peopleWait(this.snapshot),
      steps: () => state.steps,
      began: (playing) => this.beatBegan(playing),
      drew: () => this.rememberSeen(),
      caughtUp: () => this.followTurn(),
    })
    this.connection = new TableConnection(id, state, {
      table: (snapshot) => this.replace(snapshot),
      step: (message) => this.show(message),
      lost: () => this.seatLost(),
      health: (health) => this.healthChanged(health),
    })
    document.addEventListener('visibilitychange', this.returned)
  }

  get snapshot(): Snapshot | null {
    return this.state.snapshot
  }
  get steps() {
    return this.state.steps
  }
  get seat() {
    return this.state.seat
  }
  get offer() {
    return this.state.offer
  }

  // --- Coming and going -------------------------------------------------------------------------

  async open(first: Snapshot): Promise<void> {
    const due = seatsDue(first)[0] ?? first.seats.find((seat) => seat.mine)?.seat ?? null
    const others = first.seats.filter((seat) => seat.mine && seat.seat !== due)
    if (first.state === 'playing' && others.some(({ seat }) => hasSecrets(this.drawing, first, seat))) {
      this.state.snapshot = { ...first, offer: null }
      this.presentation.reset(this.state.snapshot)
      this.curtain = due
    } else await this.sit(due, first)
  }

  /** Look through the eyes of a seat; null for a bystander's. */
  async sit(seat: number | null, known = this.snapshot): Promise<void> {
    const sitting = this.rise()
    this.answering.forget()
    this.passes.forget()
    this.orders.forget()
    this.clear()
    const playing = known !== null && known.state !== 'open'
    const asked = Promise.all([
      api.snapshot(this.id, seat),
      playing ? api.history(this.id, seat, known.first, known.entries) : [],
    ])
    const [snapshot, steps] = await asked.catch((error: unknown) => {
      // Whoever cannot change seats now goes on listening at the old one.
      if (sitting === this.sitting && error instanceof Problem && error.passing) this.connection.start()
      throw error
    })
    if (sitting !== this.sitting) return
    this.state.seat = seat
    this.state.snapshot = snapshot
    this.state.steps = steps
    this.curtain = null
    if (snapshot.state !== 'open' && snapshot.entries > (known?.entries ?? 0)) await this.fetchHistory()
    if (sitting !== this.sitting) return
    this.presentation.reset(this.state.snapshot)
    this.noteWhatWasMissed()
    this.connection.start()
    this.followTurn()
    void this.answering.resume()
  }

  /** Nothing that was asked for or heard at the old seat counts any more: it may not be for the next one's eyes. */
  private rise(): number {
    this.connection.stop()
    return ++this.sitting
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.returned)
    this.rise()
    this.answering.forget()
    this.presentation.leave()
    turnAlert.clear()
  }

  /** Whoever at this screen is waited for shall look at it, and what has only one answer is given. */
  private followTurn(): void {
    const { snapshot, sitting } = this
    if (!snapshot) return
    void this.passes.follow()
    void this.orders.follow()
    if (this.state.due) void this.giveTheOnlyAnswer()
    // What somebody did is seen to its end before another looks.
    else if (!this.presentation.left) {
      const still = () => sitting === this.sitting
      void handOver(this, snapshot, seatsDue(snapshot), still).catch((error: unknown) => this.fail(error))
    }
  }

  /** The page is in front again: what happened meanwhile is shown, step by step. */
  private returned = (): void => {
    if (document.hidden) this.presentation.catchUp()
    else if (this.snapshot) this.noteWhatWasMissed()
  }

  /** Whoever was away is shown what others did. Those who share a screen have seen it. */
  private noteWhatWasMissed(): void {
    const seen = lastSeen(this.id, this.seat)
    const alone = this.state.mine.length < 2
    if (seen !== null && alone && this.snapshot?.state === 'playing' && somethingMissed(this.steps, this.seat, seen)) {
      this.missedFrom = seen
    }
    this.rememberSeen()
  }

  private rememberSeen(): void {
    if (!document.hidden && this.snapshot) rememberSeen(this.id, this.seat, this.presentation.entries)
  }

  // --- What the server says ---------------------------------------------------------------------

  private healthChanged(health: StreamHealth): void {
    this.health = health
    if (health !== 'live') return
    this.answering.retry()
    if (this.offline) this.failure = ''
    this.offline = false
  }

  /** Whoever opened the table has handed the seat on: what remains is to watch. */
  private seatLost(): void {
    if (this.seat !== null) this.failure = t('seat-lost', { who: this.names[this.seat] ?? '' })
    this.offline = false
    void this.sit(null).catch((error: unknown) => this.fail(error))
  }

  private replace(whole: Snapshot): void {
    const before = this.snapshot
    const known = this.notices.length
    const snapshot = this.state.merged(whole)
    this.take(snapshot)
    if (before && this.notices.length > known) this.news = this.notices.at(-1) ?? ''
    // Something beside the game has changed, or a part of it was not told: then that is not shown either.
    if (!before || snapshot.entries > before.entries || before.state !== snapshot.state)
      this.presentation.reset(snapshot)
    this.followTurn()
    const behind = snapshot.entries > this.state.nextStep
    if (before && (behind || before.state !== snapshot.state)) void this.fetchHistory()
  }

  /** The step that an own request brought, before the stream tells it. */
  private showOwn(message: StepMessage | ChangeMessage): void {
    if (message.seat === this.seat) this.connection.tell(message)
  }

  private show(message: StepMessage): void {
    if (!this.snapshot || !this.state.isNews(message)) return
    const complete = this.state.addSteps(message.steps)
    const snapshot = this.state.after(message)
    this.take(snapshot)
    this.presentation.push(snapshot, message.steps, ownSteps(message.steps, this.state.mine))
    this.followTurn()
    if (!complete) void this.fetchHistory()
  }

  private async fetchHistory(): Promise<void> {
    if (!this.snapshot) return
    const { sitting } = this
    const { first, entries } = this.snapshot
    const history = await api.history(this.id, this.seat, first, entries)
    if (sitting === this.sitting) this.state.addHistory(history, entries)
  }

  private take(snapshot: Snapshot): void {
    const before = this.snapshot
    const another = before?.decision !== snapshot.decision
    this.state.snapshot = snapshot
    if (another) this.selection.keepFor(before?.offer?.question['@'] ?? '')
    if (!seatsDue(snapshot).length) turnAlert.clear()
    else if (another && !this.orders.running && !this.onlyAnswer()) this.alert(snapshot)
  }

  private beatBegan({ beat, duration }: Playing): void {
    this.highlights.flash(beat.events, duration)
    if (duration) noise(beat.kind)
  }

  private alert(snapshot: Snapshot): void {
    turnAlert.yourTurn(snapshot.title || (this.translator?.translations.title ?? ''), t('your-turn'))
  }

  // --- Touching and answering -------------------------------------------------------------------

  clear(): void {
    this.selection.clear()
  }

  async touch(place: string, piece?: string): Promise<void> {
    // Who still watches the others only wants to know more of a place.
    if (this.presentation.following) {
      this.selection.inspected = place
      return
    }
    this.presentation.catchUp()
    await this.act(this.selection.touch(place, piece))
  }

  async drag(from: string, to: string, piece?: string): Promise<void> {
    if (this.presentation.following) return
    this.presentation.catchUp()
    await this.act(this.selection.drag(from, to, piece))
  }

  async choose(action: Value): Promise<void> {
    this.presentation.catchUp()
    this.selection.keep(action)
    await this.answering.answer(action)
  }

  /** So many pieces of each kind leave the touched place; where they were dragged to is touched as soon as it is asked for. */
  async send(counts: Record<string, number>): Promise<void> {
    const [from] = this.selection.touched.places
    if (!from) return
    const to = this.selection.destination
    this.selection.destination = null
    if ((await this.answering.begin(this.drawing.gesture(from, counts))) && to && this.offer) await this.touch(to)
  }

  /** What was done last once more, in one gesture; if something is asked amid it, only its beginning. */
  again = $derived.by(() => {
    const { offer, state } = this
    const waits = !state.due || this.orders.running || this.presentation.following
    return offer && !waits ? this.drawing.again(offer, state.events) : null
  })

  async doAgain(): Promise<void> {
    const { again } = this
    const [first] = again ?? []
    if (!again || !first) return
    this.presentation.catchUp()
    this.selection.keep(first)
    await this.answering.gestureOf(again)
  }

  async undo(): Promise<void> {
    this.presentation.catchUp()
    if (await this.answering.undo()) this.clear()
  }

  private async act(intent: Intent): Promise<void> {
    if (!intent) return
    if ('answer' in intent) await this.choose(intent.answer)
    else if ('send' in intent) await this.send(intent.send)
    else await explain(intent.explain, this)
  }

  private onlyAnswer(): Value | null {
    const { snapshot, offer } = this
    return !snapshot || settings.ask ? null : onlyAnswer(offer, snapshot, this.drawing.touchables)
  }

  private async giveTheOnlyAnswer(): Promise<void> {
    const asked = this.offer
    const only = this.onlyAnswer()
    if (!only || this.orders.running || this.answering.tookBack || this.snapshot?.undo.asked) return
    // What is being answered comes first.
    do await new Promise((go) => setTimeout(go, 30))
    while (this.answering.busy)
    if (this.offer === asked && !this.orders.running) await this.answering.answer(only, true)
  }

  // --- Reasons ----------------------------------------------------------------------------------

  fail(error: unknown): void {
    this.offline = error instanceof Problem && error.type === 'offline'
    if (!(error instanceof Problem)) {
      this.failure = t('problem-unknown')
      throw error
    }
    const { type, reason, say } = error
    if (reason && (type === 'illegal' || type === 'stale' || type === 'conflict')) {
      this.selection.refusal = refusalOf(reason, this.selection.inspected, this.translator, say)
    } else if (this.offline) this.failure = t('not-sent')
    else this.failure = inLanguage(say, settings.language) || t(`problem-${type}`)
  }

  // --- Names ------------------------------------------------------------------------------------

  private seatNames(): string[] {
    const { snapshot } = this
    if (!snapshot) return []
    const usual = translations.of(snapshot.game)?.seats[snapshot.setup.players] ?? []
    return snapshot.seats.map((seat, i) => seat.name || usual[i] || String(i + 1))
  }

  /** What has happened to the seats since the game began, in words. */
  get notices(): string[] {
    const usual = this.names
    return (this.snapshot?.notices ?? [])
      .filter(({ kind, entries }) => kind !== 'taken' || entries > 0)
      .map(({ kind, name, seat }) => t(`seat-${kind}`, { who: name || usual[seat] || '' }))
  }

  private makeTranslator(): Translator | null {
    const found = translations.find(this.game)
    if (!found) return null
    const { language, texts } = found
    const { nobody, messages } = this.drawing
    return new Translator({ language, translations: texts, seats: this.names, nobody, own: messages[language] })
  }

  label(action: Value): string {
    return this.drawing.label(action, this.snapshot?.view, this.translator as Translator)
  }

  owner(seat: number): Owner {
    const { view, setup } = this.snapshot as Snapshot
    return this.drawing.owner(seat, { view, setup, translator: this.translator as Translator })
  }
}
