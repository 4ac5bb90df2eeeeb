import { describe, expect, it } from 'vitest'
import { backoff, Live, Reader } from '../src/live'

describe('reader', () => {
  it('puts pieces together, however they are cut', () => {
    const reader = new Reader()
    const text = ': hello\n\nid: a:3\nevent: step\ndata: {"x":\ndata: 1}\n\n'
    const found = [...text].flatMap((sign) => reader.feed(sign))
    expect(found).toEqual([{ event: 'step', data: '{"x":\n1}', id: 'a:3' }])
  })

  it('keeps the last id and reads \\r\\n', () => {
    const reader = new Reader()
    expect(reader.feed('id: 7\r\ndata: a\r\n\r\ndata: b\r\n\r\n').map((message) => message.id)).toEqual(['7', '7'])
  })
})

describe('live', () => {
  it('waits longer each time, but not for ever', () => {
    expect(backoff(0, () => 0.5)).toBe(400)
    expect(backoff(20, () => 0.5)).toBe(15_000)
  })

  it('resumes after a break where it was', async () => {
    const asked: (string | null)[] = []
    const bodies = ['id: t:5\nevent: step\ndata: {"n":5}\n\n', 'id: t:6\nevent: step\ndata: {"n":6}\n\n']
    const heard: unknown[] = []
    const fetcher: typeof fetch = async (_, init) => {
      asked.push(new Headers(init?.headers).get('Last-Event-ID'))
      return new Response(bodies[asked.length - 1] ?? '')
    }
    const live: Live = new Live(
      () => 't:0:4',
      (_, data) => {
        heard.push(data)
        if (heard.length === 2) live.stop()
      },
      () => {},
      fetcher,
    )
    await live.run()
    expect(heard).toEqual([{ n: 5 }, { n: 6 }])
    expect(asked).toEqual([null, 't:5'])
  })
})
