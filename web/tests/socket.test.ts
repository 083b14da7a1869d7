import { beforeEach, describe, expect, it } from 'vitest'
import { TableSocket, type Line, type Told } from '../src/lib/socket.ts'

/** A socket whose other end is the test. */
class Pipe {
  readyState = 0
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly link: string) {}
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.()
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get commands(): { id: string; do: string }[] {
    return this.sent.map((text) => JSON.parse(text) as { id: string; do: string }).filter((command) => command.do !== 'ping')
  }
}

let pipes: Pipe[]
let timers: { run: () => void; ms: number; id: number }[]
let told: Told[]
let lines: Line[]
let byes: string[]
let socket: TableSocket

const pipe = () => pipes.at(-1)!
function fire(): void {
  const timer = timers.shift()
  timer?.run()
}
const step = (n: number) => ({ type: 'step', n })
const whole = (n: number) => ({ type: 'whole', n })

beforeEach(() => {
  ;[pipes, timers, told, lines, byes] = [[], [], [], [], []]
  let counter = 0
  socket = new TableSocket(
    (since) => `ws://x/?since=${since}`,
    {
      told: (message) => told.push(message),
      line: (line) => lines.push(line),
      bye: (reason) => byes.push(reason),
    },
    {
      open: (link) => {
        pipes.push(new Pipe(link))
        return pipe() as unknown as WebSocket
      },
      later: (run, ms) => {
        timers.push({ run, ms, id: ++counter })
        return counter
      },
      cancel: (id) => {
        timers = timers.filter((timer) => timer.id !== id)
      },
      random: () => 0.5,
    },
  )
})

describe('the line to a table', () => {
  it('comes back and names the last number it saw', () => {
    pipe().open()
    pipe().tell(whole(4))
    pipe().tell(step(5))
    pipe().close()
    expect(lines.at(-1)).toBe('away')
    fire()
    expect(pipes).toHaveLength(2)
    expect(pipe().link).toBe('ws://x/?since=5')
    pipe().open()
    pipe().tell(step(6))
    expect(told.map((message) => message.n)).toEqual([4, 5, 6])
    expect(lines.at(-1)).toBe('open')
  })

  it('hears nothing twice', () => {
    pipe().open()
    pipe().tell(whole(4))
    pipe().tell(step(5))
    pipe().tell(step(5))
    expect(told).toHaveLength(2)
  })

  it('asks again when something is missing', () => {
    pipe().open()
    pipe().tell(whole(4))
    pipe().tell(step(7))
    expect(told).toHaveLength(1)
    fire()
    expect(pipe().link).toBe('ws://x/?since=4')
  })

  it('starts over from a whole view, whatever its number', () => {
    pipe().open()
    pipe().tell(whole(9))
    pipe().tell(whole(2))
    pipe().tell(step(3))
    expect(told.map((message) => message.n)).toEqual([9, 2, 3])
  })

  it('sends what was not answered again, under the same id, and only that', async () => {
    pipe().open()
    pipe().tell(whole(1))
    const first = socket.command({ do: 'play', moves: ['pass'] })
    pipe().tell({ type: 'reply', id: pipe().commands[0]!.id, ok: true })
    expect(await first).toEqual({ ok: true })
    const second = socket.command({ do: 'undo' })
    const { id } = pipe().commands[1]!
    pipe().close()
    fire()
    pipe().open()
    expect(pipe().commands).toEqual([{ id, do: 'undo' }])
    pipe().tell({ type: 'reply', id, refused: 'game_over' })
    expect(await second).toEqual({ refused: 'game_over' })
  })

  it('keeps a command given while the line is down', () => {
    pipe().open()
    pipe().close()
    void socket.command({ do: 'undo' })
    fire()
    pipe().open()
    expect(pipe().commands.map((command) => command.do)).toEqual(['undo'])
  })

  it('waits longer each time, up to a bound, and not at all when told to hurry', () => {
    const waits = Array.from({ length: 8 }, () => {
      pipe().close()
      const wait = timers[0]!.ms
      fire()
      return wait
    })
    expect(waits.slice(0, 3)).toEqual([225, 450, 900])
    expect(Math.max(...waits)).toBe(6000)
    pipe().close()
    const before = pipes.length
    socket.hurry()
    expect(pipes).toHaveLength(before + 1)
    expect(timers).toHaveLength(0)
  })

  it('gives up a line on which even a ping is not answered', () => {
    pipe().open()
    pipe().tell(whole(1))
    fire()
    expect(pipe().sent).toEqual(['{"do":"ping"}'])
    fire()
    expect(lines.at(-1)).toBe('away')
    fire()
    expect(pipes).toHaveLength(2)
  })

  it('ends for good when the server says why, and comes back when it only goes away for a while', () => {
    pipe().open()
    pipe().tell({ type: 'bye', reason: 'shutdown' })
    fire()
    expect(pipes).toHaveLength(2)
    pipe().open()
    pipe().tell({ type: 'bye', reason: 'seat_lost' })
    expect(byes).toEqual(['seat_lost'])
    expect(timers).toHaveLength(0)
    expect(lines.at(-1)).toBe('closed')
  })
})
