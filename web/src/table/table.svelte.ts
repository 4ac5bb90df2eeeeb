/** One table in this browser: who looks at it, what the server says of it, and what is done at it. */
import { api } from '../api/client'
import type { StreamHealth } from '../api/event-stream'
import { Problem } from '../api/problem'
import type { ChangeMessage, Offer, Snapshot, StepMessage, Value } from '../api/types'
import type { Drawing, Owner, PlayingBeat } from '../games/drawing'
import { settings } from '../shell/settings.svelte'
import { noise } from '../shell/noises'
import { turnAlert } from '../shell/turn-alert'
import { t } from '../words/shell-messages.svelte'
import { inLanguage, type Translator } from '../words/translator'
import { Answering } from './answering.svelte'
import { BoardSelection, type Intent } from './board-selection.svelte'
import { Failure } from './failure.svelte'
import { hasSecrets, onlyAnswer, ownSteps, peopleWait, seatsDue } from './hand-over'
import { Highlights } from './highlights.svelte'
import { History } from './history'
import { Missed } from './missed.svelte'
import { Presentation } from './presentation.svelte'
import { refusalOf } from './refusal'
import { ScreenSharing } from './screen-sharing'
import { StandingOrders } from './standing-orders.svelte'
import { StandingPasses } from './standing-passes.svelte'
import { TableConnection } from './table-connection'
import { latestOfEachSeat, noticesOf } from './seat-notices'
import { noticeInWords, seatNames, translatorOf } from './table-names'
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
  /** What happened while the person at this seat was away. */
  readonly missed: Missed

  health = $state<StreamHealth>('connecting')
  readonly failure = new Failure()
  /** What has just happened to a seat: who sits there, or from where it is played. */
  news = $state('')
  /** A seat at this screen that must be handed over to before its secrets are shown. */
  curtain = $state<number | null>(null)
  /** Whether the past is shown: what happens meanwhile is not heard. */
  lookingBack = false

  // As texts, which are the same when they say the same: a translator is made anew only when a name or the language changes.
  private readonly game = $derived.by(() => this.snapshot?.game ?? '')
  private readonly namesText = $derived.by(() => JSON.stringify(seatNames(this.snapshot)))
  names = $derived.by(() => JSON.parse(this.namesText) as string[])
  translator = $derived.by(() => translatorOf(this.game, this.names, this.drawing))
  /** What is asked of this seat, in words. */
  question = $derived.by(() => {
    const { offer, snapshot, translator } = this
    return offer && snapshot && translator
      ? this.drawing.question(offer, snapshot.progress, snapshot.view, translator)
      : ''
  })

  private readonly connection: TableConnection
  private readonly history: History
  private readonly sharing: ScreenSharing
  /** How often somebody has sat down here: what was asked for before that counts no longer. */
  private sitting = 0

  constructor(
    readonly id: string,
    readonly drawing: Drawing,
  ) {
    const { state } = this
    const fail = (error: unknown) => this.fail(error)
    this.highlights = new Highlights(drawing)
    this.answering = new Answering(
      id,
      state,
      api,
      (message) => this.showOwn(message),
      fail,
      (answers) => this.answerLost(answers),
    )
    this.passes = new StandingPasses(id, state, api, fail)
    this.orders = new StandingOrders(id, state, api, drawing.ordersAt, () => this.orderStopped(), fail)
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
      drew: () => this.missed.remember(),
      caughtUp: () => this.followTurn(),
    })
    this.missed = new Missed(id, state, () => this.presentation.entries)
    this.history = new History(id, state, api, () => this.presentation.recall())
    this.sharing = new ScreenSharing(this, () => this.sitting, fail)
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

  /** Nobody's hand is covered where somebody looks through an example alone. */
  async open(first: Snapshot, alone = false): Promise<void> {
    const due = seatsDue(first)[0] ?? first.seats.find((seat) => seat.mine)?.seat ?? null
    const others = first.seats.filter((seat) => seat.mine && seat.seat !== due)
    if (!alone && first.state === 'playing' && others.some(({ seat }) => hasSecrets(this.drawing, first, seat))) {
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
    // Nothing of the one before is drawn when the curtain rises.
    this.presentation.reset(snapshot)
    this.curtain = null
    if (snapshot.state !== 'open' && snapshot.entries > (known?.entries ?? 0)) await this.history.fill()
    if (sitting !== this.sitting) return
    this.missed.note()
    this.connection.start()
    this.followTurn()
    void this.answering.resume()
  }

  /** Nothing that was asked for or heard at the old seat counts any more: it may not be for the next one's eyes. */
  private rise(): number {
    this.connection.stop()
    this.history.forget()
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
    const { snapshot } = this
    if (!snapshot) return
    void this.passes.follow()
    void this.orders.follow()
    if (this.state.due) void this.giveTheOnlyAnswer()
    // What somebody did is seen to its end before another looks.
    else if (!this.presentation.left) void this.sharing.follow(snapshot)
  }

  /** The page is in front again: what happened meanwhile is shown, step by step. */
  private returned = (): void => {
    if (document.hidden) this.presentation.catchUp()
    else if (this.snapshot) this.missed.note()
  }

  // --- What the server says ---------------------------------------------------------------------

  private healthChanged(health: StreamHealth): void {
    this.health = health
    if (health !== 'live') return
    this.answering.retry()
    this.failure.reached()
    void this.history.retry()
    // Somebody may have been asked whom nobody could tell; whoever lifts a curtain asks by himself.
    if (this.curtain === null) this.followTurn()
  }

  /** Whoever opened the table has handed the seat on: what remains is to watch. */
  private seatLost(): void {
    if (this.seat !== null) this.failure.say(t('seat-lost', { who: this.names[this.seat] ?? '' }))
    void this.sit(null).catch((error: unknown) => this.fail(error))
  }

  private replace(whole: Snapshot): void {
    const before = this.snapshot
    const known = noticesOf(before).at(-1)
    const snapshot = this.state.merged(whole)
    this.take(snapshot)
    const latest = noticesOf(snapshot).at(-1)
    if (before && latest && latest.at !== known?.at) this.news = noticeInWords(latest, this.names)
    // Something beside the game has changed, or a part of it was not told: then that is not shown either.
    if (!before || snapshot.entries > before.entries || before.state !== snapshot.state)
      this.presentation.reset(snapshot)
    this.followTurn()
    const behind = snapshot.entries > this.state.nextStep
    if (before && (behind || before.state !== snapshot.state)) void this.history.fill()
  }

  /** The step that an own request brought, before the stream tells it. */
  private showOwn(message: StepMessage | ChangeMessage): void {
    if (message.seat === this.seat) this.connection.tell(message)
  }

  private show(message: StepMessage): void {
    if (!this.snapshot || !this.state.isNews(message)) return
    const { entries } = this.snapshot
    const complete = this.state.addSteps(message.steps)
    const snapshot = this.state.after(message)
    this.take(snapshot)
    // The stream tells once more what an own request has brought before.
    const news = message.steps.filter((step) => step.n >= entries)
    this.presentation.push(snapshot, news, ownSteps(news, this.state.mine))
    this.followTurn()
    void (complete ? this.history.retry() : this.history.fill())
  }

  private take(snapshot: Snapshot): void {
    const before = this.snapshot
    const another = before?.decision !== snapshot.decision
    const asked = this.offer
    const decision = this.state.decision
    this.state.snapshot = snapshot
    if (another || decision !== this.state.decision) this.selection.keepFor(asked?.question['@'] ?? '')
    if (!seatsDue(snapshot).length) turnAlert.clear()
    else if (another && !this.orders.running) this.alert(snapshot)
  }

  /** What went on by itself does so no longer: now somebody is asked. */
  private orderStopped(): void {
    if (this.snapshot && seatsDue(this.snapshot).length) this.alert(this.snapshot)
    this.followTurn()
  }

  private beatBegan({ beat, duration }: PlayingBeat): void {
    this.highlights.flash(beat.events, duration)
    if (duration && !this.lookingBack) noise(beat.kind)
  }

  private alert(snapshot: Snapshot): void {
    if (this.onlyAnswer()) return
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
    this.selection.noteChoice(action)
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
    this.selection.noteChoice(first)
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

  /** Look at another of the things that go on side by side. */
  look(offer: Offer): void {
    this.clear()
    this.state.look(offer)
  }

  /** What stands against an answer that is not listed, in words; empty if nothing does. */
  async check(action: Value): Promise<string> {
    const { seat, translator } = this
    if (seat === null) return ''
    const { reason, say } = await api.why(this.id, seat, this.state.addressed(action))
    if (!reason) return ''
    const { text, rule } = refusalOf(reason, null, translator, say)
    return rule ? `${text} [${rule}]` : text
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

  private answerLost(answers: readonly Value[]): void {
    this.failure.say(t('answer-lost', { answer: answers.map((one) => this.label(one)).join(', ') }))
  }

  fail(error: unknown): void {
    if (!(error instanceof Problem)) {
      this.failure.say(t('problem-unknown'))
      throw error
    }
    const { type, reason, say } = error
    if (reason && (type === 'illegal' || type === 'stale' || type === 'conflict')) {
      this.selection.refusal = refusalOf(reason, this.selection.inspected, this.translator, say)
    } else if (type === 'offline') this.failure.notSent()
    else this.failure.say(inLanguage(say, settings.language) || t(`problem-${type}`))
  }

  // --- Names ------------------------------------------------------------------------------------

  /** The latest that has happened to each seat, in words. */
  get notices(): string[] {
    return latestOfEachSeat(noticesOf(this.snapshot)).map((notice) => noticeInWords(notice, this.names))
  }

  label(action: Value): string {
    return this.drawing.label(action, this.snapshot?.view, this.translator as Translator, this.offer?.question ?? null)
  }

  owner(seat: number): Owner {
    const { view, views, setup } = this.snapshot as Snapshot
    return this.drawing.owner(seat, { view, views, setup, translator: this.translator as Translator })
  }
}
