/** Areas of the map in words and numbers. */
import type { Translator } from '../../words/translator'
import type { Row } from '../drawing'
import { counted } from './counting'
import { borderOf, buildingIn, marksOf, printedRunes, tokensIn, yieldsOf, type Views } from './extensions'
import { ATTRIBUTES, RESOURCES } from './facts'
import { areasOf, neighbour } from './hexes'
import type { AreaView, HeroView, WorldView } from './view'

/** What a place is called: an area, or in the set-up a tile, a marker, a spot for one of them. */
export function placeName(place: string, translator: Translator): string {
  const [what, id = ''] = place.split(':')
  if (what === 'tile') return translator.name('tile', id)
  if (what === 'lay' || what === 'marker') return translator.say(`${what}-spot`)
  return translator.name('area', place)
}

/** `3 Footmen, 1 Knight (routed)` in the words of the game. */
export function army(area: AreaView, translator: Translator): string {
  const standing = Object.entries(area.standing).map(([kind, count]) => counted(kind, Number(count), translator))
  const routed = Object.entries(area.routed).map(([kind, count]) =>
    translator.say('routed-units', { units: counted(kind, Number(count), translator) }),
  )
  return [...standing, ...routed].join(', ')
}

export function heroesIn(view: WorldView, place: string): string[] {
  return Object.entries(view.heroes)
    .filter(([, hero]) => hero.area === place)
    .map(([id]) => id)
}

/** A hero in one line: whose, what he can do, how hurt, and what of the rewards is known. */
export function heroLine(view: WorldView, views: Views, hero: string, translator: Translator): string {
  const one = view.heroes[hero]
  if (!one) return translator.name('hero', hero)
  return [
    `${translator.name('hero', hero)} (${translator.seat(one.seat)})`,
    ...ATTRIBUTES.map((name, n) => `${translator.say(`attribute-${name}`)} ${one.attributes[n]}`),
    translator.say('health-left', { damage: one.damage, health: one.health }),
    one.routed && translator.say('hero-is-routed'),
    ...marksOf(views, hero, translator).map(({ label }) => label),
    ...rewardsOf(one, translator),
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a hero carries, as far as it is known. */
export function rewardsOf(
  { rewards, known_rewards }: Pick<HeroView, 'rewards' | 'known_rewards'>,
  translator: Translator,
): string[] {
  const hidden = rewards - known_rewards.length
  const known = known_rewards.map((reward) => translator.name('reward', reward))
  return hidden ? [...known, translator.say('rewards-held', { count: hidden })] : known
}

/** What a fallen hero has left, for whoever comes by. */
function leftBehind(marker: WorldView['markers'][number], translator: Translator): string {
  const what = rewardsOf(marker, translator).join(', ')
  return translator.say('left-behind', { hero: translator.name('hero', marker.hero), what })
}

/** What else is in an area: stronghold, city, development, rune, activation tokens, what modules lay there, what a fallen hero has left. */
export function features(view: WorldView, views: Views, place: string, translator: Translator): string[] {
  const area = view.areas[place]
  if (!area) return []
  const building = buildingIn(views, place, area, translator)
  const runes = printedRunes(views, place)
  return [
    building?.label,
    !building && area.stronghold !== null && translator.say(area.damaged ? 'stronghold-hurt' : 'stronghold-whole'),
    area.city && translator.name('city', area.city),
    area.development && translator.name('development', area.development),
    ...(building?.developments ?? []).map((one) => translator.name('development', one)),
    area.rune && translator.say('rune-is', { what: area.rune === '?' ? 'unknown' : area.rune }),
    area.revealed && translator.say('rune-revealed'),
    runes > 0 && translator.say('runes-printed', { count: runes }),
    area.activated.length > 0 &&
      translator.say('activated-by', { names: area.activated.map((seat) => translator.seat(seat)).join(', ') }),
    ...tokensIn(views, place, translator).map(({ label }) => label),
    ...view.markers.filter((marker) => marker.area === place).map((marker) => leftBehind(marker, translator)),
  ].filter((text): text is string => Boolean(text))
}

export function rows(view: WorldView, views: Views, translator: Translator): Row[] {
  const land = view.tiles.flatMap((tile) => areasOf(tile).map((area) => ({ ...area, tile: tile.tile })))
  const at = new Map(land.map(({ facts, q, r }) => [`${q} ${r}`, facts.id]))
  return land.map(({ facts, tile, q, r, borders }) => {
    const area = view.areas[facts.id]
    const now = yieldsOf(views, facts.id, facts.yields)
    const yields = RESOURCES.flatMap((name, n) => (now[n] ? [`${now[n]} ${translator.name('resource', name)}`] : []))
    const heroes = heroesIn(view, facts.id).map((hero) => heroLine(view, views, hero, translator))
    const neighbours = [0, 1, 2, 3, 4, 5].flatMap((side) => {
      const other = at.get(neighbour(q, r, side).join(' '))
      if (!other) return []
      const printed = borders[side] || bordersOf(land, other)[(side + 3) % 6] || ''
      const border = borderOf(views, facts.id, other, printed, view.season)
      return [translator.name('area', other) + (border ? ` (${translator.say(`border-${border}`)})` : '')]
    })
    return {
      place: facts.id,
      name: translator.name('area', facts.id),
      group: translator.name('tile', tile),
      owner: area && area.controller !== null ? translator.seat(area.controller) : translator.say('seat-nobody'),
      pieces: [area ? army(area, translator) : '', ...heroes].filter(Boolean).join(', '),
      features: [
        ...yields,
        ...(facts.city && !area?.city ? [translator.say('city-space')] : []),
        ...features(view, views, facts.id, translator),
      ].join(', '),
      neighbours,
    }
  })
}

const bordersOf = (land: { facts: { id: string }; borders: string[] }[], id: string): string[] =>
  land.find(({ facts }) => facts.id === id)?.borders ?? []
