/** Squares of a ship board, as the dice name them, and where they lie in a drawing. */
import { SIDE } from './face.ts'

/** Row and column as rolled with two dice, in one number: 707 is row 7, column 7. Rows grow to the back, columns to the right. */
export type Cell = number

/** Clockwise from the front, as the rules name them. */
export const SIDES = ['front', 'right', 'back', 'left'] as const
export type From = (typeof SIDES)[number]

export interface Bounds {
  top: number
  left: number
  rows: number
  columns: number
}

/** Room around the squares for the numbers of rows and columns. */
export const MARGIN = 34

export const rowOf = (cell: Cell): number => Math.floor(cell / 100)
export const columnOf = (cell: Cell): number => cell % 100
export const cellOf = (row: number, column: number): Cell => row * 100 + column

/** The square beside another, on one of its sides. */
export const besides = (cell: Cell, side: number): Cell => cell + ([-100, 1, 100, -1][side] ?? 0)

export function boundsOf(cells: readonly Cell[]): Bounds {
  const rows = cells.map(rowOf)
  const columns = cells.map(columnOf)
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 }
}

/** The corner of a square in the drawing. */
export function corner(bounds: Bounds, cell: Cell): { x: number; y: number } {
  return { x: (columnOf(cell) - bounds.left) * SIDE, y: (rowOf(cell) - bounds.top) * SIDE }
}

/** The middle of a side of a square. */
export function joint(bounds: Bounds, cell: Cell, side: number): { x: number; y: number } {
  const { x, y } = corner(bounds, cell)
  const [dx, dy] = [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ][side % 4] as [number, number]
  return { x: x + dx * SIDE, y: y + dy * SIDE }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How far outside a square a finger still means it, as a part of its edge. */
const SNAP = 0.35

/**
 * The square a point means, in a drawing that fills `box` with its margin: the one it lies in, or the nearest of `cells` close by, so that
 * a tile snaps in.
 */
export function cellAt(box: Box, bounds: Bounds, cells: readonly Cell[], x: number, y: number, margin = MARGIN): Cell | null {
  const wide = bounds.columns * SIDE + margin * 2
  const high = bounds.rows * SIDE + margin * 2
  const scale = Math.min(box.width / wide, box.height / high)
  if (!(scale > 0)) return null
  const right = (x - box.x - (box.width - wide * scale) / 2) / scale - margin
  const down = (y - box.y - (box.height - high * scale) / 2) / scale - margin
  let best: Cell | null = null
  let nearest = 0.5 + SNAP
  for (const cell of cells) {
    const at = corner(bounds, cell)
    const away = Math.max(Math.abs(right - at.x - SIDE / 2), Math.abs(down - at.y - SIDE / 2)) / SIDE
    if (away < nearest) [best, nearest] = [cell, away]
  }
  return best
}

const ARROWS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The next square from `from` in a direction of the arrow keys; gaps in the board are stepped over. */
export function step(cells: readonly Cell[], from: Cell, arrow: string): Cell {
  const way = ARROWS[arrow]
  if (!way) return from
  for (let far = 1; far <= 12; far += 1) {
    const next = cellOf(rowOf(from) + way[0] * far, columnOf(from) + way[1] * far)
    if (cells.includes(next)) return next
  }
  return from
}

/** Whether a point lies in a box. */
export function inside(box: Box, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}
