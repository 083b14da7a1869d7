/**
 * Guided first games, played to their end in both languages by whoever does what the guide says: it explains whatever comes, knows what to do,
 * can be left and called again, and goes on where it was after the page was closed. And the deal of the day and the log that follow.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from './axe.ts'
import { isOver, mark, until } from './harbour.ts'
import { HANDS } from './hands.ts'
import { device } from './look.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

const LANGUAGES = [
  ['fr-FR', 1440, 900],
  ['en-GB', 390, 844],
] as const

/** What the guide says now; `null` where there is none. */
const said = (page: Page): Promise<string | null> => page.evaluate(() => document.querySelector('[data-guide]')?.textContent ?? null)

/** Does what the guide says until the game is over; gives everything that was explained. */
async function follow(page: Page, most = 2_000): Promise<Set<string>> {
  const explained = new Set<string>()
  let quiet = 0
  for (let turn = 0; turn < most && !(await isOver(page)); turn += 1) {
    const before = await mark(page)
    const id = await page.evaluate(() => document.querySelector('[data-guide]')?.getAttribute('data-guide') ?? null)
    if (id) explained.add(id)
    const text = await said(page)
    assert.ok(text === null || !/-first-|guide-|\{\$/.test(text), `it has words: ${text}`)
    const bulb = page.locator('[data-bulb]:not([disabled])')
    const follow = page.locator('[data-guide-follow]:not([disabled])')
    if (await follow.count()) {
      await follow
        .first()
        .click({ timeout: 3_000 })
        .catch(() => {})
      await page
        .waitForFunction((old) => document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== old, before, {
          timeout: 1_500,
        })
        .catch(() => {})
      quiet = 0
    } else if (id === null && (await bulb.count())) {
      await bulb
        .first()
        .click({ timeout: 1_000 })
        .catch(() => {})
    } else {
      // Others move, or something is being shown: a press in an empty place hurries it.
      quiet += 1
      assert.ok(quiet < 600, `the guide knows on: ${text}`)
      await page.waitForTimeout(100)
    }
  }
  assert.ok(await isOver(page), 'the game is over')
  return explained
}

for (const game of Object.keys(HANDS)) {
  for (const [locale, width, height] of LANGUAGES) {
    test(`the first game of ${game} is led to its end in ${locale}`, { timeout: 900_000 }, async (t) => {
      const page = await crowd.person(harbour.url, { locale, ...device(width, height), reducedMotion: 'reduce' })
      await page.locator(`[data-first="${game}"]`).click()
      await page.locator('[data-guide="welcome"]').waitFor({ timeout: 60_000 })
      assert.deepEqual(await faults(page), [])
      // Left and called again, closed and opened again: it goes on where it was.
      await page.locator('[data-guide-next]').click()
      const next = await page.locator('[data-guide]').getAttribute('data-guide')
      assert.notEqual(next, 'welcome')
      await page.reload()
      await page.locator(`[data-guide="${next}"]`).waitFor({ timeout: 60_000 })
      await page.locator('[data-guide-leave]').click()
      assert.equal(await page.locator('[data-guide]').count(), 0)
      const again = locale === 'fr-FR' ? 'Appeler le guide' : 'Call the guide'
      await page.getByRole('button', { name: again }).click()
      await page.locator('[data-guide]').waitFor()
      const explained = await follow(page)
      t.diagnostic(`${game} ${locale}: explained ${explained.size}: ${[...explained].join(' ')}`)
      assert.ok(explained.size >= 6, 'much is explained on the way')
      // Where there is no room beside the board, the end is looked at first.
      const narrow = (page.viewportSize()?.width ?? 0) < 1180
      if (narrow) await page.locator('[data-closing] header button').click()
      await until(
        () => said(page),
        (text) => text !== null,
        'the guide says a last word',
      )
      const last = await page.locator('[data-guide]').getAttribute('data-guide')
      t.diagnostic(`${game} ${locale}: ${last}: ${await said(page)}`)
      if (HANDS[game]!.wins) assert.equal(last, 'won', 'whoever follows wins')
      await page.context().close()
    })
  }
}

test('the deal of the day is played once and goes into the log', { timeout: 120_000 }, async () => {
  const page = await crowd.person(`${harbour.url}/#/daily/${harbour.game}`, { locale: 'en-GB' })
  await page.getByText('Nobody has finished yet').waitFor()
  assert.deepEqual(await faults(page), [])
  await page.getByRole('button', { name: 'Play today’s deal' }).click()
  await page.locator('section.bar').waitFor()
  const table = page.url()
  await page.goto(`${harbour.url}/#/daily/${harbour.game}`)
  await page.getByRole('button', { name: 'Go on with my game' }).click()
  await page.locator('section.bar').waitFor()
  assert.equal(page.url(), table, 'the same table again')
  await page.goto(`${harbour.url}/#/log`)
  await page.getByText('No game is finished yet').waitFor()
  assert.deepEqual(await faults(page), [])
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
