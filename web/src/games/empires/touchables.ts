/** Which fields of the answers of a campaign are tiles on the map or cards. */
import type { Touchables } from '../../board/targets'

const TILE = [
  'BeginAt',
  'Build',
  'Claim',
  'Conquer',
  'CraftsmenBuild',
  'LoseTile',
  'MarkTile',
  'NameCapital',
  'Sabotage',
]

export const touchables: Touchables = {
  places: {
    ...Object.fromEntries(TILE.map((name) => [name, ['tile']])),
    AimAt: ['target'],
  },
  cards: {},
}
