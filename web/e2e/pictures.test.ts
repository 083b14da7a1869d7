import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faults } from './axe.ts'
import { sizes } from './harbour.ts'
import { gamesOf } from './played.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()
const folder = process.env['FLIBUSTE_PICTURES']

for (const [called, size] of Object.entries(sizes)) {
  test(`the help shows every game in pictures, with every part in place: ${called}`, async () => {
    const page = await crowd.person('about:blank', size)
    for (const { id } of await gamesOf(harbour.url)) {
      await page.goto(`${harbour.url}/#/help/${id}`)
      await page.locator('[data-figure=signs]').waitFor()
      await page.locator('[data-figure] .box .dot').first().waitFor()
      await page.waitForTimeout(700)
      const figures = page.locator('figure[data-figure]')
      assert.ok((await figures.count()) >= 3, `${id}: a card, the table and a turn`)
      for (let at = 0; at < (await figures.count()); at += 1) {
        const figure = figures.nth(at)
        if (folder) await figure.screenshot({ path: `${folder}/${id}-${called}-${await figure.getAttribute('data-figure')}.png` })
        // A phone draws the board as on a phone, where not everything is in sight at once.
        const missing = await figure.locator('[data-missing]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['part']))
        const parts = await figure.locator('[data-part]').count()
        if (called === 'desktop') assert.deepEqual(missing, [], `${id} ${await figure.getAttribute('data-figure')}`)
        else assert.ok(missing.length < parts, `${id}: something is pointed at`)
      }
      if (folder) await page.locator('[data-figure=signs]').screenshot({ path: `${folder}/${id}-${called}-signs.png` })
      assert.deepEqual(await faults(page), [], `${id} ${called}`)
    }
    assert.deepEqual(crowd.complaints, [])
    await page.context().close()
  })
}
