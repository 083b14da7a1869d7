import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Questions } from '../src/lib/questions.ts'
import type { Json, Reply } from '../src/wire.ts'

let sent: { moves: Json[]; answer: (reply: Reply) => void }[]
let questions: Questions

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  questions = new Questions((moves) => new Promise((answer) => sent.push({ moves, answer })))
  questions.at(7)
})
afterEach(() => {
  vi.useRealTimers()
})

const later = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100)

/** Answers everything sent so far: moves with a `no` in them are refused by it. */
function answer(entry = 7): void {
  for (const { moves, answer } of sent.splice(0)) {
    answer({ ok: true, entry, answers: moves.map((move) => ((move as { no?: string }).no ? { rule: (move as { no: string }).no } : null)) })
  }
}

describe('asking why', () => {
  it('gathers what is wanted into one message, asks each thing once and knows the answers at once after it', async () => {
    const waiting = [1, 2, 3].flatMap(() => [questions.why({ no: 'far' }), questions.why({ yes: 1 })])
    expect(sent).toHaveLength(0)
    await later()
    expect(sent.map(({ moves }) => moves)).toEqual([[{ no: 'far' }, { yes: 1 }]])
    answer()
    expect(await Promise.all(waiting)).toEqual([1, 2, 3].flatMap(() => [{ rule: 'far' }, null]))
    expect(questions.why({ no: 'far' })).toEqual({ rule: 'far' })
    expect(questions.why({ yes: 1 })).toBeNull()
    await later()
    expect(sent).toHaveLength(0)
  })

  it('forgets everything when the position changes, also an answer that comes too late', async () => {
    const before = questions.why({ no: 'far' })
    await later()
    questions.at(8)
    expect(await before).toBeNull()
    answer(7)
    const after = questions.why({ no: 'far' })
    await later()
    expect(sent).toHaveLength(1)
    answer(8)
    expect(await after).toEqual({ rule: 'far' })
    questions.at(8)
    expect(questions.why({ no: 'far' })).toEqual({ rule: 'far' })
  })

  it('cuts what is too long for one message into several', async () => {
    for (let at = 0; at < 130; at += 1) void questions.why({ at })
    for (let at = 0; at < 3; at += 1) void questions.why({ long: 'x'.repeat(5000), at })
    await later()
    expect(sent.map(({ moves }) => moves.length)).toEqual([64, 64, 4, 1])
    expect(sent.every(({ moves }) => JSON.stringify(moves).length < 16_000)).toBe(true)
  })

  it('asks again for what was not answered', async () => {
    const first = questions.why({ no: 'far' })
    await later()
    sent.splice(0)[0]!.answer({ refused: 'too_fast' })
    expect(await first).toBeNull()
    void questions.why({ no: 'far' })
    await later()
    expect(sent).toHaveLength(1)
  })
})
