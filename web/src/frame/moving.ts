import type { Action } from 'svelte/action'

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
    let gone = false
    const settle = (): void => {
      if (gone) return
      const now = node.getBoundingClientRect()
      const before = last.get(name)
      last.set(name, now)
      if (!before || calm() || now.width === 0) return
      const [x, y] = [before.left - now.left, before.top - now.top]
      if (Math.hypot(x, y) < 4) return
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: TIME, easing: 'ease-out' })
    }
    const soon = (): void => void requestAnimationFrame(settle)
    soon()
    return {
      update(next) {
        name = next.name
        soon()
      },
      destroy() {
        gone = true
      },
    }
  }
}
