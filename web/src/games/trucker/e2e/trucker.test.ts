import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from '../../../../e2e/axe.ts'
import { BRIEFLY, PATIENCE, sizes, until, type Crowd } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'
import { Line, build, draw, finish, fly, held, onward, open, pilot, press, reach, spend, weld } from './hands.ts'

const { harbour, crowd } = port()

/** Somebody whose browser may not complain, and who waits as long as a busy machine needs. */
async function person(options: Parameters<Crowd['person']>[1] = {}): Promise<Page> {
  const page = await crowd.person('about:blank', options)
  page.setDefaultTimeout(2 * PATIENCE)
  page.on('console', (said) => ['error', 'warning'].includes(said.type()) && crowd.complaints.push(said.text()))
  return page
}

/** The log has words for everything: no name of a message stands in it. */
async function wordy(page: Page): Promise<void> {
  assert.doesNotMatch(await page.locator('body').innerText(), /trucker-|undefined|\[object/, 'everything has words')
}

test('a learning flight alone, guided from the bare cabin to the account', async () => {
  const page = await person({ locale: 'en-GB' })
  await open(page, harbour.url, 'Anne', { flight: 'learning' }, [{ kind: 'me' }])
  await page.locator('[data-pile]').waitFor()
  const told: string[] = []
  /** Reads the tip that is shown and puts it away. */
  const read = async (): Promise<void> => {
    const tip = page.locator('.hint[role=note]')
    if ((await tip.count()) === 0) return
    const text = (await tip.locator('p').innerText()).trim()
    if (told.includes(text)) return
    told.push(text)
    // It goes with its situation, too.
    await tip
      .getByRole('button', { name: 'Got it' })
      .click({ timeout: 5000 })
      .catch(() => undefined)
  }
  await read()
  assert.deepEqual(await faults(page), [], 'the yard')
  await draw(page)
  assert.ok((await page.locator('[data-light=fits], [data-light=clashes]').count()) > 0, 'squares say what the component would do there')
  await read()
  await weld(page)
  await read()
  // What is drawn may close a ship early, but not before each side of its cabin has something.
  assert.ok((await build(page, 9, 40)) >= 3, 'a ship grows')
  await read()
  assert.deepEqual(await faults(page), [], 'a ship')
  await press(page, 'finish')
  let looked = false
  await fly([page], async () => {
    await read()
    // How long a flight is depends on the cards, so the first choice is looked at.
    if (looked) return
    looked = true
    assert.deepEqual(await faults(page), [], 'in flight')
    await wordy(page)
  })
  // The yard always has three; how many the flight has depends on what the cards ask.
  assert.ok(new Set(told).size >= 3, `the guide spoke: ${told.join(' | ')}`)
  await page.locator('.accounts').waitFor()
  await page.locator('.accounts ul li').first().waitFor()
  assert.deepEqual(await faults(page), [], 'the account')
  await wordy(page)
  assert.deepEqual(crowd.complaints, [])
  await page.context().close()
})

test('a touch turns a loose component by one quarter, by mouse, finger and key', async () => {
  for (const touch of [false, true]) {
    const page = await person({ locale: 'en-GB', ...(touch ? sizes.phone : {}) })
    await open(page, harbour.url, 'Anne', { flight: 'learning' }, [{ kind: 'me' }])
    await page.locator('[data-pile]').waitFor()
    // Engines cannot be turned: another is drawn until one can.
    await until(
      async () => {
        await draw(page)
        const turns = /Touch to turn/.test((await page.locator('[data-held]').getAttribute('aria-label')) ?? '')
        if (!turns) await page.locator('[data-put-back]').click()
        return turns
      },
      (turns) => turns,
      'a component that can be turned',
    )
    await page.locator('.yard [data-light=fits], .yard [data-light=clashes]').first().click()
    const loose = page.locator('.place .loose')
    await loose.waitFor()
    const turn = async (): Promise<number> => Number(await loose.getAttribute('data-turn'))
    const settles = (wanted: number): Promise<number> => until(turn, (now) => now === wanted % 4, `turned to ${wanted % 4}`)
    const first = await turn()
    const { x, y, width, height } = (await loose.boundingBox())!
    const tap = (): Promise<void> =>
      touch ? page.touchscreen.tap(x + width / 2, y + height / 2) : page.mouse.click(x + width / 2, y + height / 2)
    for (const times of [1, 2]) {
      await tap()
      // A second turn would come with the same click.
      await page.waitForTimeout(300)
      await settles(first + times)
    }
    await page.locator('.place .square:has(.loose)').press('Enter')
    await settles(first + 3)
    assert.deepEqual(crowd.complaints, [])
    await page.context().close()
  }
})

test('a flight of level I in real time between two, with a component that both reach for', async () => {
  const anne = await person({ locale: 'en-GB' })
  // Long runs: how fast this machine is decides nothing here.
  const link = await open(anne, harbour.url, 'Anne', { flight: '1', building: 'realtime', run: 180 }, [{ kind: 'me' }, { kind: 'open' }])
  const bart = await person({ locale: 'fr-FR', ...sizes.phone })
  const line = await Line.of(bart)
  await bart.goto(link)
  await bart.getByLabel('Ton nom').fill('Bart')
  await bart.getByRole('button', { name: 'S’asseoir ici' }).click()
  await anne.getByRole('button', { name: 'Start' }).click()
  for (const page of [anne, bart]) {
    await page.locator('section.bar button[data-move^=ready]').waitFor()
    await press(page, 'ready')
  }
  await bart.locator('[data-pile]').waitFor()
  await bart.locator('[data-glass]').waitFor()

  // The hourglass runs, and is the same after the page is loaded again.
  const seconds = async (): Promise<number> => Number.parseInt(await bart.locator('[data-glass] [role=timer]').innerText(), 10)
  const before = await seconds()
  await bart.reload()
  await bart.locator('[data-glass]').waitFor()
  const after = await seconds()
  assert.ok(after <= before && after > before - 60, `the glass ran on: ${before}, then ${after}`)

  // Anne puts a component back and takes it up again before Bart's page has heard of it: his hand moves at once, and is put right gently.
  await draw(anne)
  const tile = await held(anne)
  await anne.locator('[data-put-back]').click()
  const wanted = `[data-heap] [data-tile="${tile}"]`
  await Promise.all([anne.locator(wanted).waitFor(), bart.locator(wanted).waitFor()])
  line.hold()
  await anne.locator(wanted).click()
  await anne.locator(`[data-held="${tile}"]`).waitFor()
  await bart.locator(wanted).click()
  await bart.locator(`[data-reaching="${tile}"]`).waitFor()
  line.release()
  await bart.locator('.gently').waitFor()
  assert.match(await bart.locator('.gently').innerText(), /Anne/, 'it says who was quicker')
  await until(
    async () => [await held(anne), await held(bart)],
    ([hers, his]) => hers === tile && his === null,
    'it is in her hand',
  )
  assert.equal(await anne.locator('.gently').count(), 0)
  await weld(anne)

  // Both build a little and finish; whoever finishes first chooses where to start.
  await Promise.all([build(anne, 6, 20), build(bart, 6, 20)])
  assert.deepEqual(await faults(bart), [], 'the yard on a phone')
  // He is asked about the first place while she takes it: nobody is asked about what is past.
  await (await reach(bart, 'finish'))?.click()
  await bart.locator('.question').waitFor()
  await press(anne, 'finish')
  await bart.locator('.question').waitFor({ state: 'detached' })
  await press(bart, 'finish')
  let looked = false
  await fly([anne, bart], async (made) => {
    if (looked || made < 5) return
    looked = true
    assert.deepEqual(await faults(bart), [], 'in flight on a phone')
    await wordy(bart)
  })
  await bart.locator('.accounts').waitFor()
  await until(
    () => bart.locator('.accounts > li').count(),
    (accounts) => accounts === 2,
    'two accounts',
  )
  assert.deepEqual(await faults(bart), [], 'the account on a phone')
  assert.deepEqual(crowd.complaints, [])
  await anne.context().close()
  await bart.context().close()
})

test('whoever is out follows the others card by card, and the account comes reason by reason before the result', async () => {
  const page = await person({ locale: 'en-GB' })
  // Step by step what is read waits for whoever reads it: how fast this machine is decides nothing here.
  await page.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('flibuste.prefs', '{"pace":"step"}'))
  await open(page, harbour.url, 'Anne', { flight: 'learning' }, [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }])
  await page.locator('[data-pile]').waitFor()
  await build(page, 2)
  await finish(page)
  // Up to the first choice between two cards, where one may give up; a small ship may be out before it is asked.
  const leave = page.locator('section.bar button[data-move^=give_up]')
  const [rush, summary] = [page.locator('[data-rush]'), page.locator('[data-summary]')]
  await until(
    async () => {
      if ((await leave.count()) + (await rush.count()) === 0) await pilot(page)
      return (await leave.count()) + (await rush.count())
    },
    (found) => found > 0,
    'nobody asks whether we fly on',
  )
  if ((await rush.count()) === 0) await press(page, 'give_up')
  // The bot flies on: what each card did is there to be read, and nothing is over yet.
  await until(
    async () => {
      if ((await rush.count()) === 0) await onward(page)
      return (await rush.count()) * (await summary.count())
    },
    (found) => found > 0,
    'what the card did is there to be read',
  )
  assert.equal(await page.locator('section.over').count(), 0, 'no result before the flight is seen')
  const cards = (): Promise<(string | null)[]> =>
    page.locator('.adventure').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))
  const [first] = await cards()
  await page.locator('[data-onward]').click()
  // The bot may have been the last one in the air: then the flight is over.
  await until(
    async () => [await cards(), await page.locator('.reason').count()] as const,
    ([[card], accounts]) => card !== first || accounts > 0,
    'the next card',
  )
  // Enough of it: the end of the flight is seen all the same.
  await until(
    async () => {
      // What is no film waits for a press of its own.
      const on = page.locator('[data-rush], [data-go-on]')
      if ((await page.locator('.reason').count()) === 0 && (await on.count()) > 0)
        await on
          .first()
          .click(BRIEFLY)
          .catch(() => undefined)
      return page.locator('.reason').count()
    },
    (found) => found > 0,
    'the account is written',
  )
  const reasons = new Set<string>()
  await until(
    async () => {
      for (const reason of await page.locator('.reason p').allInnerTexts()) reasons.add(reason)
      await onward(page)
      return page.locator('section.over').count()
    },
    (found) => found > 0,
    'the flight does not end',
  )
  assert.ok(reasons.size >= 2, `the account says why: ${[...reasons].join(' | ')}`)
  assert.equal(await page.locator('.accounts > li').count(), 2)
  assert.deepEqual(crowd.complaints, [])
  await page.context().close()
})

test('a flight built turn by turn beside a bot, on a phone, to its end', async () => {
  const page = await person({ locale: 'fr-FR', ...sizes.phone })
  await open(page, harbour.url, 'Anne', { flight: '1', building: 'turns' }, [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }])
  await page.locator('[data-pile]').waitFor()
  await page.locator('.tools .points').waitFor()
  assert.deepEqual(await faults(page), [], 'building in turns on a phone')
  // What lies face up says whether it fits before a point is spent on it.
  await page.locator('[data-pile]:not([aria-disabled=true])').click()
  await page.locator('[data-heap] [data-tile]').first().waitFor()
  const spent = await page.locator('.pips i.full').count()
  await page.locator('[data-heap] [data-tile]').first().click()
  await page.locator('[data-chosen]').waitFor()
  const fits = await page.locator('[data-heap] li.suits').count()
  assert.equal((await page.locator('.yard [data-light=fits]').count()) > 0, fits > 0, 'its squares are lit')
  assert.equal(await page.locator('.pips i.full').count(), spent, 'looking costs nothing')
  await spend(page)
  await wordy(page)
  assert.deepEqual(await faults(page), [], 'a ship in turns')
  await fly([page])
  await page.locator('.accounts').waitFor()
  await until(
    () => page.locator('.accounts > li').count(),
    (accounts) => accounts === 2,
    'two accounts',
  )
  assert.deepEqual(crowd.complaints, [])
  await page.context().close()
})
