/** Tiles of the map in words and numbers. */
import type { Translator } from '../../words/translator'
import type { Row } from '../drawing'
import { TERRAIN } from './facts'
import { neighboursOf } from './map'
import type { CampaignView, FightView, TileView } from './view'

export const placeName = (place: string, translator: Translator): string => translator.name('tile', place)

/** What stands on a tile, and what lasts there with its end. */
export function features(tile: TileView, translator: Translator): string[] {
  return [
    tile.capital && translator.say('is-capital'),
    tile.building && translator.name('building', tile.building),
    tile.exhausted && translator.say('mine-exhausted'),
    ...tile.lasting.map(({ effect, until }) => lastingText(effect, until, translator)),
  ].filter((text): text is string => Boolean(text))
}

export const lastingText = (effect: string, until: string, translator: Translator): string =>
  translator.say('lasts', { effect: lastingName(effect, translator), until })

export function lastingName(effect: string, translator: Translator): string {
  const name = translator.name('spell', effect)
  if (name !== effect) return name
  return translator.has(`lasting-${effect}`) ? translator.say(`lasting-${effect}`) : effect
}

/** What the winter brings from a tile, and what may be built. */
export function printed(tile: TileView, translator: Translator): string[] {
  const facts = TERRAIN.get(tile.terrain)
  if (!facts) return []
  const may = [facts.mineDice && 'mine', facts.castle && 'castle', facts.city && 'city'].filter(
    (one): one is string => typeof one === 'string',
  )
  return [
    facts.taxDice
      ? translator.say('tax-of', { dice: facts.taxDice, factor: facts.taxFactor })
      : translator.say('tax-none'),
    facts.mineDice ? translator.say('mine-of', { dice: facts.mineDice }) : '',
    may.length
      ? translator.say('may-build', { buildings: may.map((one) => translator.name('building', one)).join(', ') })
      : translator.say('may-build-nothing'),
    facts.surcharge ? translator.say('costs-more', { kp: facts.surcharge }) : '',
  ].filter(Boolean)
}

/** Battles for a tile that are made or fought this round. */
export function battlesAt(view: CampaignView, place: string): { challenger: number; challenged: number }[] {
  const fought = view.battles.filter(({ tile }) => tile === place)
  if (fought.length) return fought.map(({ challenger, challenged }: FightView) => ({ challenger, challenged }))
  return view.challenges
    .filter(([, , tile]) => tile === place)
    .map(([one, other]) => ({ challenger: Number(one), challenged: Number(other) }))
}

export function battleLine(battle: { challenger: number; challenged: number }, translator: Translator): string {
  return translator.say('battle-between', {
    challenger: translator.seat(battle.challenger),
    challenged: translator.seat(battle.challenged),
  })
}

export function rows(view: CampaignView, translator: Translator): Row[] {
  return Object.entries(view.tiles).map(([id, tile]) => ({
    place: id,
    name: placeName(id, translator),
    group: translator.name('terrain', tile.terrain),
    owner: tile.owner === null ? translator.say('seat-nobody') : translator.seat(tile.owner),
    pieces: battlesAt(view, id)
      .map((battle) => battleLine(battle, translator))
      .join(', '),
    features: [
      ...features(tile, translator),
      ...(tile.flows_to ? [translator.say('flows-to', { tile: placeName(tile.flows_to, translator) })] : []),
      ...printed(tile, translator),
    ].join(', '),
    neighbours: neighboursOf(id, view.tiles, view.lie).map((near) => placeName(near, translator)),
  }))
}

/** What everybody may know of a realm, as far as it can be counted. */
export function standing(view: CampaignView, seat: number, translator: Translator): string[] {
  const realm = view.realms[seat]
  if (!realm) return []
  const counted = [
    ['victory-points', realm.points],
    ['gold', realm.gold],
    ['combat-points', realm.kp + realm.winter_kp],
    ['item-cards', realm.items],
  ] as const
  return [
    ...counted.map(([key, count]) => `${translator.say(key)} ${count}`),
    ...(realm.people ? [translator.name('people', realm.people)] : []),
    ...(realm.ally === null ? [] : [translator.say('allied-with', { who: translator.seat(realm.ally) })]),
    ...realm.events.map((card) => translator.name('event', card)),
  ]
}
