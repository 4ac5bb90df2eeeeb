// Looks at the real page in Debian's Chromium: node scripts/look.js http://127.0.0.1:8100 shots [scene …]
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'

const [base = 'http://127.0.0.1:8100', folder = 'shots', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function visit(settings, viewport) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: viewport === PHONE ? 2 : 1, hasTouch: viewport === PHONE })
  await context.addInitScript((kept) => localStorage.setItem('feldzug.settings', JSON.stringify(kept)), { language: 'en', theme: 'light', name: 'Ada', motion: 'none', ...settings })
  const page = await context.newPage()
  page.on('console', (said) => ['error', 'warning'].includes(said.type()) && console.log('  console:', said.text()))
  page.on('pageerror', (error) => console.log('  page error:', error.message))
  return page
}

async function openTable(page, players = 2, options = {}, kinds = []) {
  await page.goto(base)
  return page.evaluate(async ({ players, options, kinds }) => {
    const seats = Array.from({ length: players }, (_, i) => ({ kind: kinds[i] ?? (i ? 'bot' : 'me'), name: i ? (kinds[i] === 'here' ? 'Bo' : '') : 'Ada', bot: kinds[i] && kinds[i] !== 'bot' || !i ? '' : 'greedy' }))
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Feldzug': '1' }, body: JSON.stringify({ game: 'ring-war', players, options, modules: [], title: '', public: false, seats }) })
    const made = await answer.json()
    if (!made.table) throw new Error(JSON.stringify(made))
    return made.table
  }, { players, options, kinds })
}

/** Answers like a bot until a question of that kind is asked. */
async function playUntil(page, table, question, most = 400) {
  return page.evaluate(async ({ table, question, most }) => {
    for (let i = 0; i < most; i++) {
      const now = await (await fetch(`/api/tables/${table}?seat=0`)).json()
      if (now.state === 'over') return 'over'
      if (!now.offer) { await new Promise((go) => setTimeout(go, 150)); continue }
      if (now.offer.question['@'] === question && i > 3) return now.offer
      const legal = now.offer.choices.filter((choice) => !choice.reason)
      const attack = legal.find(({ action }) => action['@'] === 'Attack')
      const pick = attack ?? legal[Math.floor(Math.random() * Math.min(legal.length, 12))]
      await fetch(`/api/tables/${table}/answers`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Feldzug': '1' }, body: JSON.stringify({ seat: 0, decision: now.decision, key: crypto.randomUUID(), answers: [pick.action] }) })
    }
    return 'tired'
  }, { table, question, most })
}

async function shot(page, name) {
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}/${name}.png` })
  console.log(name)
}

const toTable = async (page, table) => {
  await page.goto(`${base}/#/table/${table}`)
  await page.waitForSelector('.frame .world svg')
}

const SCENES = {
  async lobby() {
    const page = await visit({}, DESK)
    await openTable(page)
    await page.goto(`${base}/#/`)
    await shot(page, 'lobby')
    await page.goto(`${base}/#/new`)
    await page.waitForSelector('form')
    await page.click('summary')
    await shot(page, 'new')
  },
  async start() {
    const page = await visit({}, DESK)
    const table = await openTable(page)
    await toTable(page, table)
    await shot(page, 'start')
  },
  async attack() {
    const page = await visit({}, DESK)
    const table = await openTable(page, 2, { draft: 'random' }).catch(() => openTable(page))
    const offer = await playUntil(page, table, 'ChooseAttack')
    await toTable(page, table)
    await shot(page, 'attack')
    const legal = offer.choices?.filter((choice) => !choice.reason && choice.action['@'] === 'Attack')
    if (legal?.length) {
      const { source, target } = legal[0].action
      await page.evaluate(({ source, target }) => { window.__way = [source, target] }, { source, target })
      await touch(page, source)
      await touch(page, target)
      await shot(page, 'attack-odds')
      const button = page.locator('.place-card .primary')
      if (await button.count()) await button.first().click()
      await shot(page, 'attack-sent')
    }
    return { page, table }
  },
  async dark() {
    const page = await visit({ theme: 'dark', language: 'de' }, DESK)
    const table = await openTable(page, 4)
    await playUntil(page, table, 'ChooseMove', 200)
    await toTable(page, table)
    await shot(page, 'dark-de')
  },
  async phone() {
    const page = await visit({}, PHONE)
    const table = await openTable(page, 3)
    await playUntil(page, table, 'ChooseAttack', 200)
    await toTable(page, table)
    await shot(page, 'phone')
    await page.click('.tabs button:nth-child(2)')
    await shot(page, 'phone-hand')
    await page.click('.tabs button:nth-child(3)')
    await shot(page, 'phone-log')
  },
  async phonedark() {
    const page = await visit({ theme: 'dark', language: 'de' }, PHONE)
    const table = await openTable(page, 2)
    await toTable(page, table)
    await shot(page, 'phone-dark')
    await page.goto(`${base}/#/`)
    await shot(page, 'phone-lobby')
  },
  async why() {
    const page = await visit({}, DESK)
    const table = await openTable(page)
    const offer = await playUntil(page, table, 'ChooseAttack')
    await toTable(page, table)
    const legal = new Set(offer.choices.filter((choice) => !choice.reason).map((choice) => choice.action.source))
    const other = await page.evaluate((legal) => [...document.querySelectorAll('path[data-place]')].map((path) => path.dataset.place).find((id) => !legal.includes(id)), [...legal])
    await touch(page, other)
    await shot(page, 'why')
    await page.keyboard.press('m')
    await shot(page, 'text-board')
  },
  async near() {
    const page = await visit({}, DESK)
    const table = await openTable(page, 4)
    await playUntil(page, table, 'ChooseAttack')
    await toTable(page, table)
    await page.mouse.move(700, 450)
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -160)
    await shot(page, 'near')
  },
  async hotseat() {
    const page = await visit({}, DESK)
    const table = await openTable(page, 2, {}, ['me', 'here'])
    await page.goto(`${base}/#/table/${table}`)
    await page.waitForSelector('.curtain')
    await shot(page, 'curtain')
    await page.click('.curtain button')
    await page.waitForSelector('.frame .world svg')
    await shot(page, 'hotseat')
  },
  async share() {
    const page = await visit({}, DESK)
    await page.goto(`${base}/#/new`)
    await page.waitForSelector('.seat')
    await page.selectOption('.seat:nth-of-type(2) select', 'link')
    await page.click('button.big')
    await page.waitForSelector('.seats')
    await shot(page, 'share')
  },
}

SCENES.move = async () => {
  const page = await visit({ motion: 'full' }, DESK)
  const table = await openTable(page, 2, { setup: 'quick' })
  let offer
  for (let i = 0; i < 8; i++) {
    offer = await playUntil(page, table, 'ChooseMove')
    if (offer.choices?.some((choice) => !choice.reason && choice.action['@'] === 'Move')) break
    await page.evaluate(async (table) => {
      const now = await (await fetch(`/api/tables/${table}?seat=0`)).json()
      const end = now.offer.choices.find((choice) => choice.action['@'] === 'EndMovement')
      await fetch(`/api/tables/${table}/answers`, { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Feldzug': '1' }, body: JSON.stringify({ seat: 0, decision: now.decision, key: crypto.randomUUID(), answers: [end.action] }) })
    }, table)
  }
  await toTable(page, table)
  const sources = offer.choices.filter((choice) => !choice.reason && choice.action['@'] === 'Move').map((choice) => choice.action.source)
  const counts = await page.evaluate(async ({ table }) => (await (await fetch(`/api/tables/${table}?seat=0`)).json()).view.places, { table })
  const size = (id) => Object.values(counts[id].units).reduce((a, b) => a + b)
  const source = [...sources].sort((a, b) => size(b) - size(a))[0]
  console.log('  from', source, counts[source].units)
  await touch(page, source)
  await shot(page, 'move-count')
  const more = page.locator('.count button:last-child').first()
  if (size(source) > 2) await more.click()
  await page.click('.place-card .primary')
  await page.waitForTimeout(400)
  await shot(page, 'move-where')
  const target = await page.evaluate(() => document.querySelector('.decision h2').textContent)
  console.log('  asked:', target)
  const to = await page.evaluate(async ({ table }) => (await (await fetch(`/api/tables/${table}?seat=0`)).json()).offer.choices.find((choice) => !choice.reason)?.action.target, { table })
  await touch(page, to)
  if (await page.locator('.place-card .choices button').count()) await page.locator('.place-card .choices button').first().click()
  await shot(page, 'move-done')
  console.log('  refusal:', await page.locator('.warn').allTextContents())
  await page.keyboard.press('u')
  await page.waitForTimeout(500)
  console.log('  after undo:', await page.evaluate(() => document.querySelector('.decision h2').textContent), await page.locator('li.undone').count(), 'undone lines')
  await page.click('header .tools button:first-child')
  await page.waitForSelector('.replay')
  await page.locator('.replay input').fill('60')
  await shot(page, 'replay')
  await page.click('.replay .primary')
  await page.click('header .tools button:last-child')
  await page.selectOption('#set-language', 'de')
  await page.waitForTimeout(800)
  await shot(page, 'settings-de')
}

SCENES.speed = async () => {
  const page = await visit({}, DESK)
  const table = await openTable(page, 4, { setup: 'quick' })
  await playUntil(page, table, 'ChooseMove', 200)
  await toTable(page, table)
  await page.click('header .tools button:first-child')
  await page.waitForSelector('.replay')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((one) => [one.name, one.value]))
  const steps = 40
  const before = await metrics()
  for (let i = 0; i < steps; i++) {
    await page.click('.replay .keys button:nth-child(3)')
    await page.waitForTimeout(60)
  }
  const after = await metrics()
  for (const name of ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration']) console.log('  ', name, (((after[name] - before[name]) / steps) * 1000).toFixed(1), 'ms a step')
  await page.click('.replay .primary')
  const first = await metrics()
  await page.mouse.move(660, 450)
  for (let i = 0; i < 20; i++) { await page.mouse.wheel(0, i < 10 ? -60 : 60); await page.waitForTimeout(30) }
  const last = await metrics()
  console.log('   zoom', (((last.TaskDuration - first.TaskDuration) / 20) * 1000).toFixed(1), 'ms a step')
}

SCENES.size = async () => {
  const page = await visit({}, DESK)
  const table = await openTable(page, 2)
  const fresh = await browser.newContext({ viewport: DESK, storageState: await page.context().storageState() })
  const second = await fresh.newPage()
  const cdp = await fresh.newCDPSession(second)
  await cdp.send('Network.enable')
  let bytes = 0
  const names = new Map()
  cdp.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { bytes += encodedDataLength; console.log('  ', String(encodedDataLength).padStart(7), names.get(requestId)?.slice(0, 90)) })
  const began = Date.now()
  await second.goto(`${base}/#/table/${table}`)
  await second.waitForSelector('.glow')
  console.log('  interactive after', Date.now() - began, 'ms')
  await second.waitForTimeout(1500)
  console.log('  total', bytes)
}

SCENES.end = async () => {
  const page = await visit({}, DESK)
  const table = await openTable(page, 2, { setup: 'quick', length: 'short', ring_end: 'arrival', map: 'base' })
  console.log('  played:', await playUntil(page, table, 'Never', 4000))
  await page.goto(`${base}/#/table/${table}`)
  await page.waitForSelector('.end')
  await page.waitForTimeout(3000)
  await shot(page, 'end')
  await page.keyboard.press('Escape')
  await page.getByText('Verify dice').click()
  await page.waitForTimeout(2500)
  await shot(page, 'end-verified')
}

async function touch(page, place) {
  const spot = await page.evaluate((place) => {
    const box = document.querySelector(`[data-piece][data-place="${place}"]`)?.getBoundingClientRect() ?? document.querySelector(`#place-${place}`).getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, place)
  await page.mouse.click(spot.x, spot.y)
  await page.waitForTimeout(500)
}

for (const name of wanted.length ? wanted : Object.keys(SCENES)) {
  try {
    await SCENES[name]()
  } catch (error) {
    console.log(name, 'failed:', error.message)
  }
}
await browser.close()
