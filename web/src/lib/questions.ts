import type { Json, Refused, Reply } from '../wire.ts'

/** The most moves one message may ask about, and about how much text it may hold. */
const AT_ONCE = 64
const TEXT_AT_ONCE = 12_000

/** How long questions are gathered before they are sent, in milliseconds: whatever wants to know at the same time asks once. */
const GATHER = 20

/** Why a move is not allowed: `null` if it is, or if nobody could be asked. */
export type Why = Refused | null

interface Asked {
  move: Json
  /** The answer; while it is on its way, who waits for it. */
  answer: Why | undefined
  promise: Promise<Why>
  tell: (why: Why) => void
}

/**
 * What the rules say of moves that are not offered. The page knows no rule: it asks when somebody wants to know, many things in one message,
 * and remembers the answers for as long as the position stays.
 */
export class Questions {
  /** What was asked in this position, by the move as text. */
  private asked = new Map<string, Asked>()
  private waiting: Asked[] = []
  private entry = 0

  constructor(private readonly send: (moves: Json[]) => Promise<Reply>) {}

  /** The position after so many entries: what was known of another one is forgotten. */
  at(entry: number): void {
    if (entry !== this.entry) this.forget()
    this.entry = entry
  }

  /** Forgets everything; whoever still waits hears nothing. */
  forget(): void {
    for (const { tell } of this.asked.values()) tell(null)
    this.asked = new Map()
    this.waiting = []
  }

  /** Why this move is not allowed now, at once if it is known. */
  why(move: Json): Why | Promise<Why> {
    const key = JSON.stringify(move)
    const known = this.asked.get(key) ?? this.note(key, move)
    return known.answer === undefined ? known.promise : known.answer
  }

  private note(key: string, move: Json): Asked {
    const { promise, resolve } = promised<Why>()
    const asked: Asked = { move, answer: undefined, promise, tell: resolve }
    this.asked.set(key, asked)
    this.waiting.push(asked)
    if (this.waiting.length === 1) setTimeout(() => this.flush(), GATHER)
    return asked
  }

  private flush(): void {
    let batch: Asked[] = []
    let length = 0
    for (const asked of this.waiting.splice(0)) {
      const more = JSON.stringify(asked.move).length + 1
      if (batch.length === AT_ONCE || (batch.length > 0 && length + more > TEXT_AT_ONCE)) {
        void this.ask(batch)
        ;[batch, length] = [[], 0]
      }
      batch.push(asked)
      length += more
    }
    if (batch.length > 0) void this.ask(batch)
  }

  private async ask(batch: Asked[]): Promise<void> {
    const position = this.entry
    const reply = await this.send(batch.map(({ move }) => move))
    const answers = 'ok' in reply && reply.entry === position ? reply.answers : undefined
    batch.forEach((asked, at) => {
      if (answers) asked.answer = answers[at] ?? null
      // Not answered, say because there were too many: whoever wants to know later asks again.
      else if (this.asked.get(JSON.stringify(asked.move)) === asked) this.asked.delete(JSON.stringify(asked.move))
      asked.tell(asked.answer ?? null)
    })
  }
}

function promised<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve }
}
