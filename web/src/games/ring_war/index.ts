import type { Drawing } from '../drawing'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Insight from './Insight.svelte'
import Place from './Place.svelte'
import { gesture, lots, named, owner, rows, weight, type WarView } from './model'

const NOBODY = -2
const NEUTRAL = 4

export const drawing: Drawing = {
  key: 'ring-war',
  grammar: {
    seats: ['seat', 'by', 'loser', 'ruler', 'attacker'],
    nobody: (seat) => (seat === NEUTRAL ? 'seat-neutral' : seat === NOBODY ? 'seat-nobody' : 'seat-player'),
  },
  touchables: {
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
  },
  Board, Hand, Banner, Insight, Place,
  owner: (players, seat) => owner(players, seat === NEUTRAL ? 'neutral' : seat),
  named,
  way: (value) =>
    typeof value.source === 'string' && typeof value.target === 'string' ? [value.source, value.target] : null,
  weight,
  weighty: (action) => action['@'] === 'Attack',
  rows: (view, setup, words) => rows(view as WarView, setup, words),
  scores: (view) => (view as WarView).players.map((player) => player.score),
  lots: (offer, view, place) => lots(offer, view as WarView | undefined, place),
  gesture,
  begins: (event) => event['@'] === 'TurnBegan',
}
