/**
 * A whole game of every game with animations: each move of one's own is marked as taken in the task of its press, and what came of it is handed
 * to the page in the task in which it is heard, whatever is being shown. How long that takes depends on the machine, and is only told.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playable } from './hands.ts'
import { port } from './port.ts'
import { percentile, waited, watchMoves, type Waited } from './quick.ts'
import { Sailor } from './whole.ts'

const { harbour, crowd } = port()
const only = process.env['FLIBUSTE_GAME']
/** Four whole games at a person's pace take five minutes, so that they are played when asked for: `FLIBUSTE_QUICK=1 npm run e2e quick`. */
const skip = process.env['FLIBUSTE_QUICK'] ? false : 'measured when asked for, with FLIBUSTE_QUICK=1'

const spread = (times: readonly (number | null)[]): string => {
  const known = times.filter((time) => time !== null)
  return `${percentile(known, 50)}/${percentile(known, 90)}`
}

function told(game: string, all: readonly Waited[]): string {
  const part = (from: keyof Waited, to: keyof Waited): (number | null)[] =>
    all.map((one) => (one[from] === null || one[to] === null ? null : (one[to] as number) - (one[from] as number)))
  return [
    `${game}: ${all.length} moves, p50/p90 in ms: felt ${spread(all.map(({ felt }) => felt))}, drawn ${spread(all.map(({ drawn }) => drawn))}`,
    `press to sent ${spread(all.map(({ sent }) => sent))}, sent to heard ${spread(part('sent', 'heard'))}`,
    `heard to taken ${spread(part('heard', 'taken'))}, taken to drawn ${spread(part('taken', 'drawn'))}, long tasks ${spread(all.map(({ work }) => work))}`,
  ].join('; ')
}

test('a move of mine waits for nothing that is shown, in every game', { timeout: 900_000, skip }, async (t) => {
  for (const table of (await playable(harbour.url)).filter(({ game }) => !only || game === only)) {
    const page = await crowd.person('about:blank', { reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('flibuste.prefs', JSON.stringify({ pace: 'calm', hints: false }))
    })
    await page.addInitScript(watchMoves)
    const sailor = await Sailor.embark(page, harbour.url, table, false)
    // What the others do is passed over after a while, so that the test ends; a move of mine comes into the middle of it all the same.
    await sailor.playOn(undefined, async () => {
      await page.waitForTimeout(400)
      await page.keyboard.press('n')
    })
    const all = (await waited(page)).filter(({ heard }) => heard !== null)
    t.diagnostic(told(table.game, all))
    if (process.env['FLIBUSTE_EACH']) for (const one of all) console.log(JSON.stringify(one))
    assert.ok(all.length >= 10, `${table.game}: ${all.length} moves are made by a press`)
    const late = all.filter(({ feltAtOnce, takenAtOnce }) => !feltAtOnce || !takenAtOnce)
    assert.deepEqual(late, [], `${table.game}: moves that waited`)
    await page.context().close()
  }
  assert.deepEqual(crowd.complaints, [])
})
