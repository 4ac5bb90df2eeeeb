/**
 * Puts data into words of one language, as `feldzug/parts/words.py` does: a class name in kebab-case or the key of a reason
 * is the key of a message, its fields are the arguments; a field's name says what its id stands for.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameWords, Reason, Said, Value } from '../wire'

export type Language = 'en' | 'de'
export const LANGUAGES: readonly Language[] = ['en', 'de']

type Args = Record<string, FluentVariable>

/** `BattleWon` → `battle-won`: a class is its own message key. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase()).replace(/^-/, '')
}

export class Messages {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    // The game's own words come last and win.
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** Whether a message can be said with these arguments, leaving nothing open. */
  complete(key: string, args: Args): boolean {
    const errors: Error[] = []
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern) this.bundle.formatPattern(pattern, args, errors)
    return !errors.length
  }

  /** A message, or its attribute if it has that one; for an unknown key the key itself. */
  say(key: string, args: Args = {}, attribute = ''): string {
    const message = this.bundle.getMessage(key)
    const pattern = message?.attributes[attribute] ?? message?.value
    // With a list for errors Fluent never throws: a missing argument shows as its name.
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key
  }
}

/** What a game's fields stand for, beyond what the server's words tell. */
export interface Grammar {
  /** Fields that hold a seat. */
  seats: readonly string[]
  /** The message that names a seat which is no player's: the neutral army, nobody. */
  nobody(seat: number): string
}

export class Words {
  private readonly messages: Messages

  constructor(
    readonly language: Language,
    readonly game: GameWords,
    private readonly grammar: Grammar,
    readonly seats: readonly string[],
    own = '',
  ) {
    this.messages = new Messages(language, [game.messages, own])
  }

  /** An event, an action or a question in words. */
  value(value: Value): string {
    const { '@': tag, ...fields } = value
    return this.messages.say(kebab(tag), this.args(Object.entries(fields)))
  }

  /** What has begun: in full if all of it may be known, otherwise in short. */
  crumb(begun: Value): string {
    const { '@': tag, ...fields } = begun
    const args = this.args(Object.entries(fields))
    return this.messages.complete(kebab(tag), args)
      ? this.messages.say(kebab(tag), args)
      : this.messages.say(kebab(tag), {}, 'short')
  }

  reason(reason: Reason): string {
    const pairs = Array.isArray(reason.args) ? reason.args : Object.entries(reason.args ?? {})
    return this.messages.say(reason.key, this.args(pairs))
  }

  say(key: string, args: Args = {}): string {
    return this.messages.say(key, args)
  }

  has(key: string): boolean {
    return this.messages.has(key)
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.messages.say(this.grammar.nobody(seat), { number: seat + 1 })
  }

  name(field: string, id: unknown): string {
    if (this.grammar.seats.includes(field)) return this.seat(Number(id))
    return this.game.names[field]?.[this.id(field, id)] ?? String(id)
  }

  rule(id: string): string {
    for (const section of this.game.rules) for (const rule of section.rules) if (rule.id === id) return rule.text
    return ''
  }

  list(things: string[]): string {
    return things.join(', ')
  }

  private args(pairs: Iterable<[string, unknown]>): Args {
    const found: Args = {}
    for (const [field, value] of pairs) {
      if (typeof value === 'boolean') found[field] = value ? 'yes' : 'no'
      else if (this.grammar.seats.includes(field) && typeof value === 'number') found[field] = this.seat(value)
      else if (field in this.game.names) Object.assign(found, this.named(field, value))
      else if (Array.isArray(value)) found[field] = this.list(value.map(String))
      else if (typeof value === 'string') {
        const key = `${field}-${value}`
        found[field] = this.messages.has(key) ? this.messages.say(key) : value
      } else if (typeof value === 'number') found[field] = value
    }
    return found
  }

  /** A name and its forms: `in` makes `$in_area` of a field `area`. */
  private named(field: string, value: unknown): Args {
    if (Array.isArray(value)) return { [field]: this.list(value.map((one) => this.name(field, one))) }
    if (typeof value === 'number' && value < 0) return {}
    const id = this.id(field, value)
    const named: Args = { [field]: this.name(field, id) }
    for (const [form, text] of Object.entries(this.game.forms[field]?.[id] ?? {})) named[`${form}_${field}`] = text
    return named
  }

  /** Ids travel by name; a bare number counts along the names. */
  private id(field: string, value: unknown): string {
    if (typeof value !== 'number') return String(value)
    return Object.keys(this.game.names[field] ?? {})[value] ?? String(value)
  }
}

export function inLanguage(said: Said | null | undefined, language: Language): string {
  return said?.[language] ?? ''
}
