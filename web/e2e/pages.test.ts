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

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
