/** Every move has words, and none of them is a code of the rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameModule } from '../src/games/types.ts'
import { languages } from '../src/lib/words.svelte.ts'
import { Teller, variant } from '../src/lib/teller.ts'
import { learn } from '../src/lib/facts.ts'
import { moveOf } from '../src/table/lines.ts'
import type { Json, Seat } from '../src/wire.ts'
import { isBroken, variantsOf, wordsOf } from './boards.ts'

const folder = join(import.meta.dirname, '..', 'src', 'games')
const games = readdirSync(folder).filter((game) => !game.includes('.'))
const NAMES = ['Anne', 'Bart', 'Ching', 'Dragut', 'Charlotte', 'Henry']
interface Position {
  view: Json
  moves: Json[]
  seat: Seat | null
}
const read = (game: string, file: string): unknown => JSON.parse(readFileSync(join(folder, game, 'fixtures', file), 'utf8'))
/** A name of the rules or of a data file: `n28`, `ship2`, `conquer_with_crypto`; or a seat by its number where a name belongs. */
const CODE = /\b[a-z]+\d+\b|[a-z]_[a-z]|\boffer \d|\boffre \d/

describe.each(games)('the moves of %s', (game) => {
  it.each(languages)('carry no code in %s', async (language) => {
    const { default: module } = (await import(`../src/games/${game}/index.ts`)) as { default: GameModule }
    const { seat_fields = [] } = read(game, 'game.json') as { seat_fields?: string[] }
    learn([{ id: game, talk: false, seat_fields }])
    const [words, cards] = [wordsOf(game, language), read(game, 'cards.json') as Json]
    const context = { cards, names: NAMES }
    const kinds = new Set<string>()
    const bad = new Set<string>()
    for (const { view, moves, seat } of read(game, 'positions.json') as Position[]) {
      const teller = new Teller(words, game, NAMES, module.names?.(view, words, context) ?? {})
      for (const move of moves ?? []) {
        kinds.add(variant(move)?.[0] ?? '')
        const text = moveOf(move, { game: module, view, words, teller, context, seat })
        if (CODE.test(text) || isBroken(game, text)) bad.add(text)
      }
    }
    expect([...bad]).toEqual([])
    // Most kinds of moves are in the positions that tests draw.
    expect(kinds.size).toBeGreaterThan(variantsOf(game, 'Move').length * 0.6)
  })
})
