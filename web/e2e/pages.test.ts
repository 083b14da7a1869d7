import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { faults } from './axe.ts'
import { sizes, until } from './harbour.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

const places = () => ['#/', `#/new/${harbour.game}`, '#/help', `#/help/${harbour.game}`, '#/about', '#/nowhere', '#/table/nosuchtable']

/** Waits for the page to have said something, and for its pictures and fonts. */
async function settled(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

for (const locale of ['fr-FR', 'en-GB']) {
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const [size, options] of Object.entries(sizes)) {
      test(`axe finds nothing on the pages in ${locale}, ${colorScheme}, ${size}`, async () => {
        const page = await crowd.person(harbour.url, { ...options, locale, colorScheme })
        for (const place of places()) {
          await page.goto(`${harbour.url}/${place}`)
          await settled(page)
          assert.deepEqual(await faults(page), [], place)
          const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          assert.ok(wider <= 0, `${place} is ${wider}px wider than the screen`)
        }
        await page.context().close()
      })
    }
  }
}

test('the language is the browser’s, can be switched and is kept', async () => {
  const page = await crowd.person(harbour.url, { locale: 'en-GB' })
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  const language = (wanted: string): Promise<string> =>
    until(
      () => page.evaluate(() => document.documentElement.lang),
      (lang) => lang === wanted,
      `the page is to be in ${wanted}`,
    )
  await language('en')
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await language('fr')
  await page.context().close()
})

test('no page shows a bare message id', async () => {
  for (const locale of ['fr-FR', 'en-GB']) {
    const page = await crowd.person(harbour.url, { locale })
    for (const place of places()) {
      await page.goto(`${harbour.url}/${place}`)
      await settled(page)
      const text = await page.locator('body').innerText()
      assert.deepEqual(text.match(/\b[a-z]+(-[a-z]+){1,}-(title|text|name|go|label)\b/g) ?? [], [], place)
    }
    await page.context().close()
  }
})

test('the page can be installed', async () => {
  const page = await crowd.person(harbour.url)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await (await fetch(link!.href)).json()) as { icons: { src: string; sizes: string }[]; display: string }
  })
  assert.equal(manifest.display, 'standalone')
  for (const icon of manifest.icons) {
    const answer = await page.request.get(harbour.url + icon.src)
    assert.equal(answer.status(), 200, icon.src)
  }
  await page.context().close()
})

test('a table that does not exist explains itself', async () => {
  const page = await crowd.person(`${harbour.url}/#/table/nosuchtable`)
  await page.getByText('Cette table n’existe pas.').waitFor()
  await page.getByRole('link', { name: 'Retour au port' }).click()
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await page.context().close()
})

test('a part of the page that did not come is asked for again by itself, and there is a button', async () => {
  const page = await crowd.person(harbour.url)
  await page.getByRole('button', { name: 'Jouer maintenant' }).first().waitFor()
  await page.route('**/assets/Help-*.js', (route) => route.abort())
  await page.evaluate(() => (location.hash = '#/help'))
  await page.getByRole('alert').getByText('Une partie de la page n’est pas arrivée.').waitFor()
  await page.getByRole('button', { name: 'Réessayer' }).waitFor()
  await page.unroute('**/assets/Help-*.js')
  await page.locator('[data-help-search]').waitFor()
  await page.context().close()
})

test('home asks with how many bots, and starts with one press all the same', async () => {
  const page = await crowd.person(harbour.url)
  const choice = page.locator('[data-bots]').first()
  const card = page.locator('article', { has: page.locator('[data-bots]') }).first()
  const most = await choice.locator('option').last().getAttribute('value')
  await choice.selectOption(most)
  await card.getByRole('button', { name: 'Jouer maintenant' }).click()
  await page.locator('[data-entry-count]').waitFor()
  const table = await page.evaluate(async () => {
    const id = location.hash.split('/')[2]!.split('?')[0]
    return (await (await fetch(`/api/v1/tables/${id}`)).json()) as { seats: { kind: string }[] }
  })
  assert.equal(table.seats.filter(({ kind }) => kind === 'bot').length, Number(most))

  // The help, opened beside that table: it can be searched at once, and is printed alone, black on white.
  await page.getByRole('button', { name: 'Menu de la table' }).click()
  await page.getByRole('button', { name: 'Règles du jeu' }).click()
  await page.locator('[data-help-search]').waitFor()
  await page.locator('#help-1').waitFor()
  await page.locator('[data-printed] section').last().scrollIntoViewIfNeeded()
  const field = (await page.locator('[data-help-search]').boundingBox())!
  const content = (await page.locator('dialog .content').boundingBox())!
  assert.ok(field.y >= content.y && field.y + field.height <= content.y + content.height, 'the search is in sight')
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() => {
    const seen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0
    const apart = (one: Element) => one.closest('[data-printed]') === null && one.querySelector('[data-printed]') === null
    const { color } = getComputedStyle(document.querySelector('[data-printed] section p')!)
    const { backgroundColor } = getComputedStyle(document.querySelector('dialog')!)
    return { color, backgroundColor, others: [...document.querySelectorAll('body *')].filter((one) => apart(one) && seen(one)).length }
  })
  assert.deepEqual(printed, { color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', others: 0 })
  await page.context().close()
})

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
