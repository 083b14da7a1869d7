import type { Page } from 'playwright-core'
import { isOver } from '../../../../e2e/harbour.ts'
import type { Studio, View } from '../../../../e2e/studio.ts'
import { build, draw, open, pilot, press, weld } from './hands.ts'

/** Flies to the end and takes a picture whenever another card, or another way of asking, is on the table. */
async function flight(studio: Studio, page: Page, called: string): Promise<void> {
  const seen = new Set<string>()
  for (let made = 0; made < 300 && !(await isOver(page)); made += 1) {
    const asked = (await page.locator('.ask').allInnerTexts())
      .join(' ')
      .replaceAll(/[\d\s]+/g, ' ')
      .slice(0, 40)
    if (asked && !seen.has(asked) && seen.size < 12) {
      seen.add(asked)
      await studio.shoot(page, `trucker-flight-${seen.size}-${called}`)
      if (seen.size === 3 && called === 'desktop-en') await studio.keep(page, 'trucker')
    }
    if (!(await pilot(page))) await page.waitForTimeout(50)
  }
}

/** The learning flight from the bare cabin to the account, and the yards of the other flights: in real time, in turns, of every level. */
export async function screens(studio: Studio, view: View): Promise<void> {
  const called = studio.called(view)
  const { url } = studio.harbour
  const page = await studio.person(view)
  await open(page, url, 'Anne', { flight: 'learning' }, [{ kind: 'me' }])
  await page.locator('[data-pile]').waitFor()
  await studio.shoot(page, `trucker-yard-start-${called}`)
  await build(page, 14)
  await draw(page)
  await studio.shoot(page, `trucker-yard-${called}`)
  await weld(page)
  if (!(await press(page, 'finish'))) throw new Error('the ship cannot be finished')
  await flight(studio, page, called)
  await studio.shoot(page, `trucker-account-${called}`)
  await page.context().close()

  for (const level of ['2', '3', 'trek']) {
    const yard = await studio.person(view)
    const there = level === '2' ? url : (await studio.atEase()).url
    const bots = [1, 2, 3].slice(0, level === '2' ? 1 : 3).map(() => ({ kind: 'bot' as const, level: 'greedy' }))
    await open(yard, there, 'Anne', { flight: level, building: level === '2' ? 'turns' : 'realtime', run: 180 }, [{ kind: 'me' }, ...bots])
    await yard.locator('[data-pile], section.bar button[data-move^=ready]').first().waitFor()
    await press(yard, 'ready')
    await yard.locator('[data-pile]').waitFor()
    if (level !== '2') await build(yard, 4)
    await studio.shoot(yard, `trucker-yard-${level}-${called}`)
    await yard.context().close()
  }
}
