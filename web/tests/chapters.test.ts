/** The rules open at what is going on: every position leads to a section that is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Chapter } from '../src/games/types.ts'
import type { Words } from '../src/lib/words.svelte.ts'
import { wordsOf } from './boards.ts'

const folder = join(import.meta.dirname, '..', 'src', 'games')
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'chapter.ts')))
const chapters = import.meta.glob<(view: unknown, look: unknown, words: Words) => Chapter>('../src/games/*/chapter.ts', {
  import: 'chapter',
  eager: true,
})

const sectionOf = (chapter: Chapter): number => (typeof chapter === 'number' ? chapter : chapter.section)

it.each(games)('the rules of %s open at a section that is there, and at different ones', (game) => {
  const words = wordsOf(game, 'fr')
  const positions = JSON.parse(readFileSync(join(folder, game, 'fixtures', 'positions.json'), 'utf8')) as { view: unknown }[]
  const found = new Set(positions.map(({ view }) => sectionOf(chapters[`../src/games/${game}/chapter.ts`]!(view, null, words))))
  for (const number of found) expect([number, words.has(`${game}-help-${number}-title`)]).toEqual([number, true])
  expect(found.size).toBeGreaterThan(2)
})
