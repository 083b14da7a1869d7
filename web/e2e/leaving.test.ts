/** People who leave, want to play again, or take everything of theirs out: what the others see of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until, still } from './harbour.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

/** Anne and Bart at a table of the first game; it is begun unless told otherwise. */
async function two(begun = true): Promise<{ anne: Page; bart: Page; link: string }> {
  const anne = await crowd.person(`${harbour.url}/#/new/${harbour.game}`)
  await anne.getByLabel('Ton nom').fill('Anne')
  await anne.getByRole('button', { name: 'Ouvrir la table' }).click()
  const link = await anne.getByLabel('Lien de la table').inputValue()
  const bart = await crowd.person(link)
  await bart.getByLabel('Ton nom').fill('Bart')
  await bart.getByRole('button', { name: 'S’asseoir ici' }).click()
  if (begun) {
    await anne.getByRole('button', { name: 'Commencer' }).click()
    await Promise.all([anne.locator('section.bar').waitFor(), bart.locator('section.bar').waitFor()])
  }
  return { anne, bart, link }
}

/** Something at the bottom of the table's menu, with the answer yes. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu de la table' }).click()
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name }).first().click()
}

const close = (...pages: Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.context().close()))

test('whoever proposes to stop is told who is awaited, and nobody is once the others have left', async () => {
  const { anne, bart } = await two()
  await choose(anne, 'Proposer d’arrêter')
  await anne.getByText('On attend la réponse de Bart.').waitFor()
  await choose(bart, 'Quitter la table')
  await anne.locator('[data-over]').waitFor()
  await anne.locator('header li .name').getByText('Bart').waitFor()
  assert.equal(await anne.getByText('place libre').count(), 0, 'Bart was there')
  // How it ended is said as it was: at the table, in its log, in a replay and in the captain's log.
  const told = 'Partie arrêtée par Anne après le départ de Bart'
  await anne.locator('[data-over]').getByText(told).waitFor()
  await anne.locator('.log [data-ended]').getByText(told).waitFor()
  await anne.locator('[data-over] a[href*=replay]').click()
  await anne.locator('aside [data-ended]').getByText(told).waitFor()
  await anne.goto(`${harbour.url}/#/log`)
  await anne.locator('.lines [data-ended]').getByText(told).waitFor()
  await close(anne, bart)
})

test('whoever is alone at the table stops it only when asked once more', async () => {
  const { anne, bart } = await two()
  await choose(bart, 'Quitter la table')
  const missed = anne.locator('[data-absent]')
  await missed.getByRole('button', { name: 'Arrêter la partie' }).click()
  await missed.getByText('Personne d’autre n’a à donner son accord').waitFor()
  assert.equal(await anne.locator('[data-over]').count(), 0, 'one press ends nothing')
  await missed.getByRole('button', { name: 'Continuer la partie' }).click()
  await missed.getByRole('button', { name: 'Arrêter la partie' }).click()
  await missed.locator('[data-stopping]').getByRole('button', { name: 'Arrêter la partie' }).click()
  await anne.locator('[data-over]').getByText('Partie arrêtée par Anne après le départ de Bart').waitFor()
  await close(anne, bart)
})

test('a refusal is told to whoever asked, also when they come back, and a proposal to somebody offline says so', async () => {
  const { anne, bart, link } = await two()
  await choose(anne, 'Proposer d’arrêter')
  await bart.getByText('Anne propose d’arrêter la partie.').waitFor()
  await anne.goto('about:blank')
  await bart.getByRole('button', { name: 'Non', exact: true }).click()
  await bart.locator('[data-refused]').waitFor()
  await anne.goto(link)
  const refused = anne.locator('[data-refused]')
  await refused.getByText('Bart préfère continuer la partie plutôt que l’arrêter.').waitFor()
  await refused.getByRole('button', { name: 'Compris' }).click()
  await refused.waitFor({ state: 'detached' })
  await bart.goto('about:blank')
  const missed = anne.locator('[data-absent]')
  await missed.getByRole('button', { name: 'Proposer d’arrêter' }).click()
  await missed.locator('[data-stopping]').getByText('Bart est hors ligne').waitFor()
  await missed.locator('[data-stopping]').getByRole('button', { name: 'Proposer d’arrêter' }).click()
  const offer = anne.locator('.offer')
  await offer.getByText('Bart est hors ligne et répondra à son retour.').waitFor()
  await offer.getByRole('button', { name: 'Retirer' }).waitFor()
  await offer.getByRole('button', { name: 'Laisser un robot jouer pour Bart' }).click()
  await offer.waitFor({ state: 'detached' })
  await anne.getByRole('button', { name: 'Menu de la table' }).click()
  await anne.getByRole('button', { name: 'Arrêter la partie' }).click()
  await anne.locator('[data-stopping]').getByRole('button', { name: 'Arrêter la partie' }).click()
  await anne.locator('[data-over]').getByText('Partie arrêtée par Anne, Bart étant hors ligne').waitFor()
  await close(anne, bart)
})

test('what waits for an answer lies over nothing that is looked at or pressed, and moves nothing', async () => {
  const { anne, bart } = await two()
  await bart.setViewportSize({ width: 390, height: 844 })
  await bart.locator('.tool').first().waitFor()
  const boxOf = async (page: Page, what: string) => (await page.locator(what).first().boundingBox())!
  const places = async (): Promise<unknown> =>
    // What stays at the upper edge of a board goes along with that edge; the last thing lies on the board itself.
    Promise.all([...['.under', 'section.bar'].map((what) => boxOf(bart, what)), bart.locator('.scroll [data-thing]').last().boundingBox()])
  // A phone's bar has two rows: what is measured before it is drawn is still the desktop's.
  await until(
    async () => (await boxOf(bart, 'section.bar')).height,
    (height) => height > 100,
    'the bar is drawn for a phone',
  )
  for (const what of ['section.bar', '.under', '.scroll [data-thing]']) await still(bart.locator(what).last())
  const before = await places()
  await choose(anne, 'Proposer d’arrêter')
  await bart.locator('.offer').waitFor()
  const [strip, board] = [await boxOf(bart, '.offer'), await boxOf(bart, 'main')]
  assert.ok(strip.y + strip.height <= board.y + 1, 'on a phone it has a row above the board')
  assert.deepEqual(await places(), before)
  const [said, side] = [await boxOf(anne, '.offer'), await boxOf(anne, 'aside')]
  assert.ok(said.x >= side.x && said.y + said.height <= side.y + side.height, 'with room beside the board it lies there')
  await bart.getByRole('button', { name: 'D’accord' }).click()
  await bart.locator('[data-over]').waitFor()
  await close(anne, bart)
})

test('a rematch is asked for by name, can be refused, and onlookers watch it', async () => {
  const { anne, bart, link } = await two()
  const carl = await crowd.person(link)
  await carl.locator('section.bar').waitFor()
  await choose(anne, 'Proposer d’arrêter')
  await bart.getByRole('button', { name: 'D’accord' }).click()
  await Promise.all([anne, bart, carl].map((page) => page.locator('[data-over]').waitFor()))
  await anne.locator('[data-over]').getByRole('button', { name: 'Revanche' }).click()
  await anne.getByText('On attend encore Bart').waitFor()
  assert.ok(await anne.getByRole('button', { name: 'Commencer' }).isDisabled(), 'nobody begins without him')
  await bart.getByText('Anne veut une revanche.').waitFor()
  await carl.getByRole('link', { name: 'Regarder la revanche' }).waitFor()
  assert.equal(await carl.getByText('Rejoindre la revanche').count(), 0)
  await bart.getByRole('button', { name: 'Non merci' }).click()
  await anne.locator('.seats').getByText('place libre').waitFor()
  // A seat that nobody wants is given to a bot, and the game begins.
  await anne.getByRole('button', { name: 'Donner à un robot' }).click()
  await anne.getByRole('button', { name: 'Commencer' }).click()
  await anne.locator('section.bar').waitFor()
  await close(anne, bart, carl)
})

test('whoever takes everything out is asked first, forgotten by the browser, and somebody to the others', async () => {
  const { anne, bart } = await two()
  await choose(anne, 'Proposer d’arrêter')
  await bart.getByRole('button', { name: 'D’accord' }).click()
  await bart.locator('[data-over]').waitFor()
  await bart.goto(`${harbour.url}/#/log`)
  const data = bart.locator('section[aria-labelledby=my-data]')
  const took = bart.waitForEvent('download')
  await data.getByRole('button', { name: 'Télécharger une copie' }).click()
  const copy = await (await took).createReadStream()
  let text = ''
  for await (const piece of copy) text += String(piece)
  const mine = JSON.parse(text) as {
    server: { seats: { end: string; with: string[] }[] }
    browser: { prefs: { name: string } }
    log: unknown[]
  }
  assert.deepEqual([mine.server.seats[0]?.end, mine.server.seats[0]?.with, mine.log.length], ['stopped', ['Anne'], 1])
  assert.equal(mine.browser.prefs.name, 'Bart')
  // Two presses at one place take nothing out.
  await data.getByRole('button', { name: 'Tout retirer' }).dblclick()
  await data.getByRole('button', { name: 'Non, tout garder' }).click()
  await data.getByRole('button', { name: 'Tout retirer' }).click()
  await data.getByRole('button', { name: 'Oui, tout retirer' }).click()
  await data.getByText('tu es quelqu’un de nouveau').waitFor()
  const left = await bart.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('flibuste')))
  assert.deepEqual(left, [])
  assert.deepEqual(await bart.context().cookies(), [])
  await anne.locator('header li .name').getByText('quelqu’un').waitFor()
  assert.equal(await anne.getByText('place libre').count(), 0)
  await anne.goto(`${harbour.url}/#/log`)
  await anne.locator('.lines').getByText('Avec quelqu’un').waitFor()
  await close(anne, bart)
})

test('before the deal it is said who is offline, whose seat can be freed, and what was written', async () => {
  const { anne, bart } = await two(false)
  await anne.getByText('Tout le monde est là.').waitFor()
  await bart.locator('[data-talk] summary').click()
  await bart.getByPlaceholder('Écrire à la table').fill('Ohé')
  await bart.keyboard.press('Enter')
  await until(
    () => anne.locator('[data-talk] .count').allInnerTexts(),
    (counts) => counts.join() === '1',
    'Anne is told that something was written',
  )
  await anne.locator('[data-talk] summary').click()
  await anne.locator('[data-talk]').getByText('Ohé').waitFor()
  await anne.locator('[data-talk] .count').waitFor({ state: 'detached' })
  await bart.goto('about:blank')
  await anne.getByText('Bart est hors ligne').waitFor()
  await anne.getByRole('button', { name: 'Libérer la place' }).click()
  await anne.locator('.seats').getByText('place libre').waitFor()
  await close(anne, bart)
})

test('what others wrote stays unread over a reload, and an onlooker has a name that can be changed', async () => {
  const { anne, bart, link } = await two()
  const carl = await crowd.person(link)
  const dora = await crowd.person(link)
  await Promise.all([carl, dora].map((page) => page.locator('section.bar').waitFor()))
  const write = async (page: Page, text: string): Promise<void> => {
    await page.locator('#tab-talk').click()
    await page.getByPlaceholder('Écrire aux spectateurs').fill(text)
    await page.keyboard.press('Enter')
  }
  await write(carl, 'Bon vent')
  const said = carl.locator('[role=log]')
  await said.getByText('Bon vent').waitFor()
  assert.notEqual(await said.locator('b').first().innerText(), '?')
  const unread = (): Promise<string[]> => dora.locator('#tab-talk .count').allInnerTexts()
  const one = (counts: string[]): boolean => counts.join() === '1'
  await until(unread, one, 'Dora has not read it')
  await dora.reload()
  await dora.locator('section.bar').waitFor()
  await until(unread, one, 'nor has she after a reload')
  // A name of somebody who plays here is refused, and another can be given at once.
  await carl.getByRole('button', { name: 'Changer de nom' }).click()
  const name = carl.locator('.talk').getByLabel('Ton nom')
  await name.fill('Anne')
  await carl.locator('.talk').getByRole('button', { name: 'Changer' }).click()
  await carl.getByText('Tu écris sous le nom d’Anne').waitFor()
  await write(carl, 'C’est moi')
  await carl.getByText('choisis-en un autre').waitFor()
  await name.fill('Carl')
  await carl.locator('.talk').getByRole('button', { name: 'Changer' }).click()
  await write(carl, 'Me revoilà')
  await said.locator('p', { hasText: 'Me revoilà' }).getByText('Carl').waitFor()
  await close(anne, bart, carl, dora)
})

test('what I am in the middle of comes before the games, and a free seat is said in lists', async () => {
  const { anne, bart } = await two()
  await anne.goto(harbour.url)
  const mine = anne.locator('section.mine')
  await mine.getByText('Bart').waitFor()
  const [list, shelf] = [await mine.boundingBox(), await anne.locator('.shelf').boundingBox()]
  assert.ok(list!.y + list!.height <= shelf!.y, 'above the shelf')
  await choose(bart, 'Quitter la table')
  await mine.getByText('1 place libre').waitFor()
  await close(anne, bart)
})

test('a browser that may keep nothing says so', async () => {
  const page = await crowd.person('about:blank')
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(harbour.url)
  await page.getByText('n’a pas le droit de garder de notes').waitFor()
  await page.context().close()
})
