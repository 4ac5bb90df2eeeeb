/** The drawings of games, each loaded when it is needed: the one place where a game registers. */
import type { Drawing } from './drawing'

const DRAWINGS: Record<string, () => Promise<{ drawing: Drawing }>> = {
  'ring-war': () => import('./ring_war'),
}

/** What a table plays, as long as nobody knows. */
export const LIKELY = Object.keys(DRAWINGS)[0] as string

export async function drawingOf(game: string): Promise<Drawing> {
  const load = DRAWINGS[game] ?? (() => import('./plain'))
  return (await load()).drawing
}
