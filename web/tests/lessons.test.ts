/** Guided first games: every step has its words in both languages, and all of them can be asked of any position. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Lesson, Situation } from '../src/games/types.ts'
import { languages } from '../src/lib/words.svelte.ts'
import { Guide } from '../src/table/guide.svelte.ts'
import { wordsOf } from './boards.ts'

const folder = join(import.meta.dirname, '..', 'src', 'games')
const taught = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'first.ts')))
const lessons = import.meta.glob<Lesson>('../src/games/*/first.ts', { import: 'default', eager: true })
const lessonOf = (game: string): Lesson => lessons[`../src/games/${game}/first.ts`]!

interface Position {
  view: object
  seat?: number
  moves?: unknown[]
}
function situations(game: string): Situation[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, game, 'fixtures', file), 'utf8'))
  const cards = read('cards.json')
  return (read('positions.json') as Position[]).map(({ view, seat, moves }) => ({
    view,
    moves: moves ?? [],
    seat: seat ?? 0,
    advice: null,
    mine: (moves ?? []).length > 0,
    happened: [],
    showing: false,
    over: false,
    won: false,
    cards,
    names: ['Anne', 'Mary', 'Bart', 'Jack'],
  }))
}

it('is there for every game with a board of its own', () => {
  const boards = readdirSync(folder).filter((game) => existsSync(join(folder, game, 'index.ts')))
  expect(taught).toEqual(boards)
})

describe.each(taught)('the first game of %s', (game) => {
  it.each(languages)('has words for every step, and no others, in %s', (language) => {
    const words = wordsOf(game, language)
    for (const { id } of lessonOf(game)) expect([id, words.has(`${game}-first-${id}`)]).toEqual([id, true])
    const file = readFileSync(join(folder, '..', '..', '..', 'messages', language, `${game}-first.ftl`), 'utf8')
    const said = [...file.matchAll(/^[a-z]+-first-([a-z-]+) =/gm)].map(([, id]) => id!)
    expect(said.toSorted()).toEqual([...new Set(lessonOf(game).map(({ id }) => id))].toSorted())
  })

  it('can be asked of any position, and says whole sentences', () => {
    const words = wordsOf(game, 'en')
    const all = situations(game)
    expect(all.length).toBeGreaterThan(3)
    for (const now of all) {
      for (const step of lessonOf(game).filter((one) => one.when(now))) {
        expect(words(`${game}-first-${step.id}`, step.values?.(now))).not.toMatch(/\{\$|undefined|NaN|-first-/)
      }
    }
  })
})

describe('a guide', () => {
  const now = { view: 'a' } as Situation
  const lesson: Lesson = [
    { id: 'one', when: ({ view }) => view === 'a' },
    { id: 'two', when: ({ view }) => view === 'a', again: true },
    { id: 'three', when: ({ view }) => view === 'b' },
  ]

  it('explains what is new first, and then only what bears being said again', () => {
    const guide = new Guide('t1')
    expect(guide.stepAt(lesson, now)?.id).toBe('one')
    guide.learn('one')
    expect(guide.stepAt(lesson, now)?.id).toBe('two')
    guide.learn('two')
    expect(guide.stepAt(lesson, now)?.id).toBe('two')
    expect(guide.isNew('two')).toBe(false)
    expect(guide.stepAt(lesson, { ...now, view: 'c' })).toBe(null)
  })

  it('says that there is more only where something else comes', () => {
    const guide = new Guide('t4')
    const at = (view: string) => ({ ...now, view })
    expect(guide.begins).toBe(true)
    expect(guide.hasMore(lesson, at('a'), lesson[0]!)).toBe(true)
    guide.learn('one')
    // What was read is no move yet: what happened before the newcomer came is nobody's to recap.
    expect(guide.begins).toBe(true)
    guide.move()
    expect([guide.begins, new Guide('t4').begins]).toEqual([false, false])
    // The second one bears being said again: to ask for what comes next would show it once more.
    expect(guide.hasMore(lesson, at('a'), lesson[1]!)).toBe(false)
    // What was read before is not offered as something more.
    const read = new Guide('t5')
    read.learn('two')
    expect(read.hasMore(lesson, at('a'), lesson[0]!)).toBe(false)
    expect(guide.hasMore(lesson, at('b'), lesson[2]!)).toBe(false)
  })

  it('goes on where it was left, with the table, and is forgotten with the end', () => {
    const before = new Guide('t2')
    before.learn('one')
    before.turn(true)
    const after = new Guide('t2')
    expect([after.isNew('one'), after.isNew('two'), after.off]).toEqual([false, true, true])
    expect(new Guide('t3').isNew('one')).toBe(true)
    after.end()
    expect(new Guide('t2').isNew('one')).toBe(true)
  })
})
