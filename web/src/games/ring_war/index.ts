import type { Drawing } from '../drawing'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import { grammar, touchables } from './grammar'
import Hand from './Hand.svelte'
import Insight from './Insight.svelte'
import Place from './Place.svelte'
import { coloured, gesture, label, lots, named, question, rows, weight, type WarView } from './model'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

export const drawing: Drawing = {
  key: 'ring-war',
  words: { en, de },
  grammar,
  touchables,
  Board,
  Hand,
  Banner,
  Insight,
  Place,
  owner: (seat, { setup, words }) => coloured(words.game.colours[setup.players]?.[seat]),
  placeName: (place, words) => words.name('area', place),
  question: (offer, progress, view, words) => question(offer, progress, view as WarView | undefined, words),
  label: (action, view, words) => label(action, view as WarView | undefined, words),
  named,
  way: (value) =>
    typeof value.source === 'string' && typeof value.target === 'string' ? [value.source, value.target] : null,
  weight,
  weighty: (action) => action['@'] === 'Attack',
  rows: ({ view, setup, words }) => rows(view as WarView, setup, words),
  hides: (view, seat) => {
    const held = (view as WarView).players[seat]
    return Boolean(held && held.area_cards + held.cards + held.uprising)
  },
  scores: (view) => (view as WarView).players.map((player) => player.score),
  lots: (offer, view, place, words) => lots(offer, view as WarView | undefined, place, words),
  gesture,
  begins: (event) => (event['@'] === 'TurnBegan' ? Number(event.turn) : null),
}
