import type { Json, LogStep } from '../wire.ts'
import type { Told } from './socket.ts'

export type Step = Extract<Told, { type: 'step' }>
/** What of a step is shown. */
export type Happened = Pick<LogStep, 'by' | 'events' | 'undone' | 'raised'>

/** What came from the server, and when by this browser's clock. */
interface Heard {
  message: Told
  at: number
}

/** What must keep its place among the steps: the end of a game, and all that is revealed then, may not be told before its last step is seen. */
const IN_ORDER: ReadonlySet<Told['type']> = new Set(['step', 'over', 'table', 'whole'])

/**
 * Keeps what the server told until what came before it has been seen. A step that is a film is shown on the position before it, and only then is
 * the position after it taken. Any other step is taken at once, so that nobody waits to choose; if it has scenes, what comes next waits until they
 * were seen.
 */
export class Reel {
  private waiting: Heard[] = []
  /** The step that was taken last is still being seen. */
  private held = false

  constructor(
    private readonly of: {
      /** Whether a step is to be seen before it is taken. */
      films: (step: Step) => boolean
      show: (step: Step) => void
      take: (message: Told, at: number) => void
      /** Begins to show a step that was just taken; says whether what follows waits for `onward`. */
      holds?: (step: Step) => boolean
      /** Whether a step goes with the one before it, which is being shown: it is taken at once, and nothing waits longer for it. */
      joins?: (step: Step) => boolean
      /** What waits, the next first. */
      waits?: (waiting: readonly Told[]) => void
      /** All that was heard has been taken and seen. */
      rests?: () => void
    },
  ) {}

  hear(message: Told, at: number): void {
    const behind = (this.held || this.waiting.length > 0) && IN_ORDER.has(message.type)
    if (behind) this.waiting.push({ message, at })
    else this.pass({ message, at })
    this.join()
    this.tell()
  }

  /** Another seat, another table: what was told of the last one is not seen any more. */
  forget(): void {
    this.waiting = []
    this.held = false
    this.tell()
  }

  /** Everything that waits is taken at once: somebody's own move has come, which waits for nothing. */
  hurry(): void {
    this.held = false
    for (const { message, at } of this.waiting.splice(0)) this.of.take(message, at)
    this.tell()
  }

  /** What was shown has been seen: it is taken, and all that follows up to the next step worth seeing. */
  seen(): void {
    const shown = this.waiting.shift()
    if (shown) this.of.take(shown.message, shown.at)
    this.drain()
  }

  /** The scenes of the step that was taken last have been seen. */
  onward(): void {
    if (!this.held) return
    this.held = false
    this.drain()
  }

  private drain(): void {
    while (this.waiting.length > 0 && !this.held) {
      const { message } = this.waiting[0]!
      if (message.type === 'step' && this.of.films(message)) {
        this.of.show(message)
        break
      }
      this.pass(this.waiting.shift()!)
      this.join()
    }
    this.tell()
  }

  private tell(): void {
    this.of.waits?.(this.waiting.map(({ message }) => message))
    if (!this.held && this.waiting.length === 0) this.of.rests?.()
  }

  /** Takes what goes with the step that is being shown. */
  private join(): void {
    while (this.held) {
      const next = this.waiting[0]
      if (next?.message.type !== 'step' || this.of.films(next.message) || !this.of.joins?.(next.message)) return
      this.waiting.shift()
      this.of.take(next.message, next.at)
    }
  }

  private pass({ message, at }: Heard): void {
    if (message.type === 'step' && this.of.films(message)) {
      this.waiting.unshift({ message, at })
      return this.of.show(message)
    }
    this.of.take(message, at)
    if (message.type === 'step') this.held = this.of.holds?.(message) ?? false
  }
}

/** A step that is being shown: the position it leads to, and what to call when it has been seen. */
export interface Film<View = Json> {
  next: View
  seen: () => void
}
