import { plainRecap } from '../beats'
import type { Drawing } from '../drawing'
import { owner as seated } from '../plain/owners'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Insight from './Insight.svelte'
import Place from './Place.svelte'
import { answersOf } from './answers'
import { arrow, beats, importance, placesIn, turnBegun, turnOf } from './events'
import { owner } from './owners'
import { placeName, rows } from './places'
import { touchables } from './touchables'
import type { WorldView } from './view'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

export const drawing: Drawing = {
  messages: { en, de },
  nobody: () => 'seat-nobody',
  touchables,
  Board,
  Hand,
  Banner,
  Insight,
  Place,
  Rolls: null,
  owner: (seat, { view }) => {
    const world = view as WorldView | null
    return world?.players[seat]?.faction ? owner(world, seat) : seated(seat)
  },
  placeName,
  question: (offer, _progress, _view, translator) => translator.question(offer.question),
  label: (action, _view, translator) => translator.value(action),
  placesIn,
  arrow,
  importance,
  beats,
  recap: plainRecap,
  needsConfirmation: () => false,
  rows: ({ view, translator }) => rows(view as WorldView, translator),
  hasSecrets: () => true,
  movable: () => null,
  answersOf,
  room: () => null,
  gesture: () => ({ now: [], more: 0, then: (action) => [action] }),
  ordersAt: [],
  again: () => null,
  goesOn: () => null,
  turnBegun,
  turnOf,
}
