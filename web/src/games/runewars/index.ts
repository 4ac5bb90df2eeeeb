import { plainRecap } from '../beats'
import type { Drawing } from '../drawing'
import { owner as seated } from '../plain/owners'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import CardChoice from './CardChoice.svelte'
import DevelopmentChoice from './DevelopmentChoice.svelte'
import DestinyChoice from './DestinyChoice.svelte'
import FactionChoice from './FactionChoice.svelte'
import Hand from './Hand.svelte'
import InfluenceChoice from './InfluenceChoice.svelte'
import HeroCards from './HeroCards.svelte'
import Insight from './Insight.svelte'
import OrderCards from './OrderCards.svelte'
import Place from './Place.svelte'
import TitleCards from './TitleCards.svelte'
import { answersOf, label } from './answers'
import { EXTENSIONS, gathered } from './extensions'
import { arrow, beats, importance, placesIn, turnBegun, turnOf } from './events'
import { purpose } from './guide'
import { owner } from './owners'
import { crumb, question } from './questions'
import { placeName, rows } from './places'
import { touchables } from './touchables'
import { verdict } from './verdict'
import type { WorldView } from './view'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import guideDe from './words/guide-de.ftl?raw'
import guideEn from './words/guide-en.ftl?raw'

export const drawing: Drawing = {
  messages: {
    en: [en, guideEn, ...EXTENSIONS.map(({ messages }) => messages?.en ?? '')].join('\n'),
    de: [de, guideDe, ...EXTENSIONS.map(({ messages }) => messages?.de ?? '')].join('\n'),
  },
  nobody: () => 'seat-nobody',
  touchables,
  Board,
  Hand,
  Banner,
  Insight,
  answers: {
    PickFaction: FactionChoice,
    ChooseOrder: OrderCards,
    Bid: InfluenceChoice,
    SpendInfluence: InfluenceChoice,
    PayForTitle: InfluenceChoice,
    KeepDrawnHero: HeroCards,
    WantTitle: TitleCards,
    PlayTactics: CardChoice,
    BuildHere: DevelopmentChoice,
    TakeDestiny: DestinyChoice,
    ChooseDestiny: DestinyChoice,
    ...gathered(({ answers }) => answers),
  },
  Place,
  Rolls: null,
  owner: (seat, { view }) => {
    const world = view as WorldView | null
    return world?.players[seat]?.faction ? owner(world, seat) : seated(seat)
  },
  placeName,
  question: (offer, progress, view, translator) => question(offer, progress, view as WorldView | null, translator),
  crumb: (begun, view, translator) => crumb(begun, view as WorldView | null, translator),
  purpose: (asked, translator, view, progress) => purpose(asked, translator, view as WorldView | null, progress),
  label: (action, view, translator, asked) => label(action, view as WorldView | null, translator, asked),
  verdict: (outcome, view, translator) => verdict(outcome, view as WorldView, translator),
  placesIn,
  arrow,
  importance,
  beats,
  recap: plainRecap,
  needsConfirmation: () => false,
  rows: ({ view, views, translator }) => rows(view as WorldView, views, translator),
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
