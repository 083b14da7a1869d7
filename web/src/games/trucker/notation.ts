/** Reads a ship from the line of text that the rules write: to look at one that somebody sent. Nothing here knows whether it is well built. */
import type { Load } from './face.ts'
import type { Cell } from './grid.ts'
import type { Piece } from './Ship.svelte'
import type { Cards } from './wire.ts'

/** A ship on the board of its level. */
export interface Drawn {
  cells: readonly Cell[]
  pieces: Piece[]
}

const LEVELS = ['I', 'II', 'III']
const TURNS = ['f', 'r', 'b', 'l']
const GOODS: Record<string, string> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' }
const WORD = /^(\d{3,4}):(\d{1,3})([frbl]?)(?:\/(\d|purple|brown|[rygb]{1,3}))?$/

/** The ship in this line; `null` where it is none. */
export function readShip(line: string, cards: Pick<Cards, 'tiles' | 'ship_boards'>): Drawn | null {
  const [level = '', ...words] = line.trim().split(/\s+/)
  const cells = cards.ship_boards[LEVELS.indexOf(level)]
  if (!cells || words.length === 0) return null
  const pieces: Piece[] = []
  for (const word of words) {
    const piece = readTile(word, cards)
    if (!piece || !cells.includes(piece.at) || pieces.some(({ at, tile }) => at === piece.at || tile === piece.tile)) return null
    pieces.push(piece)
  }
  return { cells, pieces }
}

function readTile(word: string, cards: Pick<Cards, 'tiles'>): Piece | null {
  const [, square, number, turned, load] = WORD.exec(word) ?? []
  const tile = cards.tiles.find(({ id }) => id === Number(number))
  if (!tile) return null
  const held = load === undefined ? {} : readLoad(tile, load)
  return held && { at: Number(square), tile: tile.id, turn: Math.max(0, TURNS.indexOf(turned || 'f')), load: held }
}

function readLoad({ kind, capacity }: Cards['tiles'][number], load: string): Load | null {
  const count = Number(load)
  if (kind === 'battery') return count <= capacity ? { cells: count } : null
  if (kind === 'cabin' && (load === 'purple' || load === 'brown')) return { alien: load }
  if (kind === 'cabin' || kind === 'starting_cabin') return count <= capacity ? { humans: count } : null
  if (kind !== 'cargo_hold' && kind !== 'special_hold') return null
  const goods = [...load].map((letter) => GOODS[letter])
  return goods.length <= capacity && goods.every((good) => good !== undefined) ? { goods: goods as string[] } : null
}
