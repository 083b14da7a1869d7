import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../src/lib/table.svelte.ts'
import type { TableInfo } from '../src/wire.ts'

// A name is drawn in a browser alone.
vi.mock('../src/lib/name.ts', () => ({ myName: () => 'Zheng' }))

/** The far end of the sockets that the table opens. */
class Far {
  static all: Far[] = []
  readyState = 1
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor(readonly link: string) {
    Far.all.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {
    this.readyState = 3
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function info(mine: number[], more: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number) => ({
    seat: number,
    kind: 'person' as const,
    name: ['Anne', 'Bart'][number]!,
    taken: true,
    mine: mine.includes(number),
    connected: true,
  })
  return {
    id: 't',
    game: 'g',
    name: '',
    options: {},
    listed: false,
    hints: false,
    phase: 'playing',
    seats: [seat(0), seat(1)],
    turn: [1],
    commitment: '',
    clock: { kind: 'none' },
    at_zero: 'bot',
    entries: 0,
    created: 0,
    updated: 0,
    ...more,
  }
}
const now = { entry: 3, turn: { one: 1 }, asides: [], moves: ['pass'], undo: 'nothing', clocks: [] }
const whole = (table: TableInfo) => ({
  type: 'whole',
  n: 5,
  table,
  view: { ship: 1, dice: ['a'] },
  aids: { purse: 2, goal: 15 },
  t: 0,
  log: [],
  chat: [],
  offers: [],
  ...now,
})

let answers: { status: number; body: unknown }[]
beforeEach(() => {
  Far.all = []
  answers = []
  vi.stubGlobal('WebSocket', Far)
  vi.stubGlobal('location', { href: 'http://here/', hash: '' })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', async () => {
    const { status, body } = answers.shift() ?? { status: 404, body: {} }
    return new Response(JSON.stringify(body), { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(mine: number[], asked: number | null = null): Promise<{ table: LiveTable; far: Far }> {
  answers.push({ status: 200, body: info(mine) })
  const table = new LiveTable('t', asked)
  await vi.waitFor(() => expect(Far.all).toHaveLength(1))
  return { table, far: Far.all[0]! }
}

describe('a table', () => {
  it('takes my seat, the one whose turn it is if I have several, or looks on', async () => {
    expect((await open([0])).far.link).toContain('seat=0')
    Far.all = []
    expect((await open([0, 1])).far.link).toContain('seat=1')
    Far.all = []
    expect((await open([0, 1], 0)).far.link).toContain('seat=0')
    Far.all = []
    const { link } = (await open([])).far
    expect(link).not.toContain('seat=')
    expect(link, 'nobody looks on without a name').toContain('name=Zheng')
  })

  it('applies what changed to what it knew', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    expect(table.myTurn).toBe(true)
    far.tell({ type: 'step', n: 6, by: 1, events: ['moved'], t: 9, patch: { ship: 4 }, ...now, entry: 4, turn: { one: 0 }, moves: [] })
    expect(table.view).toEqual({ ship: 4, dice: ['a'], aids: { purse: 2, goal: 15 } })
    expect(table.recent).toEqual(['moved'])
    expect(table.myTurn).toBe(false)
    expect(table.waitsFor).toEqual([0])
    far.tell({ type: 'step', n: 7, by: 0, events: [], t: 9, patch: {}, aids: { purse: 0 }, ...now, entry: 5 })
    expect(table.view).toEqual({ ship: 4, dice: ['a'], aids: { purse: 0, goal: 15 } })
    expect(table.log.map((step) => step.entry)).toEqual([4, 5])
  })

  it('is nobody’s turn to choose while a bot plays for me', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    expect([table.myTurn, table.stoodIn, table.moves]).toEqual([true, false, ['pass']])
    const seats = info([1]).seats.map((seat) => (seat.seat === 1 ? { ...seat, stand_in: 'novice' } : seat))
    far.tell({ type: 'table', n: 6, table: info([1], { seats }) })
    expect([table.myTurn, table.stoodIn, table.moves]).toEqual([false, true, []])
    far.tell({ type: 'table', n: 7, table: info([1]) })
    expect([table.myTurn, table.stoodIn, table.moves]).toEqual([true, false, ['pass']])
  })

  it('says that a position was shown where I may speak before another decides, once all of it was seen', async () => {
    const { table, far } = await open([1])
    table.shows = (step) => step.events.includes('scene')
    far.tell(whole(info([1])))
    const seen = () => far.sent.filter((text) => text.includes('"seen"')).map((text) => JSON.parse(text).entry)
    const step = (n: number, asides: number[], ...events: string[]) =>
      far.tell({ type: 'step', n, by: 0, events, t: 9, patch: {}, ...now, entry: n, turn: { one: 0 }, asides, moves: [] })
    step(6, [1], 'scene')
    expect(seen()).toEqual([])
    table.onward()
    expect(seen()).toEqual([6])
    // Nobody asks what I think of this one.
    step(7, [])
    step(8, [1])
    expect(seen()).toEqual([6, 8])
    expect(far.sent.at(-1)).toContain('"silent":false')
    table.letDecide()
    expect(far.sent.at(-1)).toContain('"silent":true')
    expect(table.heardOut).toBe(false)
  })

  it('offers nothing that was overtaken by what waits to be seen', async () => {
    const { table, far } = await open([1])
    table.shows = (step) => step.events.includes('scene')
    far.tell(whole(info([1])))
    const step = (n: number, turn: object, moves: string[], ...events: string[]) =>
      far.tell({ type: 'step', n, by: 0, events, t: 9, patch: { ship: n }, ...now, entry: n, turn, moves })
    step(6, { one: 0 }, ['propose'], 'scene')
    expect(table.moves).toEqual(['propose'])
    // The other one has gone on, and comes back to me: what may be said of the past, and what comes later, waits until it was seen.
    step(7, { one: 0 }, [], 'scene')
    expect(table.moves).toEqual([])
    step(8, { one: 1 }, ['propose', 'strike'], 'scene')
    expect(table.moves).toEqual([])
    table.onward()
    table.onward()
    expect([table.behind, table.moves]).toEqual([0, ['propose', 'strike']])
    // As long as it stays mine, I need not wait for what others say: only what their words took away is gone.
    step(9, { one: 1 }, ['strike'], 'scene')
    expect([table.behind, table.moves]).toEqual([1, ['strike']])
  })

  it('keeps all that happened in steps that came together until it was drawn', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    const step = (n: number, ...events: string[]) => far.tell({ type: 'step', n, by: 0, events, t: 9, patch: {}, ...now, entry: n })
    step(6, 'powered')
    step(7, 'powered')
    expect(table.recent).toEqual(['powered', 'powered'])
    // A board is drawn between two tasks.
    await new Promise((drawn) => setTimeout(drawn))
    step(8, 'moved')
    expect(table.recent).toEqual(['moved'])
  })

  it('tells what a film showed once, with what came before it and apart from what comes after', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    table.films = (events) => events.includes('card')
    const step = (n: number, ...events: string[]) =>
      far.tell({ type: 'step', n, by: 0, events, t: 9, patch: { ship: n }, ...now, entry: n })
    step(6, 'powered')
    step(7, 'card')
    step(8, 'powered')
    step(9, 'powered')
    expect(table.recent).toEqual(['powered', 'card'])
    expect(table.view).toMatchObject({ ship: 6 })
    // The board may have seen everything while it is drawn.
    table.film!.seen()
    expect(table.recent).toEqual(['powered', 'powered'])
    expect(table.view).toMatchObject({ ship: 9 })
  })

  it('keeps what it heard before the line was lost, though only the latest is told again', async () => {
    const { table, far } = await open([1])
    const log = (...entries: number[]) => entries.map((entry) => ({ entry, by: 0, events: [], t: 0 }))
    const heard = () => table.log.map((step) => step.entry)
    far.tell({ ...whole(info([1])), log: log(1, 2, 3) })
    far.tell({ ...whole(info([1])), log: log(3, 4) })
    expect(heard()).toEqual([1, 2, 3, 4])
    // What was missed in between is not known: the log begins anew.
    far.tell({ ...whole(info([1])), log: log(7, 8) })
    expect(heard()).toEqual([7, 8])
    table.sit(0)
    expect(heard()).toEqual([])
  })

  it('knows when a moment of the table comes, by the message that came least late', async () => {
    const { table, far } = await open([1])
    const clock = vi.spyOn(performance, 'now').mockReturnValue(5000)
    // What a whole says is the time now, however long ago the last entry was made.
    far.tell({ ...whole(info([1])), t: 1000, log: [{ entry: 3, by: 0, events: [], t: 200 }] })
    expect(table.due(61_000)).toBe(65_000)
    const step = { type: 'step', by: 1, events: [], patch: {}, ...now, entry: 4, moves: [] }
    clock.mockReturnValue(7500)
    far.tell({ ...step, n: 6, t: 3000 })
    expect(table.due(61_000)).toBe(65_000)
    clock.mockReturnValue(8000)
    far.tell({ ...step, n: 7, t: 4200 })
    expect(table.due(61_000)).toBe(64_800)
    clock.mockRestore()
  })

  it('keeps the latest state of each offer and all that was said', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    far.tell({ type: 'offer', n: 6, offer: 1, what: 'undo', by: 0, waiting: [1], state: 'open' })
    far.tell({ type: 'offer', n: 7, offer: 1, what: 'undo', by: 0, waiting: [], state: 'agreed' })
    far.tell({ type: 'chat', n: 8, room: 'table', from: 'Anne', seat: 0, text: 'ahoy', at: 1 })
    expect(table.offers.map((offer) => offer.state)).toEqual(['agreed'])
    expect(table.chat.map((line) => line.text)).toEqual(['ahoy'])
  })

  it('waits for nobody once the game is over, and keeps the secret that was revealed', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    const over = info([1], { phase: 'over', outcome: { verdict: { together: { won: true } } } })
    far.tell({ type: 'over', n: 6, outcome: over.outcome, secret: 'abc', table: over })
    far.tell({ ...whole(over), n: 7 })
    expect(table.finished).toBe(true)
    expect(table.waitsFor).toEqual([])
    expect(table.secret).toBe('abc')
  })

  it('is busy while a move is under way, and says why it was refused', async () => {
    const { table, far } = await open([1])
    far.tell(whole(info([1])))
    const reply = table.play(['pass'])
    expect(table.busy).toBe(true)
    const { id } = JSON.parse(far.sent[0]!) as { id: string }
    far.tell({ type: 'reply', id, refused: { rule: 'partner_passed' } })
    expect(await reply).toEqual({ refused: { rule: 'partner_passed' } })
    expect(table.busy).toBe(false)
  })

  it('explains an unknown link, and a seat that was lost', async () => {
    answers.push({ status: 404, body: { error: { code: 'not_found' } } })
    const unknown = new LiveTable('x', null)
    await vi.waitFor(() => expect(unknown.lost).toBe('unknown_table'))
    const { table, far } = await open([1])
    far.tell({ type: 'bye', reason: 'seat_lost' })
    expect(table.lost).toBe('seat_lost')
    table.watch()
    expect(table.lost).toBeNull()
    expect(Far.all.at(-1)!.link).not.toContain('seat=')
  })

  it('tries again by itself when the server is away', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', async () => {
      throw new TypeError()
    })
    const table = new LiveTable('t', null)
    await vi.advanceTimersByTimeAsync(10)
    expect(table.lost).toBe('server_away')
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(info([0]))))
    await vi.advanceTimersByTimeAsync(3100)
    expect(table.lost).toBeNull()
    expect(Far.all).toHaveLength(1)
    table.close()
  })
})
