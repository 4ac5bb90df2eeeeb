/**
 * Puts data of a game into one language, as `feldzug/parts/translator.py` does: a class name in kebab-case or the key of a
 * reason is the key of a message, its fields are the arguments. The class says which vocabulary the ids of a field are of;
 * arguments of reasons are known by their names.
 */
import type { FieldWords, Reason, Said, Translations, Value } from '../api/types'
import { Messages, type Language, type MessageArgs } from './messages'

/** What a field holds that names a seat, in place of a vocabulary. */
const SEAT = 'seat'

/** `BattleWon` → `battle-won`: a class is its own message key. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase()).replace(/^-/, '')
}

/** What has no id: a number below zero says that there is nothing. */
function isNothing(value: unknown): boolean {
  return typeof value === 'number' && value < 0
}

/** Whether a field holds a whole answer, such as what was reported. */
function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && '@' in value
}

function sideBySide(texts: readonly string[]): string {
  return texts.filter(Boolean).join(' ')
}

export interface TranslatorParts {
  language: Language
  translations: Translations
  /** The players' names by seat. */
  seats: readonly string[]
  /** The message that names a seat which is no player's: the neutral army, nobody. */
  nobody: (seat: number) => string
  /** Messages that the page has for this game beyond the server's. */
  own?: string
}

export class Translator {
  readonly language: Language
  readonly translations: Translations
  readonly seats: readonly string[]
  private readonly nobody: (seat: number) => string
  private readonly messages: Messages

  constructor({ language, translations, seats, nobody, own = '' }: TranslatorParts) {
    this.language = language
    this.translations = translations
    this.seats = seats
    this.nobody = nobody
    this.messages = new Messages(language, [translations.messages, own])
  }

  /** An event or an action in words. What nobody has put into words is told by its parts, so that no answer is taken for another. */
  value(value: Value): string {
    const { '@': tag, ...fields } = value
    const key = kebab(tag)
    const args = this.args(fields, tag)
    if (this.messages.has(key)) return this.messages.say(key, args)
    const parts = Object.keys(fields).flatMap((field) => (field in args ? [`${field} ${String(args[field])}`] : []))
    return parts.length ? `${key} (${parts.join(', ')})` : key
  }

  /** What is asked. */
  question({ '@': tag, ...fields }: Value): string {
    return this.messages.say(kebab(tag), this.args(fields, tag))
  }

  /** What has begun: in full if all of it may be known, otherwise in short. */
  crumb({ '@': tag, ...fields }: Value): string {
    const args = this.args(fields, tag)
    const attribute = this.messages.complete(kebab(tag), args) ? '' : 'short'
    return this.messages.say(kebab(tag), attribute ? {} : args, attribute)
  }

  reason(reason: Reason): string {
    return this.messages.say(reason.key, this.args(reason.args, ''))
  }

  say(key: string, args: MessageArgs = {}): string {
    return this.messages.say(key, args)
  }

  has(key: string): boolean {
    return this.messages.has(key)
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.messages.say(this.nobody(seat), { number: seat + 1 })
  }

  /** What a thing of a vocabulary is called. */
  name(vocabulary: string, id: string): string {
    return this.translations.vocabularies[vocabulary]?.[id] ?? id
  }

  /** A form of that name which its language knows, such as its plural; otherwise the name itself. */
  form(vocabulary: string, id: string, form: string): string {
    return this.translations.forms[vocabulary]?.[id]?.[form] ?? this.name(vocabulary, id)
  }

  /** What an id is called of which only the field is known that holds it. */
  nameIn(field: string, id: string): string {
    const { vocabularies } = this.translations
    const likely = this.translations.arguments[field] ?? ''
    const holding = [likely, ...Object.keys(vocabularies)].find((key) => id in (vocabularies[key] ?? {}))
    return holding ? this.name(holding, id) : this.messageFor(field, id)
  }

  list(things: string[]): string {
    return things.join(', ')
  }

  /** What a field is of: by the class that it belongs to, else by its name. */
  private vocabularyOf(tag: string, field: string): FieldWords | undefined {
    return this.translations.fields[tag]?.[field] ?? this.translations.arguments[field]
  }

  private args(fields: Record<string, unknown>, tag: string): MessageArgs {
    const found: MessageArgs = {}
    for (const [field, value] of Object.entries(fields)) {
      const vocabulary = this.vocabularyOf(tag, field)
      if (typeof value === 'boolean') found[field] = value ? 'yes' : 'no'
      else if (vocabulary === SEAT && typeof value === 'number') found[field] = this.seat(value)
      else if (Array.isArray(value)) found[field] = this.listed(field, value, vocabulary ?? '')
      else if (isValue(value)) found[field] = this.value(value)
      else if (typeof vocabulary === 'string') Object.assign(found, this.named(field, vocabulary, value))
      else if (typeof value === 'string') found[field] = this.messageFor(field, value)
      else if (typeof value === 'number') found[field] = value
    }
    return found
  }

  /** Several things, each by its name; what belongs together inside of a list stands side by side. */
  private listed(field: string, things: readonly unknown[], words: FieldWords): string {
    if (typeof words !== 'string' && 'parts' in words)
      return sideBySide(things.map((thing, n) => this.one(field, thing, words.parts[n] ?? '')))
    const each = typeof words === 'string' ? words : words.each
    return this.list(things.map((thing) => this.one(field, thing, each))) || this.messageFor(field, '')
  }

  private one(field: string, thing: unknown, words: FieldWords): string {
    if (Array.isArray(thing))
      return typeof words === 'string'
        ? sideBySide(thing.map((part) => this.one(field, part, words)))
        : this.listed(field, thing, words)
    if (words === SEAT && typeof thing === 'number') return this.seat(thing)
    if (typeof words !== 'string' || !words) return this.messageFor(field, String(thing))
    return isNothing(thing) ? '' : this.name(words, String(thing))
  }

  /** A name and its forms: `in` makes `$in_area` of a field `area`. */
  private named(field: string, vocabulary: string, value: unknown): MessageArgs {
    if (typeof value === 'number') return isNothing(value) ? {} : { [field]: value }
    if (typeof value !== 'string') return {}
    const named: MessageArgs = { [field]: this.name(vocabulary, value) }
    for (const [form, text] of Object.entries(this.translations.forms[vocabulary]?.[value] ?? {}))
      named[`${form}_${field}`] = text
    return named
  }

  /** A word or a number that is no thing of a vocabulary may have a message of its own. */
  private messageFor(field: string, word: string): string {
    const key = `${field}-${word}`
    return this.messages.has(key) ? this.messages.say(key) : word
  }
}

export function inLanguage(said: Said | null | undefined, language: Language): string {
  return said?.[language] ?? ''
}
