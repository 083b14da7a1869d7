// Written by `cargo xtask types` from the Rust types; changes here are lost.
import type { Highlighted, OptionSpec, Outcome, Seat, SeatSet, Setting, SourceCount, Turn } from './table.ts'

/**
 * Everything that is kept about somebody.
 */
export type AboutMe = {
/**
 * The seats held by the key.
 */
seats: Array<MySeat>, };

/**
 * What a bot would do at my seat.
 */
export type Advice = {
/**
 * The position it is about: how many entries the record has.
 */
entry: number,
/**
 * The move; `null` if nothing is to be done.
 */
move: Anything | null, };

/**
 * What the best bot thinks of a move.
 */
export type AdvisedMove = {
/**
 * The move.
 */
move: Anything,
/**
 * How likely I win with it, from 0 to 1; `null` where there was nothing to search.
 */
chance: number | null,
/**
 * How sure that is: half of the interval in which the chance lies in 95 of 100 cases.
 */
give_or_take: number,
/**
 * In how many imagined worlds it was tried.
 */
tries: number,
/**
 * What I would be told at once if I made it, as far as that is sure: nothing hidden and no die is in it.
 */
brings: Array<Anything>, };

/**
 * A part of what the best bot thinks of a game that is over.
 */
export type Analysis = {
/**
 * The moves that were a choice, in order.
 */
moves: Array<JudgedMove>,
/**
 * Where to go on; `null` once the end is reached.
 */
next: number | null, };

/**
 * Any JSON, for the description of messages.
 */
export type Anything = null | boolean | number | string | Array<Anything> | { [key: string]: Anything };

/**
 * Asks a game to propose a set-up.
 */
export type AskProposal = {
/**
 * How many are to play.
 */
seats: number,
/**
 * Wishes that differ from their defaults.
 */
wishes: { [key in string]: Setting },
/**
 * What the proposals are drawn from, one after the other; a new one is made unless told.
 */
seed?: string,
/**
 * Which of them, from 0 on.
 */
number: number, };

/**
 * Asks what settings stand for.
 */
export type AskSettings = {
/**
 * How many are to play.
 */
seats: number,
/**
 * Options that differ from their defaults.
 */
options: { [key in string]: Setting }, };

/**
 * What happens when somebody's time is up.
 */
export type AtZero = "bot" | "resign";

/**
 * Somebody who was muted or sent away.
 */
export type Ban = {
/**
 * A hash of their key or network; gives them back what they may do.
 */
who: string,
/**
 * `mute` or `away`.
 */
kind: string,
/**
 * Whether it is a network, and with it everybody who comes from there.
 */
network: boolean,
/**
 * Until when, in milliseconds since 1970.
 */
until: number,
/**
 * Why.
 */
why: string, };

/**
 * Something said.
 */
export type ChatLine = {
/**
 * Where.
 */
room: Room,
/**
 * Who, by name.
 */
from: string,
/**
 * Who, by seat.
 */
seat: Seat | null,
/**
 * What.
 */
text: string,
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * How time is kept.
 */
export type Clock = { "kind": "none" } | { "kind": "move",
/**
 * In seconds.
 */
seconds: number, } | { "kind": "bank",
/**
 * At the start, in seconds.
 */
seconds: number,
/**
 * After each turn, in seconds.
 */
increment: number, } | { "kind": "days",
/**
 * The days.
 */
days: number, };

/**
 * What is asked over the socket. Each but a ping carries an `id` beside it, which is new for each command of a seat, and may be sent twice; it is
 * carried out once.
 */
export type Command = { "do": "play",
/**
 * The moves.
 */
moves: Array<Anything>, } | { "do": "ask",
/**
 * The moves.
 */
moves: Array<Anything>, } | { "do": "undo" } | { "do": "offer",
/**
 * To what.
 */
what: OfferKind, } | { "do": "answer",
/**
 * Which question.
 */
offer: number,
/**
 * Whether one agrees.
 */
yes: boolean, } | { "do": "chat",
/**
 * Where.
 */
room: Room,
/**
 * What.
 */
text: string, } | { "do": "seen",
/**
 * The position: how many entries the record had.
 */
entry: number,
/**
 * Whoever was shown it has nothing to say about it.
 */
silent: boolean, } | { "do": "ping" };

/**
 * What the best bot thinks of the moves of my seat.
 */
export type Counsel = {
/**
 * The position it is about: how many entries the record has.
 */
entry: number,
/**
 * The best moves it found, the one it would make first.
 */
moves: Array<AdvisedMove>, };

/**
 * The deal of a day, and what became of it so far.
 */
export type DailyDeal = {
/**
 * The day, counted in days since 1970, by universal time.
 */
day: number,
/**
 * My own table, if I have sat down at it.
 */
mine?: string,
/**
 * Whether my game is over; from then on the games of others may be watched.
 */
played: boolean,
/**
 * Whether I have sat down at it, or this browser has, before everything of mine was taken out: everybody has one try.
 */
had: boolean,
/**
 * The best games, and mine.
 */
entries: Array<DailyEntry>,
/**
 * How many were finished.
 */
finished: number,
/**
 * How many bots sit at the table besides whoever plays.
 */
bots: number,
/**
 * What these bots are called.
 */
level: string,
/**
 * Whether all win or lose together, so that the bots are partners.
 */
together: boolean, };

/**
 * One finished game of a day's deal.
 */
export type DailyEntry = {
/**
 * Its place; equal games share one.
 */
place: number,
/**
 * Who played; empty if that was taken out.
 */
name: string,
/**
 * Whether it is mine.
 */
mine: boolean,
/**
 * Whether it was won.
 */
won: boolean,
/**
 * The points, in games that count them.
 */
points?: number,
/**
 * How many entries its record has.
 */
entries: number,
/**
 * The table, to be watched again: only once one's own game is over, or the day.
 */
table?: string, };

/**
 * How a game came to its end.
 */
export type End = "played" | "stopped" | { "stopped_by": Stopping } | { "resigned": Seat } | "outdated" | "closed";

/**
 * What went wrong, as a word that can be said in any language.
 */
export type Failure = {
/**
 * The error.
 */
error: FailureBody, };

/**
 * The inside of a [`Failure`].
 */
export type FailureBody = {
/**
 * A word that stays the same.
 */
code: string,
/**
 * More for those who write programs; not for translation.
 */
detail?: string,
/**
 * What is wrong with the text of an option: a word that stays the same, for which the game has a message.
 */
why?: string, };

/**
 * Why the server closes a socket.
 */
export type Farewell = "shutdown" | "resume" | "seat_lost" | "seated" | "gone" | "sent_away" | "silent" | "unruly";

/**
 * What can be played, with everything a lobby needs to offer it.
 */
export type GameInfo = {
/**
 * The name in links and messages.
 */
id: string,
/**
 * How many can play.
 */
seats: Span,
/**
 * How long a game lasts, in minutes.
 */
minutes: Span,
/**
 * Whether the seats may write to each other while they play.
 */
talk: boolean,
/**
 * The fields of its moves, events, refusals and views that hold the number of a seat, besides those that do in every game.
 */
seat_fields: Array<string>,
/**
 * What can be set.
 */
options: Array<OptionSpec>,
/**
 * What a host may wish of a set-up that the game proposes; none if it proposes nothing.
 */
wishes: Array<OptionSpec>,
/**
 * The bots that play it, the best last.
 */
levels: Array<string>,
/**
 * Where the contents of the box come from.
 */
sources: Array<SourceCount>, };

/**
 * Takes a seat.
 */
export type Join = {
/**
 * My name.
 */
name: string,
/**
 * What a seat that is kept for somebody is taken with.
 */
invitation?: string,
/**
 * My word for the shuffle.
 */
word?: string, };

/**
 * What the best bot thinks of a move that was made.
 */
export type JudgedMove = {
/**
 * The number of its entry, as in the replay.
 */
entry: number,
/**
 * Who made it.
 */
seat: Seat,
/**
 * How likely each seat won once it was made, as far as whoever made it could tell.
 */
chances: Array<number>,
/**
 * How likely whoever made it won with the best move there was.
 */
best: number,
/**
 * That move, if it was another one.
 */
better: Anything | null, };

/**
 * How much there is to do.
 */
export type Load = {
/**
 * Tables that are not over.
 */
open_tables: number,
/**
 * Tables in memory.
 */
loaded: number,
/**
 * Open sockets.
 */
sockets: number,
/**
 * Open connections.
 */
connections: number,
/**
 * Moves made since the server was started.
 */
moves: number,
/**
 * Requests and commands that a limit refused.
 */
refused: number,
/**
 * Rules that panicked.
 */
panics: number,
/**
 * The size of the data file, in bytes.
 */
bytes: number,
/**
 * When the last copy was made, in milliseconds since 1970; null if none was since the server was started.
 */
backup: number | null,
/**
 * For how many seconds the server has run.
 */
uptime: number, };

/**
 * An entry of the record as one viewer knows it.
 */
export type LogStep = {
/**
 * The entry, from 1.
 */
entry: number,
/**
 * Who; `null` is the clock.
 */
by: Seat | null,
/**
 * The move, for whoever made it.
 */
move?: Anything,
/**
 * Whether a move was taken back.
 */
undone?: boolean,
/**
 * The version of the rules the game goes on under from here, where they were replaced.
 */
raised?: number,
/**
 * What happened, as far as the viewer may know.
 */
events: Array<Anything>,
/**
 * When, in milliseconds since the game began.
 */
t: number, };

/**
 * Something that was said.
 */
export type MyLine = {
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What.
 */
text: string, };

/**
 * A seat, and what was said there.
 */
export type MySeat = {
/**
 * The table.
 */
table: string,
/**
 * The game.
 */
game: string,
/**
 * The seat.
 */
seat: number,
/**
 * The name given there.
 */
name: string,
/**
 * The word given for the shuffle.
 */
word: string,
/**
 * When the table was made, in milliseconds since 1970.
 */
created: number,
/**
 * When something last happened there.
 */
updated: number,
/**
 * Where it is in its life.
 */
phase: Phase,
/**
 * Who else sits or sat there, by name; bots and those whose names went are left out.
 */
with: Array<string>,
/**
 * How many entries its record has.
 */
entries: number,
/**
 * How it ended.
 */
end?: End,
/**
 * Who won, once it was played to its end.
 */
outcome?: Outcome,
/**
 * Whether a bot made more moves there than I did.
 */
by_bot: boolean,
/**
 * What was said there.
 */
said: Array<MyLine>, };

/**
 * Mutes somebody, sends them away, or ends that.
 */
export type NewBan = {
/**
 * `mute` or `away`.
 */
kind: string,
/**
 * A table, with a seat or a name: whoever holds the seat, or watches under the name.
 */
table?: string,
/**
 * See `table`.
 */
seat?: number,
/**
 * See `table`.
 */
name?: string,
/**
 * Whether it holds for the networks they come from as well, so that a new key does not slip by. Unless it is said, those who are muted
 * are muted so, and those who are sent away are sent away by their key alone.
 */
network?: boolean,
/**
 * An address: everybody from its network.
 */
address?: string,
/**
 * A hash that a list of bans shows.
 */
who?: string,
/**
 * For how many hours; 0 ends it.
 */
hours: number,
/**
 * Why, for other operators.
 */
why?: string, };

/**
 * Asks for a new table.
 */
export type NewTable = {
/**
 * The game.
 */
game: string,
/**
 * Options that differ from their defaults.
 */
options: { [key in string]: Setting },
/**
 * What the table is called in lists.
 */
name?: string,
/**
 * Who is to sit where; as many as the game is to have seats.
 */
seats: Array<SeatPlan>,
/**
 * Whether anybody may find it; if not, only those with the link.
 */
listed: boolean,
/**
 * How time is kept.
 */
clock: Clock,
/**
 * What happens when somebody's time is up.
 */
at_zero: AtZero,
/**
 * My name.
 */
my_name: string,
/**
 * My word for the shuffle.
 */
word?: string,
/**
 * Whether the page shows hints to newcomers, and whoever plays may ask the admiral.
 */
hints?: boolean, };

/**
 * What the operator says to everybody.
 */
export type Notice = {
/**
 * The text; empty if there is nothing to say.
 */
text: string, };

/**
 * What a table was made for, where it is no ordinary one.
 */
export type Occasion = "first" | { "daily": number };

/**
 * A question to the other seats.
 */
export type OfferInfo = {
/**
 * Its number at this table.
 */
offer: number,
/**
 * What is asked.
 */
what: OfferKind,
/**
 * Who asks.
 */
by: Seat,
/**
 * Who has not answered yet.
 */
waiting: SeatSet,
/**
 * Who agreed.
 */
agreed: SeatSet,
/**
 * Who did not agree, where it was refused.
 */
refused_by?: Seat,
/**
 * What became of it.
 */
state: OfferState, };

/**
 * What can be agreed on.
 */
export type OfferKind = "undo" | "stop";

/**
 * What became of a question.
 */
export type OfferState = "open" | "agreed" | "refused" | "gone";

/**
 * Who sits at a table.
 */
export type OverseenSeat = {
/**
 * Which seat.
 */
seat: number,
/**
 * The name, or the level of a bot.
 */
name: string, };

/**
 * A table as operators see it.
 */
export type OverseenTable = {
/**
 * Its number, by which the log names it.
 */
number: number,
/**
 * Its name in links.
 */
id: string,
/**
 * The game.
 */
game: string,
/**
 * Where it is in its life: `open`, `playing` or `over`.
 */
phase: string,
/**
 * Whether anybody may find it.
 */
listed: boolean,
/**
 * When it was made.
 */
created: number,
/**
 * When something last happened.
 */
updated: number,
/**
 * How much its record and conversation take.
 */
bytes: number,
/**
 * Who sits there, with the number of the seat.
 */
seats: Array<OverseenSeat>,
/**
 * The names of those who watch.
 */
onlookers: Array<string>, };

/**
 * What operators see.
 */
export type Overview = {
/**
 * How much there is to do.
 */
load: Load,
/**
 * What is said to everybody.
 */
notice: string,
/**
 * The tables at which something happened last.
 */
tables: Array<OverseenTable>,
/**
 * Who was muted or sent away.
 */
bans: Array<Ban>, };

/**
 * Where a table is in its life.
 */
export type Phase = "open" | "playing" | "over";

/**
 * A set-up that a game proposes.
 */
export type Proposed = {
/**
 * To be sent again for the next one.
 */
seed: string,
/**
 * Which of those drawn from the seed it is.
 */
number: number,
/**
 * The options it sets.
 */
settings: { [key in string]: Setting },
/**
 * How far it comes up to the wishes that are numbers.
 */
comes_to: { [key in string]: number }, };

/**
 * Changes the name at a seat.
 */
export type Rename = {
/**
 * The new name.
 */
name: string, };

/**
 * A finished game as one viewer sees it.
 */
export type ReplayFile = {
/**
 * The first line of the record.
 */
header: Anything,
/**
 * The table it was played at.
 */
table: TableInfo,
/**
 * The deal, then one frame for each entry.
 */
frames: Array<ReplayFrame>, };

/**
 * A moment of a finished game.
 */
export type ReplayFrame = {
/**
 * The entry, from 1; 0 is the deal.
 */
entry: number,
/**
 * Who; `null` is the clock, or the deal.
 */
by: Seat | null,
/**
 * The move, if this viewer may know it.
 */
move: Anything | null,
/**
 * Whether a move was taken back.
 */
undone: boolean,
/**
 * The version of the rules the game goes on under from here, where they were replaced.
 */
raised?: number,
/**
 * What happened, as far as the viewer may know.
 */
events: Array<Anything>,
/**
 * What of it the game is remembered by; left out where there is nothing.
 */
highlights?: Array<Highlighted>,
/**
 * What the viewer sees after it.
 */
view: Anything,
/**
 * What the rules work out for the viewer after it; `null` in games without aids.
 */
aids: Anything,
/**
 * Whom the table waits for.
 */
turn: Turn,
/**
 * When, in milliseconds since the game began.
 */
t: number, };

/**
 * What came of a command: either `ok`, or `refused` with a reason.
 */
export type Reply = {
/**
 * The id of the command; empty if it could not be read.
 */
id: string,
/**
 * It was carried out.
 */
ok?: boolean,
/**
 * The number of the last message it led to.
 */
n?: number,
/**
 * The question it led to, where others must agree.
 */
offer?: number,
/**
 * Why not: a word such as `"not_your_turn"`, or `{"rule": …}` with the game's own reason.
 */
refused?: Anything,
/**
 * Which of several moves was refused, from 0.
 */
at?: number,
/**
 * The position that answers are about: how many entries the record had.
 */
entry?: number,
/**
 * What would come of each move that was asked about: `null` if it is allowed, else why not.
 */
answers?: Array<Anything>, };

/**
 * Where something is said.
 */
export type Room = "table" | "spectators";

/**
 * Gives a free seat to a bot before the deal, or takes it back.
 */
export type SeatBot = {
/**
 * How well it plays; `null` frees the seat again.
 */
level: string | null, };

/**
 * The time of one seat.
 */
export type SeatClock = {
/**
 * What is left, in milliseconds, when the message was made.
 */
left: number,
/**
 * Whether it runs.
 */
running: boolean, };

/**
 * A seat as one person sees it.
 */
export type SeatInfo = {
/**
 * Which.
 */
seat: Seat,
/**
 * What it is.
 */
kind: SeatKind,
/**
 * Who sits there, or for whom it is kept; empty if nobody. Once the game has begun a seat is free only if somebody got up: then it is their
 * name, and empty if they took everything of theirs out.
 */
name: string,
/**
 * How well the bot plays that sits there.
 */
level?: string,
/**
 * Whether somebody, or a bot, sits there.
 */
taken: boolean,
/**
 * Whether it is mine.
 */
mine: boolean,
/**
 * Whether whoever sits there is connected.
 */
connected: boolean,
/**
 * What the seat is taken with, if it is kept for somebody; for whoever made the table, to pass on.
 */
invitation?: string,
/**
 * The bot that plays while its holder is away.
 */
stand_in?: string,
/**
 * For how many more seconds whoever is missing here is waited for. Then others may let a bot play, or free the seat before the deal. Left out
 * where nobody is missing, and where a clock decides.
 */
patience?: number,
/**
 * Whether the seat is kept for somebody who was asked to play again, and has not come yet.
 */
expected?: boolean,
/**
 * Whether a bot made more moves here than whoever holds the seat.
 */
by_bot?: boolean, };

/**
 * What a seat is.
 */
export type SeatKind = "open" | "reserved" | "person" | "bot";

/**
 * Who is to sit at a seat of a new table.
 */
export type SeatPlan = { "kind": "me" } | { "kind": "open" } | { "kind": "bot",
/**
 * How well it plays.
 */
level: string, } | { "kind": "reserved",
/**
 * The name.
 */
name: string, };

/**
 * What the server sends over the socket. All but replies, pongs and byes are numbered.
 */
export type ServerMessage = { "type": "whole" } & Whole | { "type": "step" } & Step | { "type": "table",
/**
 * The number of the message.
 */
n: number,
/**
 * The table.
 */
table: TableInfo, } | { "type": "chat",
/**
 * The number of the message.
 */
n: number,
/**
 * Where.
 */
room: Room,
/**
 * Who, by name.
 */
from: string,
/**
 * Who, by seat.
 */
seat: Seat | null,
/**
 * What.
 */
text: string,
/**
 * When, in milliseconds since 1970.
 */
at: number, } | { "type": "offer",
/**
 * The number of the message.
 */
n: number,
/**
 * Its number at this table.
 */
offer: number,
/**
 * What is asked.
 */
what: OfferKind,
/**
 * Who asks.
 */
by: Seat,
/**
 * Who has not answered yet.
 */
waiting: SeatSet,
/**
 * Who agreed.
 */
agreed: SeatSet,
/**
 * Who did not agree, where it was refused.
 */
refused_by?: Seat,
/**
 * What became of it.
 */
state: OfferState, } | { "type": "over",
/**
 * The number of the message.
 */
n: number,
/**
 * Who won, if it was played to its end.
 */
outcome?: Outcome,
/**
 * The secret of the shuffle.
 */
secret: string,
/**
 * The table.
 */
table: TableInfo, } | { "type": "reply" } & Reply | { "type": "pong" } | { "type": "bye",
/**
 * Why.
 */
reason: Farewell, };

/**
 * All settings, with the defaults and with what a text among them stands for.
 */
export type Settled = {
/**
 * Every option with its value.
 */
options: { [key in string]: Setting }, };

/**
 * Asks for a table at which everything is set.
 */
export type SitDown = {
/**
 * My name.
 */
name: string, };

/**
 * From the least to the most.
 */
export type Span = {
/**
 * The least.
 */
min: number,
/**
 * The most.
 */
max: number, };

/**
 * Lets a bot play for somebody absent, or hands the seat back.
 */
export type StandIn = {
/**
 * How well it plays; `null` hands the seat back.
 */
level: string | null, };

/**
 * See [`ServerMessage::Step`].
 */
export type Step = {
/**
 * The number of the message.
 */
n: number,
/**
 * Who; `null` is the clock.
 */
by: Seat | null,
/**
 * The move, for whoever made it.
 */
move?: Anything,
/**
 * Whether a move was taken back.
 */
undone?: boolean,
/**
 * What happened, as far as the viewer may know.
 */
events: Array<Anything>,
/**
 * When, in milliseconds since the game began.
 */
t: number,
/**
 * The fields of the view that changed.
 */
patch: { [key in string]: Anything },
/**
 * The fields of the aids that changed; left out if none did.
 */
aids?: { [key in string]: Anything },
/**
 * How many entries the record has.
 */
entry: number,
/**
 * Whom the table waits for.
 */
turn: Turn,
/**
 * Seats that may act though nobody waits for them.
 */
asides: SeatSet,
/**
 * Everything offered to the viewer.
 */
moves: Array<Anything>,
/**
 * What the viewer can do about the last move.
 */
undo: UndoInfo,
/**
 * The time of each seat; empty where none is kept.
 */
clocks: Array<SeatClock>, };

/**
 * Who stopped a game, and without whom.
 */
export type Stopping = {
/**
 * Who proposed it.
 */
by: Seat,
/**
 * The others who agreed.
 */
agreed: SeatSet,
/**
 * Who had left before.
 */
left: SeatSet,
/**
 * For whom a bot played while they were offline.
 */
away: SeatSet, };

/**
 * A table as one person sees it.
 */
export type TableInfo = {
/**
 * The name in links.
 */
id: string,
/**
 * The game.
 */
game: string,
/**
 * What it is called in lists; may be empty.
 */
name: string,
/**
 * All options.
 */
options: { [key in string]: Setting },
/**
 * Whether anybody may find it.
 */
listed: boolean,
/**
 * Whether the page shows hints to newcomers, and whoever plays may ask the admiral.
 */
hints: boolean,
/**
 * What it was made for, where it is no ordinary table.
 */
occasion?: Occasion,
/**
 * Where it is in its life.
 */
phase: Phase,
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>,
/**
 * The seats it waits for.
 */
turn: SeatSet,
/**
 * What was shown of the secret of the shuffle.
 */
commitment: string,
/**
 * How time is kept.
 */
clock: Clock,
/**
 * What happens when somebody's time is up.
 */
at_zero: AtZero,
/**
 * How many entries the record has.
 */
entries: number,
/**
 * Who won, once it was played to its end.
 */
outcome?: Outcome,
/**
 * How it ended.
 */
end?: End,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number,
/**
 * When something last happened, in milliseconds since 1970.
 */
updated: number,
/**
 * The table where the same people play again.
 */
rematch?: string,
/**
 * Who wants to play again, and had that table made.
 */
rematch_by?: Seat, };

/**
 * What a seat can do about the last move.
 */
export type UndoInfo = "nothing" | "free" | "consent";

/**
 * See [`ServerMessage::Whole`].
 */
export type Whole = {
/**
 * The last number that is included.
 */
n: number,
/**
 * The table.
 */
table: TableInfo,
/**
 * What the viewer sees; `null` before the deal.
 */
view: Anything,
/**
 * What the rules work out for the viewer, such as prices and odds; `null` before the deal and in games without aids.
 */
aids: Anything,
/**
 * The table's time when this was made, in milliseconds since the game began: what the rules' own clock is read by.
 */
t: number,
/**
 * The latest entries, oldest first.
 */
log: Array<LogStep>,
/**
 * What was said in the rooms the viewer may read, oldest first.
 */
chat: Array<ChatLine>,
/**
 * The open questions, and those that were refused until whoever asked puts that away.
 */
offers: Array<OfferInfo>,
/**
 * How many entries the record has.
 */
entry: number,
/**
 * Whom the table waits for.
 */
turn: Turn,
/**
 * Seats that may act though nobody waits for them.
 */
asides: SeatSet,
/**
 * Everything offered to the viewer.
 */
moves: Array<Anything>,
/**
 * What the viewer can do about the last move.
 */
undo: UndoInfo,
/**
 * The time of each seat; empty where none is kept.
 */
clocks: Array<SeatClock>, };

/**
 * Gives or changes a seat's word for the shuffle, before the deal.
 */
export type Word = {
/**
 * Any text.
 */
word: string, };
