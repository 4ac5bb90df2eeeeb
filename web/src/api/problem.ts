/** What the server refuses. Nothing was changed when one is thrown. */
import type { ProblemAnswer, ProblemType, Reason, Said } from './types'

export class Problem extends Error {
  constructor(
    readonly type: ProblemType | 'offline',
    readonly status: number,
    readonly reason: Reason | null,
    readonly say: Said | null,
  ) {
    super(say?.en ?? type)
  }

  /** The server could not be reached at all. */
  static offline(): Problem {
    return new Problem('offline', 0, null, null)
  }

  static async of(response: Response): Promise<Problem> {
    const body = (await response.json().catch(() => null)) as Partial<ProblemAnswer> | null
    const { type = byStatus(response.status), reason = null, say = null } = body ?? {}
    return new Problem(type, response.status, reason, say)
  }

  /** Whether the same may succeed a moment later. */
  get passing(): boolean {
    return this.unreachable || this.type === 'too-many'
  }

  get unreachable(): boolean {
    return this.type === 'offline' || this.type === 'unavailable'
  }
}

function byStatus(status: number): ProblemType {
  if (status === 404) return 'unknown'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'unavailable' : 'bad-request'
}
