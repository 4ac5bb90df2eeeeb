/** Why something cannot be done there: from the offer if it says so, otherwise the server is asked. */
import { api } from '../api/client'
import type { BoardSelection } from './board-selection.svelte'
import type { Translator } from '../words/translator'
import { refusalOf } from './refusal'
import type { TableState } from './table-state.svelte'

interface Asked {
  id: string
  state: TableState
  selection: BoardSelection
  translator: Translator | null
}

export async function explain(place: string, { id, state, selection, translator }: Asked): Promise<void> {
  const { offer, seat } = state
  if (!offer || seat === null) return
  const greyed = selection.targets.greyed(selection.touched, place)[0]
  if (greyed?.reason) {
    selection.refusal = refusalOf(greyed.reason, place, translator)
    return
  }
  const asked = selection.targets.hypothetical(selection.touched, place)
  if (!asked) return
  try {
    const { reason, say } = await api.why(id, seat, state.addressed(asked))
    if (reason && selection.inspected === place) selection.refusal = refusalOf(reason, place, translator, say)
  } catch {
    // The particulars of the place are shown all the same.
  }
}
