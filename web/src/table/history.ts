/** Fetches what happened at a table where it was not told. */
import type { Api } from '../api/client'
import { Problem } from '../api/problem'
import type { TableState } from './table-state.svelte'

export class History {
  /** Whether steps are missing that could not be asked for. */
  private gap = false
  /** How often it was asked for somebody: what comes for the one before counts no longer. */
  private visit = 0

  constructor(
    private readonly table: string,
    private readonly state: TableState,
    private readonly api: Pick<Api, 'history'>,
    /** More is known of the past. */
    private readonly filled: () => void,
  ) {}

  /** Somebody else looks at the table now. */
  forget(): void {
    this.visit++
    this.gap = false
  }

  /** Fills a gap in what is known, now or when the server is there again. */
  async fill(): Promise<void> {
    const { snapshot, seat } = this.state
    if (!snapshot) return
    const { visit } = this
    const { first, entries } = snapshot
    const history = await this.api.history(this.table, seat, first, entries).catch((error: unknown) => {
      if (error instanceof Problem && error.passing) return null
      throw error
    })
    if (visit !== this.visit) return
    this.gap = history === null
    if (!history) return
    this.state.addHistory(history, entries)
    this.filled()
  }

  /** Asks once more for what could not be asked for. */
  async retry(): Promise<void> {
    if (this.gap) await this.fill()
  }
}
