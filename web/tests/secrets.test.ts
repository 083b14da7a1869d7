/** Whoever sees everything in a replay is shown everything: each thing that a game's rules hide (`tests/hidden.toml` of its crate) is told. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameContext, GameModule } from '../src/games/types.ts'
import type { Json } from '../src/wire.ts'
import { wordsOf } from './boards.ts'

const root = join(import.meta.dirname, '..', 'src', 'games')
const crates = join(import.meta.dirname, '..', '..', 'crates', 'games')
const games = readdirSync(root).filter((game) => existsSync(join(root, game, 'secrets.ts')))
const modules = import.meta.glob<{ secrets: NonNullable<GameModule['secrets']> }>('../src/games/*/secrets.ts')
const read = (game: string, file: string): Json => JSON.parse(readFileSync(join(root, game, 'fixtures', file), 'utf8')) as Json

/** The places in a view of what the rules hide. */
const hiddenIn = (game: string): string[] =>
  [...readFileSync(join(crates, game, 'tests', 'hidden.toml'), 'utf8').matchAll(/^view = "(.*)"$/gm)].map(([, path]) => path!)

type Node = { [name: string]: Node } | Node[] | string | number | null

/** Takes one thing at a time out of a view and gives what is left; only where there is something that is known. */
function* without(view: Node, path: string[]): Generator<Node> {
  const [name, ...rest] = path
  if (typeof view !== 'object' || view === null || name === undefined) return
  for (const key of name === '*' ? Object.keys(view) : [name]) {
    const found = (view as { [name: string]: Node })[key]
    if (found === undefined || found === null) continue
    const put = (value: Node): Node => {
      if (Array.isArray(view)) return view.with(Number(key), value)
      return { ...view, [key]: value }
    }
    if (rest.length > 0) for (const inner of without(found, rest)) yield put(inner)
    else if (JSON.stringify(found).length > 2) yield put(Array.isArray(found) ? [] : null)
  }
}

/** A view with another value at a place. */
function put(view: Node, [name, ...rest]: string[], value: Node): Node {
  if (name === undefined) return value
  const fields = view as { [name: string]: Node }
  return { ...fields, [name]: put(fields[name]!, rest, value) }
}

describe.each(games)('%s', (game) => {
  // A seat knows its own secrets; whoever sees everything knows those of all.
  const positions = read(game, 'positions.json') as { name: string; view: Node }[]
  const words = wordsOf(game, 'en')
  const context: GameContext = { cards: read(game, 'cards.json'), names: ['Anne', 'Bart', 'Cleo', 'Dirk', 'Edna', 'Fynn'] }

  it.each(hiddenIn(game))('tells what is at %s', async (path) => {
    const { secrets } = await modules[`../src/games/${game}/secrets.ts`]!()
    const tell = (view: Node): string => JSON.stringify(secrets(view, words, context))
    let looked = 0
    const look = (view: Node): void => {
      const all = tell(view)
      for (const less of without(view, path.split('/'))) {
        looked += 1
        expect(tell(less)).not.toBe(all)
      }
    }
    for (const { view } of positions) look(view)
    // Where no position has any, what lies hidden elsewhere is laid there.
    if (looked === 0) for (const { view } of positions) laid(view, path).forEach(look)
    expect(looked, 'a position in which it is hidden').toBeGreaterThan(0)
  })

  /** A view in which what is hidden in another place of the same table lies in this one, where things of the same kind lie in both. */
  function laid(view: Node, path: string): Node[] {
    const at = path.split('/')
    const group = at.slice(0, -1).reduce<Node | undefined>((found, name) => (found as { [name: string]: Node } | null)?.[name], view)
    const name = at.at(-1)!
    if (typeof group !== 'object' || group === null || Array.isArray(group) || group[name] === null || group[name] === undefined) return []
    const others = hiddenIn(game).filter((other) => other !== path && other.split('/').slice(0, -1).join('/') === at.slice(0, -1).join('/'))
    const found = others
      .map((other) => group[other.split('/').at(-1)!]!)
      .filter((value) => Array.isArray(value) === Array.isArray(group[name]))
    return found.map((value) => put(view, at, value))
  }

  it('says nothing empty', async () => {
    const { secrets } = await modules[`../src/games/${game}/secrets.ts`]!()
    expect(positions.flatMap(({ view }) => secrets(view, words, context)).every(({ label, text }) => label !== '' && text !== '')).toBe(
      true,
    )
  })
})
