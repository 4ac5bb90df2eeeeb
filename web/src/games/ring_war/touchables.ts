/** Which fields of Ring War's answers are places on the map or cards in the hand. */
import type { Touchables } from '../../board/targets'

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
