/** Short noises of what moves, made here: nothing is loaded. They are heard only by those who asked for them. */
import type { Beat } from '../games/drawing'
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function context(): AudioContext {
  audio ??= new AudioContext()
  void audio.resume()
  return audio
}

/** A short hiss, cut to a pitch: wood, paper, dice on a table. */
function tap(at: number, pitch: number, volume: number, seconds: number): void {
  const on = context()
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3
  const source = on.createBufferSource()
  const filter = on.createBiquadFilter()
  const gain = on.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = 1.4
  gain.gain.value = volume
  source.connect(filter).connect(gain).connect(on.destination)
  source.start(on.currentTime + at)
}

function tone(at: number, pitch: number, volume: number, seconds: number): void {
  const on = context()
  const start = on.currentTime + at
  const oscillator = on.createOscillator()
  const gain = on.createGain()
  oscillator.type = 'sine'
  oscillator.frequency.value = pitch
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(volume, start + 0.02)
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  oscillator.connect(gain).connect(on.destination)
  oscillator.start(start)
  oscillator.stop(start + seconds + 0.05)
}

const NOISES: Record<Beat['kind'], () => void> = {
  roll: () => [0, 0.07, 0.13, 0.21, 0.32, 0.46].forEach((at, i) => tap(at, 2400 - 180 * i, 0.5 - 0.05 * i, 0.05)),
  travel: () => [0, 0.12].forEach((at) => tap(at, 420, 0.35, 0.07)),
  land: () => tap(0, 320, 0.4, 0.08),
  fall: () => tone(0, 147, 0.16, 0.35),
  card: () => tap(0, 3400, 0.22, 0.12),
  note: () => {},
}

/** What is heard of a beat. */
export function noise(kind: Beat['kind']): void {
  if (settings.noises) NOISES[kind]()
}

/** Two soft notes. */
export function chime(): void {
  tone(0, 523.25, 0.16, 0.7)
  tone(0.16, 783.99, 0.16, 0.7)
}
