/** What the modules add to the drawing, each from a folder of its own. */
import type { Translator } from '../../words/translator'
import type { Importance } from '../drawing'
import type { AreaToken, Building, Extension, Mark, Parts } from './extension'
import { print } from './facts'
import { addPictures } from './owners'
import type { AreaView } from './view'

const folders = import.meta.glob<{ extensions: readonly Extension[] }>('./*/index.ts', { eager: true })

export const EXTENSIONS: readonly Extension[] = Object.values(folders).flatMap(({ extensions }) => extensions)

for (const { module, printed, pictures } of EXTENSIONS) {
  if (printed) print({ ...printed, orders: printed.orders?.map((order) => ({ ...order, module })) ?? [] })
  if (pictures) addPictures(pictures)
}

/** By module, what it shows of itself; a module that is not in play shows nothing. */
export type Views = Readonly<Record<string, unknown>>

const inPlay = (views: Views) =>
  EXTENSIONS.filter(({ module }) => views[module] !== undefined && views[module] !== null)

/** The parts of that name that the modules in play add. */
export function parts<Name extends keyof Parts<unknown>>(
  views: Views,
  name: Name,
): { module: string; own: unknown; Part: Parts<unknown>[Name] }[] {
  return inPlay(views).flatMap((added) => {
    const Part = (added as Partial<Parts<unknown>>)[name]
    return Part ? [{ module: added.module, own: views[added.module], Part }] : []
  })
}

/** What the modules in play have laid into an area. */
export function tokensIn(views: Views, place: string, translator: Translator): AreaToken[] {
  return inPlay(views).flatMap(({ module, tokens }) => tokens?.(place, views[module], translator) ?? [])
}

/** What stands in an area in place of an ordinary stronghold; null if nothing does. */
export function buildingIn(views: Views, place: string, area: AreaView, translator: Translator): Building | null {
  for (const { module, building } of inPlay(views)) {
    const found = building?.(place, area, views[module], translator)
    if (found) return found
  }
  return null
}

/** What a hero is besides, in the words of the modules in play. */
export function marksOf(views: Views, hero: string, translator: Translator): Mark[] {
  return inPlay(views).flatMap(({ module, mark }) => mark?.(hero, views[module], translator) ?? [])
}

/** What an area yields now: what is printed, unless a module says otherwise. */
export function yieldsOf(views: Views, place: string, printed: readonly number[]): readonly number[] {
  return inPlay(views).reduce((now, { module, yields }) => yields?.(place, views[module]) ?? now, printed)
}

/** How many dragon runes are printed in an area, beyond its tokens. */
export function printedRunes(views: Views, place: string): number {
  return inPlay(views).reduce((sum, { module, runes }) => sum + (runes?.(place, views[module]) ?? 0), 0)
}

/**
 * What the border of an area towards another one is now: what is printed, unless a module says otherwise. In winter water
 * is frozen.
 */
export function borderOf(views: Views, place: string, other: string | null, printed: string, season: string): string {
  const now = inPlay(views).reduce(
    (border, { module, border: change }) => change?.(place, other, border, views[module]) ?? border,
    printed,
  )
  return now === 'water' && season === 'winter' ? 'frozen' : now
}

/** The fields of all extensions, one record. */
export function gathered<Field>(of: (added: Extension) => Readonly<Record<string, Field>> | undefined) {
  return Object.assign({}, ...EXTENSIONS.map((added) => of(added) ?? {})) as Record<string, Field>
}

/** How much an event of a module matters; null if no module says so. */
export function importanceOf(event: string): Importance | null {
  return EXTENSIONS.find(({ importance }) => importance && event in importance)?.importance?.[event] ?? null
}
