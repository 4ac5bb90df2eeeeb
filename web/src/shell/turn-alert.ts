/** Says that it is someone's turn, only while the page is not in front: title, icon, and if wanted a sound and a notification. */
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

let audio: AudioContext | null = null

/** Two soft notes, made here: nothing is loaded. */
export function chime(): void {
  audio ??= new AudioContext()
  const start = audio.currentTime
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const at = start + i * 0.16
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.16, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.75)
  }
}

export const turnAlert = new TurnAlert()
