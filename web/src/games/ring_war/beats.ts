/** What is to be seen of Ring War, one after another, and what others did in few words. */
import type { Value } from '../../api/types'
import type { Translator } from '../../words/translator'
import { beatsOf, type Showing } from '../beats'
import type { Beat, RecapLine } from '../drawing'
import { importance } from './events'

const before = (kind: Beat['kind'], weight: number): Showing => ({ kind, weight, after: false })
const after = (kind: Beat['kind'], weight: number): Showing => ({ kind, weight, after: true })

const SHOWN: Record<string, Showing> = {
  TurnBegan: after('note', 1),
  UnitDeployed: after('land', 0.35),
  AreaClaimed: after('land', 0.35),
  LeaderPlaced: after('land', 0.6),
  AttackAnnounced: after('note', 0.9),
  DuelRolled: before('roll', 2),
  UnitLost: after('fall', 0.8),
  UnitFellFleeing: after('fall', 0.8),
  LeaderLost: after('fall', 1.2),
  AreaConquered: after('note', 1.2),
  UnitMoved: before('travel', 0.8),
  UnitFled: before('travel', 0.9),
  UnitTurned: before('travel', 1),
  LeaderCarried: before('travel', 1),
  AreaCardDrawnUnseen: after('card', 0.6),
  CardDrawnUnseen: after('card', 0.6),
  AreaCardDrawn: after('card', 0.8),
  CardDrawn: after('card', 0.8),
  CardDiscarded: after('card', 0.8),
  AreaCardDiscarded: after('card', 0.6),
  CardPlayed: after('card', 2.2),
  EventDrawn: after('card', 2.2),
  RingRolled: before('roll', 1.8),
}

const ORDINARY = after('note', 0.9)

function showing(event: Value): Showing {
  return SHOWN[event['@']] ?? (importance(event) === 'detail' ? null : ORDINARY)
}

/** Units that go the same way go together. */
function together(one: Value, next: Value): boolean {
  return (
    one['@'] === 'UnitMoved' && next['@'] === 'UnitMoved' && one.source === next.source && one.target === next.target
  )
}

export function beats(events: readonly Value[]): Beat[] {
  return beatsOf(events, showing, together)
}

/** What somebody did in one turn, counted. */
interface Turn {
  seat: number
  placed: number
  taken: { area: string; loser: number }[]
  lost: number
  drawn: number
  played: string[]
}

function turns(events: readonly Value[]): Map<number, Turn> {
  const found = new Map<number, Turn>()
  const of = (seat: unknown): Turn => {
    const known = found.get(Number(seat)) ?? { seat: Number(seat), placed: 0, taken: [], lost: 0, drawn: 0, played: [] }
    found.set(known.seat, known)
    return known
  }
  for (const event of events) {
    switch (event['@']) {
      case 'TurnBegan':
        of(event.seat)
        break
      case 'UnitDeployed':
        of(event.seat).placed++
        break
      case 'AreaConquered':
        of(event.seat).taken.push({ area: String(event.area), loser: Number(event.loser) })
        break
      case 'UnitLost':
      case 'UnitFellFleeing':
        of(event.seat).lost++
        break
      case 'CardDrawnUnseen':
      case 'AreaCardDrawnUnseen':
        of(event.seat).drawn++
        break
      case 'CardPlayed':
      case 'EventDrawn':
        of(event.seat).played.push(String(event.card))
    }
  }
  return found
}

/** A line a player: areas taken, units placed and lost, cards; first what befell the one who reads it. */
export function recap(events: readonly Value[], seat: number | null, translator: Translator): RecapLine[] {
  const found = turns(events)
  const place = (id: string) => translator.name('place', id)
  const lines: RecapLine[] = []
  const lostAreas = [...found.values()].flatMap(({ taken }) => taken.filter(({ loser }) => loser === seat))
  const lostUnits = seat === null ? 0 : (found.get(seat)?.lost ?? 0)
  if (lostAreas.length || lostUnits) {
    const parts = [
      lostAreas.length &&
        translator.say('recap-areas-lost', { areas: lostAreas.map(({ area }) => place(area)).join(', ') }),
      lostUnits && translator.say('recap-units-lost', { count: lostUnits }),
    ]
    lines.push({ seat, text: parts.filter(Boolean).join(' · '), places: lostAreas.map(({ area }) => area) })
  }
  for (const turn of found.values()) {
    if (turn.seat === seat || !(turn.seat in translator.seats)) continue
    const parts = [
      turn.taken.length &&
        translator.say('recap-taken', { areas: turn.taken.map(({ area }) => place(area)).join(', ') }),
      turn.placed && translator.say('recap-placed', { count: turn.placed }),
      turn.lost && translator.say('recap-units-lost', { count: turn.lost }),
      turn.drawn && translator.say('recap-drawn', { count: turn.drawn }),
      turn.played.length &&
        translator.say('recap-played', { cards: turn.played.map((card) => translator.name('card', card)).join(', ') }),
    ]
    const text = parts.filter(Boolean).join(' · ')
    lines.push({
      seat: turn.seat,
      text: text || translator.say('recap-nothing'),
      places: turn.taken.map(({ area }) => area),
    })
  }
  return lines
}
