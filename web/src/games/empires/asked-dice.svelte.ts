/** What is asked of the server at the table: dice, and what is told of lava. When the net is gone it waits, and asks again with the same key. */
import { api, newKey } from '../../api/client'
import { Problem } from '../../api/problem'
import type { Value } from '../../api/types'
import { within } from '../../table/branches'
import { inLanguage, type Translator } from '../../words/translator'

export class AskedDice {
  /** What the server has not answered yet, because it cannot be reached. */
  asked = $state.raw<{ action: Value; key: string } | null>(null)
  busy = $state(false)
  /** Why the last was refused, and of which kind it was. */
  refused = $state.raw<{ kind: string; why: string } | null>(null)

  waits = (kind: string): boolean => !this.busy && this.asked?.action['@'] === kind

  async ask(table: string, seat: number, battle: number, action: Value, translator: Translator): Promise<void> {
    if (this.busy) return
    const isSame = JSON.stringify(this.asked?.action) === JSON.stringify(action)
    const asked = isSame && this.asked ? this.asked : { action, key: newKey() }
    this.asked = asked
    this.busy = true
    this.refused = null
    try {
      const { offers = [], decision } = await api.snapshot(table, seat)
      const offer = offers.find(({ branch }) => branch?.[0] === battle)
      await api.answer(table, seat, offer?.decision ?? decision, [within(offer?.branch ?? [battle], action)], asked.key)
      this.asked = null
    } catch (error) {
      if (!(error instanceof Problem && error.unreachable)) {
        this.asked = null
        const why = error instanceof Problem ? inLanguage(error.say, translator.language) : translator.say('die-failed')
        this.refused = { kind: action['@'], why }
      }
    }
    this.busy = false
  }
}
