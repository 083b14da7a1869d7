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
