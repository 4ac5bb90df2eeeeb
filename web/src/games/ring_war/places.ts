/** Places of the map in words and numbers. */
import type { Snapshot } from '../../api/types'
import type { Translator } from '../../words/translator'
import type { Row } from '../drawing'
import { AREAS, GEOMETRY, KINDS, neighbours, REGIONS } from './map'
import type { PlaceView, WarView } from './view'

export function strength(place: PlaceView): number {
  return place.units.infantry + place.units.cavalry + place.units.creature
}

/** `3 infantry, 1 creature, a leader` in the words of the game. */
export function army(place: PlaceView, translator: Translator): string {
  const parts = KINDS.filter((kind) => place.units[kind]).map((kind) =>
    translator.say(`units-${kind}`, { count: place.units[kind] }),
  )
  return parts.join(', ')
}

export function ruler(place: PlaceView, translator: Translator): string {
  const { ruler } = place
  return typeof ruler === 'number' ? translator.seat(ruler) : translator.say(`seat-${ruler ?? 'nobody'}`)
}

export function rows(view: WarView, setup: Snapshot['setup'], translator: Translator): Row[] {
  const on = new Set(Object.keys(view.places))
  const ships = setup.options.ship_symbols !== 'open'
  return Object.entries(view.places).map(([id, place]) => {
    const area = AREAS.get(id)
    const language = translator.language
    const features = [
      area?.fortress && `${translator.say('fortress')} ${area.fortress[language]}`,
      area?.site && `${translator.say('site')} ${area.site[language]}`,
      area?.port && translator.say('port'),
      view.ring === id && translator.say('the-ring'),
    ]
    return {
      place: id,
      name: translator.name('place', id),
      group: area ? regionName(area.region, translator) : translator.name('place', id),
      owner: ruler(place, translator),
      pieces: [army(place, translator), place.leader ? translator.say('leader') : ''].filter(Boolean).join(', '),
      features: features.filter(Boolean).join(', '),
      neighbours: neighbours(id, on, ships).map((other) => translator.name('place', other)),
    }
  })
}

export function regionName(region: string, translator: Translator): string {
  return REGIONS.get(region)?.[translator.language] ?? region
}

/** The places of a view as the geometry knows them. */
export function shown(view: WarView): { areas: string[]; stops: string[] } {
  const ids = Object.keys(view.places)
  return { areas: ids.filter((id) => id in GEOMETRY.areas), stops: ids.filter((id) => id in GEOMETRY.sea.stops) }
}
