/** Typed calls to the server. Every refusal is a Problem; nothing was changed when one is thrown. */
import type {
  Chances,
  DiceProof,
  GameInfo,
  GameWords,
  Moment,
  NewTable,
  ProblemAnswer,
  ProblemType,
  Reason,
  Said,
  SeatKind,
  Snapshot,
  Step,
  StepMessage,
  Summary,
  Value,
} from './wire'

const MOST_STEPS = 2000

export class Problem extends Error {
  constructor(
    readonly type: ProblemType | 'offline',
    readonly status: number,
    readonly reason: Reason | null,
    readonly say: Said | null,
  ) {
    super(say?.en ?? type)
  }

  /** Whether the same may succeed a moment later. */
  get passing(): boolean {
    return this.type === 'offline' || this.type === 'unavailable' || this.type === 'too-many'
  }
}

type Fetch = typeof fetch

/** A key is made up once per answer, so that sending it again does nothing twice. */
export function newKey(): string {
  // Not randomUUID, which browsers grant to pages over HTTPS only.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Api {
  constructor(private readonly fetcher: Fetch = (...args) => fetch(...args)) {}

  games = () => this.get<GameInfo[]>('/games')
  words = (game: string, language: string) => this.get<GameWords>(`/games/${game}/words/${language}`)
  tables = () => this.get<{ mine: Summary[]; public: Summary[] }>('/tables')
  open = (table: NewTable) => this.post<{ table: string; links: Record<string, string> }>('/tables', table)
  snapshot = (table: string, seat: number | null) => this.get<Snapshot>(`/tables/${table}${asSeat(seat)}`)
  /** A table as the one sees it who holds that secret, and nothing else. */
  invited = (table: string, secret: string) =>
    this.call<Snapshot>(`/tables/${table}`, {
      credentials: 'omit',
      headers: { Accept: 'application/json', Authorization: `Bearer ${secret}` },
    })
  claim = (table: string, secret: string, name: string, again: boolean) =>
    this.post<{ seat: number }>(`/tables/${table}/claim`, { secret, name, again })
  why = (table: string, seat: number, action: Value) =>
    this.post<{ reason: Reason | null; say: Said | null }>(`/tables/${table}/why`, { seat, action })
  undo = (table: string, seat: number, decision: number, to: number | null = null) =>
    this.post<StepMessage>(`/tables/${table}/undo`, { seat, decision, to })
  askUndo = (table: string, seat: number, to: number) =>
    this.post<StepMessage>(`/tables/${table}/undo/ask`, { seat, to })
  consent = (table: string, seat: number, decision: number, to: number, agree: boolean) =>
    this.post<StepMessage>(`/tables/${table}/undo/consent`, { seat, decision, to, agree })
  changeSeat = (table: string, seat: number, change: { kind: SeatKind; bot?: string }) =>
    this.post<{ secret: string | null }>(`/tables/${table}/seats/${seat}`, change)
  rematch = (table: string) =>
    this.post<{ table: string; links?: Record<string, string> }>(`/tables/${table}/rematch`, {})
  at = (table: string, seat: number | null, n: number) => this.get<Moment>(`/tables/${table}/at/${n}${asSeat(seat)}`)
  branch = (table: string, n: number, seat: number, bots: string, title: string) =>
    this.post<{ table: string }>(`/tables/${table}/branch`, { n, seat, bots, title })
  upload = (text: string) => this.post<{ table: string }>('/records', text)
  dice = (table: string) => this.get<DiceProof>(`/tables/${table}/dice`)
  odds = (table: string, action: Value) => this.post<Chances>(`/tables/${table}/odds`, { action })

  /** The server tells so many entries at once: a long game comes in several parts. */
  async history(table: string, seat: number | null, from: number, to: number): Promise<Step[]> {
    const parts: Promise<Step[]>[] = []
    for (let at = from; at < to; at += MOST_STEPS) {
      const part = `from=${at}&to=${Math.min(to, at + MOST_STEPS)}`
      parts.push(this.get<Step[]>(`/tables/${table}/history${asSeat(seat)}${seat === null ? '?' : '&'}${part}`))
    }
    return (await Promise.all(parts)).flat()
  }

  /** The same key is sent again after a broken line: whichever arrives first counts, the other gets its answer. */
  async answer(table: string, seat: number, decision: number, answers: Value[]): Promise<StepMessage> {
    const body = { seat, decision, key: newKey(), answers }
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.post(`/tables/${table}/answers`, body)
      } catch (error) {
        const again = error instanceof Problem && (error.type === 'offline' || error.type === 'unavailable')
        if (!again || attempt === 3) throw error
        await new Promise((go) => setTimeout(go, 300 * 2 ** attempt))
      }
    }
  }

  private get<T>(path: string): Promise<T> {
    return this.call<T>(path, { headers: { Accept: 'application/json' } })
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    const text = typeof body === 'string'
    return this.call<T>(path, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': text ? 'text/plain' : 'application/json',
        'X-Feldzug': '1',
      },
      body: text ? body : JSON.stringify(body),
    })
  }

  private async call<T>(path: string, init: RequestInit): Promise<T> {
    let answer: Response
    try {
      answer = await this.fetcher('/api' + path, { credentials: 'same-origin', ...init })
    } catch {
      throw new Problem('offline', 0, null, null)
    }
    if (answer.ok) return (await answer.json()) as T
    const told = (await answer.json().catch(() => null)) as Partial<ProblemAnswer> | null
    throw new Problem(told?.type ?? byStatus(answer.status), answer.status, told?.reason ?? null, told?.say ?? null)
  }
}

function asSeat(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`
}

function byStatus(status: number): ProblemType {
  if (status === 404) return 'unknown'
  if (status === 429) return 'too-many'
  return status >= 500 ? 'unavailable' : 'bad-request'
}

export const api = new Api()
