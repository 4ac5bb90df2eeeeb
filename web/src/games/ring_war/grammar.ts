/** What fields of Ring War's values stand for, and which of them can be touched. */
import type { Touchables } from '../../board/targets'
import type { Grammar } from '../../words/speech'

const NOBODY = -2
export const NEUTRAL = 4

export const grammar: Grammar = {
  seats: ['seat', 'by', 'loser', 'ruler', 'attacker'],
  nobody: (seat) => (seat === NEUTRAL ? 'seat-neutral' : seat === NOBODY ? 'seat-nobody' : 'seat-player'),
}

export const touchables: Touchables = {
  places: {
    Claim: ['area'],
    Deploy: ['area'],
    PlaceLeader: ['area'],
    Attack: ['source', 'target'],
    Withdraw: ['target'],
    Move: ['source'],
    MoveTo: ['target'],
    CloseBridge: ['source', 'target'],
    CarryLeader: ['source', 'target'],
  },
  cards: { PlayCard: 'card', DiscardCard: 'card', DiscardArea: 'area_card', Trade: 'area_cards' },
  unordered: ['CloseBridge'],
}
