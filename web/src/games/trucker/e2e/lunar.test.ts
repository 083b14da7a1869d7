import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from '../../../../e2e/axe.ts'
import { isOver, mark, moved, PATIENCE, sizes, until, type Crowd } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'
import { build, finish, fly, open, pilot, press, weld } from './hands.ts'

const { harbour, crowd } = port()

/** Somebody whose browser may not complain, and who waits as long as a busy machine needs. */
async function person(options: Parameters<Crowd['person']>[1] = {}): Promise<Page> {
  const page = await crowd.person('about:blank', options)
  page.setDefaultTimeout(2 * PATIENCE)
  return page
}

/** No name of a message stands anywhere. */
async function wordy(page: Page): Promise<void> {
  assert.doesNotMatch(await page.locator('body').innerText(), /trucker-|undefined|\[object/, 'everything has words')
}

/** Says that the hourglass may be turned, once that is asked. */
async function ready(page: Page): Promise<void> {
  await page.locator('section.bar button[data-move^=ready]').waitFor()
  await press(page, 'ready')
}

/** Reads the sheet of the mission, wherever the flight is, and puts it away. */
async function brief(page: Page): Promise<string> {
  await page.locator('[data-briefing]').click()
  const sheet = page.locator('[data-look] [data-mission]')
  await sheet.waitFor()
  const text = await sheet.innerText()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  return text
}

/** Takes cargo from its own pile and welds it if it fits; says whether it did. */
async function load(page: Page): Promise<boolean> {
  await page.locator('[data-pile-cargo]').click()
  await page.locator('[data-held]').waitFor()
  await page.locator('.yard [data-light=fits], .yard [data-light=clashes]').first().waitFor()
  return weld(page)
}

test('a mission with cargo and super cards, flown to its end', async () => {
  const page = await person({ locale: 'en-GB' })
  const options = { flight: '1', building: 'realtime', run: 180, mission: 'glass_and_gunpowder' }
  await open(page, harbour.url, 'Anne', options, [{ kind: 'me' }])
  await ready(page)
  await page.locator('[data-pile-cargo]').waitFor()
  assert.deepEqual(await faults(page), [], 'a yard with cargo')

  // The sheet of the mission says what it is about, and that it is our reconstruction.
  const sheet = await brief(page)
  assert.match(sheet, /Glass and Gunpowder/)
  assert.match(sheet, /10 credits for everybody, in advance/)
  assert.match(sheet, /fan reconstruction/)

  await build(page, 4, 20)
  let loaded = 0
  for (let tried = 0; tried < 8 && loaded < 2; tried += 1) if (await load(page)) loaded += 1
  assert.ok(loaded > 0, 'cargo is built in')
  // What is at hand is cargo: it goes nowhere but onto the ship or back.
  await page.locator('[data-pile-cargo]').click()
  await page.locator('[data-held]').waitFor()
  assert.equal(await page.locator('[data-set-aside]:not([aria-disabled=true]):not([disabled])').count(), 0, 'cargo is never set aside')
  const before = await mark(page)
  await page.locator('[data-put-back]').click()
  await moved(page, before)
  await build(page, 8, 40)
  await press(page, 'finish')

  // A ship that chance built badly may be out after one press, so the sheet is read before anything is pressed in flight. One without an engine
  // is out at the first open space with nothing to press at all: then there is no flight to read it in.
  const stands = await until(
    async () => {
      if (await isOver(page)) return 'over'
      if ((await page.locator('.flight [data-briefing]').count()) > 0) return 'flies'
      await pilot(page)
      return 'waits'
    },
    (now) => now !== 'waits',
    'the flight begins',
  )
  if (stands === 'flies') assert.equal(await brief(page), sheet, 'the sheet is the same in flight')

  const kinds = new Set<string>()
  let looked = false
  const look = async (): Promise<void> => {
    const card = page.locator('.adventure')
    if ((await card.count()) > 0) kinds.add((await card.first().getAttribute('data-kind')) ?? '')
    if (!looked && (await page.locator('.flight').count()) > 0 && (await page.locator('[data-onward]').count()) === 0) {
      looked = true
      assert.deepEqual(await faults(page), [], 'in flight')
    }
    await wordy(page)
  }
  if (stands === 'flies') await look()
  await fly([page], look)
  await page.locator('.accounts').waitFor()
  await until(
    () => page.locator('.accounts ul li').count(),
    (lines) => lines > 0,
    'the account is written',
  )
  // Whoever was out before the card came has not seen it; otherwise the rain fell.
  if (stands === 'flies') assert.ok(kinds.size > 0)
  await wordy(page)
  assert.deepEqual(crowd.complaints, [])
  await page.context().close()
})

test('a contract from the desk to the landing', async () => {
  const page = await person({ locale: 'fr-FR', ...sizes.phone })
  await page.goto(`${harbour.url}/#/new/trucker`)
  await page.locator('[data-desk]').waitFor()
  assert.deepEqual(await faults(page), [], 'the desk on a phone')
  await page.locator('input[data-wish=difficulty]').fill('3')
  await page.locator('input[data-wish=cruelty]').fill('3')
  for (const wish of ['vips', 'turns']) await page.locator(`input[data-wish=${wish}]`).setChecked(false)

  const paper = page.locator('[data-contract]')
  const code = async (): Promise<string> => (await paper.getAttribute('data-contract')) ?? ''
  await page.locator('[data-propose]').click()
  await paper.waitFor()
  const first = await code()
  assert.match(first, /^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
  await page.locator('[data-propose]').click()
  await until(code, (next) => next !== first, 'another contract')

  // A code with a wrong letter is refused in words; the true one brings the contract back.
  const typed = page.locator('[data-code]')
  await typed.fill(`${first.slice(0, -1)}${first.endsWith('0') ? '1' : '0'}`)
  await page.locator('[data-read]').click()
  assert.match(await page.getByRole('alert').innerText(), /une lettre est fausse/)
  await typed.fill(first.toLowerCase().replaceAll('-', ' '))
  await page.locator('[data-read]').click()
  await until(code, (read) => read === first, 'the first contract again')
  await wordy(page)

  await page.locator('[data-sign]').click()
  await page.locator('[data-tear]').waitFor()
  assert.equal(
    await page.getByLabel('Mission', { exact: false }).and(page.locator('select')).count(),
    0,
    'a contract leaves no mission to choose',
  )
  assert.deepEqual(await faults(page), [], 'a signed contract')
  await page.getByLabel('Ton nom').fill('Anne')
  await page.getByLabel('Place 2').selectOption('bot')
  await page.locator('input[type=number][max="180"]').fill('180')
  await page.getByRole('button', { name: 'Ouvrir la table' }).click()
  await ready(page)
  await page.locator('[data-pile]').waitFor()
  const mission = page.locator('[data-briefing]')
  await build(page, 8, 30)
  if ((await mission.count()) > 0) assert.match(await brief(page), /crédits d’avance/)
  await finish(page)
  await fly([page])
  await page.locator('.accounts').waitFor()
  await until(
    () => page.locator('.accounts > li').count(),
    (accounts) => accounts === 2,
    'two accounts',
  )
  await wordy(page)
  assert.deepEqual(crowd.complaints, [])
  await page.context().close()
})

test('a flight with three VIPs: their cards, what my cabins are worth to them, and who comes aboard', async () => {
  const page = await person({ locale: 'en-GB' })
  await open(page, harbour.url, 'Anne', { flight: '1', building: 'realtime', run: 180, vips: true }, [{ kind: 'me' }])
  await ready(page)
  await page.locator('[data-vips]').waitFor()
  /** Looks at the VIPs: how many cards there are, and what is said of each cabin. */
  const meet = async (): Promise<{ text: string; cards: number; verdicts: string[]; suited: number }> => {
    await page.locator('[data-vips]').click()
    const cards = page.locator('[data-look] [data-vip]')
    await cards.first().waitFor()
    const told = {
      text: await page.locator('[data-look]').innerText(),
      cards: await cards.count(),
      verdicts: await page.locator('[data-look] [data-suits]').allInnerTexts(),
      suited: await page.locator('[data-look] [data-suits=true]').count(),
    }
    assert.deepEqual(await faults(page), [], 'the VIPs')
    await page.keyboard.press('Escape')
    await cards.first().waitFor({ state: 'detached' })
    return told
  }
  const first = await meet()
  assert.equal(first.cards, 3)
  assert.match(first.text, /fan reconstruction/)
  assert.match(first.text, /no cabin but the starting one/)

  // The cabin that everybody got is placed: each VIP says whether it will do, or why not.
  await page.locator('[data-reserved]').first().click()
  await page.locator('[data-held]').waitFor()
  await page.locator('.yard [data-light=fits], .yard [data-light=clashes]').first().waitFor()
  if (!(await weld(page))) assert.fail('the cabin of the VIPs is placed beside the starting cabin')
  await build(page, 8, 30)
  const later = await meet()
  assert.ok(later.verdicts.length >= 3, `each VIP speaks of each cabin: ${later.verdicts.join(' | ')}`)
  assert.ok(
    later.verdicts.every((text) => text.trim().length > 'row 7, column 7'.length),
    'with a reason',
  )
  await wordy(page)
  await press(page, 'finish')
  // With a cabin that suits, VIPs wait at the gangway.
  if (later.suited > 0) await page.locator('.prepare .own [data-light=may]').first().waitFor()
  await fly([page], async () => wordy(page))
  await page.locator('.accounts').waitFor()
  await wordy(page)
  assert.deepEqual(crowd.complaints, [])
  await page.context().close()
})
