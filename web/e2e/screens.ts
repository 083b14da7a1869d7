/** Takes a picture of every page at both sizes, and those in the README: `npm run screens [folder]`, or only those of one game or of one size: `npm run screens folder tortuga phone`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { captain } from '../src/games/tortuga/e2e/captain.ts'
import { Crowd, dice, Harbour, isOver, playUntil, sizes, steps } from './harbour.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, 'screens')
mkdirSync(folder, { recursive: true })

const harbour = await new Harbour().open()
const crowd = await Crowd.gather()

async function shoot(page: Page, name: string, whole = false): Promise<void> {
  await page.locator('main').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: whole })
}

/** A picture for the README. */
async function keep(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(import.meta.dirname, '..', '..', 'docs', `${name}.png`) })
}

/** A table of Tortuga with bots at all other seats. */
async function tortugaTable(page: Page, seats: number): Promise<void> {
  const id = await page.evaluate(async (count) => {
    const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'greedy' }))
    const made = await fetch('/api/v1/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'tortuga', options: {}, seats: [{ kind: 'me' }, ...bots], listed: false, clock: { kind: 'none' }, at_zero: 'bot', my_name: 'Anne', hints: true }),
    })
    return ((await made.json()) as { id: string }).id
  }, seats)
  await page.goto(`${harbour.url}/#/table/${id}`)
  await page.locator('section.bar').waitFor()
}

/** Plays a captain for so many steps, and stops when it is the captain's turn. */
async function sail(page: Page, steps: number, pick: (count: number) => number): Promise<void> {
  for (let made = 0; made < steps && !(await isOver(page)); ) {
    if (await captain(page, pick)) made += 1
    else await page.waitForTimeout(30)
  }
  while (!(await isOver(page)) && (await page.locator('section.bar.mine').count()) === 0) await page.waitForTimeout(50)
}

/** On a phone the map is one of the tabs, and a fight comes before it. */
async function chart(page: Page): Promise<void> {
  const tabs = page.locator('.tortuga .tabs [role=tab]')
  if ((await tabs.count()) > 0) await tabs.nth(-3).click()
  await page.locator('[data-map]').waitFor()
}

/** Tortuga with 2, 3 and 4 seats: ships, a first turn, a turn in the middle, something looked at closely, the end. */
async function tortuga(called: string, options: BrowserContextOptions): Promise<void> {
  for (const seats of [2, 3, 4]) {
    const page = await crowd.person(harbour.url, options)
    await tortugaTable(page, seats)
    await page.locator('section.bar.mine').waitFor()
    // The last of four has no choice left.
    if ((await page.locator('[data-ships]').count()) > 0) {
      if (seats > 2) await shoot(page, `tortuga-ships-${called}`)
      await page.locator('[data-ships] [data-thing=may]').last().click()
      await page.locator('[data-ships]').waitFor({ state: 'detached' })
      await page.locator('section.bar.mine').waitFor()
    }
    await chart(page)
    await shoot(page, `tortuga-${seats}-start-${called}`)
    const die = dice(seats)
    await sail(page, 45, die)
    await shoot(page, `tortuga-${seats}-${called}`)
    if (seats === 3 && called === 'desktop-en') await keep(page, 'tortuga')
    if (called.startsWith('phone')) {
      for (const tab of ['market', 'captains'] as const) {
        await page.locator('.tortuga .tabs [role=tab]').nth(tab === 'market' ? -2 : -1).click()
        await shoot(page, `tortuga-${seats}-${tab}-${called}`)
      }
    }
    await chart(page)
    await page.locator('[data-place=x1]').click()
    await shoot(page, `tortuga-${seats}-sector-${called}`)
    await page.keyboard.press('Escape')
    if (seats === 3) {
      await sail(page, 900, die)
      await shoot(page, `tortuga-over-${called}`)
    }
    await page.context().close()
  }
}

const plays = { 'fr-FR': 'Jouer maintenant', 'en-GB': 'Play now' } as const

const [only, onlySize] = process.argv.slice(3)
const wanted = (game: string): boolean => only === undefined || only === game
const chosen = Object.entries(sizes).filter(([size]) => onlySize === undefined || onlySize === size)

for (const [size, options] of chosen) {
  if (wanted('tortuga')) {
    for (const locale of Object.keys(plays)) await tortuga(`${size}-${locale.slice(0, 2)}`, { ...options, locale, colorScheme: 'dark' })
  }
  if (!wanted('celestia')) continue
  for (const [locale, play] of Object.entries(plays)) {
    for (const colorScheme of ['dark', 'light'] as const) {
      const called = `${size}-${locale.slice(0, 2)}-${colorScheme}`
      const page = await crowd.person(harbour.url, { ...options, locale, colorScheme })
      await shoot(page, `home-${called}`)
      for (const [name, place] of [['new', '#/new/celestia'], ['help', '#/help/celestia'], ['about', '#/about'], ['lost', '#/nowhere']]) {
        await page.goto(`${harbour.url}/${place}`)
        await shoot(page, `${name}-${called}`, true)
      }
      await page.goto(`${harbour.url}/#/new/celestia`)
      await page.locator('form button[type=submit]').click()
      await shoot(page, `waiting-${called}`, true)

      await page.goto(`${harbour.url}/#/`)
      await page.getByRole('button', { name: play }).first().click()
      await page.locator('section.bar.mine').waitFor()
      await shoot(page, `table-start-${called}`)
      const die = dice(4)
      await playUntil(steps(14), [page], die)
      await page.locator('section.bar.mine').waitFor()
      await shoot(page, `table-${called}`)
      if (called === 'desktop-fr-dark') await keep(page, 'table')
      const table = page.url()
      // One game to its end is enough for the pictures of endings and replays.
      if (colorScheme === 'dark') {
        await playUntil(() => isOver(page), [page], die)
        await shoot(page, `over-${called}`)
        await page.goto(`${table.replace('/table/', '/replay/')}/20`)
        await page.locator('input[type=range]').waitFor()
        await shoot(page, `replay-${called}`)
      }
      await page.context().close()
    }
  }
}

/** A table of Metal Adventures with bots, sat down at by its link. */
async function metalTable(page: Page, seats: number): Promise<void> {
  const id = await page.evaluate(async (count) => {
    const post = (path: string, body: unknown) => fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((reply) => reply.json())
    const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'greedy' }))
    const table = await post('/tables', { game: 'metal', options: {}, seats: [{ kind: 'me' }, ...bots], listed: false, clock: { kind: 'none' }, at_zero: 'bot', my_name: 'Anne', hints: false })
    if (table.phase === 'open') await post(`/tables/${table.id}/start`, {})
    return table.id as string
  }, seats)
  await page.goto(`${harbour.url}/#/table/${id}`)
  await page.locator('.metal.board').waitFor()
}

/** Plays on until my own turn has come as far as a moment. */
async function metalMoment(page: Page, prompt: string): Promise<void> {
  const there = async () => (await page.locator(`.metal.board[data-prompt="${prompt}"][data-active="0"]`).count()) > 0 && (await page.locator('section.bar.mine').count()) > 0
  // The table moves on while one reads: a button that went away meanwhile is no harm.
  page.setDefaultTimeout(2000)
  for (let tries = 0; tries < 20 && !(await there()); tries += 1) await playUntil(there, [page], () => 0).catch(() => 0)
  page.setDefaultTimeout(10_000)
}

for (const [size, options] of wanted('metal') ? chosen : []) {
  for (const locale of Object.keys(plays)) {
    for (const seats of [3, 6]) {
      const called = `${size}-${locale.slice(0, 2)}-${seats}`
      const page = await crowd.person(harbour.url, { ...options, locale, colorScheme: 'dark' })
      await metalTable(page, seats)
      await shoot(page, `metal-start-${called}`)
      await metalMoment(page, 'voyage')
      await shoot(page, `metal-voyage-${called}`)
      await metalMoment(page, 'choose_target')
      await shoot(page, `metal-row-${called}`)
      await page.locator('[data-ship]').first().click()
      await shoot(page, `metal-closely-${called}`)
      await page.locator('[data-look] .deeds button').first().click()
      await page.locator('[data-combat]').waitFor()
      await shoot(page, `metal-combat-${called}`)
      if (called === 'desktop-en-3') await keep(page, 'metal')
      await page.locator('[data-captain="1"]').click()
      await page.locator('[data-bargain="1"]').click()
      await page.locator('[data-template]').first().click()
      await shoot(page, `metal-deal-${called}`)
      if (seats === 3) {
        await page.goto(`${harbour.url}/#/help/metal`)
        await shoot(page, `metal-help-${called}`, true)
      }
      await page.context().close()
    }
  }
}
await crowd.leave()
await harbour.close()
