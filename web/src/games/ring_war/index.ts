import type { Drawing } from '../drawing'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import { nobody } from './seats'
import { touchables } from './touchables'
import Hand from './Hand.svelte'
import Insight from './Insight.svelte'
import Place from './Place.svelte'
import Rolls from './Rolls.svelte'
import { answersOf, label, question } from './answers'
import { again, goesOn } from './battle'
import { beats, recap } from './beats'
import { arrow, importance, placesIn, turnBegun, turnOf } from './events'
import { gesture, movable, room } from './moves'
import { coloured } from './owners'
import { rows } from './places'
import type { WarView } from './view'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

export const drawing: Drawing = {
  messages: { en, de },
  nobody,
  touchables,
  Board,
  Hand,
  Banner,
  Insight,
  Place,
  Rolls,
  owner: (seat, { setup, translator }) => coloured(translator.translations.colours[setup.players]?.[seat]),
  placeName: (place, translator) => translator.name('place', place),
  question: (offer, progress, view, translator) => question(offer, progress, view as WarView | undefined, translator),
  label: (action, view, translator) => label(action, view as WarView | undefined, translator),
  placesIn,
  arrow,
  importance,
  beats,
  recap,
  needsConfirmation: (action) => action['@'] === 'Attack',
  rows: ({ view, setup, translator }) => rows(view as WarView, setup, translator),
  hasSecrets: (view, seat) => {
    const held = (view as WarView).players[seat]
    return Boolean(held && held.area_cards + held.cards + held.uprising)
  },
  movable: (offer, view, place, translator) => movable(offer, view as WarView | undefined, place, translator),
  answersOf,
  room: (view, place) => room(view as WarView | undefined, place),
  gesture,
  ordersAt: ['ChooseAttack', 'SendAttacker', 'StandOrWithdraw'],
  again,
  goesOn,
  turnBegun,
  turnOf,
}
