/**
 * Plays whole games by the page and counts clicks, changes of the bar's height, layout shift and what cannot be pressed:
 * `npm run count game [seats] [games] [width x height]`. `FLIBUSTE_PAGE` names another built page to count, to compare two.
 */
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { playable } from './hands.ts'
import { Crowd, Harbour } from './harbour.ts'
import { device, shifts } from './look.ts'
import { count, type Counted } from './whole.ts'

const [game = '', seats = '', games = '3', size = '1440x900'] = process.argv.slice(2)
const [width, height] = size.split('x').map(Number) as [number, number]
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

const harbour = await new Harbour().open()
const crowd = await Crowd.gather()
const other = process.env['FLIBUSTE_PAGE']
const all: Counted[] = []
const table = (await playable(harbour.url, width < 700)).find((one) => one.game === game)
if (!table) throw new Error(`nobody plays «${game}» here`)
if (seats !== '') table.seats = Number(seats)
for (let played = 0; played < Number(games); played += 1) {
  const page = await crowd.person('about:blank', { locale: 'en-GB', ...device(width, height) })
  if (other) {
    // A page that comes from a file counts as one from elsewhere.
    await page.context().grantPermissions(['local-network-access'])
    await page.route(`${harbour.url}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      const file = join(other, pathname === '/' ? 'index.html' : pathname)
      return pathname.startsWith('/api') || !existsSync(file)
        ? route.continue()
        : route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'text/plain' })
    })
  }
  try {
    const counted = await count(page, harbour.url, table, size)
    all.push(counted)
    console.log(JSON.stringify(counted))
    if (process.env['SHIFTS']) console.log(JSON.stringify((await shifts(page)).worst, null, 1))
  } catch (error) {
    console.log(String(error))
  }
  await page.context().close()
}
const mean = (pick: (one: Counted) => number): string => (all.reduce((sum, one) => sum + pick(one), 0) / all.length).toFixed(2)
console.log(
  `${game} ${table.seats} seats ${size}, ${all.length} games: clicks ${mean((one) => one.clicks)}, moves ${mean((one) => one.moves)}, turns ${mean((one) => one.turns)}, ` +
    `clicks a turn ${mean((one) => one.clicks / Math.max(1, one.turns))}, shift ${mean((one) => one.shift)} (with presses ${mean((one) => one.shiftAll)}), ` +
    `bar ${Math.min(...all.map((one) => one.barHeights[0]!))}–${Math.max(...all.map((one) => one.barHeights[1]!))} px, ${mean((one) => one.barChanges)} changes of it, ${mean((one) => one.roomChanges)} of the board's room`,
)
console.log([...new Set(all.flatMap((one) => one.covered))].slice(0, 30).join('\n'))
await crowd.leave()
await harbour.close()
