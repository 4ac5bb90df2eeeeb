import { describe, expect, it } from 'vitest'
import { Api, Problem } from '../src/api'

function answering(...answers: (() => Response)[]) {
  const calls: { url: string; init: RequestInit }[] = []
  const fetcher: typeof fetch = async (url, init) => {
    calls.push({ url: String(url), init: init ?? {} })
    const answer = answers[Math.min(calls.length, answers.length) - 1]
    if (!answer) throw new TypeError('offline')
    return answer()
  }
  return { calls, api: new Api(fetcher) }
}

const body = (call: { init: RequestInit } | undefined) => JSON.parse(String(call?.init.body)) as Record<string, unknown>

describe('api', () => {
  it('marks requests that change something', async () => {
    const { api, calls } = answering(() => Response.json({ decision: 4 }))
    await api.answer('t', 0, 3, [{ '@': 'Pass' }])
    expect(calls[0]?.url).toBe('/api/tables/t/answers')
    expect(new Headers(calls[0]?.init.headers).get('X-Feldzug')).toBe('1')
    expect(body(calls[0])).toMatchObject({ seat: 0, decision: 3, answers: [{ '@': 'Pass' }] })
  })

  it('sends the same key again after a broken line', async () => {
    const { api, calls } = answering(
      () => {
        throw new TypeError('gone')
      },
      () => Response.json({ decision: 4 }),
    )
    expect(await api.answer('t', 0, 3, [{ '@': 'Pass' }])).toEqual({ decision: 4 })
    expect(body(calls[0]).key).toBe(body(calls[1]).key)
  })

  it('throws typed problems', async () => {
    const told = {
      type: 'illegal',
      status: 422,
      reason: { key: 'area-full', rule: 'RNG-003', args: {} },
      say: { en: 'Full.', de: 'Voll.' },
    }
    const { api } = answering(() => Response.json(told, { status: 422 }))
    const error = await api.undo('t', 0, 3).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Problem)
    expect(error).toMatchObject({ type: 'illegal', status: 422, reason: told.reason, say: told.say })
  })

  it('names a seat only if there is one', async () => {
    const { api, calls } = answering(() => Response.json([]))
    await api.history('t', null, 0, 5)
    await api.history('t', 1, 0, 5)
    expect(calls.map((call) => call.url)).toEqual([
      '/api/tables/t/history?from=0&to=5',
      '/api/tables/t/history?seat=1&from=0&to=5',
    ])
  })

  it('asks for a long history in parts', async () => {
    const { api, calls } = answering(
      () => Response.json([{ n: 0 }]),
      () => Response.json([{ n: 2000 }]),
    )
    expect(await api.history('t', 1, 0, 2500)).toEqual([{ n: 0 }, { n: 2000 }])
    expect(calls.map(({ url }) => url.split('?')[1])).toEqual(['seat=1&from=0&to=2000', 'seat=1&from=2000&to=2500'])
  })
})
