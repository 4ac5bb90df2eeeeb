/** One stream for the whole page: server-sent events read by fetch, so that it resumes where it broke off. */

export interface Message {
  event: string
  data: string
  id: string
}

/** Cuts a stream of text into messages, however the pieces arrive. */
export class Reader {
  private rest = ''
  id = ''
  retry = 0

  feed(text: string): Message[] {
    this.rest += text
    const found: Message[] = []
    // A \r at the end may be half of \r\n: wait for the other half.
    const blocks = this.rest.replace(/\r\n/g, '\n').split('\n\n')
    this.rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const message = this.read(block)
      if (message) found.push(message)
    }
    return found
  }

  private read(block: string): Message | null {
    let event = 'message'
    const data: string[] = []
    for (const line of block.split('\n')) {
      const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
      if (field === 'event') event = value ?? ''
      else if (field === 'data') data.push(value ?? '')
      else if (field === 'id') this.id = value ?? ''
      else if (field === 'retry') this.retry = Number(value) || 0
    }
    return data.length ? { event, data: data.join('\n'), id: this.id } : null
  }
}

/** How long to wait before try number *attempt*: longer each time, and not all pages at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  return Math.min(15_000, 400 * 2 ** attempt) * (0.7 + 0.6 * chance())
}

const SILENCE = 40_000 // the server says something every 15 seconds

export type Health = 'connecting' | 'live' | 'lost'

export class Live {
  private stopped = false
  private line: AbortController | null = null
  private lastId = ''

  constructor(
    private readonly watch: () => string,
    private readonly hear: (event: string, data: unknown) => void,
    private readonly health: (state: Health) => void = () => {},
    private readonly fetcher: typeof fetch = (...args) => fetch(...args),
  ) {}

  async run(): Promise<void> {
    for (let attempt = 0; !this.stopped; attempt++) {
      const began = Date.now()
      try {
        await this.listen(() => (attempt = 0))
      } catch {
        // The line broke; it is taken up again below.
      }
      if (this.stopped) return
      this.health('lost')
      if (Date.now() - began > 5000) attempt = 0
      await new Promise((go) => setTimeout(go, backoff(attempt)))
    }
  }

  stop(): void {
    this.stopped = true
    this.line?.abort()
  }

  private async listen(heard: () => void): Promise<void> {
    const line = (this.line = new AbortController())
    const headers: Record<string, string> = { Accept: 'text/event-stream' }
    if (this.lastId) headers['Last-Event-ID'] = this.lastId
    const watch = encodeURIComponent(this.watch())
    const answer = await this.fetcher(`/api/stream?watch=${watch}`, { headers, signal: line.signal })
    if (answer.status === 403 || answer.status === 404) {
      // Not a broken line: what is watched may not be watched any more.
      this.stop()
      this.hear('lost', null)
      return
    }
    if (!answer.ok || !answer.body) throw new Error(`stream: ${answer.status}`)
    this.health('live')
    const reader = new Reader()
    const decoder = new TextDecoder()
    const pieces = answer.body.getReader()
    let silence = setTimeout(() => line.abort(), SILENCE)
    try {
      for (;;) {
        const { done, value } = await pieces.read()
        if (done) return
        clearTimeout(silence)
        silence = setTimeout(() => line.abort(), SILENCE)
        heard()
        for (const message of reader.feed(decoder.decode(value, { stream: true }))) {
          if (this.stopped) return
          if (message.id) this.lastId = message.id
          if (message.event === 'bye') return
          this.hear(message.event, JSON.parse(message.data))
        }
      }
    } finally {
      clearTimeout(silence)
      line.abort()
    }
  }
}
