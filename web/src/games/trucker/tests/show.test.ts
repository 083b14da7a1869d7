import { describe, expect, it } from 'vitest'
import { atHand, onShip } from '../choices.ts'
import type { Face } from '../face.ts'
import { families, familyOf, sorted } from '../heap.ts'
import { path } from '../show.svelte.ts'
import { spot } from '../track.ts'
import type { Move, ShipView } from '../wire.ts'

describe('what flies', () => {
  it('flies along a row or along a column', () => {
    expect(path('front', 7, 607)).toEqual({ row: null, column: 7, stop: 6 })
    expect(path('left', 8, 805)).toEqual({ row: 8, column: null, stop: 5 })
    expect(path('right', 8, null).stop).toBeNull()
  })
})

describe('choices on a ship', () => {
  const tile = (square: number, goods: string[] = []) => ({
    square,
    tile: square % 100,
    turned: 'front' as const,
    loose: false,
    cells: 0,
    crew: 'none' as const,
    goods,
  })
  const ship = { tiles: [tile(707), tile(808, ['yellow', 'blue'])], pieces: [[707, 708], [806]] } as unknown as ShipView

  it('lie where the moves say', () => {
    expect([...onShip([{ power: 607 }, { spend: 705 }, 'done'], ship, null).keys()]).toEqual([607, 705])
    expect(
      onShip([{ board: { square: 706, alien: 'purple' } }, { board: { square: 706, alien: 'brown' } }], ship, null).get(706),
    ).toHaveLength(2)
  })

  it('choose a whole piece by any of its squares', () => {
    expect([...onShip([{ keep: 707 }, { keep: 806 }], ship, null).keys()]).toEqual([707, 708, 806])
  })

  it('stow what is in the hand, and take out the least valuable otherwise', () => {
    const moves: Move[] = [
      { stow: { good: 'red', hold: 807 } },
      { stow: { good: 'green', hold: 808 } },
      { lift: { good: 'yellow', hold: 808 } },
      { lift: { good: 'blue', hold: 808 } },
    ]
    expect(onShip(moves, ship, 'green').get(808)).toEqual([{ move: moves[1], kind: 'stow', what: 'green' }])
    expect(onShip(moves, ship, 'red').get(808)).toEqual([{ move: moves[3], kind: 'lift', what: 'blue' }])
  })

  it('keep what was chosen while it is there', () => {
    expect(atHand(['red', 'blue'], 'blue')).toBe('blue')
    expect(atHand(['red'], 'blue')).toBe('red')
    expect(atHand([], null)).toBeNull()
  })
})

describe('the warehouse', () => {
  const kinds = ['engine', 'cabin', 'battery', 'cannon', 'cabin', 'something_new']
  const face = (number: number): Face => ({ kind: kinds[number]!, capacity: 0, sides: [] })

  it('is sorted by what one looks for, the newest first', () => {
    expect(sorted([0, 1, 2, 3, 4, 5], face)).toEqual([4, 1, 0, 3, 2, 5])
  })

  it('hides nothing from every filter', () => {
    expect(kinds.every((kind) => families.includes(familyOf(kind)))).toBe(true)
  })
})

describe('the track', () => {
  it('is a loop', () => {
    expect(spot(0, 18, 720, 92)).toEqual(spot(18, 18, 720, 92))
    expect(spot(-1, 18, 720, 92)).toEqual(spot(17, 18, 720, 92))
  })

  it('has its spaces apart and within its bounds', () => {
    for (const spaces of [18, 24, 34]) {
      const all = Array.from({ length: spaces }, (_, space) => spot(space, spaces, 720, 92))
      for (const [at, one] of all.entries()) {
        const next = all[(at + 1) % spaces]!
        expect(Math.hypot(one.x - next.x, one.y - next.y)).toBeGreaterThan(20)
        expect(one.x >= 0 && one.x <= 720 && one.y >= -0.01 && one.y <= 92.01).toBe(true)
      }
    }
  })
})
