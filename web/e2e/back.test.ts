/** What somebody is told who comes back, who asks what something is, and who only looks on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { mark, sizes, until } from './harbour.ts'
import { port } from './port.ts'

// Bots take their time: no game is over before somebody comes back to it.
const { harbour, crowd } = port(undefined, 500)

const post = (page: Page, path: string, body: unknown): Promise<{ id: string }> =>
  page.evaluate(
    async ([url, text]) => {
      const answer = await fetch(`/api/v1${url}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text! })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { id: string }
    },
    [path, JSON.stringify(body)],
  )

/** A game against a bot of which nothing has been played by whoever sits there. */
async function begun(page: Page): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
  const table = { game: harbour.game, options: {}, seats, my_name: 'Anne', listed: false, clock: { kind: 'none' }, at_zero: 'bot' }
  const { id } = await post(page, '/tables', table)
  await page.goto(`${harbour.url}/#/table/${id}`)
  await page.locator('section.bar.mine').waitFor()
  return id
}

test('whoever comes back on a phone is told what a robot did for them', async () => {
  const page = await crowd.person(harbour.url, { ...sizes.phone })
  const id = await begun(page)
  const carl = await crowd.person(`${harbour.url}/#/table/${id}`)
  await carl.locator('section.bar').waitFor()
  const before = Number(await mark(carl))
  await page.goto(`${harbour.url}/api/v1/games`)
  const seat = `/tables/${id}/seats/0/stand-in`
  await post(page, seat, { level: 'novice' })
  await until(
    async () => Number(await mark(carl)),
    (now) => now > before + 2,
    'the robot plays',
  )
  await post(page, seat, { level: null })
  await page.goto(`${harbour.url}/#/table/${id}`)
  const recap = page.locator('[data-recap=away]')
  await recap.waitFor()
  assert.match((await recap.textContent()) ?? '', /Pendant ton absence[\s\S]*Un robot a joué pour toi/)
  const box = await recap.boundingBox()
  assert.ok(box && box.y >= 0 && box.y + box.height <= 844, 'it is in sight')
  await recap.getByRole('button', { name: 'Fermer' }).click()
  await recap.waitFor({ state: 'detached' })
  await page.context().close()
  await carl.context().close()
})

test('the rules open where they speak of what is going on, and stay there while pictures come', async () => {
  const page = await crowd.person(harbour.url)
  await begun(page)
  await page.keyboard.press('h')
  const asked = page.locator('dialog .asked')
  await asked.waitFor()
  const top = (): Promise<number> => asked.evaluate((section) => section.getBoundingClientRect().top)
  await page.waitForTimeout(1500)
  const found = await until(top, (at) => at >= 0 && at < 300, 'the section that is asked for stands at the top')
  assert.ok(found >= 0)
  await page.context().close()
})

test('an onlooker is told so, and that cards are hidden', async () => {
  const anne = await crowd.person(harbour.url)
  const id = await begun(anne)
  const carl = await crowd.person(`${harbour.url}/#/table/${id}`, { ...sizes.phone })
  await carl.locator('[data-watching]').waitFor()
  await carl.locator('[data-follow-seat="0"]').click()
  await carl.locator('[data-hidden-hand]').waitFor()
  assert.equal(await carl.getByText('Aucune carte en main').count(), 0)
  await anne.context().close()
  await carl.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
