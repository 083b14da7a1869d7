/** A point of the window. */
export interface Point {
  x: number
  y: number
}

/** What comes of a press that may become a drag. */
export interface Follower {
  /** It went far enough: what was pressed is lifted. */
  lift: () => void
  /** It is carried, once a frame. */
  follow: (at: Point) => void
  /** Turned while it is carried: by the wheel, the right button, a second finger, `q` and `w`. 1 is clockwise. */
  turn: (by: 1 | -1) => void
  /** What was lifted is let go; or, with `false`, put back: by Escape, or because the system took the finger away. */
  end: (at: Point, dropped: boolean) => void
  /** It was never lifted: a press and no more. */
  tap?: (() => void) | undefined
  /** Whatever came of it, it is over. */
  done?: (() => void) | undefined
}

/** A hand that trembles is not dragging; a finger trembles more. */
const SLACK = 7

/** Whether a press that went so far is a drag. */
export function isDrag(dx: number, dy: number, touch: boolean): boolean {
  return Math.hypot(dx, dy) > (touch ? SLACK * 1.6 : SLACK)
}

/** How far a wheel must roll for one turn; touchpads send many small steps. */
const NOTCH = 60

/** Adds up the steps of a wheel and says how many turns they make. */
export class Wheel {
  private rolled = 0

  roll(delta: number): 1 | -1 | 0 {
    if (Math.sign(delta) !== Math.sign(this.rolled)) this.rolled = 0
    this.rolled += delta
    if (Math.abs(this.rolled) < NOTCH) return 0
    const turned = this.rolled > 0 ? 1 : -1
    this.rolled = 0
    return turned
  }
}

/**
 * One press, from its beginning to its end: the only thing on the page that follows a pointer to carry something. It listens at the window, so
 * that it outlives what was pressed: a board may draw that anew, or elsewhere, while it is carried.
 */
export class Press {
  readonly pointer: number
  private readonly from: Point
  private readonly touch: boolean
  private readonly wheel = new Wheel()
  private readonly stop = new AbortController()
  private at: Point
  private lifted = false
  private frame = 0

  constructor(
    start: PointerEvent,
    private readonly follower: Follower,
  ) {
    this.pointer = start.pointerId
    this.touch = start.pointerType !== 'mouse'
    this.at = this.from = { x: start.clientX, y: start.clientY }
    const { signal } = this.stop
    const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => event.pointerId === this.pointer && act(event)
    addEventListener('pointermove', own(this.move), { signal })
    addEventListener('pointerup', own(this.release), { signal })
    addEventListener(
      'pointercancel',
      own(() => this.end(false)),
      { signal },
    )
    addEventListener('pointerdown', (event) => event.pointerId !== this.pointer && this.turn(event, 1), { signal, capture: true })
    addEventListener('wheel', (event) => this.turn(event, this.wheel.roll(event.deltaY)), { signal, passive: false, capture: true })
    addEventListener('contextmenu', (event) => this.turn(event, 1), { signal, capture: true })
    addEventListener('keydown', this.key, { signal, capture: true })
  }

  private readonly move = (event: PointerEvent): void => {
    this.at = { x: event.clientX, y: event.clientY }
    if (!this.lifted) {
      if (!isDrag(this.at.x - this.from.x, this.at.y - this.from.y, this.touch)) return
      this.lifted = true
      this.follower.lift()
    }
    event.preventDefault()
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0
      this.follower.follow(this.at)
    })
  }

  private readonly release = (event: PointerEvent): void => {
    this.at = { x: event.clientX, y: event.clientY }
    this.end(true)
  }

  private turn(event: Event, by: 1 | -1 | 0): void {
    if (!this.lifted) return
    event.preventDefault()
    event.stopPropagation()
    if (by !== 0) this.follower.turn(by)
  }

  private readonly key = (event: KeyboardEvent): void => {
    // What a board has turned by its own keys is turned once.
    if (!this.lifted || event.defaultPrevented) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      this.end(false)
    } else if (event.key === 'q' || event.key === 'w') this.turn(event, event.key === 'w' ? 1 : -1)
  }

  /** Ends it: what was lifted is let go where the pointer is, or put back. */
  end(dropped: boolean): void {
    if (this.stop.signal.aborted) return
    this.stop.abort()
    cancelAnimationFrame(this.frame)
    this.follower.done?.()
    if (this.lifted) {
      // The click that ends a drag is none; where fingers carry there is no such click, and the next one counts.
      addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) })
      this.follower.end(this.at, dropped)
    } else if (dropped) this.follower.tap?.()
  }
}
