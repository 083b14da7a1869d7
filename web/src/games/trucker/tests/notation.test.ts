import { describe, expect, it } from 'vitest'
import { readShip } from '../notation.ts'
import type { Cards } from '../wire.ts'

const tiles = [
  { id: 33, kind: 'starting_cabin', capacity: 2 },
  { id: 12, kind: 'battery', capacity: 3 },
  { id: 27, kind: 'cargo_hold', capacity: 3 },
  { id: 37, kind: 'cabin', capacity: 2 },
].map((tile) => ({ ...tile, sides: [] })) as unknown as Cards['tiles']
const cards = { tiles, ship_boards: [[707], [607, 706, 707, 708, 807], []] } as unknown as Cards

describe('a ship in one line', () => {
  it('is read as the rules write it', () => {
    const ship = readShip('II 707:33/2 708:12r/3 706:27l/ryb 807:37b/purple', cards)
    expect(ship?.cells).toEqual([607, 706, 707, 708, 807])
    expect(ship?.pieces).toEqual([
      { at: 707, tile: 33, turn: 0, load: { humans: 2 } },
      { at: 708, tile: 12, turn: 1, load: { cells: 3 } },
      { at: 706, tile: 27, turn: 3, load: { goods: ['red', 'yellow', 'blue'] } },
      { at: 807, tile: 37, turn: 2, load: { alien: 'purple' } },
    ])
  })

  it.each([
    '',
    'II',
    'IV 707:33',
    'II 101:33',
    'II 707:99',
    'II 707:33 707:12',
    'II 707:33 708:33',
    'II 708:12/4',
    'II 706:27/x',
    'II 708:12/purple',
    'I 708:12',
    'hello',
  ])('is refused where it is none: %j', (line) => {
    expect(readShip(line, cards)).toBeNull()
  })
})
