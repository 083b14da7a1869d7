/** What travels between the page and the server, as the page speaks of it. The types come from Rust; see `generated/`. */
import type { Anything, Command as AnyCommand, ServerMessage } from './generated/wire.ts'

export type { Highlight, Highlighted, OptionSpec, Outcome, Score, Seat, Setting, SourceCount, Turn } from './generated/table.ts'
export type {
  AboutMe,
  Advice,
  AdvisedMove,
  Analysis,
  Anything as Json,
  AtZero,
  ChatLine as Chat,
  Clock,
  Counsel,
  DailyDeal,
  End,
  GameInfo,
  JudgedMove,
  LogStep,
  NewBan,
  NewTable,
  OfferInfo as Offer,
  OverseenTable,
  Overview,
  Proposed,
  ReplayFile,
  ReplayFrame,
  Room,
  SeatClock,
  SeatInfo,
  SeatPlan,
  ServerMessage,
  Settled,
  TableInfo,
  UndoInfo as Undo,
} from './generated/wire.ts'

/** What the page asks for over the socket, before it is given its id. */
export type Command = Exclude<AnyCommand, { do: 'ping' }>

/** What a viewer may do now. */
export type Now = Pick<Extract<ServerMessage, { type: 'whole' }>, 'entry' | 'turn' | 'asides' | 'moves' | 'undo' | 'clocks'>

/** Why something was refused: a word, or a word with what it speaks of. */
export type Refused = Anything

/** What came of a command. */
export type Reply = { ok: true; entry?: number; answers?: (Refused | null)[] } | { refused: Refused }
