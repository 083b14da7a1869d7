/** Takes a picture of every page at both sizes, and the one in the README: `npm run screens [folder]`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
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

const plays = { 'fr-FR': 'Jouer maintenant', 'en-GB': 'Play now' } as const

for (const [size, options] of Object.entries(sizes)) {
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
      if (called === 'desktop-fr-dark') await page.screenshot({ path: join(import.meta.dirname, '..', '..', 'docs', 'table.png') })
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

for (const [size, options] of Object.entries(sizes)) {
  for (const locale of Object.keys(plays)) {
    for (const seats of [3, 6]) {
      const called = `${size}-${locale.slice(0, 2)}-${seats}`
      const page = await crowd.person(harbour.url, { ...options, locale })
      await metalTable(page, seats)
      await shoot(page, `metal-start-${called}`)
      await metalMoment(page, 'voyage')
      await shoot(page, `metal-voyage-${called}`)
      await metalMoment(page, 'choose_target')
      await shoot(page, `metal-row-${called}`)
      await page.locator('[data-ship]').first().click()
      await shoot(page, `metal-closely-${called}`)
      await page.locator('[data-closely] .moves button').first().click()
      await page.locator('[data-combat]').waitFor()
      await shoot(page, `metal-combat-${called}`)
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
