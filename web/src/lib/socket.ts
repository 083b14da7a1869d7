import type { Command, Reply, ServerMessage } from '../wire.ts'

/** How the line to the server is. */
export type Line = 'connecting' | 'open' | 'away' | 'closed'

/** Everything but replies and pongs, in the order of their numbers. */
export type Told = Exclude<ServerMessage, { type: 'reply' } | { type: 'pong' } | { type: 'bye' }>

export interface Listener {
  told(message: Told): void
  line(line: Line): void
  /** The server ended it for a reason that trying again does not mend. */
  bye(reason: string): void
  /** A try to connect failed: a chance to ask why over HTTP. */
  failed?(tries: number): void
}

/** The parts of the browser it needs, so that tests can stand in for them. */
export interface Outside {
  open(link: string): WebSocket
  later(run: () => void, ms: number): number
  cancel(timer: number): void
  random(): number
}

const browser: Outside = {
  open: (link) => new WebSocket(link),
  later: (run, ms) => setTimeout(run, ms) as unknown as number,
  cancel: (timer) => clearTimeout(timer),
  random: Math.random,
}

/** What came of a command, without what only the line needs. */
function outcome({ refused, entry, answers }: Extract<ServerMessage, { type: 'reply' }>): Reply {
  if (refused !== undefined) return { refused }
  return entry === undefined || answers === undefined ? { ok: true } : { ok: true, entry, answers }
}

/** After these the same line cannot be opened again. */
const FINAL: ReadonlySet<string> = new Set(['seat_lost', 'seated', 'gone', 'sent_away'])

const PING_EVERY = 20_000
const SILENCE = 10_000
const FIRST_WAIT = 300
const LONGEST_WAIT = 8_000

/**
 * One seat's line to its table. It comes back by itself: it names the last number it saw, gets the gap or the whole, and sends
 * again every command that was not answered; the server carries out each id once.
 */
export class TableSocket {
  private socket: WebSocket | null = null
  private last = 0
  private tries = 0
  private timer: number | null = null
  private watch: number | null = null
  private readonly waiting = new Map<string, { text: string; done: (reply: Reply) => void }>()
  private readonly prefix: string
  private counter = 0
  private ended = false

  constructor(
    private readonly link: (since: number) => string,
    private readonly listener: Listener,
    private readonly outside: Outside = browser,
  ) {
    this.prefix = Math.floor(outside.random() * 2 ** 48).toString(36)
    this.connect()
  }

  /** Sends a command and waits for its answer, over as many connections as it takes. */
  command(command: Command): Promise<Reply> {
    const id = `${this.prefix}-${++this.counter}`
    const text = JSON.stringify({ id, ...command })
    return new Promise((done) => {
      this.waiting.set(id, { text, done })
      this.send(text)
    })
  }

  /** Tries at once, without waiting for the next turn: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.ended || this.socket) return
    this.connect()
  }

  close(): void {
    this.ended = true
    this.stopTimers()
    this.socket?.close()
    this.socket = null
    this.listener.line('closed')
  }

  private connect(): void {
    this.stopTimers()
    this.listener.line(this.tries === 0 ? 'connecting' : 'away')
    const socket = this.outside.open(this.link(this.last))
    this.socket = socket
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.listener.line('open')
      for (const { text } of this.waiting.values()) socket.send(text)
      this.watchSilence()
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket) return
      this.watchSilence()
      this.receive(String(event.data))
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
  }

  private lost(): void {
    this.socket = null
    this.stopTimers()
    if (this.ended) return
    this.tries += 1
    this.listener.line('away')
    this.listener.failed?.(this.tries)
    if (this.ended) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.tries - 1, 10))
    // Spread out, so that a server that comes back is not met by everybody at once.
    this.timer = this.outside.later(() => this.connect(), wait * (0.5 + this.outside.random() / 2))
  }

  private receive(text: string): void {
    let message: ServerMessage
    try {
      message = JSON.parse(text) as ServerMessage
    } catch {
      return this.drop()
    }
    switch (message.type) {
      case 'pong':
        return
      case 'reply': {
        const waiting = this.waiting.get(message.id)
        this.waiting.delete(message.id)
        return waiting?.done(outcome(message))
      }
      case 'bye':
        if (!FINAL.has(message.reason)) return this.drop()
        this.close()
        return this.listener.bye(message.reason)
      default:
        return this.numbered(message)
    }
  }

  private numbered(message: Told): void {
    this.tries = 0
    if (message.type !== 'whole') {
      if (message.n <= this.last) return
      // Something is missing: come back and name the last number seen.
      if (message.n > this.last + 1) return this.drop()
    }
    this.last = message.n
    this.listener.told(message)
  }

  /** Gives up this connection and opens another. */
  private drop(): void {
    const socket = this.socket
    if (!socket) return
    this.lost()
    socket.close()
  }

  private send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text)
  }

  /** Pings after a while of silence, and comes back anew if even that is not answered. */
  private watchSilence(): void {
    if (this.watch !== null) this.outside.cancel(this.watch)
    this.watch = this.outside.later(() => {
      this.send('{"do":"ping"}')
      this.watch = this.outside.later(() => this.drop(), SILENCE)
    }, PING_EVERY)
  }

  private stopTimers(): void {
    for (const timer of [this.timer, this.watch]) if (timer !== null) this.outside.cancel(timer)
    this.timer = this.watch = null
  }
}
