/** A box in the window. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const GAP = 8

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Where something of this size stands beside a thing: above it, below it, at its right or its left, always within the bounds, and where it
 * covers least of what is being decided.
 */
export function beside(thing: Box, size: { width: number; height: number }, avoid: readonly Box[], bounds: Box): { left: number; top: number } {
  const middle = { x: thing.left + thing.width / 2 - size.width / 2, y: thing.top + thing.height / 2 - size.height / 2 }
  const sides = [
    { left: middle.x, top: thing.top - size.height - GAP },
    { left: middle.x, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: middle.y },
    { left: thing.left - size.width - GAP, top: middle.y },
  ].map(({ left, top }) => ({
    left: clamp(left, bounds.left, Math.max(bounds.left, bounds.left + bounds.width - size.width)),
    top: clamp(top, bounds.top, Math.max(bounds.top, bounds.top + bounds.height - size.height)),
    ...size,
  }))
  const cost = (box: Box): number => overlap(box, thing) * 4 + avoid.reduce((sum, other) => sum + overlap(box, other), 0)
  const best = sides.reduce((least, box) => (cost(box) < cost(least) ? box : least))
  return { left: best.left, top: best.top }
}
