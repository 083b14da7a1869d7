// Written by `cargo xtask types` from the Rust types; changes here are lost.

/**
 * Why something that happened is worth coming back to.
 */
export type Highlight = "duel" | "loss" | "wreck" | "conquest" | "honour" | "betrayal" | "peril" | "end";

/**
 * A highlight among the events of one entry, as one viewer heard them.
 */
export type Highlighted = {
/**
 * The place of the event among those heard, from 0.
 */
event: number,
/**
 * Why it is one.
 */
kind: Highlight, };

/**
 * Milliseconds since the game began. Rules never read a clock: time comes in with each move.
 */
export type Millis = number;

/**
 * One option of a game.
 */
export type OptionSpec = {
/**
 * The name used in `--set name=value`, in lobbies and in records.
 */
name: string, } & ({ "kind": "choice",
/**
 * The words, the default first.
 */
values: Array<string>, } | { "kind": "number",
/**
 * The least.
 */
min: number,
/**
 * The most.
 */
max: number,
/**
 * The default.
 */
default: number, } | { "kind": "switch",
/**
 * The default.
 */
default: boolean, } | { "kind": "text",
/**
 * How many characters it has at most.
 */
most: number, });

/**
 * How a game ended.
 */
export type Outcome = {
/**
 * Who won.
 */
verdict: Verdict,
/**
 * The final scores, in games that count them.
 */
scores?: Array<Score>, };

/**
 * Where a value comes from; every row of a data file says so.
 */
export type Provenance = "rulebook" | "inferred" | "reconstructed" | "owner";

/**
 * Why a move was not made.
 */
export type Refused<R> = "no_such_seat" | "game_over" | "not_your_turn" | { "rule": R } | { "chance": string };

/**
 * A final score with its tie-breaks, compared in order.
 */
export type Score = {
/**
 * The points.
 */
points: number,
/**
 * What decides between equal points, the most important first; unused ones stay 0.
 */
tie_breaks: [number, number, number], };

/**
 * A place at the table, counted from 0. Always below [`MAX_SEATS`].
 */
export type Seat = number;

/**
 * A set of seats.
 */
export type SeatSet = Array<Seat>;

/**
 * The value of one option.
 */
export type Setting = boolean | number | string;

/**
 * How many things of one kind come from the rulebook, and how many were reconstructed.
 */
export type SourceCount = {
/**
 * The kind of thing.
 */
what: string,
/**
 * Printed in the rulebook.
 */
rulebook: number,
/**
 * Follows from the rulebook.
 */
inferred: number,
/**
 * Ours, because the rulebook does not print it.
 */
reconstructed: number,
/**
 * Read off the cards by an owner of the box.
 */
owner: number, };

/**
 * Whom the table waits for.
 */
export type Turn = { "one": Seat } | { "several": SeatSet } | { "real_time": {
/**
 * Who may act.
 */
seats: SeatSet,
/**
 * When the clock acts; `None` while no hourglass runs.
 */
until: Millis | null, } } | { "over": Outcome };

/**
 * Who won.
 */
export type Verdict = { "won": SeatSet } | { "together": {
/**
 * Whether it was a win.
 */
won: boolean, } };
