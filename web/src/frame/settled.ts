/** Measures something, and gives what is to be moved accordingly. */
export type Measure = () => (() => void) | null | void

let waiting = new Set<Measure>()

/**
 * Measures when all else is in its place, just before it is drawn: then the page is laid out once, however many ask. Everything is measured before
 * anything moves. Gives what calls it off.
 */
export function settled(measure: Measure): () => void {
  if (waiting.size === 0) requestAnimationFrame(settle)
  waiting.add(measure)
  return () => void waiting.delete(measure)
}

function settle(): void {
  const due = waiting
  waiting = new Set()
  // Whoever only scrolls may give what browsers give for that, which is nothing to call.
  const moves = [...due].map((measure) => measure())
  for (const move of moves) if (typeof move === 'function') move()
}

/**
 * To be called before what was pressed may go away. A browser that finds the focus in what is taken away lays the whole page out in the middle of
 * drawing it; so the focus that nobody sees lets go first, and comes back if what had it stays. The focus that is seen is never touched.
 */
export function letGo(): void {
  const held = document.activeElement
  if (!(held instanceof HTMLElement || held instanceof SVGElement) || held === document.body || held.matches(':focus-visible')) return
  held.blur()
  settled(() => (held.isConnected && document.activeElement === document.body ? () => held.focus({ preventScroll: true }) : null))
}
