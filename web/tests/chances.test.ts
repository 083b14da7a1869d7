import { describe, expect, it } from 'vitest'
import { chancesAt, curves, edge, leftOver, mayAsk, mistakes, percent } from '../src/table/chances.ts'
import type { JudgedMove, TableInfo } from '../src/wire.ts'

const judged = (entry: number, seat: number, chances: number[], best: number, better: string | null): JudgedMove => ({
  entry,
  seat,
  chances,
  best,
  better,
})

describe('what the admiral thinks', () => {
  it('says by how much the first move is ahead, where there is something to compare', () => {
    const advised = (chance: number | null) => ({ move: 'm', chance, give_or_take: 0.02, tries: 90, brings: [] })
    expect(edge([advised(0.62), advised(0.55)])).toBe(7)
    expect(edge([advised(0.5), advised(0.52)])).toBe(0)
    // What may be luck of the playouts is no difference.
    expect(edge([advised(0.62), advised(0.6)])).toBe(0)
    expect(edge([advised(0.62)])).toBeNull()
    expect(edge([advised(null)])).toBeNull()
    expect(percent(0.625)).toBe(63)
  })

  it('names what cost most, and nothing that is luck', () => {
    const moves = [
      judged(3, 0, [0.5, 0.5], 0.51, 'a'),
      judged(5, 1, [0.6, 0.4], 0.7, 'b'),
      judged(8, 0, [0.2, 0.8], 0.35, 'c'),
      judged(9, 1, [0.2, 0.8], 0.8, null),
    ]
    expect(mistakes(moves, 5).map(({ entry }) => entry)).toEqual([5, 8])
    expect(mistakes(moves, 1)).toHaveLength(1)
  })

  it('says nothing of what is not looked through yet', () => {
    const moves = [judged(5, 1, [0.6, 0.4], 0.7, null), judged(8, 0, [0.76, 0.17], 0.8, null)]
    expect(chancesAt(moves, 6, 8)).toEqual([0.6, 0.4])
    expect(chancesAt(moves, 9, 8)).toBe('later')
    expect(chancesAt(moves, 4, 8)).toBe('none')
    expect(chancesAt([], 4, 0)).toBe('later')
  })

  it('counts what nobody wins alone', () => {
    expect(leftOver([0.76, 0.17])).toBe(7)
    expect(leftOver([0.505, 0.505])).toBe(0)
  })

  it('draws a line for each seat, and one for all who win together', () => {
    const apart = curves([judged(0, 0, [1, 0], 1, null), judged(10, 1, [0.5, 0.5], 0.5, null)], 10, 100, 50)
    expect(apart).toEqual([
      {
        seat: 0,
        points: [
          [0, 0],
          [100, 25],
        ],
      },
      {
        seat: 1,
        points: [
          [0, 50],
          [100, 25],
        ],
      },
    ])
    expect(curves([judged(4, 0, [0.3, 0.3], 0.3, null)], 8, 100, 50)).toHaveLength(1)
    expect(curves([], 8, 100, 50)).toEqual([])
  })

  it('is there against bots and where the table was laid with hints, never over the deal of a day', () => {
    const table = (others: string[], more: Partial<TableInfo> = {}) =>
      ({
        phase: 'playing',
        hints: false,
        seats: ['me', ...others].map((kind, seat) => ({ seat, kind })),
        ...more,
      }) as unknown as TableInfo
    expect(mayAsk(table(['bot', 'bot']), 0)).toBe(true)
    expect(mayAsk(table(['bot', 'open']), 0)).toBe(false)
    expect(mayAsk(table(['bot', 'open'], { hints: true }), 0)).toBe(true)
    expect(mayAsk(table(['bot']), null)).toBe(false)
    expect(mayAsk(table(['bot'], { phase: 'over' }), 0)).toBe(false)
    expect(mayAsk(table(['bot'], { occasion: { daily: 3 } }), 0)).toBe(false)
  })
})
