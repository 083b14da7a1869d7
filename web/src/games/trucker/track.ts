/** The flight board: a loop of days around which the rockets fly. */

export interface Spot {
  x: number
  y: number
  /** Which way a rocket points there, in degrees; 0 is to the right. */
  way: number
}

/** Where a space of the loop lies: along the upper edge to the right, round the end, and back along the lower edge. */
export function spot(space: number, spaces: number, width: number, height: number): Spot {
  const radius = height / 2
  const straight = width - height
  const round = Math.PI * radius
  const length = straight * 2 + round * 2
  const turn = ((space % spaces) + spaces) % spaces
  const far = (turn / spaces) * length
  if (far < straight) return { x: radius + far, y: 0, way: 0 }
  if (far < straight + round) {
    const angle = (far - straight) / radius
    return { x: radius + straight + Math.sin(angle) * radius, y: radius - Math.cos(angle) * radius, way: (angle * 180) / Math.PI }
  }
  if (far < straight * 2 + round) return { x: radius + straight - (far - straight - round), y: height, way: 180 }
  const angle = (far - straight * 2 - round) / radius
  return { x: radius - Math.sin(angle) * radius, y: radius + Math.cos(angle) * radius, way: 180 + (angle * 180) / Math.PI }
}

/** A name beside a rocket: inside the loop, next to the rocket it belongs to. */
export interface Tag {
  seat: number
  x: number
  y: number
}

/** How high a line of names is. */
const LINE = 22
/** So far a name may stand beside its rocket. */
const ASIDE = 42
/** How much room there is between the ends of the loop and a name. */
const INSET = 30

/**
 * Where the names of those who fly stand: inside the loop, each under or over its own rocket, with those that would run into each other one below
 * the other. `wide` says how much room a name takes.
 */
export function tagged(
  flyers: readonly { seat: number; at: number; wide: number }[],
  spaces: number,
  width: number,
  height: number,
): Tag[] {
  const placed: (Tag & { wide: number })[] = []
  const inOrder = flyers.map((one) => ({ ...one, ...spot(one.at, spaces, width, height) })).toSorted((a, b) => a.x - b.x)
  // Two neighbours make room for each other sideways, so that no name stands under the other's rocket.
  for (const side of [inOrder.filter(({ y }) => y < height / 2), inOrder.filter(({ y }) => y >= height / 2)]) {
    const [left, right] = side
    if (side.length !== 2 || !left || !right) continue
    const apart = (left.wide + right.wide) / 2 + 8 - (right.x - left.x)
    if (apart <= 0 || apart > ASIDE * 2) continue
    left.x -= apart / 2
    right.x += apart / 2
  }
  for (const { seat, wide, x, y } of inOrder) {
    const middle = Math.min(width - INSET - wide / 2, Math.max(INSET + wide / 2, x))
    // From the rocket inwards, as far as there is room.
    const upper = y < height / 2
    const room = Math.floor((height - 24) / LINE)
    const lines = Array.from({ length: room }, (_, line) => (upper ? 25 + line * LINE : height - 25 - line * LINE))
    const isFree = (at: number): boolean =>
      placed.every((other) => Math.abs(other.y - at) >= LINE - 3 || Math.abs(other.x - middle) >= (other.wide + wide) / 2 + 8)
    placed.push({ seat, wide, x: middle, y: lines.find(isFree) ?? lines[0]! })
  }
  return placed.map(({ seat, x, y }) => ({ seat, x, y }))
}
