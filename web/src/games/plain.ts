import { short, Teller, variant } from '../lib/teller.ts'
import type { Words } from '../lib/words.svelte.ts'
import type { Json } from '../wire.ts'
import Plain from './Plain.svelte'
import type { Action, GameModule } from './types.ts'

/** One field of a view: what it is called, and what it says, in one line or in several. */
export interface Row {
  label: string
  lines: string[]
}

/** A view told field by field, as the terminal tells it: a list has a line for each of its parts. */
export function rowsOf(view: Json, teller: Teller): Row[] {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return []
  return Object.entries(view).map(([field, value]) => ({
    label: teller.field(field),
    lines:
      Array.isArray(value) && value.some((item) => typeof item === 'object')
        ? value.map((item) => teller.thing(field, item))
        : [teller.thing(field, value)],
  }))
}

/** Moves as buttons; those of one kind stand together. */
export function actionsOf(game: string, moves: Json[], words: Words, teller: Teller): Action[] {
  const kindOf = (move: Json) => variant(move)?.[0] ?? short(move)
  const many = (kind: string) => moves.filter((move) => kindOf(move) === kind).length > 1
  const groupOf = (kind: string) => {
    const id = `${game}-group-${kind.replaceAll('_', '-')}`
    return words.has(id) ? words(id) : kind.replaceAll('_', ' ')
  }
  return moves.map((move) => {
    const kind = kindOf(move)
    return { move, label: teller.move(move), ...(many(kind) ? { group: groupOf(kind) } : {}) }
  })
}

/** A game told in words. */
export interface PlainModule extends GameModule {
  rows: (view: Json, words: Words, names: string[]) => Row[]
}

/** What the page does with a game that has no folder here: its view told in words, its moves as grouped buttons, its events as a log. */
export function plain(game: string): PlainModule {
  const tellerOf = (words: Words, names: string[]) => new Teller(words, game, names)
  const rows = (view: Json, words: Words, names: string[]) => rowsOf(view, tellerOf(words, names))
  return {
    Board: Plain,
    rows,
    actions: (_view, moves, _seat, words, { names }) => actionsOf(game, moves as Json[], words, tellerOf(words, names)),
    describe: (view, _seat, words, { names }) =>
      rows(view as Json, words, names).map(({ label, lines }) => `${label}: ${lines.join(' · ')}`),
  }
}
