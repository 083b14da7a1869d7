import type { Carried } from '../../frame/drag.ts'
import { Press, type Point } from '../../frame/press.ts'
import { cellAt, inside, type Bounds, type Box, type Cell } from './grid.ts'

/** Where a tile can be let go besides the ship. */
export type Zone = 'heap' | 'reserve' | 'hand'

/** Where a tile comes from. */
export type Source =
  | { from: 'pile'; cargo?: boolean }
  | { from: 'heap'; tile: number }
  | { from: 'hand' }
  | { from: 'ship'; at: Cell }
  | { from: 'reserve'; tile: number }

/** Where it was let go. */
export type Target = { on: 'ship'; at: Cell } | { on: Zone } | null

/** A quarter turn to the right, or to the left. */
export function turnBy(turn: number, by: number): number {
  return (((turn + by) % 4) + 4) % 4
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
  /** Something is carried, or nothing any more: whoever drags reads no tips. */
  carry: (carried: Carried<Source> | null) => void
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
  private pressed: Press | null = null
  private ground: Ground | null = null
  private node: HTMLElement | null = null
  private point: Point = { x: 0, y: 0 }

  constructor(private readonly owner: Owner) {}

  /** The element that follows the finger; a tile that appears late appears where the finger is. */
  follow(node: HTMLElement): { destroy: () => void } {
    this.node = node
    this.paint()
    return { destroy: () => this.node === node && (this.node = null) }
  }

  press(event: PointerEvent, source: Source): void {
    if (this.pressed || (event.pointerType === 'mouse' && event.button !== 0)) return
    this.point = { x: event.clientX, y: event.clientY }
    this.pressed = new Press(event, {
      lift: () => {
        this.ground = this.owner.ground()
        this.source = source
        this.owner.carry({ cargo: source, ...this.point, over: null })
        this.owner.lift(source)
      },
      follow: (at) => this.draw(at),
      turn: (by) => this.owner.turn(by),
      end: (at, dropped) => {
        const target = dropped && this.ground ? targetAt(this.ground, at.x, at.y) : null
        this.source = this.over = this.ground = null
        this.owner.carry(null)
        this.owner.drop(source, target)
      },
      tap: () => this.owner.tap(source),
      done: () => (this.pressed = null),
    })
  }

  private draw(at: Point): void {
    this.point = at
    this.paint()
    const under = this.ground ? targetAt(this.ground, at.x, at.y) : null
    if (!sameTarget(under, this.over)) this.over = under
  }

  private paint(): void {
    if (this.node) this.node.style.transform = `translate3d(${this.point.x}px, ${this.point.y}px, 0)`
  }
}
