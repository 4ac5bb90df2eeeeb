/** The drawing of every game that has none of its own: all that lies open as text, all answers as buttons. */
import { plainBeats, plainRecap } from '../beats'
import type { Drawing } from '../drawing'
import Board from './Board.svelte'
import Insight from './Insight.svelte'
import { owner } from './owners'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'

export const drawing: Drawing = {
  messages: { en, de },
  nobody: () => 'seat-player',
  touchables: { places: {}, cards: {} },
  Board,
  Hand: null,
  Banner: null,
  Insight,
  Place: null,
  Rolls: null,
  owner,
  placeName: (place) => place,
  question: (offer, _progress, _view, translator) => translator.question(offer.question),
  label: (action, _view, translator) => translator.value(action),
  placesIn: () => [],
  arrow: () => null,
  importance: () => 'normal',
  beats: plainBeats,
  recap: plainRecap,
  needsConfirmation: () => false,
  rows: null,
  // What a seat sees may be for its eyes only: nobody can tell from the outside.
  hasSecrets: () => true,
  movable: () => null,
  answersOf: () => [],
  room: () => null,
  gesture: () => ({ now: [], more: 0, then: (action) => [action] }),
  ordersAt: [],
  again: () => null,
  goesOn: () => null,
  turnBegun: () => null,
  turnOf: () => null,
}
