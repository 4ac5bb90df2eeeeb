// @vitest-environment happy-dom
/** The shell carries any game: its sources name none, and a game that does not exist can be played on it. */
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import Room from '../src/shell/Room.svelte'
import { touchables } from '../src/games/ring_war/grammar'
import { snapshot, steps, words } from './pretend'

vi.mock('../src/games', async () => {
  const { drawing } = await import('./pretend')
  return { drawingOf: () => Promise.resolve(drawing), LIKELY: drawing.key }
})

const root = `${process.cwd()}/`
const read = (path: string) => readFileSync(root + path, 'utf8')
const sources = ['src/shell', 'src/board', 'src/words']
  .flatMap((folder) => readdirSync(root + folder).map((file) => `${folder}/${file}`))
  .concat('src/live.ts', 'src/dice.ts', 'src/main.ts', 'src/games/drawing.ts')

describe.each(sources)('%s', (path) => {
  const text = read(path)

  it('takes from the games only what a drawing is and where drawings are found', () => {
    const taken = [...text.matchAll(/(?:from|import\() ?'([^']*games[^']*)'/g)].map((found) => found[1])
    expect(taken.filter((from) => !['../games', '../games/drawing', './games.svelte'].includes(from ?? ''))).toEqual([])
  })

  it('says no word of a game', () => {
    const words =
      /ring.?war|middle.?earth|infantry|cavalry|creature|fortress|uprising|adventure|\bthe ring\b|\bleader|ringkrieg|mittelerde|festung|aufstand|heerführer|greedy\b(?! =)/i
    const said = text.split('\n').filter((line) => words.test(line) && !line.startsWith('bot-'))
    expect(said).toEqual([])
    // Nor does it know an answer by its class, or a field of one.
    const known = [
      ...Object.keys(touchables.places),
      ...Object.keys(touchables.cards),
      ...Object.values(touchables.places).flat(),
    ]
    expect(known.filter((name) => text.includes(`'${name}'`))).toEqual([])
  })
})

describe('a game that does not exist', () => {
  const posted: { path: string; body: unknown }[] = []

  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      posted.push({ path, body: JSON.parse(String(init.body)) })
      return Response.json({ decision: 2 })
    }
    if (path.startsWith('/api/stream')) return new Promise<Response>(() => {})
    if (path.includes('/history')) return Response.json(steps)
    return Response.json(path.includes('/words/') ? words : snapshot)
  })

  let room: Record<string, never> | null = null
  async function enter(): Promise<HTMLElement> {
    localStorage.setItem('feldzug.seen.t.0', '1')
    room = mount(Room, { target: document.body, props: { table: 't' } })
    await vi.waitFor(() => {
      flushSync()
      expect(document.querySelector('[role=application]')).not.toBeNull()
    })
    return document.body
  }
  const frame = () => document.querySelector('[role=application]') as HTMLElement
  const press = (key: string) => {
    frame().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    flushSync()
  }
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)

  afterEach(async () => {
    if (room) await unmount(room)
    room = null
    posted.length = 0
  })

  it('has a table: title, crumbs, question, answers, log and its own parts', async () => {
    const page = await enter()
    expect(page.querySelector('h1')?.textContent).toBe('Ponds')
    expect([...page.querySelectorAll('.crumbs li')].map((crumb) => crumb.textContent)).toEqual(['The day of Ada'])
    expect(page.querySelector('.decision h2')?.textContent).toBe('Into which pond?')
    expect(page.querySelector('#log')?.textContent).toContain('Second puts a stone into the northern pond.')
    expect(page.querySelector('#place-north')?.getAttribute('aria-label')).toBe('north: 2')
    for (const part of ['hand', 'banner0', 'banner1', 'insight']) expect(page.textContent).toContain(part)
  })

  it('is played on its board', async () => {
    await enter()
    expect([...document.querySelectorAll('.glow')].map((place) => place.id)).toEqual(['place-north'])
    press('n')
    press('Enter')
    await vi.waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]).toMatchObject({
      path: '/api/tables/t/answers',
      body: { seat: 0, decision: 1, answers: [{ '@': 'PutStone', pond: 'north' }] },
    })
  })

  it('is played by buttons, and says why not', async () => {
    await enter()
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    await vi.waitFor(() => {
      flushSync()
      expect(document.querySelector('.warn')?.textContent).toContain('The southern pond is too deep.')
    })
    expect(posted).toEqual([])
    button('Do nothing')?.click()
    await vi.waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]?.body).toMatchObject({ answers: [{ '@': 'Pass' }] })
  })
})
