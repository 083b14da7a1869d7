import { LAIR } from './model.ts'

/** The path winds from the lower left to the upper left, a row to the right and a row back. Units of the drawing, not pixels. */
export interface Sky {
  columns: number
  rows: number
  /** The height of a row. */
  row: number
  width: number
  height: number
}

const CELL = 100
const HEADROOM = 20
export const CARD = { width: 80, height: 109 }

export function skyOf(columns: number): Sky {
  const rows = Math.ceil((LAIR + 2) / columns)
  // Many rows are packed more closely, so that they leave room for the rest of the table.
  const row = rows > 2 ? 113 : 122
  return { columns, rows, row, width: columns * CELL, height: rows * row + HEADROOM }
}

export interface Place {
  x: number
  y: number
  /** Ships look the way they fly. */
  leftward: boolean
}

/** The middle of a position. The lair takes the last two places. */
export function place(sky: Sky, position: number): Place {
  const at = position === LAIR ? LAIR + 0.5 : position
  const row = Math.floor(position / sky.columns)
  const along = at - row * sky.columns + 0.5
  const leftward = row % 2 === 1
  const column = leftward ? sky.columns - along : along
  const sway = position === LAIR ? 0 : Math.sin(position * 1.1) * (sky.rows > 2 ? 1.5 : 5)
  return { x: column * CELL, y: sky.height - (row + 0.5) * sky.row + sway, leftward }
}

/** The line of flight between two positions, as an SVG path. */
export function flight(sky: Sky, from: number, to: number): string {
  const points = Array.from({ length: to - from + 1 }, (_, at) => place(sky, from + at))
  if (points.length < 2) return ''
  const start = points[0]!
  let path = `M${start.x} ${start.y}`
  for (let at = 1; at < points.length; at += 1) {
    const [a, b] = [points[at - 1]!, points[at]!]
    // At the end of a row the line swings out before it comes back.
    if (Math.abs(a.x - b.x) < 1) {
      const out = a.leftward ? -46 : 46
      path += `C${a.x + out} ${a.y} ${b.x + out} ${b.y} ${b.x} ${b.y}`
    } else {
      const middle = (a.x + b.x) / 2
      path += `C${middle} ${a.y} ${middle} ${b.y} ${b.x} ${b.y}`
    }
  }
  return path
}

/** Stars that are always the same. */
export function stars(sky: Sky, count: number): { x: number; y: number; r: number; o: number }[] {
  let seed = 7
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: count }, () => ({
    x: next() * sky.width,
    y: next() * sky.height,
    r: 0.6 + next() * 1.5,
    o: 0.25 + next() * 0.6,
  }))
}
