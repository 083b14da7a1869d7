import type { Json } from '../wire.ts'
import type { Told } from './socket.ts'

type Step = Extract<Told, { type: 'step' }>

/** What came from the server, and when by this browser's clock. */
interface Heard {
  message: Told
  at: number
}

/** What must keep its place among the steps: the end of a game, and all that is revealed then, may not be told before its last step is seen. */
const IN_ORDER: ReadonlySet<Told['type']> = new Set(['step', 'over', 'table', 'whole'])

/**
 * Keeps what the server told until what came before it has been seen. A step that is worth seeing is shown on the position before it, and only
 * then is the position after it taken; meanwhile the rest waits, in order. What is not worth seeing is taken at once.
 */
export class Reel {
  private waiting: Heard[] = []

  constructor(
    private readonly of: {
      /** Whether a step is to be seen before it is taken. */
      films: (step: Step) => boolean
      show: (step: Step) => void
      take: (message: Told, at: number) => void
    },
  ) {}

  hear(message: Told, at: number): void {
    const behind = this.waiting.length > 0 && IN_ORDER.has(message.type)
    if (!behind && !(message.type === 'step' && this.of.films(message))) return this.of.take(message, at)
    this.waiting.push({ message, at })
    if (!behind) this.of.show(message as Step)
  }

  /** Another seat, another table: what was told of the last one is not seen any more. */
  forget(): void {
    this.waiting = []
  }

  /** What was shown has been seen: it is taken, and all that follows up to the next step worth seeing. */
  seen(): void {
    for (let shown = true; this.waiting.length > 0; shown = false) {
      const { message, at } = this.waiting[0]!
      if (!shown && message.type === 'step' && this.of.films(message)) return this.of.show(message)
      this.waiting.shift()
      this.of.take(message, at)
    }
  }
}

/** A step that is being shown: the position it leads to, and what to call when it has been seen. */
export interface Film<View = Json> {
  next: View
  seen: () => void
}
