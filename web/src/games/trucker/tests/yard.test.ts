import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../wire.ts'
import type { Aids, Move, TruckerView, View } from '../wire.ts'
import { Yard } from '../yard.svelte.ts'

/** A server that answers when it is told to. */
class Server {
  me: Pick<TruckerView, 'hand' | 'ship'> = { hand: null, ship: { tiles: [] } as unknown as TruckerView['ship'] }
  sent: Move[][] = []
  aids: Aids = {
    spots: [
      { turned: 'front', spots: [{ square: 607, fits: true, clashes: [] }] },
      { turned: 'right', spots: [{ square: 607, fits: false, clashes: [['back', 'mismatch']] }] },
    ],
  }
  private waiting: ((reply: Reply) => void)[] = []

  readonly yard = new Yard(() => ({
    view: { truckers: [this.me] } as unknown as View,
    seat: 0,
    aids: this.aids,
    send: (moves) => {
      this.sent.push(moves)
      return new Promise((done) => this.waiting.push(done))
    },
  }))

  /** The view comes first, then the answer, as they come over the line. */
  async says(reply: 'ok' | 'refused', change: () => void = () => undefined): Promise<void> {
    change()
    this.yard.see()
    this.waiting.shift()?.((reply === 'ok' ? { ok: true } : { refused: { rule: { taken_by: { seat: 1 } } } }) as unknown as Reply)
    await new Promise((done) => setTimeout(done))
  }
  hold(tile: number | null, lies: number | null = null): void {
    this.me = { ...this.me, hand: tile === null ? null : { tile, lies, reserved: false } }
  }
}

describe('my hand in the yard', () => {
  it('reaches, waits for the answer, and holds', async () => {
    const server = new Server()
    void server.yard.reach({ from: 'pile' })
    expect(server.sent).toEqual([['draw']])
    expect([server.yard.grab?.tile, server.yard.held]).toEqual([null, null])
    await server.says('ok', () => server.hold(12))
    expect([server.yard.grab, server.yard.held]).toEqual([null, 12])
  })

  it('places at once what is mine, and says so meanwhile', async () => {
    const server = new Server()
    server.hold(12)
    void server.yard.place(607)
    expect(server.yard.loose).toEqual({ tile: 12, square: 607, turn: 0 })
    expect([server.yard.held, server.sent]).toEqual([null, [[{ place: { square: 607, turned: 'front' } }]]])
    await server.says('ok', () => server.hold(12, 607))
    expect(server.yard.guess).toBeNull()
    expect(server.yard.loose?.square).toBe(607)
  })

  it('takes a placement back that was refused', async () => {
    const server = new Server()
    server.hold(12)
    void server.yard.place(607)
    await server.says('refused')
    expect([server.yard.loose, server.yard.held]).toEqual([null, 12])
  })

  it('drops where it was let go before the answer came', async () => {
    const server = new Server()
    void server.yard.reach({ from: 'heap', tile: 12 })
    void server.yard.letGo({ on: 'ship', at: 607 })
    expect(server.sent).toEqual([[{ take: 12 }]])
    await server.says('ok', () => server.hold(12))
    expect(server.sent[1]).toEqual([{ place: { square: 607, turned: 'front' } }])
    expect(server.yard.loose).toEqual({ tile: 12, square: 607, turn: 0 })
  })

  it('is empty, and says why, when somebody was quicker', async () => {
    const server = new Server()
    void server.yard.reach({ from: 'heap', tile: 12 })
    void server.yard.letGo({ on: 'ship', at: 607 })
    await server.says('refused')
    expect(server.sent).toHaveLength(1)
    expect([server.yard.grab, server.yard.held, server.yard.loose]).toEqual([null, null, null])
    expect(server.yard.lost).not.toBeNull()
  })

  it('turns only as the rules allow', () => {
    const server = new Server()
    server.hold(12)
    server.yard.rotate(1)
    expect(server.yard.turn).toBe(1)
    server.yard.rotate(1)
    expect(server.yard.turn).toBe(0)
    server.yard.rotate(-1)
    expect(server.yard.turn).toBe(1)
  })

  it('turns a loose component where it lies', () => {
    const server = new Server()
    server.hold(12, 607)
    server.yard.rotate(1)
    expect(server.sent).toEqual([[{ place: { square: 607, turned: 'right' } }]])
    expect(server.yard.loose).toEqual({ tile: 12, square: 607, turn: 1 })
  })

  it('puts back and sets aside at once', async () => {
    const server = new Server()
    server.hold(12)
    void server.yard.letGo({ on: 'heap' })
    expect([server.yard.held, server.sent]).toEqual([null, [['put_back']]])
    await server.says('ok', () => server.hold(null))
    server.hold(13)
    expect(server.yard.held).toBe(13)
  })
})
