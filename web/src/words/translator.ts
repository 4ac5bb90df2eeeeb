/**
 * Puts data of a game into one language, as `feldzug/parts/translator.py` does: a class name in kebab-case or the key of a
 * reason is the key of a message, its fields are the arguments; a field's name says what its id stands for.
 */
import type { Reason, Said, Translations, Value } from '../api/types'
import { Messages, type Language, type MessageArgs } from './messages'
import type { NameForms } from './name-forms'

/** `BattleWon` → `battle-won`: a class is its own message key. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase()).replace(/^-/, '')
}

export class Translator {
  private readonly messages: Messages

  /** *own* are messages that the page has for this game beyond the server's. */
  constructor(
    readonly language: Language,
    readonly translations: Translations,
    private readonly nameForms: NameForms,
    readonly seats: readonly string[],
    own = '',
  ) {
    this.messages = new Messages(language, [translations.messages, own])
  }

  /** An event, an action or a question in words. */
  value(value: Value): string {
    const { '@': tag, ...fields } = value
    return this.messages.say(kebab(tag), this.args(fields))
  }

  /** What has begun: in full if all of it may be known, otherwise in short. */
  crumb(begun: Value): string {
    const { '@': tag, ...fields } = begun
    const args = this.args(fields)
    const attribute = this.messages.complete(kebab(tag), args) ? '' : 'short'
    return this.messages.say(kebab(tag), attribute ? {} : args, attribute)
  }

  reason(reason: Reason): string {
    return this.messages.say(reason.key, this.args(reason.args))
  }

  say(key: string, args: MessageArgs = {}): string {
    return this.messages.say(key, args)
  }

  has(key: string): boolean {
    return this.messages.has(key)
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.messages.say(this.nameForms.nobody(seat), { number: seat + 1 })
  }

  name(field: string, id: unknown): string {
    if (this.nameForms.seats.includes(field)) return this.seat(Number(id))
    return this.translations.names[field]?.[String(id)] ?? String(id)
  }

  rule(id: string): string {
    const rules = this.translations.rules.flatMap((section) => section.rules)
    return rules.find((rule) => rule.id === id)?.text ?? ''
  }

  list(things: string[]): string {
    return things.join(', ')
  }

  private args(fields: Record<string, unknown>): MessageArgs {
    const found: MessageArgs = {}
    for (const [field, value] of Object.entries(fields)) {
      if (typeof value === 'boolean') found[field] = value ? 'yes' : 'no'
      else if (this.nameForms.seats.includes(field) && typeof value === 'number') found[field] = this.seat(value)
      else if (field in this.translations.names) Object.assign(found, this.named(field, value))
      else if (Array.isArray(value)) found[field] = this.list(value.map(String))
      else if (typeof value === 'string') {
        const key = `${field}-${value}`
        found[field] = this.messages.has(key) ? this.messages.say(key) : value
      } else if (typeof value === 'number') found[field] = value
    }
    return found
  }

  /** A name and its forms: `in` makes `$in_area` of a field `area`. */
  private named(field: string, value: unknown): MessageArgs {
    if (Array.isArray(value)) return { [field]: this.list(value.map((one) => this.name(field, one))) }
    // What has no id: a number below zero says that there is nothing.
    if (typeof value === 'number') return value < 0 ? {} : { [field]: value }
    const id = String(value)
    const named: MessageArgs = { [field]: this.name(field, id) }
    for (const [form, text] of Object.entries(this.translations.forms[field]?.[id] ?? {}))
      named[`${form}_${field}`] = text
    return named
  }
}

export function inLanguage(said: Said | null | undefined, language: Language): string {
  return said?.[language] ?? ''
}
