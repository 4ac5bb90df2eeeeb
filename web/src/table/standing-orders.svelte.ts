/** Standing orders: what the server answers for the seat that looks, until when, and what could be ordered now. */
import type { Api } from '../api/client'
import type { OfferedOrder, OrderBook, StandingOrder, Value } from '../api/types'
import type { TableState } from './table-state.svelte'

type OrderApi = Pick<Api, 'orders' | 'giveOrder' | 'liftOrder'>

export class StandingOrders {
  standing = $state.raw<StandingOrder[]>([])
  offered = $state.raw<OfferedOrder[]>([])
  /** What has just come to its end, and why. */
  ended = $state.raw<OrderBook['ended']>([])
  busy = $state(false)
  /** The order that is being carried out: meanwhile nothing is asked of the person. */
  running = $derived(this.standing.find((one) => one.brief) ?? null)
  /** For which question of which seat the server was asked last. */
  private asked = ''

  constructor(
    private readonly table: string,
    private readonly state: TableState,
    private readonly api: OrderApi,
    /** The questions at which something may be ordered. */
    private readonly questions: readonly string[],
    /** What was carried out has come to its end: the person is asked again. */
    private readonly stopped: () => void,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Somebody else looks at the table now. */
  forget(): void {
    this.show(null)
    this.asked = ''
  }

  /** Asks the server once for each question at which something could be ordered or may have ended, and once to begin with. */
  async follow(): Promise<void> {
    const { seat, offer, snapshot } = this.state
    if (seat === null || snapshot?.state !== 'playing' || !this.questions.length) return this.forget()
    const question = `${seat}:${snapshot.decision}`
    if (this.asked === question) return
    const due = this.state.due && offer && (this.running || this.questions.includes(offer.question['@']))
    if (this.asked && !due) {
      this.offered = []
      if (this.state.due) this.ended = []
      return
    }
    this.asked = question
    const found = await this.api.orders(this.table, seat).catch(() => null)
    if (this.asked !== question) return
    if (found) this.take(found)
    // Nothing is known: it stands as it stood, and is asked for again.
    else this.asked = ''
  }

  give(order: OfferedOrder, until: Record<string, number>): Promise<void> {
    return this.request((seat, decision) =>
      this.api.giveOrder(this.table, seat, decision, order.order as unknown as Value, until),
    )
  }

  lift({ order }: StandingOrder): Promise<void> {
    return this.request((seat) => this.api.liftOrder(this.table, seat, String((order as unknown as Value)['@'])))
  }

  private async request(call: (seat: number, decision: number) => Promise<OrderBook>): Promise<void> {
    const { seat, snapshot } = this.state
    if (seat === null || !snapshot || this.busy) return
    this.busy = true
    try {
      const found = await call(seat, snapshot.decision)
      // What has happened since is asked for anew.
      if (seat === this.state.seat) this.take(found)
      this.asked = `${seat}:${snapshot.decision}`
      await this.follow()
    } catch (error) {
      this.fail(error)
    } finally {
      this.busy = false
    }
  }

  private take(book: OrderBook): void {
    const { running } = this
    this.show(book)
    if (running && !this.running) this.stopped()
  }

  private show(found: OrderBook | null): void {
    this.standing = found?.standing ?? []
    this.ended = found?.ended ?? []
    this.offered = found?.offered ?? []
  }
}
