/** People around a table: guests who look first, names, those who drop or get up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { until } from './harbour.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

/** Anne makes a table of the first game and says its link. */
async function host(): Promise<{ anne: Page; link: string }> {
  const anne = await crowd.person(`${harbour.url}/#/new/${harbour.game}`)
  await anne.getByLabel('Ton nom').fill('Anne')
  await anne.getByRole('button', { name: 'Ouvrir la table' }).click()
  return { anne, link: await anne.getByLabel('Lien de la table').inputValue() }
}

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Ton nom').fill(name)
  await page.getByRole('button', { name: 'S’asseoir ici' }).click()
}

test('a guest sees what is played, how long it takes and who is there, and is called by a name that is kept', async () => {
  const { anne, link } = await host()
  const guest = await crowd.person(link)
  const head = guest.locator('.head')
  await head.locator('.pitch').waitFor()
  await head.getByText(/ min$/).waitFor()
  await head.getByText('2 joueurs').waitFor()
  await guest.locator('.seats').getByText('Anne').waitFor()
  const field = guest.getByLabel('Ton nom')
  const drawn = await field.inputValue()
  assert.ok(drawn.length > 1 && drawn !== 'Anne', `a name of ours: ${drawn}`)
  await guest.reload()
  await guest.locator('.head .pitch').waitFor()
  assert.equal(await field.inputValue(), drawn, 'the same one again')
  await field.fill('Barbe-Noire le très très terrible')
  await guest.getByText('Un nom compte 24 caractères au plus.').waitFor()
  assert.equal(await field.inputValue(), 'Barbe-Noire le très très')
  await field.fill('Bart')
  assert.equal(await guest.locator('.cut').count(), 0)
  await guest.getByRole('button', { name: 'S’asseoir ici' }).click()
  await anne.locator('.seats').getByText('Bart').waitFor()
  const third = await crowd.person(link)
  await third.getByText('Toutes les places sont prises.').waitFor()
  assert.equal(await third.getByLabel('Ton nom').count(), 0, 'nobody is asked for a name in vain')
  for (const page of [anne, guest, third]) await page.context().close()
})

test('who drops is missed, and everybody is told what they can do; who comes back is not missed any more', async () => {
  const { anne, link } = await host()
  const bart = await crowd.person(link)
  await sit(bart, 'Bart')
  await anne.getByRole('button', { name: 'Commencer' }).click()
  await Promise.all([anne.locator('section.bar').waitFor(), bart.locator('section.bar').waitFor()])
  const missed = anne.locator('[data-absent]')
  assert.equal(await missed.count(), 0)
  await bart.goto('about:blank')
  await missed.getByText('Bart a perdu la connexion.').waitFor()
  assert.equal(await missed.getByLabel('Lien de la table').inputValue(), link, 'he can be called back')
  // A bot is offered once it may play, and not before.
  const robot = missed.getByRole('button', { name: 'Laisser jouer un robot' })
  if ((await missed.locator('[data-patience]').count()) > 0) assert.equal(await robot.count(), 0)
  await robot.click()
  await missed.waitFor({ state: 'detached' })
  await bart.goto(link)
  await bart.locator('section.bar').waitFor()
  await anne.getByText('Bart est de retour.').waitFor()
  await bart.getByRole('button', { name: 'Menu de la table' }).click()
  await bart.getByRole('button', { name: 'Quitter la table' }).click()
  await bart.getByRole('button', { name: 'Quitter la table' }).click()
  await missed.getByText('Bart a quitté la table.').waitFor()
  await anne.locator('header li .name').getByText('Bart (a quitté)').waitFor()
  assert.equal(await missed.getByLabel('Lien de la table').inputValue(), link, 'somebody else can be called')
  const carl = await crowd.person(link)
  await carl.getByRole('button', { name: 'S’asseoir ici' }).click()
  await missed.waitFor({ state: 'detached' })
  for (const page of [anne, bart, carl]) await page.context().close()
})

test('only what others wrote is unread', async () => {
  const { anne, link } = await host()
  const bart = await crowd.person(link)
  await sit(bart, 'Bart')
  await anne.getByRole('button', { name: 'Commencer' }).click()
  await anne.locator('section.bar').waitFor()
  const onlookers = [await crowd.person(link), await crowd.person(link)] as const
  const [carl, dora] = onlookers
  for (const [page, name] of [
    [carl, 'Carl'],
    [dora, 'Dora'],
  ] as const) {
    await page.evaluate((called) => localStorage.setItem('flibuste.prefs', JSON.stringify({ name: called, language: 'fr' })), name)
    await page.reload()
    await page.locator('section.bar').waitFor()
  }
  const write = async (page: Page, text: string): Promise<void> => {
    await page.locator('#tab-talk').click()
    await page.getByPlaceholder('Écrire aux spectateurs').fill(text)
    await page.keyboard.press('Enter')
    await page.locator('[role=log]').getByText(text).waitFor()
    await page.locator('#tab-log').click()
  }
  await write(carl, 'Bon vent')
  await write(dora, 'Ohé')
  await until(
    () => carl.locator('#tab-talk .count').allInnerTexts(),
    (counts) => counts.join() === '1',
    'Carl has not read what Dora wrote',
  )
  await write(carl, 'Encore moi')
  assert.equal(await carl.locator('#tab-talk .count').count(), 0, 'one’s own words are read')
  for (const page of [anne, bart, ...onlookers]) await page.context().close()
})

test('a browser that keeps no cookies is told that it cannot play, and is offered no seat', async () => {
  const { anne, link } = await host()
  const page = await crowd.person('about:blank')
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await page.goto(harbour.url)
  await page.getByText('ne garde aucun cookie').waitFor()
  await page.goto(link)
  assert.ok(await page.getByRole('button', { name: 'S’asseoir ici' }).isDisabled())
  await anne.context().close()
  await page.context().close()
})
