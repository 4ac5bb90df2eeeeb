/** What went wrong at a table, in words, until it is put right or closed. */
import { t } from '../words/shell-messages.svelte'

export class Failure {
  text = $state('')
  /** Whether it was only that the server could not be reached. */
  private offline = false

  say(text: string): void {
    this.offline = false
    this.text = text
  }

  notSent(): void {
    this.offline = true
    this.text = t('not-sent')
  }

  /** The server can be reached again. */
  reached(): void {
    if (this.offline) this.close()
  }

  close(): void {
    this.say('')
  }
}
