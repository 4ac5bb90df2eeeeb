/** Calls to the server, typed by its own description. Every refusal is thrown as a Problem. */
import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from '../protocol'
import { Problem } from './problem'
import type {
  ChangeMessage,
  Correctable,
  DeskSettings,
  Moment,
  NewTable,
  Snapshot,
  Step,
  StepMessage,
  Subscribe,
  Value,
} from './types'

/** The server tells so many steps at once. */
const MOST_STEPS = 2000
const TRIES = 4

const MIDDLEWARE: Middleware = {
  onRequest({ request }) {
    // Marks what changes something: no other site can send it.
    if (request.method === 'POST') request.headers.set('X-Feldzug', '1')
  },
  async onResponse({ response }) {
    if (!response.ok) throw await Problem.of(response)
  },
  onError: () => Problem.offline(),
}

/** A key is made up once per answer, so that sending it again does nothing twice. */
export function newKey(): string {
  // Not randomUUID, which browsers grant to pages over HTTPS only.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What a successful call brought. */
async function data<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T
}

export class Api {
  private readonly client

  constructor(fetcher: (request: Request) => Promise<Response> = (request) => fetch(request), baseUrl = '') {
    this.client = createClient<paths>({ baseUrl, fetch: fetcher, headers: { Accept: 'application/json' } })
    this.client.use(MIDDLEWARE)
  }

  // --- Games and tables ---

  games = () => data(this.client.GET('/api/games'))

  translations = (game: string, language: string) =>
    data(this.client.GET('/api/games/{game}/words/{language}', { params: { path: { game, language } } }))

  /** The rulebook. */
  rules = (game: string, language: string) =>
    data(this.client.GET('/api/games/{game}/rules/{language}', { params: { path: { game, language } } }))

  /** What is written on the cards. */
  cards = (game: string, language: string) =>
    data(this.client.GET('/api/games/{game}/cards/{language}', { params: { path: { game, language } } }))

  /** Examples of the rulebook. */
  examples = (game: string, language: string) =>
    data(this.client.GET('/api/games/{game}/examples/{language}', { params: { path: { game, language } } }))

  /** A table with one of them. */
  openExample = (game: string, key: string) =>
    data(this.client.POST('/api/games/{game}/examples/{key}/open', { params: { path: { game, key } } }))

  tables = () => data(this.client.GET('/api/tables'))

  open = (body: NewTable) => data(this.client.POST('/api/tables', { body }))

  upload = (body: string) =>
    data(
      this.client.POST('/api/records', {
        body,
        headers: { 'Content-Type': 'text/plain' },
        bodySerializer: (text) => text,
      }),
    )

  /** How the points went, a line for each change. */
  scores = (table: string) => data(this.client.GET('/api/tables/{table}/scores', { params: { path: { table } } }))

  /** When what everybody knows was told. */
  times = (table: string) => data(this.client.GET('/api/tables/{table}/times', { params: { path: { table } } }))

  archive = (table: string, archived: boolean) =>
    data(this.client.POST('/api/tables/{table}/archive', { params: { path: { table } }, body: { archived } }))

  deleteTable = (table: string) => data(this.client.POST('/api/tables/{table}/delete', { params: { path: { table } } }))

  /** The addresses at which others at home reach the server. */
  home = () => data(this.client.GET('/api/home'))

  rematch = (table: string) => data(this.client.POST('/api/tables/{table}/rematch', { params: { path: { table } } }))

  branch = (table: string, n: number, seat: number, bots: string, title: string) =>
    data(
      this.client.POST('/api/tables/{table}/branch', { params: { path: { table } }, body: { n, seat, bots, title } }),
    )

  // --- Seats ---

  /** *own* is the secret that the seat has from then on: sent again, it claims again what was claimed without an answer. */
  claim = (table: string, secret: string, name: string, again: boolean, own: string) =>
    data(
      this.client.POST('/api/tables/{table}/claim', {
        params: { path: { table } },
        body: { secret, name, again, own },
      }),
    )

  changeSeat = (table: string, seat: number, change: { kind: 'bot' | 'link'; bot?: string }) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}', {
        params: { path: { table, seat } },
        body: { bot: '', ...change },
      }),
    )

  resign = (table: string, seat: number) =>
    data(this.client.POST('/api/tables/{table}/seats/{seat}/resign', { params: { path: { table, seat } } }))

  /** The secret of a link with which the own seat is taken along to one more browser. */
  deviceLink = (table: string, seat: number) =>
    data(this.client.POST('/api/tables/{table}/seats/{seat}/device', { params: { path: { table, seat } } }))

  /** *own* is made up by this browser: sent again, it uses the link again whose answer was lost. */
  useDeviceLink = (table: string, secret: string, own: string) =>
    data(this.client.POST('/api/tables/{table}/device', { params: { path: { table } }, body: { secret, own } }))

  // --- Running a campaign ---

  changeDesk = (table: string, body: DeskSettings) =>
    data(this.client.POST('/api/tables/{table}/desk', { params: { path: { table } }, body }))

  pauseDesk = (table: string, paused: boolean) =>
    data(this.client.POST('/api/tables/{table}/desk/pause', { params: { path: { table } }, body: { paused } }))

  broadcast = (table: string, text: string) =>
    data(this.client.POST('/api/tables/{table}/desk/messages', { params: { path: { table } }, body: { text } }))

  /** Begin although seats are empty: such bots play them. */
  begin = (table: string, bot: string) =>
    data(this.client.POST('/api/tables/{table}/desk/begin', { params: { path: { table } }, body: { bot } }))

  /** A bot answers beside the holder of a seat; none any more if *bot* is empty. */
  standIn = (table: string, seat: number, bot: string) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/stand-in', {
        params: { path: { table, seat } },
        body: { bot },
      }),
    )

  turnNeutral = (table: string, seat: number) =>
    data(this.client.POST('/api/tables/{table}/seats/{seat}/neutral', { params: { path: { table, seat } } }))

  /** What the holder of the own seat has kept under a name. */
  kept = (table: string, seat: number) =>
    data(this.client.GET('/api/tables/{table}/seats/{seat}/kept', { params: { path: { table, seat } } }))

  keep = (table: string, seat: number, name: string, action: Value) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/kept', {
        params: { path: { table, seat } },
        body: { name, action },
      }),
    )

  forget = (table: string, seat: number, kind: string, name: string) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/kept/forget', {
        params: { path: { table, seat } },
        body: { kind, name },
      }),
    )

  /** What the own seat has left for when its time runs out, by branch. */
  drafts = (table: string, seat: number) =>
    data(this.client.GET('/api/tables/{table}/seats/{seat}/drafts', { params: { path: { table, seat } } }))

  /** Leave an answer for when the own time runs out; null takes it back. */
  leave = (table: string, seat: number, branch: number[], action: Value | null) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/draft', {
        params: { path: { table, seat } },
        body: { branch, action },
      }),
    )

  /** Where news of the table go for the own seat. */
  news = (table: string, seat: number) =>
    data(this.client.GET('/api/tables/{table}/seats/{seat}/dispatch', { params: { path: { table, seat } } }))

  subscribe = (table: string, seat: number, body: Subscribe) =>
    data(this.client.POST('/api/tables/{table}/seats/{seat}/dispatch', { params: { path: { table, seat } }, body }))

  unsubscribe = (table: string, seat: number, kind: Subscribe['kind']) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/dispatch/{kind}/stop', {
        params: { path: { table, seat, kind } },
      }),
    )

  /** The whole campaign as one sealed file. */
  campaign = (table: string) =>
    data(this.client.POST('/api/tables/{table}/campaign', { params: { path: { table } }, parseAs: 'text' }))

  /** What could have been answered at an entry. */
  correctable = (table: string, seat: number, entry: number) =>
    data(
      this.client.GET('/api/tables/{table}/corrections/{entry}', {
        params: { path: { table, entry }, query: { seat } },
      }),
    ) as Promise<Correctable>

  /** What a correction would do, before it is made. */
  ripple = (table: string, seat: number, entry: number, action: Value) =>
    data(
      this.client.POST('/api/tables/{table}/corrections/ripple', {
        params: { path: { table } },
        body: { seat, entry, action },
      }),
    )

  correct = (table: string, seat: number, entry: number, action: Value, note: string, entries: number) =>
    data(
      this.client.POST('/api/tables/{table}/corrections', {
        params: { path: { table } },
        body: { seat, entry, action, note, entries },
      }),
    )

  // --- Looking at a table ---

  snapshot = (table: string, seat: number | null) =>
    data(this.client.GET('/api/tables/{table}', { params: { path: { table }, query: { seat } } })) as Promise<Snapshot>

  /** A table as the one sees it who holds that secret, and nothing else. */
  invited = (table: string, secret: string) =>
    data(
      this.client.GET('/api/tables/{table}', {
        params: { path: { table } },
        credentials: 'omit',
        headers: { Authorization: `Bearer ${secret}` },
      }),
    ) as Promise<Snapshot>

  at = (table: string, seat: number | null, n: number) =>
    data(
      this.client.GET('/api/tables/{table}/at/{n}', { params: { path: { table, n }, query: { seat } } }),
    ) as Promise<Moment>

  /** A long history comes in several parts. */
  async history(table: string, seat: number | null, from: number, to: number): Promise<Step[]> {
    const parts: Promise<Step[]>[] = []
    for (let at = from; at < to; at += MOST_STEPS) {
      const query = { seat, from: at, to: Math.min(to, at + MOST_STEPS) }
      const part = this.client.GET('/api/tables/{table}/history', { params: { path: { table }, query } })
      parts.push(data(part) as Promise<Step[]>)
    }
    return (await Promise.all(parts)).flat()
  }

  dice = (table: string) => data(this.client.GET('/api/tables/{table}/dice', { params: { path: { table } } }))

  odds = (table: string, action: Value, seat: number | null = null) =>
    data(this.client.POST('/api/tables/{table}/odds', { params: { path: { table } }, body: { action, seat } }))

  // --- Playing ---

  /**
   * The step that follows; to who has seen *known* entries only what has changed. The same key is sent again after a broken
   * connection: whichever arrives first counts. Once *given up* nothing is sent again.
   */
  async answer(
    table: string,
    seat: number,
    decision: number,
    answers: Value[],
    key: string = newKey(),
    known?: number,
    givenUp?: AbortSignal,
  ): Promise<StepMessage | ChangeMessage> {
    const body = { seat, decision, key, answers }
    const params = { path: { table }, query: { known } }
    for (let tries = 1; ; tries++) {
      try {
        return (await data(this.client.POST('/api/tables/{table}/answers', { params, body }))) as unknown as
          StepMessage | ChangeMessage
      } catch (error) {
        if (!(error instanceof Problem && error.unreachable) || tries === TRIES) throw error
        await new Promise((go) => setTimeout(go, 150 * 2 ** tries))
        if (givenUp?.aborted) throw error
      }
    }
  }

  passes = (table: string, seat: number) =>
    data(this.client.GET('/api/tables/{table}/seats/{seat}/passes', { params: { path: { table, seat } } }))

  /** Pass in advance from the open window on. */
  standPass = (table: string, seat: number, scope: string) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/passes', {
        params: { path: { table, seat } },
        body: { scope, only_here: false },
      }),
    )

  liftPass = (table: string, seat: number, scope: string, moment: string) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/passes/lift', {
        params: { path: { table, seat } },
        body: { scope, moment },
      }),
    )

  orders = (table: string, seat: number) =>
    data(this.client.GET('/api/tables/{table}/seats/{seat}/orders', { params: { path: { table, seat } } }))

  /** Let the server answer for a seat until a condition holds or something else is asked. */
  giveOrder = (table: string, seat: number, decision: number, order: Value, until: Record<string, number>) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/orders', {
        params: { path: { table, seat } },
        body: { decision, order, until },
      }),
    )

  liftOrder = (table: string, seat: number, kind: string) =>
    data(
      this.client.POST('/api/tables/{table}/seats/{seat}/orders/lift', {
        params: { path: { table, seat } },
        body: { kind },
      }),
    )

  why = (table: string, seat: number, action: Value) =>
    data(this.client.POST('/api/tables/{table}/why', { params: { path: { table } }, body: { seat, action } }))

  /** Takes back everything from entry *to* on; without it the last answer. */
  undo = (table: string, seat: number, decision: number, to: number | null) =>
    data(
      this.client.POST('/api/tables/{table}/undo', { params: { path: { table } }, body: { seat, decision, to } }),
    ) as Promise<StepMessage>

  askUndo = (table: string, seat: number, to: number) =>
    data(
      this.client.POST('/api/tables/{table}/undo/ask', { params: { path: { table } }, body: { seat, to } }),
    ) as Promise<StepMessage>

  consent = (table: string, seat: number, decision: number, to: number, agree: boolean) =>
    data(
      this.client.POST('/api/tables/{table}/undo/consent', {
        params: { path: { table } },
        body: { seat, decision, to, agree },
      }),
    ) as Promise<StepMessage>
}

export const api = new Api()
