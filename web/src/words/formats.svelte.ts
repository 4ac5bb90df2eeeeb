/** Numbers, shares and times as the reader's language writes them. */
import { settings } from '../shell/settings.svelte'

/** Making one takes longer than all the numbers of a table. */
const FORMATS = new Map<string, Intl.NumberFormat>()

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  const key = settings.language + JSON.stringify(options)
  const format = FORMATS.get(key) ?? new Intl.NumberFormat(settings.language, options)
  FORMATS.set(key, format)
  return format.format(value)
}

export function percent(value: number): string {
  return number(value, { style: 'percent', maximumFractionDigits: value > 0.995 || value < 0.005 ? 1 : 0 })
}

export function date(value: string | number): string {
  const moment = new Date(typeof value === 'number' && value < 1e12 ? value * 1000 : value)
  return Number.isNaN(+moment)
    ? ''
    : new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}

/** Several names as one text. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(names)
}
