/** The stream of one table as one seat sees it: what is not meant for that seat is passed over. */
import { EventStream, type StreamHealth } from '../api/event-stream'
import type { ChangeMessage, Snapshot, StepMessage } from '../api/types'
import type { TableState } from './table-state.svelte'

export interface TableListener {
  table: (snapshot: Snapshot) => void
  step: (message: StepMessage) => void
  /** The seat is this browser's no longer. */
  lost: () => void
  health: (state: StreamHealth) => void
}

export class TableConnection {
  private stream: EventStream | null = null

  constructor(
    private readonly id: string,
    private readonly state: TableState,
    private readonly listener: TableListener,
  ) {}

  /** Listens for the seat that looks now. */
  start(): void {
    this.stop()
    this.stream = new EventStream({
      watch: () => this.watch(),
      message: (event, data) => this.receive(event, data),
      health: (state) => this.listener.health(state),
      refused: () => this.listener.lost(),
    })
    void this.stream.run()
  }

  stop(): void {
    this.stream?.stop()
    this.stream = null
  }

  /** A step; whoever has lost count listens anew and gets all of it. */
  tell(message: StepMessage | ChangeMessage): void {
    if (!this.state.isNews(message)) return
    const whole = this.state.whole(message)
    if (whole) this.listener.step(whole)
    else this.start()
  }

  private watch(): string {
    const { seat, snapshot } = this.state
    return `${this.id}:${seat ?? '-'}:${snapshot?.entries ?? 0}:${snapshot?.revision ?? ''}`
  }

  private receive(event: string, data: unknown): void {
    const { table, seat } = data as { table: string; seat: number | null }
    if (table !== this.id || seat !== this.state.seat) return
    if (event === 'table') this.listener.table(data as Snapshot)
    else if (event === 'step' || event === 'change') this.tell(data as StepMessage | ChangeMessage)
    else if (event === 'lost') this.listener.lost()
  }
}
