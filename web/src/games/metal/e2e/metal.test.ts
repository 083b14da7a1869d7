import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from '../../../../e2e/axe.ts'
import { BRIEFLY, button, done, idle, mark, moved, sizes, unlessMoved, until } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'

const { harbour, crowd } = port()

/** What people do when nothing is asked of them here: they go on, decline offers, and fight no longer than they must. */
const HABITS = [
  /^give_back/,
  /^keep/,
  /^decline/,
  /^travel/,
  /^pay_brotherhood/,
  /^refuse_brotherhood/,
  /^stay_loyal/,
  /^hold/,
  /^honour/,
  /^renege/,
  /^ready/,
  /^pass/,
  /^end_turn/,
  /^attack_space/,
  /^target/,
  /^give_credits/,
  /^give_wreck/,
  /^discard/,
  /^take_/,
  /^plunder/,
]

/** Presses a button of the action bar, and says yes if it asks. */
async function press(page: Page, move: RegExp): Promise<boolean> {
  await idle(page)
  const found = await button(page, move)
  if (!found) return false
  const old = await mark(page)
  await unlessMoved(page, old, async () => {
    await found.click(BRIEFLY)
    await done(page, old)
  })
  return true
}

/** Presses it as soon as it is there. */
async function pressSoon(page: Page, move: RegExp): Promise<void> {
  await until(
    () => press(page, move),
    (pressed) => pressed,
    `there is nothing to ${move} with`,
  )
}

/** Everybody goes on by habit until `done`. */
async function goOn(people: Page[], done: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 800; waited += 1) {
    if (await done()) return
    for (const page of people) {
      if ((await page.locator('section.bar.mine').count()) === 0) continue
      for (const habit of HABITS) {
        if (await press(page, habit)) {
          waited = 0
          break
        }
      }
      if (await done()) return
    }
    await people[0]!.waitForTimeout(25)
  }
  throw new Error(`nobody moves: ${(await Promise.all(people.map((page) => page.locator('footer').innerText()))).join(' | ')}`)
}

const board = (page: Page) => page.locator('.metal.board')
const at = (page: Page, what: string) => board(page).getAttribute(`data-${what}`)

/** Whether this seat is at the helm with its combat still to come. */
function sets(page: Page, seat: number): () => Promise<boolean> {
  return async () =>
    (await at(page, 'active')) === String(seat) &&
    (await at(page, 'prompt')) === 'voyage' &&
    (await at(page, 'fought')) === 'false' &&
    (await page.locator('section.bar.mine').count()) > 0
}

/** Attacks a planet by tapping it. */
async function attack(page: Page, planet: string): Promise<void> {
  await page.locator(`[data-place="${planet}"] .body`).click()
  const old = await mark(page)
  await page.locator('[data-look] .deeds button').first().click()
  await moved(page, old)
  await page.locator('[data-combat]').waitFor()
}

/** Opens the bargaining with a captain by tapping the plate. */
async function bargain(page: Page, partner: number): Promise<void> {
  await page.locator(`[data-captain="${partner}"]`).click()
  await page.locator(`[data-bargain="${partner}"]`).click()
  await page.locator(`[data-deal="${partner}"]`).waitFor()
}

/** What is read before a choice is in sight as a whole, and so is what is pressed then. */
async function inSight(page: Page, read: string, pressed: string): Promise<void> {
  const hidden = await page.locator(read).evaluate((text) => text.scrollHeight - text.clientHeight)
  assert.ok(hidden <= 1, `${hidden}px of ${read} have to be scrolled to`)
  for (const box of await page.locator(`${read}, ${pressed}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON())))
    assert.ok(box.top >= 0 && box.bottom <= page.viewportSize()!.height, `${read} and ${pressed} are in the window`)
}

/** These parts of a thing are there, and lie in what is seen of it. */
async function within(page: Page, whole: string, parts: string, count: number): Promise<void> {
  const outer = (await page.locator(whole).boundingBox())!
  const boxes = await page
    .locator(whole)
    .locator(parts)
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  assert.equal(boxes.length, count, parts)
  for (const box of boxes) assert.ok(box.top >= outer.y && box.bottom <= outer.y + outer.height + 1, `${parts} are in sight`)
}

async function sendOffer(page: Page): Promise<void> {
  const old = await mark(page)
  await page.locator('[data-send-offer]').click()
  await moved(page, old)
  await page.locator('[data-deal]').waitFor({ state: 'detached' })
}

/** Accepts the offer on the table. */
async function accept(page: Page): Promise<string> {
  const offer = page.locator('article.offer.mine')
  await offer.waitFor()
  const text = await offer.innerText()
  const old = await mark(page)
  await offer.locator('.button.brass').click()
  await moved(page, old)
  return text
}

async function figure(page: Page, seat: number, what: 'judgement' | 'glory'): Promise<number> {
  const label = await page.locator(`[data-captain="${seat}"] > .unseen`).innerText()
  const found = { judgement: /judgement (\d)/, glory: /glory (−?\d+)/ }[what].exec(label)
  return Number(found?.[1]?.replace('−', '-'))
}
const judges = (page: Page, seat: number, wanted: number): Promise<number> =>
  until(
    () => figure(page, seat, 'judgement'),
    (now) => now === wanted,
    `the judgement is to be ${wanted}`,
  )

test('two people and a bot ally, betray, keep a promise and break one', async () => {
  const anne = await crowd.person(`${harbour.url}/#/new/metal`, { locale: 'en-GB' })
  await anne.getByLabel('Your name').fill('Anne')
  await anne.locator('select').nth(2).selectOption('bot')
  await anne.locator('form button[type=submit]').click()
  const link = await anne.getByLabel('Link of the table').inputValue()
  const bart = await crowd.person(link, { ...sizes.phone })
  await bart.getByLabel('Ton nom').fill('Bart')
  await bart.getByRole('button', { name: 'S’asseoir ici' }).click()
  await anne.getByRole('button', { name: 'Start' }).click()
  await Promise.all([board(anne).waitFor(), board(bart).waitFor()])
  const people = [anne, bart]

  // Free talk beside the game.
  await anne.keyboard.press('t')
  await anne.getByPlaceholder('Write to the table').fill('I would never betray anybody')
  await anne.keyboard.press('Enter')
  await anne.locator('[role=log]').getByText('I would never betray anybody').waitFor()
  await anne.locator('#tab-log').click()

  // Anne attacks and asks Bart for help, for a credit at the end of the turn.
  await goOn(people, sets(anne, 0))
  await attack(anne, 'karokum')
  await bargain(anne, 1)
  await anne.locator('[data-template="ask-half"]').click()
  await anne.getByLabel('What?').selectOption('goods')
  assert.match(
    await anne.locator('[data-deal] .means').innerText(),
    /Bart fights on your side against Karokum[\s\S]*You promise Bart: 1 credit, at the end of this turn[\s\S]*1 judgement/,
  )
  // Meaning, price, promises, time, the odds and the answer: nothing of it has to be scrolled to.
  await inSight(anne, '[data-deal] .read', '[data-send-offer]')
  await within(anne, '[data-deal]', '[data-odds], .pledge, .lasts, [data-send-offer]', 4)
  assert.deepEqual(await faults(anne), [], 'an offer being written')
  await sendOffer(anne)
  const offered = await accept(bart)
  assert.match(offered, /Tu te bats aux côtés d’Anne contre Karokum/)
  assert.match(offered, /Anne te promet\s: 1 crédit/)
  // The alliance stands in the scene, the promise in the ledger.
  await anne.locator('[data-combat] .attack .with').getByText('Bart').waitFor()
  assert.match(await anne.locator('[data-promise]').first().innerText(), /You promise Bart: 1 credit/)
  assert.match(await anne.locator('[data-price]').first().innerText(), /If you break your word: 1 judgement/)
  await goOn(people, async () => (await at(anne, 'prompt')) === 'promise_due')
  assert.deepEqual(await faults(anne), [], 'a promise is due')
  await pressSoon(anne, /^honour/)
  await anne.locator('[role=log]').getByText('Anne keeps the promise made to Bart').first().waitFor()

  // Bart attacks, Anne helps for half of the loot, and betrays.
  await goOn(people, sets(bart, 1))
  assert.deepEqual(await faults(bart), [], 'the table on a phone')
  await attack(bart, 'bazaar')
  await bargain(bart, 0)
  await bart.locator('[data-template="ask-half"]').click()
  // On a phone, too, what it means and what breaking it costs is read over the button that sends it.
  await inSight(bart, '[data-deal] [data-brief]', '[data-send-offer]')
  await sendOffer(bart)
  const judged = await figure(anne, 0, 'judgement')
  await anne.locator('article.offer.mine').waitFor()
  await inSight(anne, 'article.offer.mine .terms', 'article.offer.mine .answers button')
  await accept(anne)
  await goOn([bart], async () => (await at(anne, 'prompt')) === 'loyal_or_not')
  await pressSoon(anne, /^betray/)
  await bart.locator('[data-combat] .betrayed').waitFor()
  await judges(anne, 0, Math.min(4, judged + 1))
  await anne.locator('[role=log]').getByText('Betrayal! Anne turns on Bart.').first().waitFor()
  // The ledger remembers what was kept and who betrayed, and what that has cost.
  assert.match(await anne.locator('[data-closed="betrayed"]').first().innerText(), /Anne betrayed Bart: 1 judgement, 1 glory less/)
  assert.match(await anne.locator('[data-closed="honoured"]').first().innerText(), /Anne kept the promise made to Bart[\s\S]*1 credit/)

  // Bart fights on, then promises Anne a credit he does not mean to pay.
  await goOn(people, async () => (await at(bart, 'prompt')) === 'voyage' && (await at(bart, 'fought')) === 'true')
  await bargain(bart, 0)
  await bart.locator('[data-add-promise]').click()
  await sendOffer(bart)
  const before = await figure(anne, 1, 'judgement')
  await accept(anne)
  await pressSoon(bart, /^end_turn/)
  if ((await at(bart, 'prompt')) === 'promise_due') await pressSoon(bart, /^renege/)
  await anne.locator('[role=log]').getByText('Bart breaks the promise made to Anne').first().waitFor()
  await judges(anne, 1, Math.min(4, before + 1))
  assert.match(await anne.locator('[data-closed="broken"]').first().innerText(), /Bart broke the promise made to Anne: 1 judgement/)

  // The game goes on, and what Anne writes meanwhile is kept: the page says that the moment has passed.
  await goOn(people, sets(anne, 0))
  await bargain(anne, 1)
  await anne.locator('[data-add-promise]').click()
  const written = await anne.locator('[data-deal] .lines').innerText()
  await goOn(people, async () => (await anne.locator('[data-passed]').count()) > 0)
  assert.equal(await anne.locator('[data-deal] .lines').innerText(), written)
  assert.match(await anne.locator('[data-passed]').innerText(), /stays here/)
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
