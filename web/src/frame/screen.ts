import type { Frame, Screen } from './frame.svelte.ts'

/** What is told over the board has at least this much of it, in pixels, however far that was scrolled away. */
const LEAST = 60

/**
 * Says that what happens is shown over this element alone, as long as it is `on`: never over what is read meanwhile. Great moments take the whole
 * room nevertheless where they are `grand`.
 */
export function screening(
  frame: Frame,
  grand = false,
): (node: HTMLElement, on?: boolean) => { update: (on?: boolean) => void; destroy: () => void } {
  return (node, on = true) => {
    const room = node.closest<HTMLElement>('.room')
    let own: Screen | null = null
    const leave = (): void => {
      if (frame.screen === own) frame.screen = null
      own = null
    }
    const measure = (): void => {
      if (!on || !room) return leave()
      const [all, here] = [room.getBoundingClientRect(), node.getBoundingClientRect()]
      own = {
        top: Math.max(0, here.top - all.top),
        right: Math.max(0, all.right - here.right),
        bottom: Math.min(Math.max(0, all.bottom - here.bottom), all.height - LEAST),
        left: Math.max(0, here.left - all.left),
        grand,
      }
      frame.screen = own
    }
    const watch = new ResizeObserver(measure)
    watch.observe(node)
    if (room) watch.observe(room)
    room?.addEventListener('scroll', measure, { capture: true, passive: true })
    return {
      update: (now = true) => {
        on = now
        measure()
      },
      destroy: () => {
        watch.disconnect()
        room?.removeEventListener('scroll', measure, { capture: true })
        leave()
      },
    }
  }
}
