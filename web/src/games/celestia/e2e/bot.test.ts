import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { faults } from '../../../../e2e/axe.ts'
import { PATIENCE, act, button, Cable, dice, isOver, mark, playUntil, sizes, steps, still, until } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'

const { harbour, crowd } = port()
let cable: Cable
beforeEach(async () => {
  cable = await Cable.lay(harbour.url)
})
afterEach(() => cable.close())

test('from opening the page to the first move are two clicks', async () => {
  const page = await crowd.person(harbour.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar.mine').waitFor()
  const before = await mark(page)
  await page.locator('section.bar.mine button[data-move]').first().click()
  await page.waitForFunction((old) => document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== old, before)
  await until(
    () => page.title(),
    (title) => title.includes('Celestia Duo'),
    'the title names the game',
  )
  await page.context().close()
})

test('a whole game against a bot with the keyboard alone', async () => {
  const page = await crowd.person(harbour.url, { locale: 'en-GB' })
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.textContent?.includes('Play now'))) break
  }
  await until(
    () => page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? false),
    (seen) => seen,
    'the focus is seen',
  )
  await page.keyboard.press('Enter')
  await page.locator('section.bar').waitFor()

  await page.keyboard.press('?')
  await page.getByRole('heading', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Keys' }).waitFor({ state: 'detached' })
  await page.keyboard.press('d')
  await until(
    () => page.getByRole('tab', { name: 'In words' }).getAttribute('aria-selected'),
    (selected) => selected === 'true',
    'the board is told in words',
  )
  await page.locator('#panel li').first().waitFor()
  await page.keyboard.press('l')

  await playUntil(
    () => isOver(page),
    [page],
    dice(3),
    'keys',
    async (count) => {
      if (count === 8) assert.deepEqual(await faults(page), [], 'table')
    },
  )
  assert.deepEqual(await faults(page), [], 'end')
  await page.context().close()
})

/** The game is as far as it was, or further. */
async function noLess(page: Page, entry: string | null): Promise<void> {
  await until(
    () => mark(page),
    (now) => Number(now) >= Number(entry),
    `it was at ${entry} and is at`,
  )
}

test('a reload and a cut line in the middle lose nothing', async () => {
  const page = await crowd.person(cable.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar.mine').waitFor()
  const die = dice(11)
  await playUntil(steps(6), [page], die)
  await page.locator('section.bar.mine').waitFor()
  const [entry, log] = [await mark(page), await page.locator('[role=log]').innerText()]

  await page.reload()
  await page.locator('section.bar.mine').waitFor()
  // The bot may say something meanwhile; what there was must still be there.
  await noLess(page, entry)
  const told = page.locator('[role=log]')
  for (const line of log.split('\n'))
    await until(
      () => told.innerText(),
      (text) => text.includes(line),
      `the log has lost «${line}»`,
    )

  cable.cut()
  await page.getByText('Connexion perdue').waitFor()
  cable.mend()
  await page.getByText('Connexion perdue').waitFor({ state: 'detached' })
  await noLess(page, entry)
  await until(
    () => act(page, die),
    (acted) => acted,
    'play goes on',
  )
  await page.context().close()
})

test('the server is killed in the middle and comes back', async () => {
  const page = await crowd.person(harbour.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar.mine').waitFor()
  const die = dice(5)
  await playUntil(steps(4), [page], die)
  await page.locator('section.bar.mine').waitFor()
  const entry = await mark(page)

  await harbour.kill()
  await page.getByText('Connexion perdue').waitFor()
  const lost = await crowd.person('about:blank')
  await harbour.open()
  await page.getByText('Connexion perdue').waitFor({ state: 'detached' })
  await noLess(page, entry)
  await until(
    () => act(page, die),
    (acted) => acted,
    'play goes on',
  )
  await lost.context().close()
  await page.context().close()
})

test('on a phone everything is under the thumb', async () => {
  const page = await crowd.person(harbour.url, sizes.phone)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().tap()
  await page.locator('section.bar.mine').waitFor()
  const box = await still(page.locator('section.bar'))
  assert.ok(box.y > 300 && box.y + box.height <= 845, 'the actions are at the bottom')
  const heights = await page.locator('section.bar button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  assert.ok(heights.length > 0 && heights.every((height) => height >= 36), `buttons are large enough to touch: ${heights.join()}`)
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing to scroll sideways')
  assert.deepEqual(await faults(page), [], 'table on a phone')

  await page.getByRole('button', { name: 'Journal' }).tap()
  await page.getByRole('heading', { name: 'Journal' }).waitFor()
  assert.deepEqual(await faults(page), [], 'log on a phone')
  await page.getByRole('button', { name: 'Fermer' }).tap()
  await page.getByRole('button', { name: 'Menu de la table' }).tap()
  await page.getByRole('heading', { name: 'Menu de la table' }).waitFor()
  assert.deepEqual(await faults(page), [], 'menu on a phone')
  await page.getByRole('button', { name: 'Fermer' }).tap()

  await playUntil(steps(8), [page], dice(2))
  await page.context().close()
})

test('taking back is free until something was revealed', async () => {
  const page = await crowd.person(harbour.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar.mine').waitFor()
  const die = dice(23)
  let talk: Locator | null = null
  // A bot that decides hears one out before, so that a turn of one's own takes a while to come.
  for (const late = Date.now() + PATIENCE; talk === null && Date.now() < late;) {
    if ((await page.locator('section.bar.mine').count()) > 0) talk = await button(page, /^propose/)
    if (talk === null && !(await act(page, die))) await page.waitForTimeout(50)
  }
  assert.ok(talk, 'something may be proposed')
  const entry = Number(await mark(page))
  await talk.click()
  await page.waitForFunction((old) => Number(document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count')) > old, entry)
  await page.keyboard.press('u')
  await page.getByText('Coup repris.').first().waitFor()
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
