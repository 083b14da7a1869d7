import { describe, expect, it } from 'vitest'
import { isDrag, Wheel } from '../../../frame/press.ts'
import { sameTarget, targetAt, turnBy, type Ground } from '../drag.svelte.ts'
import { turned } from '../face.ts'
import { boundsOf, cellAt, columnOf, joint, MARGIN, rowOf, step, type Cell } from '../grid.ts'

/** The board of the first flights. */
const cells: Cell[] = [507, 606, 607, 608, 705, 706, 707, 708, 709, 805, 806, 807, 808, 809, 905, 906, 908, 909]
const bounds = boundsOf(cells)
const wide = 5 * 96 + MARGIN * 2
const board = { x: 100, y: 50, width: wide / 2, height: wide / 2 }

describe('squares', () => {
  it('has the bounds of all of them', () => {
    expect(bounds).toEqual({ top: 5, left: 5, rows: 5, columns: 5 })
  })

  it('finds the square under a point at any size', () => {
    const middle = (cell: Cell) =>
      [100 + (MARGIN + (columnOf(cell) - 5 + 0.5) * 96) / 2, 50 + (MARGIN + (rowOf(cell) - 5 + 0.5) * 96) / 2] as const
    for (const cell of cells) expect(cellAt(board, bounds, cells, ...middle(cell))).toBe(cell)
  })

  it('snaps to a square near by and to none from afar', () => {
    const y = 50 + (MARGIN + 0.5 * 96) / 2
    const x = (columns: number) => 100 + (MARGIN + columns * 96) / 2
    expect(cellAt(board, bounds, cells, x(1.8), y)).toEqual(507)
    expect(cellAt(board, bounds, cells, x(1.5), y)).toBeNull()
    expect(cellAt({ ...board, width: 0 }, bounds, cells, x(2.5), y)).toBeNull()
  })

  it('stands in the middle of a board that is wider than it needs', () => {
    const broad = { ...board, width: board.width * 3 }
    expect(cellAt(broad, bounds, cells, broad.x + broad.width / 2, broad.y + broad.height / 2)).toEqual(707)
  })

  it('steps over gaps with the arrow keys', () => {
    expect(step(cells, 906, 'ArrowRight')).toEqual(908)
    expect(step(cells, 507, 'ArrowUp')).toEqual(507)
    expect(step(cells, 707, 'ArrowUp')).toEqual(607)
    expect(step(cells, 707, 'Enter')).toEqual(707)
  })

  it('puts a joint on the edge', () => {
    expect(joint(bounds, 505, 1)).toEqual({ x: 96, y: 48 })
    expect(joint(bounds, 605, 2)).toEqual({ x: 48, y: 192 })
  })
})

describe('turning', () => {
  it('turns all sides together', () => {
    expect(turned(['n', 'e', 's', 'w'], 1)).toEqual(['w', 'n', 'e', 's'])
    expect(turned(['n', 'e', 's', 'w'], 4)).toEqual(['n', 'e', 's', 'w'])
    expect(turned(['n', 'e', 's', 'w'], -1)).toEqual(['e', 's', 'w', 'n'])
    expect([turnBy(3, 1), turnBy(0, -1), turnBy(1, 6)]).toEqual([0, 3, 3])
  })

  it('makes one turn of many small steps of a wheel', () => {
    const wheel = new Wheel()
    expect([20, 20, 20, 20].map((step) => wheel.roll(step))).toEqual([0, 0, 1, 0])
    expect(wheel.roll(-100)).toBe(-1)
  })
})

describe('a drag', () => {
  const ground: Ground = {
    board,
    bounds,
    cells,
    zones: [
      { zone: 'heap', box: { x: 0, y: 0, width: 90, height: 400 } },
      { zone: 'reserve', box: { x: 105, y: 52, width: 20, height: 20 } },
    ],
  }

  it('is more than a tap', () => {
    expect(isDrag(3, 3, false)).toBe(false)
    expect(isDrag(8, 0, false)).toBe(true)
    expect(isDrag(8, 0, true)).toBe(false)
  })

  it('finds zones before squares, squares, and nothing', () => {
    expect(targetAt(ground, 20, 300)).toEqual({ on: 'heap' })
    expect(targetAt(ground, 110, 60)).toEqual({ on: 'reserve' })
    expect(targetAt(ground, board.x + board.width / 2, board.y + board.height / 2)).toEqual({ on: 'ship', at: 707 })
    expect(targetAt(ground, 2000, 2000)).toBeNull()
  })

  it('knows when it is over the same thing', () => {
    expect(sameTarget({ on: 'ship', at: 707 }, { on: 'ship', at: 707 })).toBe(true)
    expect(sameTarget({ on: 'ship', at: 707 }, { on: 'heap' })).toBe(false)
    expect(sameTarget(null, { on: 'heap' })).toBe(false)
    expect(sameTarget(null, null)).toBe(true)
  })
})
