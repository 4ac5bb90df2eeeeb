// @vitest-environment happy-dom
/** The shell carries any game: its sources name none, and a game that does not exist can be played on it. */
import { readdirSync, readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Offer, Seat, Snapshot, StepMessage } from '../src/api/types'
import TablePage from '../src/shell/TablePage.svelte'
import { shellSources } from './shell-sources'
import { drawing, snapshot, stepAfter, steps, translations } from './pretend'

vi.mock('../src/games', async () => {
  const { drawing, snapshot } = await import('./pretend')
  return { drawingOf: () => Promise.resolve(drawing), LIKELY: snapshot.game }
})

/** `ring_war` is also written ring-war, Ring War, RingWar; `plain` is no game. */
const games = readdirSync(new URL('../src/games/', `file://${process.cwd()}/tests/`), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map(({ name }) => new RegExp(name.replaceAll('_', '.?'), 'i'))

describe.each(shellSources())('%s', (path) => {
  const text = readFileSync(path, 'utf8')

  it('takes from the games only what a drawing is and where drawings are found', () => {
    const taken = [...text.matchAll(/(?:from|import\() ?'([^']*games[^']*)'/g)].map((found) => found[1])
    const allowed = /^((\.\.\/)+games(\/drawing)?|\.{1,2}\/games\.svelte)$/
    expect(taken.filter((from) => !allowed.test(from ?? ''))).toEqual([])
  })

  it('names no game', () => {
    expect(games.length).toBeGreaterThan(0)
    expect(text.split('\n').filter((line) => games.some((game) => game.test(line)))).toEqual([])
  })
})

/** Parts of the page that are fetched late may take a while on a busy machine. */
const WAIT = { timeout: 4000 }

describe('a game that does not exist', () => {
  const posted: { path: string; body: unknown }[] = []
  /** The table as the server shows it to a seat, or to a bystander. */
  let shown: (seat: string | null) => Snapshot = () => snapshot
  /** What the server says to an answer. */
  let answered: StepMessage = stepAfter
  /** Sends something over the stream. */
  let tell: (event: string, data: unknown) => void = () => {}

  function stream(): Response {
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (event, data) => controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      },
    })
    return new Response(body)
  }

  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return stream()
    const { pathname: path, searchParams: query } = new URL(request.url)
    if (request.method === 'POST') {
      posted.push({ path, body: await request.json() })
      return Response.json(answered)
    }
    if (path.endsWith('/history')) return Response.json(steps)
    if (path === '/api/games') return Response.json([])
    return Response.json(path.includes('/words/') ? translations : shown(query.get('seat')))
  })

  const asked = (seat: number): Offer => ({ ...(snapshot.offer as Offer), seat })
  /** The table for a seat that has chosen in secret, while it waits for the other. */
  const chosen = (seat: number): Snapshot => ({
    ...snapshot,
    seat,
    turn: [1 - seat],
    offer: { ...asked(seat), choices: [{ action: { '@': 'Reconsider' }, reason: null }] },
  })

  let room: Record<string, never> | null = null
  async function enter(): Promise<HTMLElement> {
    localStorage.setItem('feldzug.seen.t.0', '1')
    room = mount(TablePage, { target: document.body, props: { table: 't' } })
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
  /** A part of the page that is fetched when it is opened. */
  const opened = (selector: string) =>
    vi.waitFor(() => {
      flushSync()
      const found = document.querySelector<HTMLElement>(selector)
      expect(found).not.toBeNull()
      return found as HTMLElement
    }, WAIT)
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)

  afterEach(async () => {
    if (room) await unmount(room)
    room = null
    posted.length = 0
    answered = stepAfter
    vi.restoreAllMocks()
    shown = () => snapshot
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

  it('gives all its parts what the modules add to the view', async () => {
    shown = () => ({ ...snapshot, views: { moon: { phase: 3 } } })
    const page = await enter()
    frame().focus()
    press('n')
    press('i')
    await opened('[data-part=place]')
    const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')]
    expect(new Set(parts.map(({ dataset }) => dataset.part))).toEqual(new Set(['hand', 'banner', 'insight', 'place']))
    expect(new Set(parts.map(({ dataset }) => dataset.modules))).toEqual(new Set(['moon']))
  })

  it('says what a question is for to who is asked, and to nobody else', async () => {
    drawing.purpose = (question) => (question ? `for ${question['@']}` : '')
    const purpose = () => document.querySelector('.purpose')?.textContent?.trim()
    await enter()
    expect(purpose()).toBe('for WhichPond')
    await unmount(room as Record<string, never>)
    shown = () => ({ ...snapshot, turn: [1], offer: null })
    await enter()
    expect(purpose()).toBe('')
    drawing.purpose = null
  })

  it('tells what the organiser has told all, and that the campaign was taken as a file', async () => {
    type Desk = NonNullable<typeof snapshot.desk>
    const told: Desk['messages'][number] = { kind: 'message', text: 'Friday at seven.', seats: [], phase: '', at: 0 }
    const desk: Desk = {
      deadlines: {},
      grace: 0,
      remind: 0,
      stand_in: '',
      passes: false,
      paused: false,
      phase: '',
      due: null,
      covered: [],
      messages: [{ ...told, kind: 'copied', text: '' }, told],
    }
    shown = () => ({ ...snapshot, desk })
    const page = await enter()
    expect(page.querySelector('.decision')?.textContent).toContain('Friday at seven.')
    expect(page.querySelector('.decision')?.textContent).toContain('took this campaign as a file')
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
    // What follows is shown at once, and once only when the stream tells it, too.
    const stone = () => document.querySelector('#place-north')?.getAttribute('aria-label')
    const lines = () => document.querySelectorAll('#log li').length
    await vi.waitFor(() => expect([stone(), lines()]).toEqual(['north: 3', 2]))
    tell('step', { ...stepAfter, view: { stones: { north: 0, south: 0 } } })
    const next = { ...stepAfter.steps[0], n: 2, seat: 1 }
    tell('step', { ...stepAfter, decision: 3, entries: 3, steps: [next], view: { stones: { north: 4, south: 0 } } })
    await vi.waitFor(() => expect([stone(), lines()]).toEqual(['north: 4', 3]))
  })

  it('is not played on by the second click of a double click', async () => {
    const boats = ['north', 'south'].map((pond) => ({ action: { '@': 'PutStone', pond }, reason: null }))
    const offer = { ...asked(0), question: { '@': 'WhoseBoat', who: 0 }, choices: boats }
    answered = { ...stepAfter, offer, turn: [0] }
    await enter()
    function click(pond: string): void {
      const place = document.querySelector(`#place-${pond}`) as Element
      document.elementFromPoint = () => place
      const mouse = { bubbles: true, pointerId: 1, pointerType: 'mouse' }
      for (const type of ['pointerdown', 'pointerup']) place.dispatchEvent(new PointerEvent(type, mouse))
      flushSync()
    }
    click('north')
    await vi.waitFor(() => {
      flushSync()
      expect(document.querySelectorAll('.glow')).toHaveLength(2)
    })
    click('south')
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
    click('north')
    await vi.waitFor(() => expect(posted).toHaveLength(2))
    expect(posted[1]?.body).toMatchObject({ decision: 2, answers: [{ '@': 'PutStone', pond: 'north' }] })
  })

  it('takes nothing back while one looks back', async () => {
    shown = () => ({ ...snapshot, undo: stepAfter.undo })
    await enter()
    document.querySelector<HTMLElement>('[aria-label="Look back"]')?.click()
    await opened('.replay')
    press('u')
    button('Back to now')?.click()
    flushSync()
    button('Do nothing')?.click()
    await vi.waitFor(() => expect(posted).not.toEqual([]))
    expect(posted[0]?.path).toBe('/api/tables/t/answers')
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

  it('lets somebody choose again for whom nobody waits', async () => {
    shown = () => chosen(0)
    const page = await enter()
    expect(page.querySelector('.decision.due')).toBeNull()
    expect(page.querySelector('.decision h2')?.textContent).toContain('Second')
    button('reconsider')?.click()
    await vi.waitFor(() => expect(posted).toHaveLength(1))
    expect(posted[0]?.body).toMatchObject({ answers: [{ '@': 'Reconsider' }] })
  })

  it('passes over what the stream brings for another seat', async () => {
    await enter()
    const stone = () => document.querySelector('#place-north')?.getAttribute('aria-label')
    tell('step', { ...stepAfter, seat: 1, decision: 9, entries: 9, view: { stones: { north: 9, south: 9 } } })
    tell('step', stepAfter)
    await vi.waitFor(() => expect(stone()).toBe('north: 3'))
  })

  it('is handed over at one screen to whoever has not chosen yet', async () => {
    const both = snapshot.seats.map((seat) => ({ ...seat, kind: 'here' as const, bot: null, mine: true }))
    shown = (seat) =>
      seat === '0'
        ? { ...chosen(0), seats: both }
        : { ...snapshot, seats: both, seat: seat ? 1 : null, turn: [0, 1], offer: seat ? asked(1) : null }
    await enter()
    await vi.waitFor(() => {
      flushSync()
      expect(document.querySelector('.own strong')?.textContent).toContain('Second')
      expect(document.querySelector('.decision.due h2')?.textContent).toBe('Into which pond?')
    })
  })

  it('is left to who looks at it if all at the screen have chosen', async () => {
    const both = [...snapshot.seats, { ...snapshot.seats[1], seat: 2 }].map(
      (seat) => ({ ...seat, kind: seat.seat === 2 ? 'link' : 'here', bot: null, mine: seat.seat !== 2 }) as Seat,
    )
    const waiting = (seat: number) => ({ ...chosen(seat), seats: both, turn: [1 - seat, 2] })
    shown = (seat) => (seat ? waiting(Number(seat)) : { ...waiting(0), seat: null, turn: [0, 1, 2], offer: null })
    await enter()
    await vi.waitFor(() => {
      flushSync()
      expect(button('reconsider')).toBeDefined()
    })
    expect(posted).toEqual([])
  })

  it('says once what has changed in its rules', async () => {
    const reason = { key: 'too-deep', rule: 'kernel', args: { pond: 'north' } }
    shown = () => ({ ...snapshot, receipt: [reason] })
    const receipt = () => document.querySelector('[aria-labelledby=rules-changed]')
    await enter()
    expect(receipt()?.textContent).toContain('The northern pond is too deep.')
    button('Understood')?.click()
    flushSync()
    expect(receipt()).toBeNull()
    if (room) await unmount(room)
    await enter()
    expect(receipt()).toBeNull()
  })

  it('names the rules of a game that was played by older ones, which alone can go on with it', async () => {
    const outcome = { ending: 'dry', ranking: [[0], [1]], scores: [1, 0] }
    shown = () => ({ ...snapshot, state: 'over', outcome, offer: null, turn: [], played_with: 'ponds@1' })
    await enter()
    expect((await opened('.end')).textContent).toContain('ponds@1')
    for (const name of ['Verify dice', 'Record']) expect(button(name)).toBeUndefined()
    button('Look back')?.click()
    const replay = await opened('.replay')
    expect(replay.textContent).toContain('ponds@1')
    expect(button('Play on from here against bots')).toBeUndefined()
    expect(replay.querySelector('input[type=range]')).not.toBeNull()
  })
})
