/**
 * What is drawn of a table. The state of a table is always what the server said last; what others did on the way there is
 * shown here one beat after another, at the pace one has chosen. Nobody waits for that but the eye.
 */
import type { Snapshot, Step, Value } from '../api/types'
import type { Beat, PlayingBeat } from '../games/drawing'
import { othersTime, ownTime, type Pace } from './pace'

/** So many of the latest events are kept at hand. */
const RECENT = 80

/** What one message of the server brought: how it came about, and how things stood afterwards. */
interface Message {
  snapshot: Snapshot
  steps: readonly Step[]
  beats: readonly Beat[]
  own: boolean
}

interface Audience {
  beats: (events: readonly Value[]) => Beat[]
  /** Whose turn begins with an event; null if none does. */
  turnOf: (event: Value) => number | null
  pace: () => Pace
  /** Whether anybody looks, and whether things may move. */
  looks: () => boolean
  moves: () => boolean
  /** Whether other people wait for whoever looks. */
  peopleWait: () => boolean
  /** All steps that are known. */
  steps: () => readonly Step[]
  /** A beat begins to be shown. */
  began: (playing: PlayingBeat) => void
  /** The table is drawn as it stood after so many entries. */
  drew: (snapshot: Snapshot) => void
  /** All that waited has been shown. */
  caughtUp: () => void
}

export class Presentation {
  /** The table as it is drawn. */
  drawn = $state.raw<Snapshot | null>(null)
  /** What is being shown just now. */
  playing = $state.raw<PlayingBeat | null>(null)
  /** What happened lately, as far as it was shown; the newest last. */
  recent = $state.raw<readonly Value[]>([])
  /** Whose turn it is in what is drawn; in a game without turns, who did something last. */
  active = $state<number | null>(null)
  paused = $state(false)
  private waiting = $state.raw<readonly Message[]>([])
  /** Whether something that others did is still to be seen. */
  following = $derived(this.waiting.some((message) => !message.own))
  /** How many messages are still to be seen. */
  left = $derived(this.waiting.length)
  /** Whether the game knows turns. */
  private turns = false
  /** The next beat of the first message that waits. */
  private next = $state(0)
  /** What has happened in what is drawn already, and is still to be shown. */
  unseen = $derived<ReadonlySet<Value>>(
    new Set(this.waiting[0]?.beats.slice(this.next).flatMap((beat) => beat.events) ?? []),
  )
  private count = 0
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly audience: Audience) {}

  /** How many entries have been shown. */
  get entries(): number {
    return this.drawn?.entries ?? 0
  }

  /** The table as it stands, without showing how it came about. */
  reset(snapshot: Snapshot): void {
    this.stop()
    this.waiting = []
    this.next = 0
    this.playing = null
    this.paused = false
    this.drawn = snapshot
    this.recall()
  }

  push(snapshot: Snapshot, steps: readonly Step[], own: boolean): void {
    const beats = this.audience.beats(steps.filter((step) => !step.undone).flatMap((step) => step.events))
    this.waiting = [...this.waiting, { snapshot, steps, beats, own }]
    // While one waits for the next step only others' moves wait.
    if (this.timer === null && !(this.paused && this.following)) this.advance()
  }

  /** Shows all that waits at once. */
  catchUp(): void {
    if (!this.waiting.length) return
    this.stop()
    const waiting = this.waiting
    this.waiting = []
    this.next = 0
    this.playing = null
    this.paused = false
    this.drawAll(waiting)
    this.audience.caughtUp()
  }

  pause(): void {
    this.paused = true
    this.stop()
  }

  resume(): void {
    this.paused = false
    if (this.waiting.length) this.advance()
  }

  /** Nobody looks any more. */
  leave(): void {
    this.stop()
    this.waiting = []
  }

  /** One beat on, and no further. */
  step(): void {
    this.pause()
    if (this.waiting.length) this.advance()
    if (!this.waiting.length) this.audience.caughtUp()
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  private readonly goOn = (): void => {
    this.timer = null
    this.advance()
    if (!this.waiting.length) this.audience.caughtUp()
  }

  /** Shows beats until one takes time. */
  private advance(): void {
    for (let message = this.waiting[0]; message; message = this.waiting[0]) {
      const beat = message.beats[this.next]
      if (!beat) {
        this.waiting = this.waiting.slice(1)
        this.next = 0
        this.draw(message)
      } else {
        const takesTime = this.show(message, beat)
        this.next++
        if (takesTime) return
      }
    }
    this.playing = null
  }

  /** Whether the beat takes time. */
  private show(message: Message, beat: Beat): boolean {
    if (beat.after && this.drawn !== message.snapshot) this.draw(message)
    this.recent = [...this.recent, ...beat.events].slice(-RECENT)
    const turn = this.turn(beat.events)
    this.turns ||= turn !== null
    this.active = turn ?? (this.turns ? this.active : actor(message.steps))
    const duration = this.duration(message, beat)
    this.playing = { id: ++this.count, beat, duration, own: message.own }
    this.audience.began(this.playing)
    if (duration <= 0) return false
    if (!this.paused || message.own) this.timer = setTimeout(this.goOn, duration)
    return true
  }

  private duration(message: Message, beat: Beat): number {
    const { looks, moves, pace, peopleWait } = this.audience
    if (!looks()) return 0
    if (message.own) return moves() ? ownTime(beat) : 0
    const later = this.waiting.flatMap(({ beats }, i) => (i ? beats : beats.slice(this.next + 1)))
    return othersTime(beat, later, pace(), peopleWait())
  }

  private draw(message: Message): void {
    this.drawn = message.snapshot
    if (message.steps.some((step) => step.back !== null)) this.recall()
    this.audience.drew(message.snapshot)
  }

  private drawAll(messages: readonly Message[]): void {
    const last = messages.at(-1)
    if (!last) return
    this.draw(last)
    this.recall()
  }

  /** What happened lately, and whose turn it is, from the steps that are known, as far as they were shown. */
  recall(): void {
    const [first] = this.waiting
    const begun = first && (this.next || this.drawn === first.snapshot) ? first : null
    const before = begun?.steps[0]?.n ?? this.entries
    const told = this.audience.steps().filter((step) => step.n < before && !step.undone)
    const shown = begun ? begun.beats.slice(0, this.next).flatMap((beat) => beat.events) : []
    this.recent = [...told.slice(-RECENT).flatMap((step) => step.events), ...shown]
    const turn = this.turn([...told.flatMap((step) => step.events), ...shown])
    this.turns = turn !== null
    this.active = turn ?? actor(begun?.steps ?? told)
  }

  private turn(events: readonly Value[]): number | null {
    const began = events.findLast((event) => this.audience.turnOf(event) !== null)
    return began ? this.audience.turnOf(began) : null
  }
}

/** Who answered last. */
function actor(steps: readonly Step[]): number | null {
  return steps.findLast((step) => step.seat !== null && step.seat >= 0)?.seat ?? null
}
