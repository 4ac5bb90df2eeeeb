// Pictures of exploration tokens.

export const pieces = [
  'bandit',
  'barn',
  'dungeon-gate',
  'greek-temple',
  'magic-portal',
  'mine-wagon',
  'scroll-unfurled',
  'sword-brandish',
  'temple-gate',
  'throne-king',
  'trade',
  'wood-cabin',
]
