/** Where the numbers of a picture stand. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

/** Half of what a number takes. */
export const HALF = 11
/** So far two numbers stay apart. */
const APART = 25
/** So far a number may stand out of its picture. */
const OUT = 6

/** Places at a thing, the one that is looked for first: its corners, what lies beside it, and within it. */
function places({ left, top, width, height }: Box): Point[] {
  const [right, bottom, middle] = [left + width, top + height, top + height / 2]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left - HALF, y: middle },
    { x: right + HALF, y: middle },
    { x: left + HALF, y: top - HALF },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left + HALF, y: bottom + HALF },
    { x: left + HALF + 3, y: top + HALF + 3 },
    { x: right - HALF - 3, y: top + HALF + 3 },
    { x: right - HALF - 3, y: bottom - HALF - 3 },
  ]
}

function covered({ x, y }: Point, box: Box): number {
  const wide = Math.min(x + HALF, box.left + box.width) - Math.max(x - HALF, box.left)
  const high = Math.min(y + HALF, box.top + box.height) - Math.max(y - HALF, box.top)
  return Math.max(0, wide) * Math.max(0, high)
}

/** The place for a number of a thing where it covers least of what is read, and no other number. */
export function spotFor(thing: Box, read: readonly Box[], taken: readonly (Point | null)[], all: { width: number; height: number }): Point {
  const cost = (at: Point): number => {
    const near = taken.filter((other) => other && Math.hypot(other.x - at.x, other.y - at.y) < APART).length
    const outside = at.x < -OUT || at.y < -OUT || at.x > all.width + OUT || at.y > all.height + OUT
    // Where people begin to read a thing, they look for its number.
    const far = Math.hypot(at.x - thing.left, at.y - thing.top)
    return read.reduce((sum, box) => sum + covered(at, box), 0) + near * 10_000 + Number(outside) * 100_000 + far / 2
  }
  const found = places(thing).map((at) => ({ at, cost: cost(at) }))
  return found.reduce((best, other) => (other.cost < best.cost ? other : best)).at
}
