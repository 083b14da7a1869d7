import { tick } from 'svelte'
import type { Chat, Command, Json, LogStep, Now, Offer, Outcome, Reply, Seat, SeatClock, TableInfo, Turn, Undo } from '../wire.ts'
import { api, ApiError } from './api.ts'
import { cookies } from './cookies.svelte.ts'
import { Questions, type Why } from './questions.ts'
import { Reel, type Film, type Happened, type Step } from './reel.ts'
import { myName } from './name.ts'
import { namesOf } from './say.ts'
import { TableSocket, type Line, type Told } from './socket.ts'
import { seatsOf } from './turn.ts'
import { words } from './words.svelte.ts'

/** Why a table cannot be shown: a word with a message `error-{word}`. */
export type Lost = 'unknown_table' | 'seat_lost' | 'server_away' | (string & {})

/** One table as this browser sees it, kept up to date by its socket. */
export class LiveTable {
  private about = $state.raw<TableInfo | null>(null)
  /** When `info` was told, by this browser's own clock: what it says of time was true then. */
  infoAt = $state(0)
  seat = $state<Seat | null>(null)
  line = $state<Line>('connecting')
  lost = $state<Lost | null>(null)
  /** A seat was given to me here, and this browser did not keep the cookie that holds it: all I can do is look on. */
  keyless = $state(false)

  view = $state.raw<Json>(null)
  turn = $state.raw<Turn | null>(null)
  asides = $state.raw<Seat[]>([])
  /** What the position that is seen offers. */
  private offered = $state.raw<Json[]>([])
  undo = $state<Undo>('nothing')
  /** How many entries the record has. */
  entry = $state(0)
  log = $state.raw<LogStep[]>([])
  /** What happened since the view that was drawn last: of one step, or of several that came together. */
  recent = $state.raw<Json[]>([])
  chat = $state.raw<Chat[]>([])
  offers = $state.raw<Offer[]>([])
  clocks = $state.raw<SeatClock[]>([])
  /** When `clocks` was told, by this browser's own clock. */
  clocksAt = $state(0)
  /** How far the table's time is ahead of this browser's clock. */
  private ahead = $state(0)
  secret = $state<string | null>(null)
  busy = $state(false)
  /** What happened is being shown on the position before it; nothing can be chosen meanwhile. */
  film = $state.raw<Film | null>(null)
  /** Whether what happened is to be seen before what came of it; the game says. */
  films: (events: Json[]) => boolean = () => false
  /** A step is about to be taken. */
  leaving: (step: Happened) => void = () => {}
  /** A step was taken: begins to show it, and says whether what follows waits until `onward`. */
  shows: (step: Happened) => boolean = () => false
  /** Whether a step is shown as one with that before it. */
  joins: (step: Happened) => boolean = () => false
  /** How many messages wait until what came before them was seen. */
  get behind(): number {
    return this.unseen.length
  }
  private unseen = $state.raw<readonly Told[]>([])
  /** What I may do: nothing while a bot plays for me, and nothing that what waits to be seen has already overtaken. */
  readonly moves: Json[] = $derived.by(() => (this.stoodIn ? [] : open(this.offered, this.seat, this.unseen)))

  private readonly reel = new Reel({
    films: (step) => this.view !== null && this.films(step.events),
    show: (step) => {
      this.happened(step.events)
      this.filmed = step
      this.offered = []
      this.asides = []
      this.undo = 'nothing'
      this.film = { next: patched(this.view, step.patch, step.aids), seen: () => this.reel.seen() }
    },
    take: (message, at) => this.take(message, at),
    holds: (step) => this.shows(step),
    joins: (step) => this.joins(step),
    waits: (waiting) => (this.unseen = waiting),
    rests: () => this.tellSeen(),
  })
  /** The position that was last said to have been shown. */
  private saidSeen = -1
  private saidNothing = $state(-1)
  /** The step that is being shown, or was last. */
  private filmed: Step | null = null
  /** What of `recent` the board has not been drawn with yet. */
  private undrawn: Json[] | null = null
  private readonly questions = new Questions((moves) => this.command({ do: 'ask', moves }))
  private socket: TableSocket | null = null
  private gone = false

  constructor(
    readonly id: string,
    private readonly asked: Seat | null,
  ) {
    void this.open()
  }

  get info(): TableInfo | null {
    return this.about
  }
  private set info(told: TableInfo) {
    this.about = told
    this.infoAt = performance.now()
  }

  /** Who sits where. The same list as long as they are the same: everything that is said of the table depends on it. */
  readonly names: string[] = $derived.by(() => {
    const told = this.info ? namesOf(words, this.info) : []
    return same(told, this.named) ? this.named : (this.named = told)
  })
  private named: string[] = []
  get over(): Outcome | null {
    return this.turn && 'over' in this.turn ? this.turn.over : (this.info?.outcome ?? null)
  }
  get finished(): boolean {
    return this.info?.phase === 'over' || this.over !== null
  }
  /** The seats the table waits for. */
  get waitsFor(): Seat[] {
    return this.finished || this.film || !this.turn ? [] : seatsOf(this.turn)
  }
  /** Whether I am to choose: not while a bot plays for me. */
  get myTurn(): boolean {
    return this.seat !== null && this.waitsFor.includes(this.seat) && !this.stoodIn
  }
  /** Whether a bot plays for me, because I wanted it to. */
  readonly stoodIn: boolean = $derived(this.seat !== null && Boolean(this.info?.seats[this.seat]?.stand_in))
  /** Seats of mine, more than one when people share a screen. */
  get mine(): Seat[] {
    return this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []
  }

  /** When a moment of the table's time comes, by this browser's own clock. */
  readonly due = (moment: number): number => moment - this.ahead

  /** Asks for the table, then takes my seat at it or watches. */
  async open(): Promise<void> {
    try {
      const info = await api.table(this.id)
      this.keyless ||= cookies.miss(info)
      this.enter(info)
    } catch (error) {
      this.explain(error)
    }
  }

  /** Goes on with what the server just said of the table: after joining, leaving, starting. */
  enter(info: TableInfo, wanted?: Seat): void {
    if (this.gone) return
    this.info = info
    this.lost = null
    const seat = wanted ?? this.pick(info)
    if (this.socket && seat === this.seat) return
    this.sit(seat)
  }

  sit(seat: Seat | null): void {
    this.socket?.close()
    this.seat = seat
    this.view = null
    // Another seat has heard other things.
    this.log = []
    this.film = null
    this.reel.forget()
    this.questions.forget()
    this.socket = new TableSocket((since) => api.socketLink(this.id, seat, since, seat === null ? myName() : ''), {
      told: (message) => this.told(message),
      line: (line) => (this.line = line),
      // Whoever looked on in one tab and sat down in another plays in both.
      bye: (reason) => (reason === 'seated' ? void this.open() : (this.lost = reason)),
      failed: (tries) => void this.askWhy(tries),
    })
  }

  /** Looks on, though a seat was mine. */
  watch(): void {
    this.lost = null
    this.sit(null)
  }

  hurry(): void {
    if (this.lost === 'server_away') void this.open()
    this.socket?.hurry()
  }

  close(): void {
    this.gone = true
    this.socket?.close()
  }

  /** What was shown of the last step has been seen: on to what waits. */
  readonly onward = (): void => this.reel.onward()

  /** Makes moves, all or none. */
  async play(moves: Json[]): Promise<Reply> {
    this.busy = true
    try {
      return await this.command({ do: 'play', moves })
    } finally {
      this.busy = false
    }
  }

  /**
   * Why my seat may not make this move now, as the rules say it; `null` if it may. A promise where the server must be asked first. There is
   * nothing to ask for those who look on.
   */
  whyNot(move: Json): Why | Promise<Why> {
    if (this.seat === null || this.view === null) return null
    if (this.finished) return 'game_over'
    if (!this.waitsFor.includes(this.seat) && !this.asides.includes(this.seat)) return 'not_your_turn'
    return this.questions.why(move)
  }

  command(command: Command): Promise<Reply> {
    return this.socket?.command(command) ?? Promise.resolve({ refused: 'no_such_seat' })
  }

  /** I may speak before another decides. */
  private readonly speaks = $derived.by(
    () => this.seat !== null && !this.finished && this.asides.includes(this.seat) && !this.waitsFor.includes(this.seat),
  )
  /** A bot gives me time to speak before it decides; I have not said yet that I have nothing to say. */
  readonly heardOut = $derived.by(() => {
    const { seats = [] } = this.info ?? {}
    const bots = this.waitsFor.every((seat) => seats[seat]?.kind === 'bot' || seats[seat]?.stand_in)
    return this.speaks && bots && this.behind === 0 && this.moves.length > 0 && this.saidNothing !== this.entry
  })

  /** Says that all was shown, where I may speak before another decides: a bot gives me time from then on. */
  private tellSeen(): void {
    if (!this.speaks || this.saidSeen === this.entry) return
    this.saidSeen = this.entry
    void this.command({ do: 'seen', entry: this.entry, silent: false })
  }
  /** I have nothing to say: a bot that waits for that decides. */
  readonly letDecide = (): void => {
    this.saidNothing = this.entry
    void this.command({ do: 'seen', entry: this.entry, silent: true })
  }

  private pick(info: TableInfo): Seat | null {
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    if (this.asked !== null && mine.includes(this.asked)) return this.asked
    if (this.seat !== null && mine.includes(this.seat)) return this.seat
    return mine.find((seat) => info.turn.includes(seat)) ?? mine[0] ?? null
  }

  private told(message: Told): void {
    const at = performance.now()
    // A message can only come late: of all differences the largest is nearest to the truth.
    if (message.type === 'step') this.ahead = Math.max(this.ahead, message.t - at)
    // My own move waits for nothing: what others did just before it has been seen enough.
    if (message.type === 'step' && message.by !== null && message.by === this.seat && !this.film) this.reel.hurry()
    this.reel.hear(message, at)
  }

  private take(message: Told, at: number): void {
    switch (message.type) {
      case 'whole':
        this.film = null
        this.info = message.table
        // A seat that is let in has its cookie.
        if (this.seat !== null) cookies.left(this.id)
        this.view = seen(message.view, message.aids)
        this.log = continued(this.log, message.log)
        this.chat = message.chat
        this.offers = message.offers
        this.recent = []
        this.undrawn = this.filmed = null
        this.lost = null
        this.ahead = message.t - at
        return this.now(message, at)
      case 'step':
        this.leaving(message)
        this.film = null
        this.view = patched(this.view, message.patch, message.aids)
        this.log = [...this.log, message]
        // What was shown as a film is known to the board.
        if (message === this.filmed) this.undrawn = this.filmed = null
        else this.happened(message.events)
        return this.now(message, at)
      case 'table':
        this.info = message.table
        this.infoAt = at
        return
      case 'chat':
        this.chat = [...this.chat, message]
        return
      case 'offer':
        this.offers = [...this.offers.filter((offer) => offer.offer !== message.offer), message]
        return
      case 'over':
        this.info = message.table
        this.secret = message.secret
        this.offered = []
        this.offers = []
        return
    }
  }

  /** Something is to be told to the board, which is not drawn between steps that come together: all of them are kept for it. */
  private happened(events: Json[]): void {
    const all = this.undrawn ? [...this.undrawn, ...events] : events
    this.recent = this.undrawn = all
    void tick().then(() => {
      if (this.undrawn === all) this.undrawn = null
    })
  }

  private now(now: Now, at: number): void {
    this.entry = now.entry
    this.questions.at(now.entry)
    this.turn = now.turn
    this.asides = now.asides
    this.offered = now.moves
    this.undo = now.undo
    this.clocks = now.clocks
    this.clocksAt = at
  }

  /** A socket that is refused does not say why; HTTP does. */
  private async askWhy(tries: number): Promise<void> {
    if (tries !== 1 && tries % 4 !== 0) return
    try {
      const info = await api.table(this.id)
      // The seat went to somebody else meanwhile, or was given back: sit where we may.
      if (cookies.miss(info)) {
        this.keyless = true
        this.enter(info)
      } else if (this.seat !== null && !info.seats[this.seat]?.mine) {
        this.lost = 'seat_lost'
        this.socket?.close()
        return
      }
      const hidden = this.seat === null ? await whyHidden(info) : null
      if (hidden !== null) {
        this.lost = hidden
        this.socket?.close()
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.explain(error)
    }
  }

  private explain(error: unknown): void {
    if (this.gone) return
    this.lost = error instanceof ApiError ? (error.status === 404 ? 'unknown_table' : error.code) : 'unexpected'
    if (this.lost !== 'server_away') this.socket?.close()
    else setTimeout(() => this.lost === 'server_away' && !this.gone && void this.open(), 3000)
  }
}

/** Why the deal of this day is not shown to me: I have not played it, or cannot any more and see no more of it before tomorrow; `null` if it is. */
async function whyHidden({ game, occasion }: TableInfo): Promise<Lost | null> {
  if (typeof occasion !== 'object') return null
  const { day, played, had, mine } = await api.daily(game)
  if (occasion.daily !== day || played) return null
  return had && mine === undefined ? 'deal_had' : 'deal_hidden'
}

/**
 * Of what a position offered, what can still be done although more has happened that was not seen yet: as long as it stayed mine to choose, what is
 * offered at the end of it, too; otherwise nothing, until it was seen.
 */
function open(offered: Json[], seat: Seat | null, unseen: readonly Told[]): Json[] {
  const later = unseen.flatMap((message) => (message.type === 'step' || message.type === 'whole' ? [message] : []))
  const last = later.at(-1)
  if (unseen.some(({ type }) => type === 'over')) return []
  if (!last || offered.length === 0) return offered
  if (seat === null || !later.every(({ turn }) => seatsOf(turn).includes(seat))) return []
  const still = new Set(last.moves.map((move) => JSON.stringify(move)))
  return offered.filter((move) => still.has(JSON.stringify(move)))
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at])
}

/** What a viewer sees, with what the rules work out for it: boards read both, and reckon nothing themselves. */
export function seen(view: Json, aids: Json): Json {
  return view === null ? null : { ...(view as { [field: string]: Json }), aids }
}

/** What is seen after a step: the fields that changed, of the view and of the aids, over what was seen before. */
function patched(view: Json, patch: { [field: string]: Json }, aids: { [field: string]: Json } | undefined): Json {
  const before = view as { [field: string]: Json }
  const after = { ...before, ...patch }
  return aids ? { ...after, aids: { ...(before['aids'] as { [field: string]: Json } | null), ...aids } } : after
}

/** What was heard before a line was lost and what is told after it: only the latest entries come again, and those before them stay as they were. */
function continued(before: readonly LogStep[], told: readonly LogStep[]): LogStep[] {
  const first = told[0]?.entry
  const last = before.at(-1)?.entry
  if (first === undefined || last === undefined || last < first - 1) return [...told]
  return [...before.filter(({ entry }) => entry < first), ...told]
}
