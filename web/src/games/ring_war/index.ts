import type { Drawing } from '../drawing'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import { grammar, NEUTRAL, touchables } from './grammar'
import Hand from './Hand.svelte'
import Insight from './Insight.svelte'
import Place from './Place.svelte'
import { gesture, lots, named, owner, rows, weight, type WarView } from './model'

export const drawing: Drawing = {
  key: 'ring-war',
  grammar,
  touchables,
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
