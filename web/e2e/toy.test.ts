import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { faults } from './axe.ts'
import { Crowd, dice, Harbour, isOver, playUntil, sizes, toyProgram, until } from './harbour.ts'

/** A game that the page knows nothing of: its view told in words, its moves as buttons, its events as a log. */
const harbour = new Harbour(toyProgram)
let crowd: Crowd
const skip = existsSync(toyProgram) ? false : 'flibuste-toy is not built: cargo xtask test browser builds it'

before(async () => {
  if (skip) return
  await harbour.open()
  crowd = await Crowd.gather()
})
after(async () => {
  if (skip) return
  await crowd.leave()
  await harbour.close()
})

for (const [size, options] of Object.entries(sizes)) {
  test(`a game without a page module is played to its end, ${size}`, { skip }, async () => {
    const page = await crowd.person(harbour.url, { ...options, locale: 'en-GB' })
    await page.getByRole('article', { name: 'Heap of coins' }).getByRole('button', { name: 'Play now' }).click()
    const board = page.locator('.plain.board')
    await board.waitFor()
    await until(
      () => board.innerText(),
      (text) => /heap\s+12/i.test(text) && text.includes('charm'),
      'the heap and the charm are told',
    )
    assert.doesNotMatch(await board.innerText(), /toy-|undefined|null|\{/, 'every field has its words')
    assert.deepEqual(await faults(page), [], 'table')
    await playUntil(() => isOver(page), [page], dice(5))
    assert.deepEqual(crowd.complaints, [])
    if (size === 'desktop')
      await until(
        () => page.locator('[role=log]').innerText(),
        (text) => /takes (a coin|\d coins)\./.test(text),
        'the log tells the moves',
      )
    await page.context().close()
  })
}
