import { describe, expect, it } from 'vitest'
import { backoff, EventStream } from '../src/api/event-stream'

/** Runs a stream over these bodies until *enough* messages have come; tells what was heard and asked. */
async function listen(responses: (() => Response)[], enough: number) {
  const asked: (string | null)[] = []
  const heard: unknown[] = []
  const health: string[] = []
  const stream: EventStream = new EventStream(
    {
      watch: () => 't:0:4',
      message: (event, data) => {
        heard.push([event, data])
        if (heard.length === enough) stream.stop()
      },
      health: (state) => health.push(state),
      refused: () => heard.push('refused'),
    },
    {
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('Last-Event-ID'))
        return responses[asked.length - 1]?.() ?? new Response(null, { status: 503 })
      },
      backoff: () => 0,
    },
  )
  await stream.run()
  return { asked, heard, health }
}

/** A body that arrives letter by letter. */
function letters(text: string): Response {
  const bytes = new TextEncoder().encode(text)
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    }),
  )
}

describe('the stream', () => {
  it('waits longer each time, but not for ever', () => {
    expect(backoff(0, () => 0.5)).toBe(400)
    expect(backoff(20, () => 0.5)).toBe(15_000)
  })

  it('puts messages together, however they are cut', async () => {
    const text = ': hello\n\nid: a:3\nevent: step\ndata: {"x":\ndata: "ü"}\r\n\r\n'
    expect((await listen([() => letters(text)], 1)).heard).toEqual([['step', { x: 'ü' }]])
  })

  it('resumes after a break where it was', async () => {
    const { asked, heard, health } = await listen(
      [
        () => new Response('id: t:5\nevent: step\ndata: {"n":5}\n\nevent: step\ndata: {"n":0}\n\n'),
        () => new Response('id: t:6\nevent: step\ndata: {"n":6}\n\n'),
      ],
      3,
    )
    expect(heard).toEqual([
      ['step', { n: 5 }],
      ['step', { n: 0 }],
      ['step', { n: 6 }],
    ])
    expect(asked).toEqual([null, 't:5'])
    expect(health).toEqual(['live', 'lost', 'live'])
  })

  it('comes back after the server said good-bye, and after a failure', async () => {
    const bye = () => new Response('event: bye\ndata: {}\n\nevent: step\ndata: {"n":1}\n\n')
    const down = () => new Response(null, { status: 502 })
    const { heard } = await listen([bye, down, () => new Response('event: step\ndata: {"n":2}\n\n')], 1)
    expect(heard).toEqual([['step', { n: 2 }]])
  })

  it('asks no more for what may not be watched', async () => {
    const { asked, heard } = await listen([() => new Response(null, { status: 403 })], 1)
    expect(heard).toEqual(['refused'])
    expect(asked).toHaveLength(1)
  })
})
