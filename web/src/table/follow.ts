/** How near to its end a list is read as its end, in pixels. */
const NEAR = 40

interface Scrolled {
  scrollTop: number
  scrollHeight: number
  clientHeight: number
}

/**
 * Whether a list still goes along with what is added at its end. Only whoever scrolls back reads something else: what was added since it was last at
 * its end is told of later than it comes, and is no reason to stop.
 */
export function stillFollows(before: boolean, reached: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  if (scrollHeight - scrollTop - clientHeight < NEAR) return true
  return before && scrollTop >= reached
}
