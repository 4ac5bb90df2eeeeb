import { describe, expect, it } from 'vitest'
import { Api } from '../src/api/client'
import { Problem } from '../src/api/problem'

/** An Api whose server gives these answers one after the other, the last one again and again. */
function answering(...answers: (() => Response)[]) {
  const requests: Request[] = []
  const fetcher = async (request: Request) => {
    requests.push(request.clone() as Request)
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (!answer) throw new TypeError('offline')
    return answer()
  }
  return { requests, api: new Api(fetcher, 'http://server.example') }
}

const body = async (request: Request | undefined) => (await request?.json()) as Record<string, unknown>
const path = ({ url }: Request) => url.replace('http://server.example', '')

describe('the client', () => {
  it('marks requests that change something', async () => {
    const { api, requests } = answering(() => Response.json({ decision: 4 }))
    await api.answer('t', 0, 3, [{ '@': 'Pass' }])
    await api.tables()
    expect(requests.map(path)).toEqual(['/api/tables/t/answers', '/api/tables'])
    expect(requests.map((request) => request.headers.get('X-Feldzug'))).toEqual(['1', null])
    expect(await body(requests[0])).toMatchObject({ seat: 0, decision: 3, answers: [{ '@': 'Pass' }] })
  })

  it('sends the same key again after a broken line', async () => {
    const { api, requests } = answering(
      () => {
        throw new TypeError('gone')
      },
      () => Response.json({ decision: 4 }),
    )
    expect(await api.answer('t', 0, 3, [{ '@': 'Pass' }])).toEqual({ decision: 4 })
    expect((await body(requests[0])).key).toBe((await body(requests[1])).key)
  })

  it('sends nothing again that was given up', async () => {
    const { api, requests } = answering()
    const end = new AbortController()
    const sent = api.answer('t', 0, 3, [{ '@': 'Pass' }], 'key', undefined, end.signal)
    end.abort()
    await expect(sent).rejects.toMatchObject({ type: 'offline' })
    expect(requests).toHaveLength(1)
  })

  it('throws typed problems', async () => {
    const problem = {
      type: 'illegal',
      status: 422,
      reason: { key: 'area-full', rule: 'RNG-003', args: {} },
      say: { en: 'Full.', de: 'Voll.' },
    }
    const { api } = answering(() => Response.json(problem, { status: 422 }))
    const error = await api.undo('t', 0, 3, null).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject(problem)
  })

  it('knows a broken line from a refusal, and what to make of an answer that is no problem', async () => {
    const { api } = answering()
    expect(await api.tables().catch((caught: unknown) => caught)).toMatchObject({ type: 'offline', passing: true })
    const proxy = answering(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await proxy.api.tables().catch((caught: unknown) => caught)).toMatchObject({ type: 'unavailable' })
  })

  it('names a seat only if there is one', async () => {
    const { api, requests } = answering(() => Response.json([]))
    await api.history('t', null, 0, 5)
    await api.history('t', 1, 0, 5)
    expect(requests.map(path)).toEqual([
      '/api/tables/t/history?from=0&to=5',
      '/api/tables/t/history?seat=1&from=0&to=5',
    ])
  })

  it('asks for a long history in parts', async () => {
    const { api, requests } = answering(
      () => Response.json([{ n: 0 }]),
      () => Response.json([{ n: 2000 }]),
    )
    expect(await api.history('t', 1, 0, 2500)).toEqual([{ n: 0 }, { n: 2000 }])
    expect(requests.map(({ url }) => url.split('?')[1])).toEqual(['seat=1&from=0&to=2000', 'seat=1&from=2000&to=2500'])
  })

  it('sends a record as it is', async () => {
    const { api, requests } = answering(() => Response.json({ table: 't' }))
    await api.upload('one line\n')
    expect(requests[0]?.headers.get('Content-Type')).toBe('text/plain')
    expect(await requests[0]?.text()).toBe('one line\n')
  })

  it('asks what an invitation shows with nothing but its secret', async () => {
    const { api, requests } = answering(() => Response.json({}))
    await api.invited('t', 'secret')
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer secret')
    expect(requests[0]?.credentials).toBe('omit')
  })
})
