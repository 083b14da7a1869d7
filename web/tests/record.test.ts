import { describe, expect, it } from 'vitest'
import { featsOf, linesOf, peopleOf, tallies } from '../src/lib/record.ts'
import type { TableInfo } from '../src/wire.ts'

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
    expect([...tallies(lines, peopleOf)]).toEqual([['Mary', { played: 2, won: 1 }]])
  })

  it('gives a feat its day, and only to who has done it', () => {
    const feats = (tables: TableInfo[]) => Object.fromEntries(featsOf(linesOf(tables), ['one', 'two']).map(({ id, at }) => [id, at]))
    expect(feats([])).toEqual({ first: null, win: null, tour: null, crown: null, row: null, company: null, daily: null, ten: null })
    const guided = feats([game(1, { occasion: 'first' })])
    expect([guided['first'], guided['win']]).toEqual([1, null])
    const some = feats([game(1), game(2), game(3, {}, false), game(4), game(5), game(6, { game: 'two', occasion: { daily: 5 } })])
    expect(some).toMatchObject({ first: 1, win: 1, tour: 6, crown: 6, row: 6, company: 1, daily: 6, ten: null })
  })
})
