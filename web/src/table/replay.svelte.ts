/** Looking back: the table as it was just before an entry, step by step. */
import { api } from '../api/client'
import type { Moment, Step } from '../api/types'
import { settings } from '../shell/settings.svelte'
import { marksOf } from './highlights.svelte'
import type { Table } from './table.svelte'
import { turnStarts } from './turns'

const hasEvents = (step: Step) => step.events.length > 0 && !step.undone

export class ReplayPlayer {
  at = $state(0)
  /** The table then; null until it has been fetched. */
  moment = $state.raw<Pick<Moment, 'view' | 'views' | 'progress'> | null>(null)
  playing = $state(false)
  fast = $state(false)
  readonly first: number
  /** The end may move while one looks back. */
  last = $derived.by(() => this.table.snapshot?.entries ?? 0)
  step = $derived.by<Step | undefined>(() => this.table.steps.find((step) => step.n === this.at - 1))
  /** Where each turn begins. */
  turns = $derived.by(() => turnStarts(this.table.steps, (event) => this.table.drawing.turnBegun(event)))
  /** The place among the turns of the one that is shown; -1 before the first. */
  turn = $derived.by(() => this.turns.findLastIndex(({ n }) => n <= this.at))
  /** What has happened in that turn till then. */
  told = $derived.by(() => {
    const begun = (this.turns[this.turn]?.n ?? this.first + 1) - 1
    return this.table.steps
      .filter(({ n, undone }) => n >= begun && n < this.at && !undone)
      .flatMap((step) => step.events)
  })
  marks = $derived.by(() => marksOf(this.table.drawing, this.step?.events ?? []))

  private readonly moments = new Map<number, Promise<Pick<Moment, 'view' | 'views' | 'progress'> | null>>()
  private timer = 0

  constructor(
    private readonly table: Table,
    from: number,
    /** Whether this is what happened while someone was away. */
    readonly missed: boolean,
  ) {
    this.first = table.snapshot?.first ?? 0
    this.go(from)
    if (missed) this.play()
  }

  go(n: number): void {
    this.at = Math.max(this.first, Math.min(this.last, n))
    const wanted = this.at
    void this.fetch(wanted).then((moment) => {
      if (this.at === wanted) this.moment = moment
    })
  }

  play(): void {
    this.pause()
    if (this.at >= this.last) this.go(this.first)
    this.playing = true
    this.timer = window.setInterval(() => {
      if (this.at >= this.last) this.pause()
      else this.go(this.next())
    }, this.pace())
    void this.fetch(this.next())
  }

  /** Four times as fast, or no longer. */
  hurry(): void {
    this.fast = !this.fast
    if (this.playing) this.play()
  }

  /** How long a step is shown, in milliseconds. What was missed takes less than half a minute. */
  private pace(): number {
    const usual = (settings.moves ? 900 : 1400) / (this.fast ? 4 : 1)
    return this.missed ? Math.max(160, Math.min(usual, 25_000 / (this.last - this.at + 1))) : usual
  }

  pause(): void {
    this.playing = false
    clearInterval(this.timer)
  }

  stop(): void {
    this.pause()
  }

  /** One step on or back, over entries without events. */
  walk(by: 1 | -1): void {
    this.pause()
    this.go(by > 0 ? this.next() : this.previous())
  }

  /** The beginning of a turn by its place, the beginning of all before the first, the end after the last. */
  goToTurn(place: number): void {
    this.pause()
    this.go(place < 0 ? this.first : (this.turns[place]?.n ?? this.last))
  }

  private next(): number {
    const step = this.table.steps.find((step) => step.n >= this.at && hasEvents(step))
    return step ? step.n + 1 : this.last
  }

  private previous(): number {
    const step = this.table.steps.findLast((step) => step.n < this.at - 1 && hasEvents(step))
    return step ? step.n + 1 : this.first
  }

  private fetch(n: number): Promise<Pick<Moment, 'view' | 'views' | 'progress'> | null> {
    const known = this.moments.get(n)
    if (known) return known
    const moment = n >= this.last ? Promise.resolve(this.table.snapshot) : api.at(this.table.id, this.table.seat, n)
    this.moments.set(n, moment)
    moment.catch(() => this.moments.delete(n))
    return moment
  }
}
