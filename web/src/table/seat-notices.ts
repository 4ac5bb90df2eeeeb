/** Notices: what has happened to the seats of a table since its game began. */
import type { Snapshot } from '../api/types'

export type Notice = Snapshot['notices'][number]

/** So many of the latest are shown of each seat. */
const OF_EACH = 2

/** All but that somebody sat down before it began. */
export function noticesOf(snapshot: Pick<Snapshot, 'notices'> | null): Notice[] {
  return (snapshot?.notices ?? []).filter(({ kind, entries }) => kind !== 'taken' || entries > 0)
}

/** The latest of each seat: what is done to one seat hides nothing of another. */
export function latestOfEachSeat(notices: Notice[]): Notice[] {
  return notices.filter(({ seat }, n) => notices.slice(n + 1).filter((one) => one.seat === seat).length < OF_EACH)
}
