/** A game that does not exist: stones are put into ponds. The shell must carry it without knowing it. */
import type { Component } from 'svelte'
import { plainBeats, plainRecap } from '../../src/games/beats'
import type { Drawing } from '../../src/games/drawing'
import type { Passes, Snapshot, StepMessage, Translations, Value } from '../../src/api/types'
import Board from './Board.svelte'
import Part from './Part.svelte'

/** A component with one prop filled in. */
function part<Props extends object>(name: string): Component<Props> {
  const fill = Part as unknown as (anchor: unknown, props: object) => unknown
  return ((anchor: unknown, props: { seat?: number; views?: Record<string, unknown> }) =>
    fill(anchor, { part: name, seat: props.seat, views: props.views })) as unknown as Component<Props>
}

export const drawing: Drawing = {
  messages: { en: 'pond = { $name } pond', de: 'pond = Teich { $name }' },
  nobody: () => 'nobody',
  touchables: { places: { PutStone: ['pond'] }, cards: {} },
  Board,
  Hand: part('hand'),
  Banner: part('banner'),
  Insight: part('insight'),
  answers: {},
  Place: part('place'),
  Rolls: part('rolls'),
  owner: () => ({ key: 'player', emblem: 'person' }),
  placeName: (place, translator) => translator.say('pond', { name: place }),
  purpose: null,
  question: (offer, _progress, _view, translator) => translator.value(offer.question),
  label: (action, _, translator) => translator.value(action),
  placesIn: (value) => (typeof value.pond === 'string' ? [value.pond] : []),
  arrow: () => null,
  importance: () => 'normal',
  beats: plainBeats,
  recap: plainRecap,
  needsConfirmation: () => false,
  rows: ({ view }) =>
    Object.entries((view as { stones: Record<string, number> }).stones).map(([place, count]) => ({
      place,
      name: place,
      group: 'Ponds',
      owner: '',
      pieces: String(count),
      features: '',
      neighbours: [],
    })),
  hasSecrets: () => false,
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

export const translations: Translations = {
  title: 'Ponds',
  messages: [
    'put-stone = Put a stone into the { $pond } pond',
    'which-pond = Into which pond?',
    'day = The day of { $who }',
    'stone-put = { $who } puts a stone into the { $pond } pond.',
    'pass = Do nothing',
    'too-deep = The { $pond } pond is too deep.',
  ].join('\n'),
  vocabularies: { pool: { north: 'northern', south: 'southern' } },
  forms: {},
  fields: {
    PutStone: { pond: 'pool' },
    Day: { who: 'seat' },
    StonePut: { who: 'seat', pond: 'pool' },
  },
  arguments: { pond: 'pool' },
  seats: { 2: ['First', 'Second'] },
  roles: {},
  colours: {},
  groups: {},
  options: {},
}

const choice = (action: Value, reason = '') => ({
  action,
  reason: reason ? { key: reason, rule: 'P-1', args: { pond: action.pond as string } } : null,
})

export const snapshot: Snapshot = {
  table: 't',
  seat: 0,
  title: '',
  game: 'ponds',
  setup: { players: 2, options: {}, modules: [], preset: '' },
  state: 'playing',
  public: false,
  first: 0,
  decision: 1,
  entries: 1,
  views: {},
  notices: [],
  set_aside: false,
  free_take_back: false,
  commitment: '',
  opener: true,
  rematch: null,
  receipt: [],
  played_with: null,
  revision: 1,
  desk: null,
  offers: [],
  branches: [],
  turn: [0],
  outcome: null,
  undo: { free: 0, may_ask: true, asked: null, refused: null },
  seats: [
    { seat: 0, role: '', name: 'Ada', kind: 'me', bot: null, stand_in: null, here: true, mine: true },
    { seat: 1, role: '', name: '', kind: 'bot', bot: 'random', stand_in: null, here: true, mine: false },
  ],
  view: { stones: { north: 2, south: 0 } },
  progress: [{ '@': 'WholeSummer' }, { '@': 'Day', who: 0 }, { '@': 'WhichPond', who: 0 }],
  offer: {
    seat: 0,
    question: { '@': 'WhichPond', who: 0 },
    path: ['day', 'which-pond'],
    forms: [],
    choices: [
      choice({ '@': 'PutStone', pond: 'north' }),
      choice({ '@': 'PutStone', pond: 'south' }, 'too-deep'),
      choice({ '@': 'Pass' }),
    ],
  },
}

export const steps = [
  { n: 0, seat: 1, events: [{ '@': 'StonePut', who: 1, pond: 'north' }], undone: false, back: null },
]

/** What the server answers once Ada has answered: her stone lies in the pond, and it is the other's turn. */
export const stepAfter: StepMessage = {
  table: 't',
  seat: 0,
  decision: 2,
  entries: 2,
  views: {},
  steps: [{ n: 1, seat: 0, events: [{ '@': 'StonePut', who: 0, pond: 'north' }], undone: false, back: null }],
  view: { stones: { north: 3, south: 0 } },
  progress: [{ '@': 'WholeSummer' }, { '@': 'Day', who: 1 }, { '@': 'WhichPond', who: 1 }],
  offer: null,
  offers: [],
  branches: [],
  turn: [1],
  undo: { free: 9, may_ask: true, asked: null, refused: null },
  outcome: null,
}

/** Nobody passes in advance. */
export const noPasses: Passes = { standing: [], scopes: [], moment: '', answered: false }
