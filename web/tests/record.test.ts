import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { featsOf, linesOf, peopleOf, tallies } from '../src/lib/record.ts'
import { namesOf } from '../src/lib/say.ts'
import { bundleOf, speaker } from '../src/lib/words.svelte.ts'
import type { SeatInfo, TableInfo } from '../src/wire.ts'

const text = readFileSync(new URL('../../messages/fr/page.ftl', import.meta.url), 'utf8')
const bundle = bundleOf('fr', [text])
const words = speaker(
  () => bundle,
  () => 'fr',
)

const game = (number: number, more: Partial<TableInfo> = {}, won = true): TableInfo =>
  ({
    id: `t${number}`,
    game: 'one',
    name: '',
    options: {},
    phase: 'over',
    end: 'played',
    updated: number,
    outcome: { verdict: { won: [won ? 0 : 1] }, scores: [{ points: 7, tie_breaks: [0, 0, 0] }] },
    seats: [
      { seat: 0, kind: 'person', name: 'Anne', taken: true, mine: true, connected: true },
      { seat: 1, kind: 'person', name: 'Mary', taken: true, mine: false, connected: true },
    ],
    ...more,
  }) as TableInfo

describe('the captain’s log', () => {
  it('has my finished games alone, the latest first, with what came of them', () => {
    const looked = game(9, { seats: [] })
    const lines = linesOf([game(1), game(3, {}, false), game(2, { end: 'stopped' }), game(4, { phase: 'playing' }), looked])
    expect(lines.map(({ table, result, points }) => [table.id, result, points])).toEqual([
      ['t3', 'lost', 7],
      ['t2', 'stopped', null],
      ['t1', 'won', 7],
    ])
  })

  it('counts games by what they are told apart by, and none that was broken off', () => {
    const lines = linesOf([game(1), game(2, {}, false), game(3, { end: 'stopped' })])
    expect([...tallies(lines, ({ game }) => [game])]).toEqual([['one', { played: 2, won: 1 }]])
    expect([...tallies(lines, (table) => peopleOf(words, table))]).toEqual([['Mary', { played: 2, won: 1 }]])
  })

  it('gives a feat its day, and only to who has done it', () => {
    const feats = (tables: TableInfo[]) => Object.fromEntries(featsOf(linesOf(tables), ['one', 'two']).map(({ id, at }) => [id, at]))
    expect(feats([])).toEqual({ first: null, win: null, tour: null, crown: null, row: null, company: null, daily: null, ten: null })
    const guided = feats([game(1, { occasion: 'first' })])
    expect([guided['first'], guided['win']]).toEqual([1, null])
    const some = feats([game(1), game(2), game(3, {}, false), game(4), game(5), game(6, { game: 'two', occasion: { daily: 5 } })])
    expect(some).toMatchObject({ first: 1, win: 1, tour: 6, crown: 6, row: 6, company: 1, daily: 6, ten: null })
  })

  it('loses nothing when somebody I played with takes everything out', () => {
    const [me, mary] = game(1).seats as [SeatInfo, SeatInfo]
    const erased: SeatInfo = { ...mary, kind: 'open', name: '', taken: false, connected: false }
    const table = game(1, { seats: [me, erased] })
    expect(namesOf(words, table)).toEqual(['Anne', 'quelqu’un'])
    const lines = linesOf([table])
    expect([...tallies(lines, (table) => peopleOf(words, table))]).toEqual([['quelqu’un', { played: 1, won: 1 }]])
    expect(featsOf(lines, ['one']).find(({ id }) => id === 'company')?.at).toBe(1)
    // Two of them are told apart; names that went with time are somebody's, too.
    const forgotten = game(2, { seats: [me, erased, { ...mary, seat: 2, name: '' }] })
    expect(namesOf(words, forgotten)).toEqual(['Anne', 'quelqu’un (1)', 'quelqu’un (2)'])
    // Before the deal a seat without a name is free; whoever gets up later keeps theirs.
    expect(namesOf(words, { ...table, phase: 'open' })).toEqual(['Anne', 'place libre'])
    expect(namesOf(words, { phase: 'playing', seats: [me, { ...erased, name: 'Mary' }] })).toEqual(['Anne', 'Mary'])
  })

  it('tells what a bot played in my place apart, and counts it for nothing', () => {
    const [me, mary] = game(1).seats as [SeatInfo, SeatInfo]
    const lines = linesOf([game(1, { seats: [{ ...me, by_bot: true }, mary] })])
    expect(lines.map(({ byBot }) => byBot)).toEqual([true])
    expect(tallies(lines, ({ game }) => [game]).size).toBe(0)
    expect(featsOf(lines, ['one']).filter(({ at }) => at !== null)).toEqual([])
  })
})
