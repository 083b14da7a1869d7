import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faults } from './axe.ts'
import { sizes, until } from './harbour.ts'
import { forgetShifts, shifts, watchShift } from './look.ts'
import { gamesOf, playedByBots } from './played.ts'
import { port } from './port.ts'
import { LOCALES } from './studio.ts'

const { harbour, crowd } = port()

test(
  'every game is gone through again: key moments, scenes, somebody to follow, and everything that was hidden',
  { timeout: 900_000 },
  async () => {
    for (const game of await gamesOf(harbour.url)) {
      const page = await crowd.person(harbour.url, { reducedMotion: 'no-preference' })
      const id = await playedByBots(page, game)
      await page.goto(`${harbour.url}/#/replay/${id}`)
      const slide = page.locator('input[type=range]')
      await slide.waitFor()
      const at = async (): Promise<number> => Number(await slide.inputValue())
      const last = Number(await slide.getAttribute('max'))

      // From one key moment to the next, by button and by key; the last of them is the end.
      assert.ok((await page.locator('[data-mark]').count()) > 0, `${game.id}: moments are marked`)
      await page.locator('[data-moment-next]').click()
      const first = await until(at, (now) => now > 0, 'the first moment')
      await until(
        () => page.locator('[data-here]').innerText(),
        (text) => text.trim().length > 3,
        'what happened is said',
      )
      assert.equal(await page.locator('[data-scene]').count(), 0, `${game.id}: a jump shows what is there, and no scenes`)
      await page.keyboard.press('End')
      await until(at, (now) => now === last, 'the end')
      assert.equal((await page.locator('[data-mark=end]').count()) > 0, true, `${game.id}: its end is a moment`)
      await page.keyboard.press('Home')
      await page.keyboard.press('m')
      await until(at, (now) => now === first, 'the first moment by its key')
      await page.keyboard.press('b')
      assert.equal(await at(), first, 'there is none before it')

      // The step that leads to the moment shows what was seen at the table.
      await page.keyboard.press('ArrowLeft')
      await until(at, (now) => now === first - 1, 'one back')
      await page.keyboard.press('ArrowRight')
      await page.locator('[data-scene], [data-onward]').first().waitFor()
      if ((await page.locator('[data-onward]').count()) > 0) await page.keyboard.press('ArrowRight')
      await until(at, (now) => now === first, 'the step is made')

      // Everything that was hidden is told to whoever sees everything.
      await page.locator('[data-tab=secrets]').click()
      await page.keyboard.press('Home')
      await page.locator('[data-secrets] dd').first().waitFor()
      assert.deepEqual(await faults(page), [], game.id)

      // Whoever is followed is marked, and what does not concern him steps back.
      await page.locator('[data-tab=log]').click()
      // In a game that fell out that way everything may concern one of them.
      let back = 0
      for (const seat of ['0', '1']) {
        await page.locator('[data-follow-select]').selectOption(seat)
        await page.locator(`[data-frame][data-follow="${seat}"]`).waitFor()
        back += await page.locator('aside li.aside').count()
      }
      assert.ok(back > 0, `${game.id}: the others' steps step back`)
      assert.deepEqual(await faults(page), [], game.id)
      await page.context().close()
      await looksWell(id, game.id)
    }
    assert.deepEqual(crowd.complaints, [])
  },
)

/** The game is gone through at both sizes in both languages, with what the admiral thinks of it: nothing is at fault, and nothing moves by itself. */
async function looksWell(id: string, game: string): Promise<void> {
  for (const [called, size] of Object.entries(sizes)) {
    for (const locale of LOCALES) {
      const what = `${game} ${called} ${locale}`
      const page = await crowd.person('about:blank', { ...size, locale })
      await page.addInitScript(watchShift)
      await page.goto(`${harbour.url}/#/replay/${id}`)
      await page.locator('[data-mark]').first().waitFor()
      const marks = await page
        .locator('[data-mark]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      for (const [at, mark] of marks.entries())
        if (at > 0) assert.ok(mark.left >= marks[at - 1]!.right - 0.5, `${what}: marks lie side by side`)
      await forgetShifts(page)
      await page.locator('[data-analyse]').click()
      await page.locator('[data-analysis] svg[role=img]').waitFor()
      for (let step = 0; step < 3; step += 1)
        await page
          .locator('[data-moment-next]:not([disabled])')
          .click({ timeout: 2000 })
          .catch(() => undefined)
      assert.deepEqual(await faults(page), [], what)
      const { shift, worst } = await shifts(page)
      assert.ok(shift < 0.1, `${what}: shift ${shift.toFixed(3)}: ${JSON.stringify(worst.slice(0, 3))}`)
      await page.context().close()
    }
  }
}
