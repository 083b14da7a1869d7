import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { mark, sizes, still } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'
import { Sailor } from '../../../../e2e/whole.ts'

const { harbour, crowd } = port()

/** Plays until a die is to be struck with a card. */
async function combat(page: Page): Promise<void> {
  const sailor = await Sailor.embark(page, harbour.url, { game: 'celestia', seats: 2, options: {} }, false)
  for (let tries = 0; tries < 800; tries += 1) {
    if (
      sailor.wants() === 'strike' &&
      (await page.locator('section.bar.mine').count()) > 0 &&
      (await page.locator('[data-dice] [data-thing=may]').count()) > 0
    )
      return
    if (!(await sailor.act())) await page.waitForTimeout(30)
  }
  assert.fail('no combat came')
}

/** The middle of the first thing of a kind. */
async function middle(page: Page, what: string): Promise<{ x: number; y: number }> {
  const box = await still(page.locator(what).first())
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A card that may strike and the die that lights up for it once it is lifted. */
const CARD = '[data-hand] [data-drag]'

/** Carries what is in the hand from die to die until one takes it. */
async function overDie(page: Page, carry: (to: { x: number; y: number }) => Promise<unknown>): Promise<void> {
  const dice = page.locator('[data-dice] [data-berth]')
  // A page that is busy needs a moment to see what it is held over: the second time around it waits longer.
  for (const patience of [100, 2000]) {
    for (let at = 0; at < (await dice.count()); at += 1) {
      const { x, y, width, height } = await still(dice.nth(at))
      await carry({ x: x + width / 2, y: y + height / 2 })
      if (
        await page
          .locator('[data-over]')
          .first()
          .waitFor({ state: 'attached', timeout: patience })
          .then(
            () => true,
            () => false,
          )
      )
        return
    }
  }
  assert.fail('no die takes the card')
}

test('a card carried onto a die by the mouse strikes it; carried elsewhere, or with Escape, it goes back', async () => {
  const page = await crowd.person('about:blank', { locale: 'en-GB' })
  await combat(page)
  const before = await mark(page)
  const card = await middle(page, CARD)
  await page.mouse.move(card.x, card.y)
  await page.mouse.down()
  await page.mouse.move(card.x, card.y - 60, { steps: 4 })
  await page.locator('.carried').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.carried').waitFor({ state: 'detached' })
  await page.mouse.up()
  assert.equal(await mark(page), before)

  await page.mouse.move(card.x, card.y)
  await page.mouse.down()
  await page.mouse.move(card.x, card.y - 60, { steps: 4 })
  await page.locator('.carried').waitFor()
  await overDie(page, ({ x, y }) => page.mouse.move(x, y, { steps: 4 }))
  await page.mouse.up()
  // Where one card and one die can mean several things, the ways are shown instead.
  await page.waitForFunction(
    (old) =>
      document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== old ||
      document.querySelectorAll('[data-dice] [data-chosen]').length > 0,
    before,
  )
  await page.context().close()
})

test('a finger carries a card upwards, and the hand is still swiped', async () => {
  const page = await crowd.person('about:blank', { locale: 'en-GB', ...sizes.phone })
  await combat(page)
  assert.equal(
    await page
      .locator(CARD)
      .first()
      .evaluate((card) => getComputedStyle(card).touchAction),
    'pan-x',
  )
  const finger = await page.context().newCDPSession(page)
  const touch = (type: string, points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points })
  const card = await middle(page, CARD)
  await touch('touchStart', [card])
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', [{ x: card.x, y: card.y - step * 15 }])
  await page.locator('.carried').waitFor()
  await overDie(page, (at) => touch('touchMove', [at]))
  await touch('touchEnd', [])
  await page.locator('.carried').waitFor({ state: 'detached' })
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
