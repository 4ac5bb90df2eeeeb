/** The shell's own words, switched live. */
import type { FluentVariable } from '@fluent/bundle'
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import { Messages, type Language } from './speech'
import { settings } from '../shell/settings.svelte'

const MESSAGES: Record<Language, Messages> = { en: new Messages('en', [en]), de: new Messages('de', [de]) }

/** A message of the shell in the reader's language. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return MESSAGES[settings.language].say(key, args)
}

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
