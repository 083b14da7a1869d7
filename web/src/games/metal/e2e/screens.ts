import type { Page } from 'playwright-core'
import { playUntil } from '../../../../e2e/harbour.ts'
import type { Studio, View } from '../../../../e2e/studio.ts'

/** Plays on until my own turn has come as far as a moment. */
async function moment(page: Page, prompt: string): Promise<void> {
  const there = async () =>
    (await page.locator(`.metal.board[data-prompt="${prompt}"][data-active="0"]`).count()) > 0 &&
    (await page.locator('section.bar.mine').count()) > 0
  // The table moves on while one reads: a button that went away meanwhile is no harm.
  page.setDefaultTimeout(2000)
  for (let tries = 0; tries < 20 && !(await there()); tries += 1) await playUntil(there, [page], () => 0).catch(() => 0)
  page.setDefaultTimeout(10_000)
}

/** With 3 and 6 seats: a voyage, a row of ships, one of them closely, a combat, an offer, the help. */
export async function screens(studio: Studio, view: View): Promise<void> {
  for (const seats of [3, 6]) {
    const called = `${studio.called(view)}-${seats}`
    const page = await studio.person(view)
    await studio.table(page, 'metal', seats, false)
    await studio.shoot(page, `metal-start-${called}`)
    await moment(page, 'voyage')
    await studio.shoot(page, `metal-voyage-${called}`)
    await moment(page, 'choose_target')
    await studio.shoot(page, `metal-row-${called}`)
    await page.locator('[data-ship]').first().click()
    await studio.shoot(page, `metal-closely-${called}`)
    await page.locator('[data-look] .deeds button').first().click()
    await page.locator('[data-combat]').waitFor()
    await studio.shoot(page, `metal-combat-${called}`)
    if (called === 'desktop-en-3') await studio.keep(page, 'metal')
    await page.locator('[data-captain="1"]').click()
    await page.locator('[data-bargain="1"]').click()
    await page.locator('[data-template]').first().click()
    await studio.shoot(page, `metal-deal-${called}`)
    if (seats === 3) {
      await page.goto(`${studio.harbour.url}/#/help/metal`)
      await studio.shoot(page, `metal-help-${called}`, true)
    }
    await page.context().close()
  }
}
