/** What stands beside the table and the help, at both sizes in both languages: nothing is at fault, and nothing moves that nobody moved. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from './axe.ts'
import { sizes } from './harbour.ts'
import { shifts, watchShift } from './look.ts'
import { gamesOf, sitsWithBots } from './played.ts'
import { port } from './port.ts'
import { LOCALES } from './studio.ts'

const { harbour, crowd } = port()

/** How far things may move while a part is opened and read. */
const MOST = 0.1

async function isCalm(page: Page, what: string): Promise<void> {
  const { shift, worst } = await shifts(page)
  assert.ok(shift < MOST, `${what}: shift ${shift.toFixed(3)}: ${JSON.stringify(worst.slice(0, 3))}`)
}

for (const [called, size] of Object.entries(sizes)) {
  for (const locale of LOCALES) {
    test(`help with pictures, and what the admiral counsels: ${called}, ${locale}`, { timeout: 300_000 }, async () => {
      for (const game of await gamesOf(harbour.url)) {
        const what = `${game.id} ${called} ${locale}`
        const page = await crowd.person('about:blank', { ...size, locale })
        await page.addInitScript(watchShift)
        await page.goto(`${harbour.url}/#/help/${game.id}`)
        await page.locator('[data-figure=signs]').waitFor()
        await page.locator('[data-figure] .box .dot').first().waitFor()
        assert.deepEqual(await faults(page), [], `the help: ${what}`)
        await isCalm(page, `the help: ${what}`)

        await page.goto(`${harbour.url}/#/table/${await sitsWithBots(page, game)}`)
        await page.locator('section.bar').waitFor()
        await page.locator('header > button').click()
        await page.locator('[data-counsel]').click()
        await page.locator('.counsel').waitFor()
        assert.deepEqual(await faults(page), [], `counsel: ${what}`)
        await page.locator('.counsel:not(:has(.thinking))').waitFor({ timeout: 60_000 })
        assert.deepEqual(await faults(page), [], `counsel that was given: ${what}`)
        await page.context().close()
      }
      assert.deepEqual(crowd.complaints, [])
    })
  }
}
