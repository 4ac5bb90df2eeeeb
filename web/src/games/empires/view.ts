/** What the server shows of a campaign, by its own description of `feldzug.games.empires.view`. */
import type { components } from '../../protocol'

type Shapes = components['schemas']

export type CampaignView = Shapes['CampaignView']
export type TileView = Shapes['CampaignTileView']
export type RealmView = Shapes['RealmView']
export type FightView = Shapes['FightView']
export type Booking = Shapes['BookingView']
export type PastBattle = Shapes['PastBattleView']
export type PaperOdds = Shapes['PaperOddsView']
