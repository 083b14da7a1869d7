import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from './axe.ts'
import { act, dice, mark, PATIENCE, until } from './harbour.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

/** Somebody at a table with a bot, at this pace, with animations. */
async function sits(pace: string): Promise<Page> {
  const page = await crowd.person('about:blank', { reducedMotion: 'no-preference' })
  await page.addInitScript((chosen) => {
    if (location.protocol === 'about:') return
    if (!sessionStorage.getItem('seen')) localStorage.setItem('flibuste.prefs', JSON.stringify({ pace: chosen, hints: false }))
    sessionStorage.setItem('seen', '1')
  }, pace)
  await page.goto(harbour.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().click()
  await page.locator('section.bar').waitFor()
  return page
}

/** Plays on until something is there. */
async function playsUntil(page: Page, there: () => Promise<boolean>): Promise<void> {
  const pick = dice(7)
  for (const late = Date.now() + 4 * PATIENCE; Date.now() < late;) {
    if (await there()) return
    if (!(await act(page, pick))) await page.waitForTimeout(40)
  }
  throw new Error('it never came')
}

test('step by step, what others do waits for a press, and goes on with it', async () => {
  const page = await sits('step')
  const onward = page.locator('[data-go-on]')
  await playsUntil(page, async () => (await onward.count()) > 0)
  await page.locator('[data-scene]').waitFor()
  // Every scene of the step has been seen by then.
  await page.waitForTimeout(6000)
  const before = await mark(page)
  assert.equal(await onward.count(), 1, 'it still waits')
  await page.keyboard.press('n')
  await until(
    () => mark(page),
    (now) => now !== before,
    'it goes on',
  )
  assert.deepEqual(await faults(page), [])
  await page.context().close()
})

test('whoever comes back is told what the others did, one line a turn', async () => {
  const page = await sits('brisk')
  await playsUntil(page, async () => (await page.locator('[data-recap] li').count()) > 0)
  await page.reload()
  await page.locator('[data-recap] li').first().waitFor()
  const folded = page.locator('[data-recap] details').first()
  if ((await folded.count()) > 0) {
    await folded.locator('summary').click()
    assert.ok((await folded.locator('li').count()) > 1, 'it unfolds to everything that happened')
  }
  await page.locator('[data-recap] button').click()
  assert.equal(await page.locator('[data-recap]').count(), 0)
  await page.context().close()
})

test('a move of mine is seen at once, whatever is being shown', async () => {
  const page = await sits('calm')
  // The page itself measures: from the press to the next position.
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    let pressed: number | null = null
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('[data-move]')) pressed = performance.now()
    })
    const counted = document.querySelector('[data-entry-count]')!
    new MutationObserver(() => {
      if (pressed !== null) times.push(performance.now() - pressed)
      pressed = null
    }).observe(counted, { attributes: true, attributeFilter: ['data-entry-count'] })
  })
  const times = (): Promise<number[]> => page.evaluate(() => (window as unknown as { times: number[] }).times)
  await playsUntil(page, async () => (await times()).length >= 12 || (await page.locator('section.over').count()) > 0)
  const all = (await times()).toSorted((a, b) => a - b)
  const late = all[Math.floor(all.length * 0.9)]!
  console.log(`click to update: ${all.length} moves, p90 ${Math.round(late)} ms`)
  // A busy machine may take its time, but nothing of it is a scene that has to be seen first: the shortest takes longer than this.
  assert.ok(late < 600, `p90 ${late} ms`)
  await page.context().close()
})

test('pace and sound are chosen in the settings; sound is off until then', async () => {
  const page = await sits('calm')
  assert.equal(
    await page.evaluate(() => (JSON.parse(localStorage.getItem('flibuste.prefs') ?? '{}') as { sound?: boolean }).sound ?? false),
    false,
  )
  await page.getByRole('button', { name: 'Menu de la table' }).click()
  await page.getByRole('button', { name: 'Réglages' }).click()
  assert.ok(await page.getByLabel('Tranquillement').isChecked())
  await page.getByLabel('Pas à pas').check()
  assert.equal(await page.getByLabel('Volume').count(), 0)
  await page.getByLabel('Sons').check()
  await page.getByLabel('Volume').waitFor()
  assert.deepEqual(await faults(page), [])
  assert.equal(await page.evaluate(() => (JSON.parse(localStorage.getItem('flibuste.prefs')!) as { pace: string }).pace), 'step')
  await page.context().close()
})
