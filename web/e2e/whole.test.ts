/**
 * Whole games by the page, one at every size: before each choice nothing that may be pressed is covered, outside or, on a phone, smaller than a
 * thumb; the bar keeps its height; a phone has come back to where the action is; and in the end nothing has moved that nobody moved. The
 * ordinary run plays one of these; `FLIBUSTE_WHOLE=1 npm run e2e whole` plays every game at all five sizes.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HANDS, playable } from './hands.ts'
import { port } from './port.ts'
import { device, drawn, forgetShifts, inSight, shifts, SIZES, unreachable, wander } from './look.ts'
import { Sailor } from './whole.ts'

const THUMB = 44
/** What the ordinary run plays, since whole games take minutes: the first game, on the smallest phone. */
const isOrdinary = (game: string, width: number): boolean => game === Object.keys(HANDS)[0] && width === 360

// Bots wait for nobody here: a phone comes back to where the action is when they have moved.
const { harbour, crowd } = port(undefined, 1)
/** Looks at a table before a choice, and keeps what is wrong with it; says how high the bar is, or nothing where the game has just ended. */
async function examine(sailor: Sailor, phone: boolean, faults: Set<string>): Promise<number | null> {
  const { page } = sailor
  await drawn(page)
  if (phone && !(await inSight(page))) faults.add(`nothing to press is in sight, though there is something: ${sailor.wants()}`)
  for (const fault of await unreachable(page, phone ? THUMB : 0)) faults.add(fault)
  return page.evaluate(() => {
    const bar = document.querySelector('section.bar')
    return bar && Math.round(bar.getBoundingClientRect().height)
  })
}

for (const game of Object.keys(HANDS)) {
  for (const [width, height] of SIZES) {
    const size = `${width}x${height}`
    const skip = isOrdinary(game, width) || process.env['FLIBUSTE_WHOLE'] ? false : 'FLIBUSTE_WHOLE=1 plays at every size'
    test(`a whole game of ${game} at ${size}`, { timeout: 600_000, skip }, async (t) => {
      const phone = width < 700
      const page = await crowd.person('about:blank', { locale: phone ? 'fr-FR' : 'en-GB', ...device(width, height) })
      const found = (await playable(harbour.url, phone)).find((one) => one.game === game)
      assert.ok(found, `the server plays ${game}`)
      const sailor = await Sailor.embark(page, harbour.url, found)
      const faults = new Set<string>()
      const heights = new Set<number>()
      await sailor.playOn(
        async () => {
          if (heights.size === 0) await forgetShifts(page)
          const high = await examine(sailor, phone, faults)
          if (high !== null) heights.add(high)
        },
        async () => {
          if (phone) await wander(page)
        },
      )
      const { shift, worst } = await shifts(page)
      await page.context().close()
      t.diagnostic(
        `${game} ${size}: ${sailor.clicks} clicks for ${sailor.made} choices, layout shift ${shift.toFixed(3)}, most by ${JSON.stringify(worst.slice(0, 2))}`,
      )
      assert.deepEqual([...faults], [])
      assert.equal(heights.size, 1, `the bar is as high at every choice: ${[...heights].join()}`)
      assert.ok(shift < 0.1, `the board stands still; layout shift ${shift} by ${JSON.stringify(worst, null, 1)}`)
    })
  }
}

test('nothing on any page went wrong', () => {
  assert.deepEqual(crowd.complaints, [])
})
