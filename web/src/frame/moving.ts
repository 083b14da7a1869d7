import type { Action } from 'svelte/action'
import { settled } from './settled.ts'

/** How long something takes to get where it belongs. */
const TIME = 280

/** A thing that can move: its name, and where it is, in any terms, so that a change is seen. */
export interface Mover {
  name: string
  at: unknown
}

/**
 * What moved: an element with a name of its own glides from where it was drawn before to where it is now, also when it was drawn
 * elsewhere by another component. Only its picture moves; the layout stands still.
 */
export function moving(calm: () => boolean): Action<HTMLElement | SVGElement, Mover> {
  const last = new Map<string, DOMRect>()
  return (node, first) => {
    let { name } = first
    const measure = (): (() => void) | null => {
      const now = node.getBoundingClientRect()
      const before = last.get(name)
      last.set(name, now)
      if (!before || calm() || now.width === 0) return null
      const [x, y] = [before.left - now.left, before.top - now.top]
      if (Math.hypot(x, y) < 4) return null
      const way = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }]
      return () => void node.animate(way, { duration: TIME, easing: 'ease-out' })
    }
    let stop = settled(measure)
    return {
      update(next) {
        name = next.name
        stop = settled(measure)
      },
      destroy() {
        stop()
      },
    }
  }
}
