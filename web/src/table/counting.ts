/** Counting pieces that go together. */
import type { Movable } from '../games/drawing'

/** How many pieces of one kind may be among those that are counted so far. */
export function mostOf(movable: Movable, counts: Record<string, number>, id: string): number {
  const own = movable.kinds.find((kind) => kind.id === id)
  if (!own) return 0
  const others = movable.kinds.filter((kind) => kind.id !== id && counts[kind.id])
  const along = others.reduce((sum, kind) => sum + (counts[kind.id] ?? 0), 0)
  const inAll = Math.min(movable.most, own.together, ...others.map((kind) => kind.together))
  return Math.max(0, Math.min(own.most, inAll - along))
}

/** Whether there is anything to count: more than one piece, or more than one kind. */
export function countable(movable: Movable | null): boolean {
  if (!movable) return false
  const [first, second] = movable.kinds
  return first !== undefined && (second !== undefined || mostOf(movable, {}, first.id) > 1)
}
