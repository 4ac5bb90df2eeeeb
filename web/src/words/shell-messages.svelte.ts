/** The shell's own messages, switched live with the language. */
import de from './de.ftl?raw'
import en from './en.ftl?raw'
import { Messages, type Language, type MessageArgs } from './messages'
import { settings } from '../shell/settings.svelte'

const MESSAGES: Record<Language, Messages> = { en: new Messages('en', [en]), de: new Messages('de', [de]) }

/** A message of the shell in the reader's language. */
export function t(key: string, args: MessageArgs = {}): string {
  return MESSAGES[settings.language].say(key, args)
}
