import { plainRecap } from '../beats'
import type { Drawing } from '../drawing'
import AllianceOffers from './AllianceOffers.svelte'
import Banner from './Banner.svelte'
import Board from './Board.svelte'
import { branchName, label } from './answers'
import { arrow, beats, importance, placesIn, turnBegun } from './events'
import { purpose } from './guide'
import EventCards from './EventCards.svelte'
import Hand from './Hand.svelte'
import Insight from './Insight.svelte'
import MapForm from './MapForm.svelte'
import { ORGANISER, owner } from './owners'
import PeopleCards from './PeopleCards.svelte'
import Place from './Place.svelte'
import ReportForm from './ReportForm.svelte'
import RosterForm from './RosterForm.svelte'
import SettleForm from './SettleForm.svelte'
import WayCards from './WayCards.svelte'
import { placeName, rows, standing } from './places'
import { touchables } from './touchables'
import type { CampaignView } from './view'
import de from './words/de.ftl?raw'
import en from './words/en.ftl?raw'
import guideDe from './words/guide-de.ftl?raw'
import guideEn from './words/guide-en.ftl?raw'

export const drawing: Drawing = {
  messages: { en: `${en}\n${guideEn}`, de: `${de}\n${guideDe}` },
  nobody: () => 'seat-nobody',
  touchables,
  Board,
  Hand,
  Banner,
  Insight,
  answers: {
    PlayPeople: PeopleCards,
    TakeEvent: EventCards,
    ProposeAlliance: AllianceOffers,
    AcceptAlliance: AllianceOffers,
    DeclineAlliance: AllianceOffers,
    FightBy: WayCards,
    PayGold: WayCards,
  },
  forms: { FieldArmy: RosterForm, Report: ReportForm, Settle: SettleForm, EnterMap: MapForm },
  branchName,
  Place,
  Rolls: null,
  owner: (seat, { view, setup }) => (seat < setup.players ? owner(view as CampaignView | null, seat) : ORGANISER),
  placeName,
  question: (offer, _progress, _view, translator) => translator.question(offer.question),
  purpose,
  label: (action, _view, translator) => label(action, translator),
  placesIn,
  arrow,
  importance,
  beats,
  recap: plainRecap,
  needsConfirmation: () => false,
  rows: ({ view, translator }) => rows(view as CampaignView, translator),
  standing: (view, seat, translator) => standing(view as CampaignView, seat, translator),
  hasSecrets: (view, seat) => Boolean((view as CampaignView | null)?.realms[seat]?.items),
  movable: () => null,
  answersOf: () => [],
  room: () => null,
  gesture: () => ({ now: [], more: 0, then: (action) => [action] }),
  ordersAt: [],
  again: () => null,
  goesOn: () => null,
  turnBegun,
  turnOf: () => null,
}
