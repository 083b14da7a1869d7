/**
 * Takes pictures to be looked at: `npm run screens [folder [game|pages [phases|desktop|phone]]]`. The pages of the site at both sizes; every phase of a whole game of every game at every
 * size, in both languages; what a game shows besides (its own `e2e/screens.ts`), with the pictures of the README; and sheets of them all.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { playable, type Table } from './hands.ts'
import { dice, isOver, playUntil, sizes, steps } from './harbour.ts'
import { SIZES } from './look.ts'
import { LOCALES, Studio, type Locale, type Screens, type Size, type View } from './studio.ts'
import { Sailor } from './whole.ts'

const [folder = join(import.meta.dirname, 'screens'), only, onlySize] = process.argv.slice(2)
const studio = await Studio.open(folder)
const { harbour } = studio
const wanted = (what: string): boolean => only === undefined || only === what
const views: View[] = (Object.keys(sizes) as Size[])
  .filter((size) => onlySize === undefined || onlySize === size)
  .flatMap((size) => LOCALES.map((locale) => ({ size, locale })))

/** Every page that is no game, by night and by day; and the first game from its beginning to its replay. */
async function pages(view: View): Promise<void> {
  const { game } = harbour
  for (const colorScheme of ['dark', 'light'] as const) {
    const called = `${studio.called(view)}-${colorScheme}`
    const page = await studio.person(view, { colorScheme })
    await studio.shoot(page, `home-${called}`)
    for (const [name, place] of [
      ['new', `#/new/${game}`],
      ['help', `#/help/${game}`],
      ['about', '#/about'],
      ['lost', '#/nowhere'],
    ]) {
      await page.goto(`${harbour.url}/${place}`)
      await studio.shoot(page, `${name}-${called}`, true)
    }
    await page.goto(`${harbour.url}/#/new/${game}`)
    await page.locator('form button[type=submit]').click()
    await studio.shoot(page, `waiting-${called}`, true)
    await page.goto(harbour.url)
    await page.locator('article button').first().click()
    await page.locator('section.bar.mine').waitFor()
    await studio.shoot(page, `table-start-${called}`)
    const die = dice(4)
    await playUntil(steps(14), [page], die)
    await page.locator('section.bar.mine').waitFor()
    await studio.shoot(page, `table-${called}`)
    if (called === 'desktop-fr-dark') await studio.keep(page, 'table')
    // One game to its end is enough for the pictures of endings and replays.
    if (colorScheme === 'dark') {
      const table = page.url()
      await playUntil(() => isOver(page), [page], die)
      await studio.shoot(page, `over-${called}`)
      await page.goto(`${table.replace('/table/', '/replay/')}/20`)
      await page.locator('input[type=range]').waitFor()
      await studio.shoot(page, `replay-${called}`)
    }
    await page.context().close()
  }
}

/** Every phase of a whole game at every size, once each, and a sheet for each size. */
async function phases(table: Table, locale: Locale): Promise<void> {
  const { game } = table
  const page = await studio.crowd.person('about:blank', { locale })
  const sailor = await Sailor.embark(page, harbour.url, table)
  const seen: string[] = []
  const look = async (phase: string): Promise<void> => {
    if (seen.includes(phase)) return
    seen.push(phase)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await studio.shoot(page, `${game}-${phase}-${width}-${locale.slice(0, 2)}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await sailor.playOn(() => look(sailor.wants()))
  await look('over')
  await page.context().close()
  for (const [width] of SIZES) {
    const called = `${width}-${locale.slice(0, 2)}`
    const phone = width < 700
    studio.sheet(
      `${game}-${called}`,
      seen.map((phase) => `${game}-${phase}-${called}`),
      phone ? 5 : 2,
    )
  }
}

if (wanted('pages')) for (const view of views) await pages(view)
for (const table of await playable(harbour.url)) {
  const { game } = table
  if (!wanted(game)) continue
  if (onlySize === undefined || onlySize === 'phases') for (const locale of LOCALES) await phases(table, locale)
  const file = join(import.meta.dirname, '..', 'src', 'games', game, 'e2e', 'screens.ts')
  if (existsSync(file)) for (const view of views) await ((await import(file)) as Screens).screens(studio, view)
}
console.log(studio.crowd.complaints)
await studio.close()
