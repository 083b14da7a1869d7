/** A box in the window. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
  /** How bad it is to cover this; 1 if nothing is said. */
  weight?: number
}

const GAP = 8

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** How far two boxes are from each other. */
function apart(a: Box, b: Box): number {
  const across = Math.max(b.left - a.left - a.width, a.left - b.left - b.width, 0)
  const down = Math.max(b.top - a.top - a.height, a.top - b.top - b.height, 0)
  return Math.hypot(across, down)
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** How far apart the places are that are tried where no side of a thing is free. */
const STEP = 12

/**
 * Where something of this size stands beside a thing: above it, below it, at its right or its left, always within the bounds. Where it would
 * cover what is being decided on every side, it stands at the nearest place where it covers least of that, no farther than `reach` from the thing, or
 * from what the thing is a part of.
 */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  avoid: readonly Box[],
  bounds: Box,
  reach = Infinity,
  whole = thing,
): { left: number; top: number } {
  const middle = { x: thing.left + thing.width / 2 - size.width / 2, y: thing.top + thing.height / 2 - size.height / 2 }
  const most = {
    left: Math.max(bounds.left, bounds.left + bounds.width - size.width),
    top: Math.max(bounds.top, bounds.top + bounds.height - size.height),
  }
  const at = (left: number, top: number): Box => ({
    left: clamp(left, bounds.left, most.left),
    top: clamp(top, bounds.top, most.top),
    ...size,
  })
  const near = avoid.filter((other) => overlap(other, bounds) > 0)
  // What fills most of the window, as a whole map does, cannot be kept free of what speaks of it.
  const kept = thing.width * thing.height < (bounds.width * bounds.height) / 4 ? 4 : 0
  const cost = (box: Box): number =>
    overlap(box, thing) * kept + near.reduce((sum, other) => sum + overlap(box, other) * (other.weight ?? 1), 0)
  const least = (places: readonly Box[], of: (box: Box) => number): Box => places.reduce((best, box) => (of(box) < of(best) ? box : best))
  const sides = [
    at(middle.x, thing.top - size.height - GAP),
    at(middle.x, thing.top + thing.height + GAP),
    at(thing.left + thing.width + GAP, middle.y),
    at(thing.left - size.width - GAP, middle.y),
  ]
  const side = least(sides, cost)
  if (cost(side) === 0) return { left: side.left, top: side.top }
  const elsewhere: Box[] = []
  for (let top = bounds.top; top <= most.top; top += STEP) {
    for (let left = bounds.left; left <= most.left; left += STEP) elsewhere.push(at(left, top))
  }
  const within = elsewhere.filter((box) => apart(box, whole) <= reach)
  // A place that covers nothing is worth a long way; of places that cover as much, the nearest.
  const { left, top } = least([side, ...within], (box) => cost(box) * 10 + Math.hypot(box.left - middle.x, box.top - middle.y))
  return { left, top }
}
