/** One stream for the whole page: server-sent events read by fetch, so that it resumes where it broke off. */
import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** How long to wait before try number *attempt*: longer each time, and not all pages at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.7 + 0.6 * chance())
}

/** The server says something every 15 seconds; after so many milliseconds of silence the connection counts as broken. */
const SILENCE = 40_000
/** A connection that held so long was a good one: the next try comes soon. */
const LASTING = 5000

export type StreamHealth = 'connecting' | 'live' | 'lost'

interface Listener {
  /** What to watch, in the server's notation; asked anew at every connection. */
  watch: () => string
  message: (event: string, data: unknown) => void
  health: (state: StreamHealth) => void
  /** What was watched may not be watched any more. */
  refused: () => void
}

interface Network {
  fetch: typeof fetch
  /** How long to wait before a try, in milliseconds. */
  backoff: (attempt: number) => number
}

const NETWORK: Network = { fetch: (...args) => fetch(...args), backoff }

export class EventStream {
  private stopped = false
  private connection: AbortController | null = null
  private lastId = ''

  constructor(
    private readonly listener: Listener,
    private readonly network: Network = NETWORK,
  ) {}

  /** Listens until stopped, however often the connection breaks. */
  async run(): Promise<void> {
    for (let attempt = 0; !this.stopped; attempt++) {
      const began = Date.now()
      try {
        await this.listen(() => (attempt = 0))
      } catch {
        // The connection broke; it is taken up again below.
      }
      if (this.stopped) return
      this.listener.health('lost')
      if (Date.now() - began > LASTING) attempt = 0
      await new Promise((go) => setTimeout(go, this.network.backoff(attempt)))
    }
  }

  stop(): void {
    this.stopped = true
    this.connection?.abort()
  }

  private async listen(alive: () => void): Promise<void> {
    const connection = (this.connection = new AbortController())
    const response = await this.connect(connection.signal)
    if (!response) return
    this.listener.health('live')
    let ended = false
    const parser = createParser({ onEvent: (message) => (ended ||= this.receive(message)) })
    const decoder = new TextDecoder()
    const chunks = response.getReader()
    let silence = setTimeout(() => connection.abort(), SILENCE)
    try {
      while (!ended) {
        const { done, value } = await chunks.read()
        if (done) return
        clearTimeout(silence)
        silence = setTimeout(() => connection.abort(), SILENCE)
        alive()
        parser.feed(decoder.decode(value, { stream: true }))
      }
    } finally {
      clearTimeout(silence)
      connection.abort()
    }
  }

  private async connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null> {
    const headers: Record<string, string> = { Accept: 'text/event-stream' }
    if (this.lastId) headers['Last-Event-ID'] = this.lastId
    const watch = encodeURIComponent(this.listener.watch())
    const response = await this.network.fetch(`/api/stream?watch=${watch}&differences=true`, { headers, signal })
    if (response.status === 403 || response.status === 404) {
      this.stop()
      this.listener.refused()
      return null
    }
    if (!response.ok || !response.body) throw new Error(`stream: ${response.status}`)
    return response.body
  }

  /** Whether the stream ends with this message. */
  private receive({ event = 'message', data, id }: EventSourceMessage): boolean {
    if (this.stopped || event === 'bye') return true
    if (id) this.lastId = id
    this.listener.message(event, JSON.parse(data))
    return this.stopped
  }
}
