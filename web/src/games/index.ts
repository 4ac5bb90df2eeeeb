/** The drawings of games, each loaded when it is needed: the one place where a game registers. */
import type { Component } from 'svelte'
import type { Drawing, SmallBoardProps } from './drawing'
import { owner } from './plain/owners'
import './plain/palette.css'

const DRAWINGS: Record<string, () => Promise<{ drawing: Drawing }>> = {
  'ring-war': () => import('./ring_war'),
  runewars: () => import('./runewars'),
  empires: () => import('./empires'),
}

/** The board in small, for lists; a game may do without. */
const SMALL_BOARDS: Record<string, () => Promise<{ default: Component<SmallBoardProps> }>> = {
  'ring-war': () => import('./ring_war/SmallBoard.svelte'),
  runewars: () => import('./runewars/SmallBoard.svelte'),
  empires: () => import('./empires/SmallBoard.svelte'),
}

/** What a table plays, as long as nobody knows. */
export const LIKELY = Object.keys(DRAWINGS)[0] as string

export async function drawingOf(game: string): Promise<Drawing> {
  const load = DRAWINGS[game] ?? (() => import('./plain'))
  return (await load()).drawing
}

export async function smallBoardOf(game: string): Promise<Component<SmallBoardProps> | null> {
  return (await SMALL_BOARDS[game]?.())?.default ?? null
}

/** The colours of seats in a list: those that the game names, otherwise the usual ones. */
export function seatColours(named: readonly string[] | undefined, seats: number): string[] {
  return named?.length ? [...named] : Array.from({ length: seats }, (_, seat) => owner(seat).key)
}
