/** What the modules add to the drawing, each from a folder of its own. */
import type { Translator } from '../../words/translator'
import type { Importance } from '../drawing'
import type { AreaToken, Extension, Parts } from './extension'
import { print } from './facts'
import { addPictures } from './owners'

const folders = import.meta.glob<{ extensions: readonly Extension[] }>('./*/index.ts', { eager: true })

export const EXTENSIONS: readonly Extension[] = Object.values(folders).flatMap(({ extensions }) => extensions)

for (const { printed, pictures } of EXTENSIONS) {
  if (printed) print(printed)
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

/** The fields of all extensions, one record. */
export function gathered<Field>(of: (added: Extension) => Readonly<Record<string, Field>> | undefined) {
  return Object.assign({}, ...EXTENSIONS.map((added) => of(added) ?? {})) as Record<string, Field>
}

/** How much an event of a module matters; null if no module says so. */
export function importanceOf(event: string): Importance | null {
  return EXTENSIONS.find(({ importance }) => importance && event in importance)?.importance?.[event] ?? null
}
