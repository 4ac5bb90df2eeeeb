/** Fluent messages of one language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'en' | 'de'
export type MessageArgs = Record<string, FluentVariable>

export class Messages {
  private readonly bundle: FluentBundle

  /** Of two messages with the same key the later one counts. */
  constructor(
    readonly language: Language,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.add(text)
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** Whether a message can be said with these arguments, leaving nothing open. */
  complete(key: string, args: MessageArgs): boolean {
    const errors: Error[] = []
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern) this.bundle.formatPattern(pattern, args, errors)
    return !errors.length
  }

  /** A message, or its attribute if it has that one; for an unknown key the key itself. */
  say(key: string, args: MessageArgs = {}, attribute = ''): string {
    const message = this.bundle.getMessage(key)
    const pattern = message?.attributes[attribute] ?? message?.value
    // With a list for errors Fluent never throws: a missing argument shows as its name.
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key
  }
}
