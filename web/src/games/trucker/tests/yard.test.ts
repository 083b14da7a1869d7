import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../wire.ts'
import type { Aids, Move, TruckerView, View } from '../wire.ts'
import { Yard } from '../yard.svelte.ts'

/** A server that answers when it is told to. */
class Server {
  me: Pick<TruckerView, 'hand' | 'ship'> = { hand: null, ship: { tiles: [] } as unknown as TruckerView['ship'] }
  sent: Move[][] = []
  advice: Move | null = null
  aids: Aids = {
    spots: [
      { turned: 'front', spots: [{ square: 607, fits: true, clashes: [] }] },
      { turned: 'right', spots: [{ square: 607, fits: false, clashes: [['back', 'mismatch']] }] },
    ],
    prospects: [],
    looms: null,
    vips: [],
  }
  private waiting: ((reply: Reply) => void)[] = []

  readonly yard = new Yard(() => ({
    view: { truckers: [this.me] } as unknown as View,
    seat: 0,
    aids: this.aids,
    advice: this.advice,
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

  it('lies as a guide would put it down, until it is turned otherwise', () => {
    const server = new Server()
    const { yard } = server
    server.hold(12)
    expect(yard.advised).toBeNull()
    server.advice = { place: { square: 607, turned: 'right' } }
    expect(yard.advised).toEqual({ square: 607, turn: 1 })
    yard.heed(yard.advised)
    expect(yard.turn).toBe(1)
    yard.rotate(1)
    yard.heed(yard.advised)
    expect(yard.turn).toBe(0)
    // On the square that the guide marks a touch lays it as the guide shows it, elsewhere as it lies.
    expect([yard.wayOn(607), yard.wayOn(608)]).toEqual([1, yard.turn])
    // On the ship it is advised no more: what was advised is done.
    server.hold(12, 607)
    expect(yard.advised).toBeNull()
  })

  it('does not turn what a guide takes as what came before it was turned', async () => {
    const server = new Server()
    await server.says('ok', () => server.hold(12))
    server.yard.rotate(1)
    await server.says('ok', () => server.hold(12))
    expect(server.yard.turn).toBe(1)
    await server.says('ok', () => server.hold(13))
    expect(server.yard.turn).toBe(0)
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

describe('a component that is looked at before it is paid for', () => {
  /** In turns: number 40 fits once it is turned, number 41 nowhere. */
  function server(): Server {
    const made = new Server()
    made.me = { ...made.me, reserve: [42] } as typeof made.me
    made.aids = {
      spots: [],
      vips: [],
      looms: null,
      prospects: [
        { tile: 40, fits: [['front', []], ['right', [608]], ['back', []], ['left', [706, 608]]] }, // prettier-ignore
        { tile: 41, fits: [['front', []]] }, // prettier-ignore
        { tile: 42, fits: [['front', [608]]] }, // prettier-ignore
      ],
    }
    return made
  }

  it('shows where it fits, turned so that it does', () => {
    const { yard } = server()
    yard.lookAt(40)
    expect([yard.turn, yard.spots.map(({ square }) => square)]).toEqual([1, [608]])
    yard.rotate(1)
    expect(yard.spots).toEqual([])
    yard.rotate(1)
    expect(yard.spots.map(({ square }) => square)).toEqual([706, 608])
    expect([yard.wouldFit(40), yard.wouldFit(41), yard.wouldFit(99)]).toEqual([true, false, null])
  })

  it('is taken and welded in one go, from the middle or from the reserve', async () => {
    const made = server()
    made.yard.lookAt(40)
    void made.yard.mount(608)
    expect(made.sent).toEqual([[{ take: 40 }, { place: { square: 608, turned: 'right' } }]])
    expect(made.yard.loose).toEqual({ tile: 40, square: 608, turn: 1 })
    await made.says('refused')
    expect(made.yard.loose).toBeNull()
    made.yard.lookAt(42)
    void made.yard.mount(608)
    expect(made.sent[1]).toEqual([{ take_reserved: 42 }, { place: { square: 608, turned: 'front' } }])
  })

  it('is forgotten when something else is reached for', () => {
    const made = server()
    made.yard.lookAt(40)
    void made.yard.reach({ from: 'heap', tile: 41 })
    expect([made.yard.pick, made.yard.spots]).toEqual([null, []])
  })
})
