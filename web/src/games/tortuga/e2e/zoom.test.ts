import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { sizes, still, until } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'
import { Sailor } from '../../../../e2e/whole.ts'

const { harbour, crowd } = port()

/** A table at its first turn, and the window on its map. */
async function chart(page: Page): Promise<Locator> {
  const sailor = await Sailor.embark(page, harbour.url, { game: 'tortuga', seats: 2, options: {} }, false)
  const mine = page.locator('section.bar.mine button[data-move^=end_turn]')
  const map = page.locator('.zoomed:has([data-map])')
  // The bot may have begun, and with a fight: then the map lies under another tab.
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await mine.count()) > 0 && (await map.count()) > 0 && (await map.isVisible())) return map
    if ((await mine.count()) > 0 || !(await sailor.act())) await page.waitForTimeout(30)
  }
  assert.fail(`there is no map: ${await page.locator('main').innerText()}`)
}

const scale = async (map: Locator): Promise<number> => Number(await map.getAttribute('data-scale'))
const lie = (map: Locator): Promise<string> => map.locator('.picture').evaluate((picture) => (picture as HTMLElement).style.transform)
/** Waits until the map is drawn as it should be. */
const becomes = (map: Locator, wanted: (scale: number) => boolean): Promise<number> =>
  until(() => scale(map), wanted, 'the map is drawn at')
const moves = (map: Locator, from: string): Promise<string> =>
  until(
    () => lie(map),
    (now) => now !== from,
    'the map stays where it was',
  )

test('the wheel, the keys and the mouse draw the map larger, move it and fit it again', async () => {
  const page = await crowd.person('about:blank', { locale: 'en-GB' })
  const map = await chart(page)
  assert.equal(await scale(map), 1)
  const box = await still(map)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, -300)
  const near = await becomes(map, (now) => now > 1.2)

  // A drag moves it, and is no press on the sector it began on.
  const before = await lie(map)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 - 40, { steps: 5 })
  await page.mouse.up()
  await moves(map, before)
  assert.equal(await page.locator('.closely').count(), 0)

  await map.focus()
  await page.keyboard.press('+')
  await becomes(map, (now) => now > near)
  const there = await lie(map)
  await page.keyboard.press('ArrowRight')
  await moves(map, there)
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await becomes(map, (now) => now === 1)
  await page.context().close()
})

test('two fingers draw the map larger on a phone; one moves it; the button fits it', async () => {
  const page = await crowd.person('about:blank', { locale: 'en-GB', ...sizes.phone })
  const map = await chart(page)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: string, points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points.map((point, id) => ({ ...point, id })) })
  const box = await still(map)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await touch('touchStart', [
    { x: x - 30, y },
    { x: x + 30, y },
  ])
  for (let step = 1; step <= 6; step += 1)
    await touch('touchMove', [
      { x: x - 30 - step * 10, y },
      { x: x + 30 + step * 10, y },
    ])
  await touch('touchEnd', [])
  await becomes(map, (now) => now > 1.4)

  const before = await lie(map)
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', [{ x: x - step * 12, y: y - step * 6 }])
  await touch('touchEnd', [])
  await moves(map, before)

  await map.getByRole('button', { name: 'Show all' }).click()
  await becomes(map, (now) => now === 1)
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
