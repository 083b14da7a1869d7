import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { faults } from './axe.ts'
import { act, dice, mark, PATIENCE, sizes, until } from './harbour.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

/** Somebody at a table with a bot, at this pace, with animations. */
async function sits(pace: string, size: BrowserContextOptions = {}): Promise<Page> {
  const page = await crowd.person('about:blank', { reducedMotion: 'no-preference', ...size })
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

/** Runs in the page: keeps every text that comes into a region that is read out, with the region's name. */
function listen(): void {
  const heard: [string, string][] = []
  Object.assign(window, { heard })
  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
  const tell = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement
    const region = element?.closest(LIVE)
    if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden=true]')) return
    const lines = node instanceof Element && node.querySelector('p') ? [...node.querySelectorAll('p')] : [node]
    for (const line of lines) heard.push([region.hasAttribute('data-heard') ? 'heard' : 'other', line.textContent?.trim() ?? ''])
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') tell(target)
      else for (const node of addedNodes) tell(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

for (const [called, size] of Object.entries(sizes)) {
  test(`what happens is heard once, whatever is open and shown: ${called}`, async () => {
    const page = await sits('calm', size)
    await page.evaluate(listen)
    const heard = (): Promise<[string, string][]> => page.evaluate(() => (window as unknown as { heard: [string, string][] }).heard)
    const scenes = new Set<string>()
    await playsUntil(page, async () => {
      for (const line of await page.locator('[data-scene] .said p').allInnerTexts()) scenes.add(line.trim())
      return scenes.size >= 4 || (await page.locator('section.over').count()) > 0
    })
    const all = await heard()
    const told = (where: string, line: string): number => all.filter(([region, text]) => region === where && text === line).length
    const shown = [...scenes].filter((line) => line !== '')
    assert.ok(shown.length >= 4, `scenes were seen: ${shown.length}`)
    for (const line of shown) {
      assert.ok(told('heard', line) > 0, `it is heard: ${line}`)
      assert.equal(told('other', line), 0, `it is heard in one place: ${line}`)
    }
    await page.context().close()
  })
}

/** Runs in the page: whether the next step could be pressed, at each moment when it took the place of what goes on, and the steps themselves. */
function watchGo(): void {
  const ready: boolean[] = []
  const steps: HTMLButtonElement[] = []
  Object.assign(window, { ready, steps })
  let before = false
  new MutationObserver(() => {
    const now = document.querySelector('.go [data-go-on]') !== null
    const next = document.querySelector<HTMLButtonElement>('.go [data-move]')
    if (before && !now && next) {
      ready.push(!next.disabled)
      steps.push(next)
    }
    before = now
  }).observe(document.querySelector('footer')!, { subtree: true, childList: true })
}

test('a press that was meant to go on chooses nothing that comes to its place', async () => {
  // Not in every game does the one take the place of the other: then another is played.
  const late = Date.now() + 8 * PATIENCE
  for (let all: boolean[] = []; all.length === 0;) {
    assert.ok(Date.now() < late, 'the next step came to its place')
    const page = await sits('calm')
    await page.evaluate(watchGo)
    const ready = (): Promise<boolean[]> => page.evaluate(() => (window as unknown as { ready: boolean[] }).ready)
    await playsUntil(page, async () => {
      if ((await page.locator('[data-go-on]').count()) > 0) await page.keyboard.press('n')
      return (await ready()).length > 0 || (await page.locator('section.over').count()) > 0
    })
    all = await ready()
    assert.ok(
      all.every((pressable) => !pressable),
      'it cannot be pressed in that moment',
    )
    // A moment later it can, unless the game has gone on without it.
    await until(
      () =>
        page.evaluate(() => (window as unknown as { steps: HTMLButtonElement[] }).steps.every((one) => !one.isConnected || !one.disabled)),
      (free) => free,
      'it can be pressed a moment later',
    )
    await page.context().close()
  }
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
