import type { Action } from 'svelte/action'
import { Press, type Point } from './press.ts'

/** Something that can be lifted and carried over the table. */
export interface Load<Cargo = unknown> {
  /** What is carried; the places look at it to say whether they take it. `null`: it cannot be lifted now. */
  cargo: Cargo | null
  /** It was lifted; what this answers is carried instead, for a thing that shows itself only then. */
  lift?: ((cargo: Cargo) => Cargo | void) | undefined
  /** Turned while it is carried: by the wheel, the right button, a second finger, `q` and `w`. 1 is clockwise. */
  turn?: ((by: 1 | -1) => void) | undefined
  /** The way fingers scroll what it lies in; it is carried off the other way. */
  scrolls?: 'x' | 'y' | undefined
  /** It was let go where nothing takes it, or put back by Escape. */
  back?: ((cargo: Cargo) => void) | undefined
}

/** A place where something carried can be let go. */
export interface Berth<Cargo = unknown> {
  accepts: (cargo: Cargo) => boolean
  drop: (cargo: Cargo) => void
  /** The load came over this place, or left it. */
  over?: ((cargo: Cargo | null) => void) | undefined
}

/** What a hand carries now, for boards that draw it themselves. */
export interface Carried<Cargo = unknown> {
  cargo: Cargo
  /** The middle of the pointer, in the window. */
  x: number
  y: number
  /** The place under it that would take it. */
  over: Element | null
}

const berths = new WeakMap<Element, Berth<never>>()

/** Marks a place where something can be let go. */
export const berth: Action<Element, Berth<never>> = (node, first) => {
  node.setAttribute('data-berth', '')
  berths.set(node, first)
  return {
    update: (next) => void berths.set(node, next),
    destroy: () => void berths.delete(node),
  }
}

/** The place under a point that would take this. */
function berthAt(x: number, y: number, cargo: unknown): { node: Element; berth: Berth } | null {
  for (const under of document.elementsFromPoint(x, y)) {
    const node = under.closest('[data-berth]')
    const found = node && (berths.get(node) as Berth | undefined)
    if (node && found?.accepts(cargo)) return { node, berth: found }
  }
  return null
}

/**
 * Makes an element something that can be lifted and carried. While it is carried, a copy of it follows the pointer within one frame, and
 * the place that would take it is marked with `data-over`. A press that does not move stays a press: tapping works as before.
 */
export function dragging(tell: (carried: Carried | null) => void): Action<HTMLElement | SVGElement, Load<any>> {
  return (node, first) => {
    let load: Load = first
    let press: Press | null = null
    const listen = (event: PointerEvent): void => {
      if (press || event.button !== 0 || load.cargo === null) return
      const hold = new Hold(node, event, () => load, tell)
      press = new Press(event, {
        lift: () => hold.lift(),
        follow: (at) => hold.draw(at),
        turn: (by) => hold.turn(by),
        end: (at, dropped) => hold.end(at, dropped),
        done: () => (press = null),
      })
    }
    const dress = (): void => {
      node.toggleAttribute('data-drag', load.cargo !== null)
      node.style.touchAction = load.cargo === null ? '' : load.scrolls ? `pan-${load.scrolls}` : 'none'
    }
    dress()
    node.addEventListener('pointerdown', listen as EventListener)
    return {
      update(next) {
        load = next
        dress()
      },
      destroy() {
        node.removeEventListener('pointerdown', listen as EventListener)
        press?.end(false)
      },
    }
  }
}

/** What is drawn while something is carried. */
class Hold {
  private cargo: unknown = null
  private ghost: HTMLElement | null = null
  private over: { node: Element; berth: Berth } | null = null
  private at: Point
  private readonly grip: Point

  constructor(
    private readonly node: HTMLElement | SVGElement,
    start: PointerEvent,
    private readonly load: () => Load,
    private readonly tell: (carried: Carried | null) => void,
  ) {
    this.at = { x: start.clientX, y: start.clientY }
    const { left, top } = node.getBoundingClientRect()
    this.grip = { x: start.clientX - left, y: start.clientY - top }
  }

  lift(): void {
    const load = this.load()
    this.cargo = load.lift?.(load.cargo) ?? load.cargo
    const { width, height } = this.node.getBoundingClientRect()
    const ghost = document.createElement('div')
    ghost.className = 'carried'
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.width = `${width}px`
    ghost.style.height = `${height}px`
    ghost.append(this.node.cloneNode(true))
    // Within the board, so that its colours hold; the copy takes no presses.
    ;(this.node.closest('[data-frame]') ?? document.body).append(ghost)
    this.ghost = ghost
    this.node.setAttribute('data-carried', '')
    this.draw(this.at)
  }

  draw(at: Point): void {
    this.at = at
    if (!this.ghost) return
    const { x, y } = at
    this.ghost.style.transform = `translate(${x - this.grip.x}px, ${y - this.grip.y}px)`
    const over = berthAt(x, y, this.cargo)
    if (over?.node !== this.over?.node) {
      this.over?.node.removeAttribute('data-over')
      this.over?.berth.over?.(null)
      over?.node.setAttribute('data-over', '')
      over?.berth.over?.(this.cargo)
    }
    this.over = over
    this.tell({ cargo: this.cargo, x, y, over: over?.node ?? null })
  }

  /** What is carried looks otherwise once it is turned. */
  turn(by: 1 | -1): void {
    this.load().turn?.(by)
    requestAnimationFrame(() => {
      this.ghost?.replaceChildren(this.node.cloneNode(true))
      this.draw(this.at)
    })
  }

  end(at: Point, dropped: boolean): void {
    this.draw(at)
    const over = this.over
    this.ghost?.remove()
    this.ghost = null
    this.node.removeAttribute('data-carried')
    over?.node.removeAttribute('data-over')
    over?.berth.over?.(null)
    this.tell(null)
    if (dropped && over) over.berth.drop(this.cargo)
    else this.load().back?.(this.cargo)
  }
}
