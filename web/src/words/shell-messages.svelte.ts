/** The shell's own messages, each language fetched when somebody reads it, switched live. */
import { Messages, type Language, type MessageArgs } from './messages'
import { settings } from '../shell/settings.svelte'

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
}

/** What parts of the page that few open have brought with them. */
const parts: Record<Language, string[]> = { en: [], de: [] }

let fetched = $state.raw<Partial<Record<Language, Messages>>>({})

/** Fetches the messages of a language, unless they are here. */
export async function loadMessages(language: Language): Promise<void> {
  if (fetched[language]) return
  const { default: text } = await TEXTS[language]()
  fetched = { ...fetched, [language]: new Messages(language, [text, ...parts[language]]) }
}

/** Adds the messages of a part of the page that is fetched only when somebody opens it. */
export function addMessages(texts: Record<Language, string>): void {
  for (const language of ['en', 'de'] as const) {
    parts[language].push(texts[language])
    fetched[language]?.add(texts[language])
  }
  fetched = { ...fetched }
}

/** A message of the shell in the reader's language; in the other one until that has come. */
export function t(key: string, args: MessageArgs = {}): string {
  const messages = fetched[settings.language] ?? fetched.en ?? fetched.de
  return messages ? messages.say(key, args) : key
}
