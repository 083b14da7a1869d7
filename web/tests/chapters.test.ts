/** The rules open at what is going on: every position leads to a section that is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { wordsOf } from './boards.ts'

const folder = join(import.meta.dirname, '..', 'src', 'games')
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'chapter.ts')))
const chapters = import.meta.glob<(view: unknown, look: unknown) => number>('../src/games/*/chapter.ts', { import: 'chapter', eager: true })

it.each(games)('the rules of %s open at a section that is there, and at different ones', (game) => {
  const words = wordsOf(game, 'fr')
  const positions = JSON.parse(readFileSync(join(folder, game, 'fixtures', 'positions.json'), 'utf8')) as { view: unknown }[]
  const found = new Set(positions.map(({ view }) => chapters[`../src/games/${game}/chapter.ts`]!(view, null)))
  for (const number of found) expect([number, words.has(`${game}-help-${number}-title`)]).toEqual([number, true])
  expect(found.size).toBeGreaterThan(2)
})
