/** A stretch of what is scrolled, from the top of its box as it is seen. */
export interface Stretch {
  top: number
  height: number
}

/** How far a box of this height must be scrolled so that a stretch of it is seen whole, or from its beginning where it is too high; no farther than that. */
export function scrolledTo({ top, height }: Stretch, box: number, scrolled: number): number {
  const [above, below] = [top, top + height - box]
  if (above < 0 || height > box) return scrolled + above
  return below > 0 ? scrolled + below : scrolled
}
