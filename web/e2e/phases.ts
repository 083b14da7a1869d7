/** Pictures of every phase of a whole game at every size: `npm run phases folder [game]`. They are there to be looked at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { playable } from './hands.ts'
import { Crowd, Harbour } from './harbour.ts'
import { Sailor, SIZES } from './whole.ts'

const [folder = join(import.meta.dirname, 'phases'), only] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const harbour = await new Harbour().open()
const crowd = await Crowd.gather()
for (const { game, seats } of await playable(harbour.url)) {
  if (only !== undefined && only !== game) continue
  const page = await crowd.person('about:blank', { locale: 'fr-FR' })
  const sailor = await Sailor.embark(page, harbour.url, game, seats)
  const seen = new Map<string, number>()
  await sailor.playOn(async () => {
    const phase = sailor.wants()
    const times = (seen.get(phase) ?? 0) + 1
    seen.set(phase, times)
    if (times > 1) return
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(150)
      await page.screenshot({ path: join(folder, `${game}-${phase}-${width}.png`) })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(150)
    await page.screenshot({ path: join(folder, `${game}-over-${width}.png`) })
  }
  await page.context().close()
}
console.log(crowd.complaints)
await crowd.leave()
await harbour.close()
