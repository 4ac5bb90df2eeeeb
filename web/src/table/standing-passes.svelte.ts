/** Passing in advance: what the seat that looks passes in advance, and for how long it could from the open window on. */
import type { Api } from '../api/client'
import type { Offer, Passes, StandingPass } from '../api/types'
import type { TableState } from './table-state.svelte'

type PassApi = Pick<Api, 'passes' | 'standPass' | 'liftPass'>

/** Whether passing is among the answers: only then a window may be open. */
export function canPass(offer: Offer | null): boolean {
  return Boolean(offer?.choices.some(({ action }) => action['@'] === 'Pass'))
}

export class StandingPasses {
  standing = $state.raw<StandingPass[]>([])
  /** For how long one may pass in advance now. */
  scopes = $state.raw<string[]>([])
  busy = $state(false)
  /** For which question of which seat the server was asked last. */
  private asked = ''
  /** How often the seat itself has changed something: what was asked for before may be told after it. */
  private changes = 0

  constructor(
    private readonly table: string,
    private readonly state: TableState,
    private readonly api: PassApi,
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Somebody else looks at the table now. */
  forget(): void {
    this.standing = []
    this.scopes = []
    this.asked = ''
  }

  /**
   * Asks the server once to begin with and once for each question at which one might pass; while something stands, for every
   * question: it may have run out.
   */
  async follow(): Promise<void> {
    const { seat, offer, snapshot } = this.state
    if (seat === null || snapshot?.state !== 'playing') return this.forget()
    if (this.asked && !canPass(offer)) this.scopes = []
    const question = `${seat}:${snapshot.decision}`
    const matters = canPass(offer) || (offer !== null && this.standing.length > 0)
    if (this.asked === question || (this.asked && !matters)) return
    this.asked = question
    // Who cannot ask now goes on without: passing by hand is always possible.
    let found: Passes | null
    let before: number
    do {
      before = this.changes
      found = await this.api.passes(this.table, seat).catch(() => null)
    } while (this.asked === question && before !== this.changes)
    if (this.asked === question) this.show(found)
  }

  stand(scope: string): Promise<void> {
    return this.request((seat) => this.api.standPass(this.table, seat, scope))
  }

  lift({ scope, moment }: StandingPass): Promise<void> {
    return this.request((seat) => this.api.liftPass(this.table, seat, scope, moment))
  }

  private async request(call: (seat: number) => Promise<Passes>): Promise<void> {
    const { seat } = this.state
    if (seat === null || this.busy) return
    this.busy = true
    try {
      const found = await call(seat)
      if (seat === this.state.seat) this.show(found)
    } catch (error) {
      this.fail(error)
    } finally {
      this.changes++
      this.busy = false
    }
  }

  private show(found: Passes | null): void {
    this.standing = found?.standing ?? []
    this.scopes = canPass(this.state.offer) ? (found?.scopes ?? []) : []
  }
}
