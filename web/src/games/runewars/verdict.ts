/** Why the winner has won, in one sentence: by dragon runes, or by what decides among equals. */
import type { Outcome } from '../../api/types'
import type { Translator } from '../../words/translator'
import type { WorldView } from './view'

export function verdict({ ending, ranking, scores }: Outcome, world: WorldView, translator: Translator): string {
  const winner = ranking[0]?.[0]
  const second = ranking[1]?.[0]
  if (winner === undefined || second === undefined || ending === 'last-player') return ''
  const influence = (seat: number) => world.players[seat]?.influence ?? 0
  const who = translator.seat(second)
  const runes = scores[winner] ?? 0
  if (runes !== scores[second]) return translator.say('won-by-runes', { runes, other: scores[second] ?? 0, who })
  const [own, other] = [influence(winner), influence(second)]
  const by = own > other ? 'influence' : own < other ? 'turn' : 'start'
  return translator.say(`won-by-${by}`, { runes, own, other, who })
}
