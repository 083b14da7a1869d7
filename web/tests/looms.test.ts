import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, type Words } from '../src/lib/words.svelte.ts'
import { isBroken, variantsOf, wordsOf } from './boards.ts'

type Looms = (view: unknown, seat: number | null, words: Words, context: unknown) => { text: string; good: boolean } | null

const folder = join(import.meta.dirname, '..', 'src', 'games')
const games = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'describe.ts')))
const names = ['Anne', 'Bart', 'Ching']
const read = (game: string, file: string): string => readFileSync(join(folder, game, file), 'utf8')

/** Everything that may loom in a game: what the rules can say, with values of some kind in it. */
function all(game: string): unknown[] {
  const types = read(game, 'generated.ts')
  const type = types.slice(types.indexOf('export type Looming ='))
  return variantsOf(game, 'Looming').map((name) =>
    type.slice(0, type.indexOf(';')).includes(`{ "${name}"`) ? { [name]: { seat: 1, usurper: 1, need: 2, left: 2 } } : name,
  )
}

describe.each(games)('what looms in %s', (game) => {
  const cards = JSON.parse(read(game, 'fixtures/cards.json')) as unknown
  const [position] = JSON.parse(read(game, 'fixtures/positions.json')) as { view: { aids: object } }[]
  const says = async (looms: unknown, language: (typeof languages)[number]): Promise<string | null> => {
    const module = (await import(`../src/games/${game}/describe.ts`)) as { looms: Looms }
    const view = { ...position!.view, aids: { ...position!.view.aids, looms } }
    return module.looms(view, 0, wordsOf(game, language), { cards, names })?.text ?? null
  }

  it.each(languages)('is said in words: %s', async (language) => {
    const found = all(game)
    expect(found.length).toBeGreaterThan(1)
    const lines = await Promise.all(found.map((looms) => says(looms, language)))
    expect(lines.filter((line) => line === null || isBroken(game, line))).toEqual([])
    expect(new Set(lines).size).toBe(found.length)
  })

  it('is nothing as long as the rules say nothing', async () => {
    expect(await says(null, 'en')).toBeNull()
  })
})
