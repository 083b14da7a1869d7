import type { Action } from 'svelte/action'

/** Something that can be lifted and carried over the table. */
export interface Load<Cargo = unknown> {
  /** What is carried; the places look at it to say whether they take it. `null`: it cannot be lifted now. */
  cargo: Cargo | null
  /** It was lifted; what this answers is carried instead, for a thing that shows itself only then. */
  lift?: ((cargo: Cargo) => Cargo | void) | undefined
  /** Turned while it is carried: by the wheel, the right button, a second finger, `q` and `e`. 1 is clockwise. */
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

/** A finger that trembles is not dragging. */
const SLACK = 6

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
    let hold: Hold | null = null
    const listen = (event: PointerEvent): void => {
      if (hold) {
        // A second finger turns what the first one carries.
        if (event.pointerId !== hold.pointer) load.turn?.(1)
        return
      }
      if (event.button !== 0 || load.cargo === null) return
      hold = new Hold(node, event, () => load, tell, () => (hold = null))
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
        hold?.end(false)
      },
    }
  }
}

/** One press on something that may become a drag. */
class Hold {
  readonly pointer: number
  private cargo: unknown = null
  private ghost: HTMLElement | null = null
  private over: { node: Element; berth: Berth } | null = null
  private frame = 0
  private at: { x: number; y: number }
  private readonly grip: { x: number; y: number }
  private readonly stop = new AbortController()

  constructor(
    private readonly node: HTMLElement | SVGElement,
    start: PointerEvent,
    private readonly load: () => Load,
    private readonly tell: (carried: Carried | null) => void,
    private readonly ended: () => void,
  ) {
    this.pointer = start.pointerId
    this.at = { x: start.clientX, y: start.clientY }
    const { left, top } = node.getBoundingClientRect()
    this.grip = { x: start.clientX - left, y: start.clientY - top }
    const { signal } = this.stop
    const from = this.at
    addEventListener('pointermove', (event) => event.pointerId === this.pointer && this.move(event, from), { signal })
    addEventListener('pointerup', (event) => event.pointerId === this.pointer && this.end(true), { signal })
    addEventListener('pointercancel', (event) => event.pointerId === this.pointer && this.end(false), { signal })
    addEventListener('pointerdown', (event) => event.pointerId !== this.pointer && this.turn(event, 1), { signal, capture: true })
    addEventListener('wheel', (event) => this.turn(event, event.deltaY > 0 ? 1 : -1), { signal, passive: false, capture: true })
    addEventListener('contextmenu', (event) => this.turn(event, 1), { signal, capture: true })
    addEventListener('keydown', (event) => this.key(event), { signal, capture: true })
  }

  private get carrying(): boolean {
    return this.ghost !== null
  }

  private move(event: PointerEvent, from: { x: number; y: number }): void {
    this.at = { x: event.clientX, y: event.clientY }
    if (!this.carrying && Math.hypot(this.at.x - from.x, this.at.y - from.y) > SLACK) this.lift()
    if (this.carrying && this.frame === 0) this.frame = requestAnimationFrame(() => this.draw())
  }

  private lift(): void {
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
    this.draw()
  }

  private draw(): void {
    this.frame = 0
    if (!this.ghost) return
    const { x, y } = this.at
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

  private turn(event: Event, by: 1 | -1): void {
    if (!this.carrying) return
    event.preventDefault()
    event.stopPropagation()
    this.load().turn?.(by)
    this.renew()
  }

  private key(event: KeyboardEvent): void {
    if (!this.carrying) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      this.end(false)
    } else if (event.key === 'q' || event.key === 'e') this.turn(event, event.key === 'e' ? 1 : -1)
  }

  /** What is carried looks otherwise once it is turned. */
  private renew(): void {
    requestAnimationFrame(() => {
      this.ghost?.replaceChildren(this.node.cloneNode(true))
      this.draw()
    })
  }

  end(dropped: boolean): void {
    const was = this.carrying
    cancelAnimationFrame(this.frame)
    if (was) this.draw()
    const over = this.over
    this.stop.abort()
    this.ghost?.remove()
    this.ghost = null
    this.node.removeAttribute('data-carried')
    over?.node.removeAttribute('data-over')
    over?.berth.over?.(null)
    this.ended()
    if (!was) return
    // The click that ends a drag is none; where fingers carry there is no such click, and the next one counts.
    addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) })
    this.tell(null)
    if (dropped && over) over.berth.drop(this.cargo)
    else this.load().back?.(this.cargo)
  }
}
