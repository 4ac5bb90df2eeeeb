/** Says that it is someone's turn, only while the page is not in front: title, icon, and if wanted a sound and a notification. */
import { chime } from './noises'
import { settings } from './settings.svelte'

const TITLE = 'Feldzug'

class TurnAlert {
  constructor() {
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.clear()
    })
  }

  yourTurn(table: string, text: string): void {
    if (!document.hidden) return
    document.title = `● ${text} · ${TITLE}`
    icon('/icon-turn.svg')
    if (settings.sound) chime()
    if (settings.notify && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(text, { body: table, tag: 'feldzug', icon: '/icon.svg' })
    }
  }

  clear(): void {
    document.title = TITLE
    icon('/icon.svg')
  }
}

function icon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href)
}

export const turnAlert = new TurnAlert()
