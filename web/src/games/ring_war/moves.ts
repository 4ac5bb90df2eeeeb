/** Several units moved with one gesture. */
import type { Offer, Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import type { Gesture, Movable, Room } from '../drawing'
import { KINDS } from './map'
import type { Kind, WarView } from './view'

/** Units that may leave a place together: those of a kind that is offered to move. */
export function movable(
  offer: Offer | null,
  view: WarView | undefined,
  place: string,
  translator: Translator,
): Movable | null {
  const there = view?.places[place]
  const kinds = KINDS.filter((kind) =>
    offer?.choices.some(
      ({ action, reason }) => !reason && action['@'] === 'Move' && action.source === place && action.kind === kind,
    ),
  )
  if (!there || !kinds.length) return null
  return {
    kinds: kinds.map((id) => ({
      id,
      name: translator.name('kind', id),
      most: there.ready[id],
      together: there.together[id],
    })),
    most: there.spare,
  }
}

/** How many more units a place takes. */
export function room(view: WarView | undefined, place: string): Room | null {
  const there = view?.places[place]
  return there ? { most: there.room, rule: 'RNG-043' } : null
}

/** The slowest first: where it can go, the others can. */
const BY_PACE: readonly Kind[] = ['infantry', 'creature', 'cavalry']

export function gesture(from: string, counts: Record<string, number>): Gesture {
  const units = BY_PACE.flatMap((kind) => Array<Kind>(counts[kind] ?? 0).fill(kind))
  const move = (kind: Kind): Value => ({ '@': 'Move', source: from, kind })
  const [first, ...rest] = units
  return {
    now: first ? [move(first)] : [],
    more: rest.length,
    // Where the first one goes, the others follow; the leader goes along once.
    then: (action) => [action, ...rest.flatMap((kind) => [move(kind), { ...action, led: false }])],
  }
}
