/** Which fields of the answers of Runewars are areas on the map or cards in the hand. */
import type { Touchables } from '../../board/targets'
import { gathered } from './extensions'
import { setUpPlaces } from './map'

const AREA = [
  'Activate',
  'BuildAt',
  'BuildHere',
  'BuildIn',
  'ChooseArea',
  'DiscardFalseRune',
  'DrawnPlace',
  'FreeFigure',
  'GiveUpStronghold',
  'HideDragonRune',
  'HideFalseRune',
  'LoseUnit',
  'MeetFellows',
  'MusterIn',
  'PlaceHero',
  'PlaceNewHeroIn',
  'PlaceRuneIn',
  'PlaceUnit',
  'RaiseFigures',
  'Repair',
  'RetreatTo',
  'RevealRune',
  'SeeRune',
  'SendLegion',
  'SetOnFire',
  'StepTo',
  'TakeUpRune',
  'TargetArea',
]

export const touchables: Touchables = {
  places: {
    ...Object.fromEntries(AREA.map((name) => [name, ['area']])),
    CarryRuneFrom: ['source'],
    CarryRuneTo: ['target'],
    DriveBeasts: ['source'],
    DriveBeastsTo: ['target'],
    March: ['source'],
    MarchHeroOver: ['via'],
    MoveTo: ['target'],
    MoveUnit: ['source'],
    ...gathered(({ touchables }) => touchables?.places),
  },
  cards: {
    AttemptQuest: 'quest',
    ChooseOrder: 'order',
    DiscardQuest: 'quest',
    DiscardTactics: 'card',
    PassCard: 'card',
    PlayTactics: 'card',
    PutBackTactics: 'card',
    SellTactics: 'card',
    ...gathered(({ touchables }) => touchables?.cards),
  },
  special: setUpPlaces,
}
