import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from '../../../../e2e/axe.ts'
import { BRIEFLY, dice, done, idle, isOver, mark, moved, sizes, still, unlessMoved, until } from '../../../../e2e/harbour.ts'
import { port } from '../../../../e2e/port.ts'
import { captain } from './captain.ts'

const { harbour, crowd } = port()

/** Starts a game against a bot from the home page. */
async function playNow(page: Page, label: string): Promise<void> {
  await page.getByRole('article', { name: 'Tortuga 2199' }).getByRole('button', { name: label }).click()
  await page.locator('section.bar').waitFor()
}

test('a whole game of Tortuga against a bot', async () => {
  const page = await crowd.person(harbour.url, { locale: 'en-GB' })
  await playNow(page, 'Play now')
  const die = dice(5)
  // The ship is chosen on the board.
  await page.locator('[data-ships] [data-thing=may]').first().waitFor()
  assert.deepEqual(await faults(page), [], 'choosing a ship')
  await page.locator('[data-ships] [data-thing=may]').last().click()
  await page.locator('[data-map]').waitFor()

  let looked = false
  for (let made = 0, idle = 0; !(await isOver(page));) {
    if (await captain(page, die)) {
      made += 1
      idle = 0
      if (made === 12) {
        looked = true
        assert.deepEqual(await faults(page), [], 'table')
        assert.doesNotMatch(await page.locator('[role=log]').innerText(), /tortuga-|\b[tvfrmh]\d\b/, 'the log has words for everything')
      }
    } else if ((idle += 1) > 400) throw new Error(`nobody moves: ${await page.locator('footer').innerText()}`)
    else await page.waitForTimeout(25)
    if (made > 900) throw new Error('the game does not end')
  }
  assert.ok(looked, 'the game was long enough to be looked at')
  const tally = page.locator('.tally')
  await tally.waitFor()
  await until(
    () => tally.locator('ol > li').count(),
    (lines) => lines === 2,
    'two captains are in the tally',
  )
  assert.match(await tally.innerText(), /wins?!/)
  assert.deepEqual(await faults(page), [], 'end')

  // The game can be watched again, by eyes that see every hand.
  await page.getByRole('link', { name: 'Watch it again' }).click()
  const moment = page.locator('input[type=range]')
  await moment.waitFor()
  await page.locator('[data-map]').waitFor()
  await moment.press('End')
  await page.locator('.tally').waitFor()
  await page.context().close()
})

/** Everything the server sends to a page over its sockets. */
function wiretap(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

interface Duel {
  attack: string[] | null
  attack_size: number
  open: boolean
}
interface Heard {
  view?: { duel: Duel | null }
  patch?: { duel?: Duel | null }
}

test('a fight between two captains, while a third looks on', async () => {
  const anne = await crowd.person(`${harbour.url}/#/new/tortuga`)
  await anne.getByLabel('Ton nom').fill('Anne')
  await until(
    () => anne.getByLabel('Scénario').locator('option').count(),
    (count) => count === 3,
    'three scenarios',
  )
  await until(
    () => anne.getByLabel('Cartes des vaisseaux').locator('option').count(),
    (count) => count === 2,
    'two sources of ships',
  )
  await anne.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await anne.getByLabel('Lien de la table').inputValue()
  const bart = await crowd.person('about:blank', { locale: 'en-GB' })
  const told = wiretap(bart)
  await bart.goto(link)
  await bart.getByLabel('Your name').fill('Bart')
  await bart.getByRole('button', { name: 'Sit here' }).click()
  await anne.getByRole('button', { name: 'Commencer' }).click()
  const carl = await crowd.person('about:blank', { locale: 'en-GB' })
  const overheard = wiretap(carl)
  await carl.goto(link)
  await carl.locator('section.bar').waitFor()

  // Ships in the order of play; whoever is first is chosen by lot.
  const onTurn = async (): Promise<Page> => {
    const turn = async (): Promise<Page | null> =>
      (await anne.locator('section.bar.mine').count()) > 0 ? anne : (await bart.locator('section.bar.mine').count()) > 0 ? bart : null
    await until(
      async () => (await turn()) !== null,
      (found) => found,
      'somebody is to play',
    )
    return (await turn()) ?? onTurn()
  }
  for (let chosen = 0; chosen < 2; chosen += 1) {
    const page = await onTurn()
    const old = await mark(page)
    // The second may have no choice left, and a choice like that makes itself.
    await page
      .locator('[data-ships] [data-thing=may]')
      .first()
      .click()
      .catch(() => undefined)
    await moved(page, old)
    await together(anne, bart)
  }
  const first = await onTurn()
  const [attacker, defender] = first === anne ? [anne, bart] : [bart, anne]
  const listeners = defender === bart ? [told, overheard] : [overheard]

  // Both ships lie in Tortuga: a tap on it offers the attack.
  await attacker.locator('[data-place=tortuga]').click()
  await attacker.locator('.closely .deeds button.danger').click()
  await attacker.locator('[role=alertdialog] button').first().click()
  await attacker.locator('[data-fight]').waitFor()
  await defender.locator('[data-fight]').waitFor()
  await carl.locator('[data-fight]').waitFor()

  await idle(attacker)
  // Cards with manoeuvre are lit in the hand; one tap lays one down.
  const ready = attacker.locator('[data-hand] [data-thing=may]')
  const laid = (await ready.count()) > 0 ? 1 : 0
  if (laid) {
    await ready.first().click()
    await attacker.locator('.half.attack [data-card]').waitFor()
    await defender.locator('.half.attack [data-back]').waitFor()
    await carl.locator('.half.attack [data-back]').waitFor()
  }
  assert.equal(await defender.locator('.half.attack [data-card]').count(), 0, 'sealed cards stay hidden')
  assert.equal(await carl.locator('.half.attack [data-card]').count(), 0, 'sealed cards stay hidden from those who look on')
  assert.deepEqual(await faults(attacker), [], 'fight')
  await end(attacker)

  // The defender answers out of turn, face up for all.
  await defender.locator('section.bar.mine').waitFor()
  await idle(defender)
  assert.deepEqual(await faults(defender), [], 'defence')
  const answers = defender.locator('[data-hand] [data-thing=may]')
  if ((await answers.count()) > 0) {
    await answers.first().click()
    await attacker.locator('.half.defence [data-card]').waitFor()
    await carl.locator('.half.defence [data-card]').waitFor()
  }
  for (const heard of listeners) {
    for (const text of heard) {
      const { view, patch } = JSON.parse(text) as Heard
      for (const duel of [view?.duel, patch?.duel])
        if (duel && !duel.open && duel.attack_size > 0) assert.equal(duel.attack, null, 'what is sealed is not even sent')
    }
  }
  await end(defender)

  // Everybody sees how it ended: all cards, both sums, who won.
  for (const page of [attacker, defender, carl]) {
    await page.locator('.half.won').waitFor()
    await until(
      () => page.locator('.half.attack [data-card]').count(),
      (cards) => cards === laid,
      `the attack is ${laid} cards`,
    )
    for (const sum of await page.locator('.fight .sum').allInnerTexts()) assert.match(sum, /^\d+$/)
  }
  await attacker.locator('[data-fight] header button').click()
  await attacker.locator('[data-fight]').waitFor({ state: 'detached' })
  for (const page of [anne, bart, carl]) await page.context().close()
})

/** Waits until both have seen as much. */
async function together(one: Page, other: Page): Promise<void> {
  await until(
    async () => [await mark(one), await mark(other)],
    ([here, there]) => here === there,
    'both see the same',
  )
}

/** No more cards: asked once, in place; where nothing else is left it makes itself, and may have done so already. */
async function end(page: Page): Promise<void> {
  await idle(page)
  const ready = page.locator('section.bar.mine button[data-move=ready]')
  const mine = async (): Promise<boolean> => (await page.locator('section.bar.mine').count()) > 0
  await until(
    async () => (await ready.count()) > 0 || !(await mine()),
    (known) => known,
    'the cards are all laid',
  )
  const old = await mark(page)
  if (!(await mine())) return
  await unlessMoved(page, old, async () => {
    if ((await page.locator('[data-forced]').count()) === 0) await ready.click(BRIEFLY)
    await done(page, old)
  })
}

test('on a phone everything is a tap away', async () => {
  const page = await crowd.person(harbour.url, sizes.phone)
  await playNow(page, 'Jouer maintenant')
  await page.locator('[data-ships] [data-thing=may]').first().tap()
  await page.locator('[data-ships]').waitFor({ state: 'detached' })
  // The bot may have begun, and with a fight.
  const calm = page.locator('section.bar.mine button[data-move^=end_turn]')
  const fight = page.locator('section.bar.mine button[data-move=ready]')
  for (let rounds = 0; rounds < 8; rounds += 1) {
    await calm.or(fight).first().waitFor()
    if ((await calm.count()) > 0) break
    await end(page)
  }
  await calm.waitFor()
  await page.getByRole('tab', { name: 'Secteurs' }).tap()
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing to scroll sideways')
  assert.deepEqual(await faults(page), [], 'map')
  // The whole map, the hand and the purse are seen at once.
  const bar = await still(page.locator('section.bar'))
  const map = await still(page.locator('[data-map]'))
  const hand = await still(page.locator('[data-hand]'))
  assert.ok(map.y + map.height <= hand.y + 1 && hand.y + hand.height <= bar.y + 1 && bar.y + bar.height <= 845)
  await page.getByRole('tab', { name: 'Marchés' }).tap()
  await until(
    () => page.locator('[data-market] [data-card]').count(),
    (cards) => cards === 14,
    'fourteen cards are for sale',
  )
  assert.deepEqual(await faults(page), [], 'markets')
  await page.locator('[data-market] [data-card]').last().tap()
  await page.locator('[data-look=card]').waitFor()
  await page.getByRole('button', { name: 'Fermer' }).tap()
  await page.getByRole('tab', { name: 'Capitaines' }).tap()
  await page.locator('.captains [data-captain]').first().tap()
  await page.locator('[data-look=captain]').waitFor()
  assert.deepEqual(await faults(page), [], 'captains')
  await page.context().close()
})

test('a phone asks above the hand, and a finger that closes choices presses nothing else', async () => {
  const page = await crowd.person(harbour.url, { locale: 'en-GB', ...sizes.phone, hasTouch: true, isMobile: true })
  await page.locator('[data-first="tortuga"]').click()
  await page.locator('[data-guide-leave]').click()
  await page.locator('.fixed.end button').tap()
  const question = page.locator('.question')
  await question.waitFor()
  const [asks, hand] = [await question.boundingBox(), await page.locator('[data-hand]').boundingBox()]
  assert.ok(asks && hand && asks.y + asks.height <= hand.y, 'the hand that is asked about stays in sight')
  // Choices and a question are never open together.
  await page.locator('.row .heading').first().tap()
  await page.locator('.pop').waitFor()
  await until(
    () => question.count(),
    (count) => count === 0,
    'the question makes room for the choices',
  )
  const before = await mark(page)
  await page.locator('[data-hand] [data-thing=may]').first().tap()
  await until(
    () => page.locator('.pop').count(),
    (count) => count === 0,
    'the choices are put away',
  )
  await page.waitForTimeout(300)
  assert.equal(await mark(page), before, 'what lies beneath was not meant')
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
