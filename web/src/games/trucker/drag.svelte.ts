import { cellAt, inside, type Bounds, type Box, type Cell } from './grid.ts'

/** Where a tile can be let go besides the ship. */
export type Zone = 'heap' | 'reserve' | 'hand'

/** Where a tile comes from. */
export type Source = { from: 'pile' } | { from: 'heap'; tile: number } | { from: 'hand' } | { from: 'ship'; at: Cell } | { from: 'reserve'; tile: number }

/** Where it was let go. */
export type Target = { on: 'ship'; at: Cell } | { on: Zone } | null

/** A finger that went less far than this only tapped. */
const TAP = 7

/** Whether a press that went so far is a drag. */
export function isDrag(dx: number, dy: number, touch: boolean): boolean {
  const far = touch ? TAP * 1.6 : TAP
  return dx * dx + dy * dy > far * far
}

/** A quarter turn to the right, or to the left. */
export function turnBy(turn: number, by: number): number {
  return (((turn + by) % 4) + 4) % 4
}

/** How far a wheel must roll for a quarter turn; touchpads send many small steps. */
const NOTCH = 60

/** Adds up the steps of a wheel and says how many quarter turns they make. */
export class Wheel {
  private rolled = 0

  roll(delta: number): number {
    if (Math.sign(delta) !== Math.sign(this.rolled)) this.rolled = 0
    this.rolled += delta
    if (Math.abs(this.rolled) < NOTCH) return 0
    const turns = Math.sign(this.rolled)
    this.rolled = 0
    return turns
  }
}

/** What can be dropped on, measured once when a drag begins: nothing is laid out anew while a finger moves. */
export interface Ground {
  board: Box
  bounds: Bounds
  cells: readonly Cell[]
  zones: readonly { zone: Zone; box: Box }[]
}

/** What lies under a point. A zone lies above the ship where they overlap. */
export function targetAt(ground: Ground, x: number, y: number): Target {
  const zone = ground.zones.find(({ box }) => inside(box, x, y))
  if (zone) return { on: zone.zone }
  if (!inside(grown(ground.board, 12), x, y)) return null
  const at = cellAt(ground.board, ground.bounds, ground.cells, x, y)
  return at ? { on: 'ship', at } : null
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + by * 2, height: box.height + by * 2 }
}

export function sameTarget(a: Target, b: Target): boolean {
  if (a === null || b === null) return a === b
  if (a.on === 'ship' && b.on === 'ship') return a.at === b.at
  return a.on === b.on
}

/** What the owner of a drag does with it. */
export interface Owner {
  ground: () => Ground | null
  /** The tile leaves its place: now is the time to ask for it. */
  lift: (source: Source) => void
  drop: (source: Source, target: Target) => void
  /** Pressed and let go in place. */
  tap: (source: Source) => void
  turn: (by: number) => void
}

/**
 * A tile under a finger. While it moves only the transform of one element changes, once a frame; what lies under it changes only when it
 * is another square.
 */
export class Drag {
  /** What is being dragged. */
  source = $state.raw<Source | null>(null)
  /** What lies under it. */
  over = $state.raw<Target>(null)
  /** A finger is down and has not moved far yet. */
  private pressed: { source: Source; id: number; x: number; y: number; touch: boolean } | null = null
  private ground: Ground | null = null
  private node: HTMLElement | null = null
  private point = { x: 0, y: 0 }
  private frame = 0

  constructor(private readonly owner: Owner) {}

  /** The element that follows the finger. */
  follow(node: HTMLElement): { destroy: () => void } {
    this.node = node
    this.paint()
    return { destroy: () => this.node === node && (this.node = null) }
  }

  /** Where the finger is: a tile that appears late appears there. */
  get at(): { x: number; y: number } {
    return this.point
  }

  press(event: PointerEvent, source: Source): void {
    if (this.pressed || (event.pointerType === 'mouse' && event.button !== 0)) return
    this.pressed = { source, id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType !== 'mouse' }
    this.point = { x: event.clientX, y: event.clientY }
    addEventListener('pointermove', this.moved)
    addEventListener('pointerup', this.released)
    addEventListener('pointercancel', this.cancelled)
    addEventListener('pointerdown', this.second)
  }

  /** Lets go without doing anything. */
  cancel(): void {
    removeEventListener('pointermove', this.moved)
    removeEventListener('pointerup', this.released)
    removeEventListener('pointercancel', this.cancelled)
    removeEventListener('pointerdown', this.second)
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.pressed = null
    this.source = null
    this.over = null
    this.ground = null
  }

  private readonly moved = (event: PointerEvent): void => {
    const pressed = this.pressed
    if (!pressed || event.pointerId !== pressed.id) return
    this.point = { x: event.clientX, y: event.clientY }
    if (!this.source) {
      if (!isDrag(event.clientX - pressed.x, event.clientY - pressed.y, pressed.touch)) return
      this.ground = this.owner.ground()
      this.source = pressed.source
      this.owner.lift(pressed.source)
    }
    event.preventDefault()
    this.frame ||= requestAnimationFrame(this.draw)
  }

  private readonly draw = (): void => {
    this.frame = 0
    this.paint()
    const under = this.ground ? targetAt(this.ground, this.point.x, this.point.y) : null
    if (!sameTarget(under, this.over)) this.over = under
  }

  private paint(): void {
    if (this.node) this.node.style.transform = `translate3d(${this.point.x}px, ${this.point.y}px, 0)`
  }

  private readonly released = (event: PointerEvent): void => {
    const pressed = this.pressed
    if (!pressed || event.pointerId !== pressed.id) return
    const dragged = this.source !== null
    const target = dragged && this.ground ? targetAt(this.ground, event.clientX, event.clientY) : null
    this.cancel()
    if (dragged) {
      // The click that follows a drag means nothing.
      const swallow = (click: Event): void => {
        click.stopPropagation()
        click.preventDefault()
      }
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      this.owner.drop(pressed.source, target)
    } else this.owner.tap(pressed.source)
  }

  private readonly cancelled = (event: PointerEvent): void => {
    if (event.pointerId !== this.pressed?.id) return
    const { source } = this.pressed
    const dragged = this.source !== null
    this.cancel()
    if (dragged) this.owner.drop(source, null)
  }

  /** Another finger, or another button of the mouse, turns what the first one holds. */
  private readonly second = (event: PointerEvent): void => {
    if (!this.source || !this.pressed) return
    if (event.pointerId !== this.pressed.id || event.button !== 0) {
      event.preventDefault()
      this.owner.turn(1)
    }
  }
}
