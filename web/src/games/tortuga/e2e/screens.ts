import type { Page } from 'playwright-core'
import { dice, isOver } from '../../../../e2e/harbour.ts'
import type { Studio, View } from '../../../../e2e/studio.ts'
import { captain } from './captain.ts'

/** Plays a captain for so many steps, and stops when it is the captain's turn. */
async function sail(page: Page, steps: number, pick: (count: number) => number): Promise<void> {
  for (let made = 0; made < steps && !(await isOver(page));) {
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

/** With 2, 3 and 4 seats: ships, a first turn, a turn in the middle, something looked at closely, the end. */
export async function screens(studio: Studio, view: View): Promise<void> {
  const called = studio.called(view)
  for (const seats of [2, 3, 4]) {
    const page = await studio.person(view)
    await studio.table(page, 'tortuga', seats)
    await page.locator('section.bar.mine').waitFor()
    // The last of four has no choice left.
    if ((await page.locator('[data-ships]').count()) > 0) {
      if (seats > 2) await studio.shoot(page, `tortuga-ships-${called}`)
      await page.locator('[data-ships] [data-thing=may]').last().click()
      await page.locator('[data-ships]').waitFor({ state: 'detached' })
      await page.locator('section.bar.mine').waitFor()
    }
    await chart(page)
    await studio.shoot(page, `tortuga-${seats}-start-${called}`)
    const die = dice(seats)
    await sail(page, 45, die)
    await studio.shoot(page, `tortuga-${seats}-${called}`)
    if (seats === 3 && called === 'desktop-en') await studio.keep(page, 'tortuga')
    if (view.size === 'phone') {
      for (const tab of ['market', 'captains'] as const) {
        await page
          .locator('.tortuga .tabs [role=tab]')
          .nth(tab === 'market' ? -2 : -1)
          .click()
        await studio.shoot(page, `tortuga-${seats}-${tab}-${called}`)
      }
    }
    await chart(page)
    await page.locator('[data-place=x1]').click()
    await studio.shoot(page, `tortuga-${seats}-sector-${called}`)
    await page.keyboard.press('Escape')
    if (seats === 3) {
      await sail(page, 900, die)
      await studio.shoot(page, `tortuga-over-${called}`)
    }
    await page.context().close()
  }
}
