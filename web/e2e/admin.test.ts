import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faults } from './axe.ts'
import { sizes, until } from './harbour.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

/** A table of somebody who waits for company, made as any program would. */
async function waiting(name: string): Promise<string> {
  const made = await fetch(`${harbour.url}/api/v1/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: harbour.game, seats: [{ kind: 'me' }, { kind: 'open' }], my_name: name, listed: true }),
  })
  return ((await made.json()) as { id: string }).id
}
const status = async (id: string): Promise<number> => (await fetch(`${harbour.url}/api/v1/tables/${id}`)).status

for (const [locale, words] of [
  ['en-GB', { delete: 'Delete', sure: 'Really?', say: 'Post it' }],
  ['fr-FR', { delete: 'Supprimer', sure: 'Vraiment ?', say: 'Afficher' }],
] as const) {
  for (const [size, options] of Object.entries(sizes)) {
    test(`whoever has the key looks after the server in ${locale}, ${size}`, async () => {
      const id = await waiting('Rackham')
      const page = await crowd.person('about:blank', { ...options, locale })
      await page.goto(harbour.operators())
      const row = page.locator('li', { has: page.locator(`a[href$="${id}"]`) })
      await row.waitFor()
      assert.ok(!page.url().includes('key='), 'the key does not stay in the address')
      assert.deepEqual(await faults(page), [])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      assert.ok(wider <= 0, `the page is ${wider}px wider than the screen`)
      if (process.env.FLIBUSTE_PICTURES)
        await page.screenshot({ path: `${process.env.FLIBUSTE_PICTURES}/admin-${locale}-${size}.png`, fullPage: true })

      await page.locator('input[maxlength="500"]').fill(`Ahoy ${locale} ${size}`)
      await page.getByRole('button', { name: words.say }).click()
      await until(
        async () => ((await (await fetch(`${harbour.url}/api/v1/notice`)).json()) as { text: string }).text,
        (text) => text === `Ahoy ${locale} ${size}`,
        'the notice is to be kept',
      )

      await row.getByRole('button', { name: words.delete }).click()
      assert.equal(await status(id), 200, 'it is asked once more')
      await row.getByRole('button', { name: words.sure }).click()
      await until(
        () => status(id),
        (answer) => answer === 404,
        'the table is to go',
      )

      await page.goto(`${harbour.url}/#/`)
      await page.getByText(`Ahoy ${locale} ${size}`).waitFor()
      await page.context().close()
    })
  }
}

test('without the key there is nothing to see', async () => {
  const page = await crowd.person(harbour.url, { locale: 'en-GB' })
  await page.goto(`${harbour.url}/#/admin?key=${'0'.repeat(64)}`)
  await page.getByText('This key opens nothing here').waitFor()
  assert.deepEqual(await faults(page), [])
  await page.context().close()
})
