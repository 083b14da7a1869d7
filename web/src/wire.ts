/**
 * What travels between the page and the server. Kept by hand until the types generated from Rust replace it;
 * see `messages` of the server's documentation for what each field means.
 */

/** A seat, from 0. */
export type Seat = number

/** `null` and plain JSON: a move, an event or a view of a game the frame does not know. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export type Setting = boolean | number | string

export type OptionSpec = { name: string } & (
  | { kind: 'choice'; values: string[] }
  | { kind: 'number'; min: number; max: number; default: number }
  | { kind: 'switch'; default: boolean }
)

export interface SourceCount {
  what: string
  rulebook: number
  inferred: number
  reconstructed: number
  owner: number
}

export interface GameInfo {
  id: string
  seats: { min: number; max: number }
  minutes: { min: number; max: number }
  options: OptionSpec[]
  levels: string[]
  sources: SourceCount[]
  talk: boolean
}

export type SeatPlan =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; level: string }
  | { kind: 'reserved'; name: string }

export type Clock =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export type AtZero = 'bot' | 'resign'

export interface NewTable {
  game: string
  options: Record<string, Setting>
  name?: string
  seats: SeatPlan[]
  listed: boolean
  clock: Clock
  at_zero: AtZero
  my_name: string
  word?: string
  hints?: boolean
}

export interface Score {
  points: number
  tie_breaks: number[]
}

export interface Outcome {
  verdict: { won: Seat[] } | { together: { won: boolean } }
  scores?: Score[]
}

export type Turn =
  | { one: Seat }
  | { several: Seat[] }
  | { real_time: { seats: Seat[]; until: number | null } }
  | { over: Outcome }

export interface SeatInfo {
  seat: Seat
  kind: 'open' | 'reserved' | 'person' | 'bot'
  name: string
  level?: string
  taken: boolean
  mine: boolean
  connected: boolean
  stand_in?: string
}

export interface TableInfo {
  id: string
  game: string
  name: string
  options: Record<string, Setting>
  listed: boolean
  phase: 'open' | 'playing' | 'over'
  seats: SeatInfo[]
  turn: Seat[]
  commitment: string
  clock: Clock
  at_zero: AtZero
  entries: number
  outcome?: Outcome
  created: number
  updated: number
  rematch?: string
  hints: boolean
  end?: End
}

/** How a game came to its end. */
export type End = 'played' | 'stopped' | { resigned: Seat }

/** Why a move was not made. */
export type Refused = string | { rule: Json } | { chance: string } | { [key: string]: Json }

/** What came of a command. */
export type Reply = { ok: true } | { refused: Refused }

/** What a seat can do about the last move. */
export type Undo = 'nothing' | 'free' | 'consent'

/** The time of one seat; `left` is in milliseconds, counted from when the message was sent. */
export interface SeatClock {
  left: number
  running: boolean
}

/** Something said. */
export interface Chat {
  room: 'table' | 'spectators'
  from: string
  seat?: Seat | null
  text: string
  at: number
}

/** A question to the other seats: to take a move back, or to stop. */
export interface Offer {
  offer: number
  what: 'undo' | 'stop'
  by: Seat
  /** Who has not answered yet; nobody when it is settled. */
  waiting: Seat[]
  state: 'open' | 'agreed' | 'refused' | 'gone'
}

/** One entry of the record as a viewer may know it. */
export interface LogStep {
  entry: number
  by: Seat | null
  move?: Json
  undone?: boolean
  events: Json[]
  t: number
}

interface Now {
  entry: number
  turn: Turn
  asides: Seat[]
  moves: Json[]
  undo: Undo
  clocks: SeatClock[]
}

export interface Whole extends Now {
  type: 'whole'
  n: number
  table: TableInfo
  view: Json
  log: LogStep[]
  chat: Chat[]
  offers: Offer[]
}

export interface Step extends Now, LogStep {
  type: 'step'
  n: number
  entry: number
  patch: { [field: string]: Json }
}

/** What the server sends over the socket. */
export type ServerMessage =
  | Whole
  | Step
  | { type: 'table'; n: number; table: TableInfo }
  | ({ type: 'chat'; n: number } & Chat)
  | ({ type: 'offer'; n: number } & Offer)
  | { type: 'over'; n: number; outcome?: Outcome; secret: string; table: TableInfo }
  | ({ type: 'reply'; id: string } & ({ ok: true; n?: number } | { refused: Refused }))
  | { type: 'pong' }
  | { type: 'bye'; reason: string }

/** What the page asks over the socket; each carries an id and may be sent twice. */
export type Command =
  | { do: 'play'; moves: Json[] }
  | { do: 'undo' }
  | { do: 'offer'; what: 'stop' }
  | { do: 'answer'; offer: number; yes: boolean }
  | { do: 'chat'; room: 'table' | 'spectators'; text: string }

/** A finished game as one viewer sees it. */
export interface ReplayFile {
  header: Json
  table: TableInfo
  frames: ReplayFrame[]
}

export interface ReplayFrame {
  undone?: boolean
  entry: number
  by: Seat | null
  move: Json
  events: Json[]
  view: Json
  turn: Turn
  t: number
}
