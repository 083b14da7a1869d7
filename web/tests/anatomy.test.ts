/** The pictures of the help are drawn from positions that today's rules make, and each of their parts has its text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../src/lib/words.svelte.ts'
import { wordsOf } from './boards.ts'

const root = join(import.meta.dirname, '..', 'src', 'games')
const games = readdirSync(root).filter((game) => existsSync(join(root, game, 'Anatomy.svelte')))

describe.each(games)('%s', (game) => {
  const fixtures = join(root, game, 'fixtures')
  const source = readFileSync(join(root, game, 'Anatomy.svelte'), 'utf8')

  it('draws positions of today; `npx vitest run -u` takes them anew', async () => {
    const kept = JSON.parse(readFileSync(join(fixtures, 'shown.json'), 'utf8')) as Record<string, unknown>
    const all = JSON.parse(readFileSync(join(fixtures, 'positions.json'), 'utf8')) as { name: string; [field: string]: unknown }[]
    const found = Object.keys(kept).map((name) => {
      const { seat, moves, recent, view } = all.find((one) => one.name === name) ?? { name }
      return [name, { seat, moves, recent, view }]
    })
    await expect(JSON.stringify(Object.fromEntries(found))).toMatchFileSnapshot(join(fixtures, 'shown.json'))
  })

  it('has the card, the table, a turn and the signs', () => {
    const figures = [...source.matchAll(/(?:figure|id)="([a-z]+)"/g)].map(([, id]) => id!)
    expect(figures.length).toBeGreaterThanOrEqual(3)
    expect(source).toContain('<Legend')
    expect(source).toContain('ordered')
  })

  it.each(languages)('says what every part is, in %s', (language) => {
    const words = wordsOf(game, language)
    const missing: string[] = []
    for (const [figure] of source.matchAll(/<(?:BoardFigure|Figure)[\s\S]*?\]\}/g)) {
      const id = /(?:figure|id)="([a-z]+)"/.exec(figure)![1]!
      const ids = [
        `${game}-picture-${id}`,
        ...[...figure.matchAll(/\{ id: '([a-z]+)'/g)].map(([, part]) => `${game}-picture-${id}-${part}`),
      ]
      missing.push(...ids.filter((one) => !words.has(one)))
    }
    const signs = /const SIGNS = \[([\s\S]*?)\]/.exec(source)![1]!
    missing.push(...[...signs.matchAll(/'([a-z]+)'/g)].map(([, sign]) => `${game}-picture-sign-${sign}`).filter((one) => !words.has(one)))
    expect(missing).toEqual([])
  })
})
