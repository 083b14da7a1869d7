import type { Component } from 'svelte'
import type { Line } from '../lib/record.ts'
import type { Film } from '../lib/reel.ts'
import type { Scenes } from '../lib/scene.ts'
import type { Words } from '../lib/words.svelte.ts'
import type { Story } from '../table/story.ts'
import type { Json, OptionSpec, ReplayFrame, Reply, Seat, Setting } from '../wire.ts'

/** What the frame hands to the board of a game. */
export interface BoardProps<View = Json, Move = Json, Cards = Json, Event = Json> {
  /** The table as this viewer sees it. */
  view: View
  /** The contents of the box; views name cards by their place in these lists. */
  cards: Cards
  /** My seat; `null` for a spectator and in a replay. */
  seat: Seat | null
  /** Whom somebody who looks on follows: his things come first. */
  follow?: Seat | null | undefined
  /** Everything I may do now. */
  moves: Move[]
  /** The names of the players, by seat. */
  names: string[]
  /** Makes moves, all or none. */
  send: (moves: Move[]) => Promise<Reply>
  /** A move of mine is under way: nothing can be chosen. */
  busy: boolean
  /** What happened since the view before this one, to be animated. */
  recent: Event[]
  /** What led to the view where nothing is to be animated: in a replay, after a jump. */
  led?: Event[] | undefined
  /** Everything that was told so far and not taken back, oldest first; whoever came later knows the latest part of it. */
  past?: readonly Event[] | undefined
  /** `recent` is to be seen before what came of it: `view` is still the position before, and the board says when it has been seen. */
  film?: Film<View> | null | undefined
  /** What a guide would do in my place, where one leads. */
  advice?: Move | null | undefined
  /** No animation, please. */
  calm: boolean
  /** What the host has set; not known in a replay. */
  options?: Record<string, Setting> | undefined
  /** When a moment of the table's time comes, by `performance.now()`; not known in a replay. */
  due?: (moment: number) => number
}

/** What was chosen on a board and not yet done; a game keeps its own. */
export interface Chosen<View = any, Move = any> {
  /** Whether anything is. */
  readonly any: boolean
  /** Forgets it. */
  clear(): void
  /** Steps back at Escape, if that is something else than `clear`. */
  back?(): void
  /** Whether it still means something in the position that came; without this, a new position clears it. */
  keeps?(board: BoardProps<View, Move>): boolean
  /** The table is left: also what `clear` spares is forgotten. */
  leave?(): void
}

/** One button of the action bar. */
export interface Action<Move = Json> {
  /** One move, or several that are made together. */
  move: Move | Move[]
  label: string
  /** What it means, for whoever points at it. */
  title?: string | undefined
  /** Actions of one group stand together under this heading. */
  group?: string
  /** The number it has in the rulebook: its key, where keys are given out. */
  digit?: number | undefined
  /** `go` is the natural next step, `warn` reveals or cannot be taken back, `danger` costs something, `quiet` is not to be thought of yet. */
  tone?: 'go' | 'warn' | 'danger' | 'quiet'
  /** The text that asks for confirmation, in place, before the move is made. */
  ask?: string
  /** A key that does the same; digits are given out by the bar itself. `e` ends the turn. */
  key?: string
  /** Shown behind the label: an icon of the game. */
  icon?: Component<Record<string, never>>
}

/** A hint for newcomers. */
export interface Hint {
  /** Kept once it was put away, so that it does not come back. */
  id: string
  text: string
  /** A CSS selector inside the board of the thing it speaks of. */
  at?: string
}

/** What my games of one game come to together, in words. */
export type Campaign = (lines: readonly Line[], words: Words) => string[]

/** Where somebody stands in a guided first game. */
export interface Situation<View = any, Move = any, Cards = any> {
  view: View
  /** Everything I may do now. */
  moves: Move[]
  seat: Seat
  /** What a bot would do in my place; `null` where nothing is to be done, or not known yet. */
  advice: Move | null
  /** Whether the table waits for me. */
  mine: boolean
  /** What happened by my last move and since, with what is being shown on the position before it. */
  happened: readonly Json[]
  /** Something is being shown on the position before it. */
  showing: boolean
  /** Whether the game is over, and if so whether I have won it. */
  over: boolean
  won: boolean
  cards: Cards
  names: string[]
}

/** One thing that a guided first game explains, when the table comes to it. Its text is the message `{game}-first-{id}`. */
export interface LessonStep<View = any, Move = any, Cards = any> {
  id: string
  when: (now: Situation<View, Move, Cards>) => boolean
  /** A CSS selector inside the board of the thing it speaks of; one that depends on what is to be done is found then. */
  at?: string | ((now: Situation<View, Move, Cards>) => string | undefined)
  /** What its text speaks of. */
  values?: (now: Situation<View, Move, Cards>) => Record<string, string | number>
  /** Short enough to be said whenever the table comes to it again. */
  again?: boolean
}

/** What a guided first game explains, the most urgent first: it follows the table, wherever the player takes it. */
export type Lesson<View = any, Move = any, Cards = any> = readonly LessonStep<View, Move, Cards>[]

/** Something that lies hidden, and what it is. */
export interface Secret {
  label: string
  text: string
}

/** A section of a game's help; or the paragraph of it that first names a thing. */
export type Chapter = number | { section: number; names: string }

/** What is the same for all questions about one table. */
export interface GameContext<Cards = Json> {
  cards: Cards
  names: string[]
}

/** How a game ended for one seat, in the game's own words. */
export interface Ending {
  text: string
  /** Instead of «victory» or «defeat», where that would not be the whole truth. */
  heading?: string | undefined
  /** Neither a triumph nor lost: it is told as such. */
  even: boolean
}

/** Everything the frame knows of a game. */
export interface GameModule<View = any, Move = any, Cards = any, Event = any> {
  Board: Component<BoardProps<View, Move, Cards, Event>>
  /** What is mine: under the board, above the action bar. */
  Hand?: Component<BoardProps<View, Move, Cards, Event>>
  /** One thing, closely: what a press on it shows. `look` is what the board gave to `frame.lookAt`. */
  Closely?: Component<BoardProps<View, Move, Cards, Event> & { look: any }>
  /** What was chosen and not yet done, at the beginning: nothing. */
  chosen?: () => Chosen<View, Move>
  /** What is asked once, in place, before a move that costs something or cannot be taken back. */
  question?: (move: Move, board: BoardProps<View, Move, Cards, Event>, words: Words) => string | null | undefined
  /** What the thing that is selected or looked at stands for: the action bar and the keys then speak of these moves alone. */
  selected?: (look: any, chosen: any, board: BoardProps<View, Move, Cards, Event>) => readonly Move[] | null
  /**
   * The only thing I can do, when doing it reveals nothing and nobody could wish to wait: it is made by itself, in sight. `telling`: how fast it
   * comes would tell the others something, so it takes a natural time. `idle`: there is nothing to be seen or learned by it, so that it makes
   * itself also for whoever is guided.
   */
  forced?: (board: BoardProps<View, Move, Cards, Event>) => { move: Move; telling: boolean; idle?: boolean | undefined } | null
  /** The moves as buttons. A move left out is made on the board alone. */
  actions: (view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>) => Action<Move>[]
  /** Whether what happened is to be seen, step by step, before what came of it: the table then waits until the board says that it was seen. */
  films?: (events: Event[], board: BoardProps<View, Move, Cards, Event>) => boolean
  /** What of each kind of event is seen over the board, one after the other; what is a film is seen on it. */
  scenes?: Scenes<Event>
  /** The table in words, for those who do not see it: one sentence a line. */
  describe: (view: View, seat: Seat | null, words: Words, context: GameContext<Cards>) => string[]
  /** What lies hidden on the table, for those who see everything: what is hidden, and what it is. A thing this viewer cannot see is left out. */
  secrets?: (view: View, words: Words, context: GameContext<Cards>) => Secret[]
  /** What stands in the bar instead of «your turn», where it is not mine alone. */
  headline?: (view: View, words: Words, context: GameContext<Cards>) => string | null
  /** What is at stake now, in one short line beside the turn mark. */
  stakes?: (view: View, seat: Seat | null, words: Words, context: GameContext<Cards>) => string | null
  /** Whoever decides for all hears the others out before: a bot waits for that, and can be told that one has nothing to say. */
  confers?: boolean
  /** What is about to decide the game, in one line on the board, as the rules say it; `good` if it is for me. */
  looms?: (view: View, seat: Seat | null, words: Words, context: GameContext<Cards>) => { text: string; good: boolean } | null
  /** How it ended for this seat, where «won» or «lost» says too little or too much. */
  ending?: (view: View, seat: Seat, won: boolean, words: Words) => Ending | null
  /** How a finished game went, counted from its record. */
  story?: (frames: readonly ReplayFrame[], words: Words, context: GameContext<Cards>) => Story
  /** A move in words, as its button says it, in the position it is made in; without this, `{game}-move-{variant}` says it. */
  move?: (move: Move, view: View, seat: Seat | null, words: Words, context: GameContext<Cards>) => string
  /** Names that no message file knows, by the word that stands for them: those of the cards in the box, of places on this table. */
  names?: (view: View, words: Words, context: GameContext<Cards>) => Record<string, string>
  /** Where its help speaks of what is going on, or of the thing that is looked at. */
  chapter?: (view: View, look: any, words: Words) => Chapter | null
  /** Hints for a first game. */
  hints?: (view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>) => Hint[]
  /** A line of the log in other words than `{game}-event-{variant}`; `undefined` uses those, `null` says nothing. */
  line?: (event: Event, view: View, words: Words, context: GameContext<Cards>) => string | null | undefined
}

/** What the form of a new table hands to the desk of a game that proposes set-ups. */
export interface DeskProps {
  game: string
  /** How many are to play. */
  seats: number
  /** What a host may wish. */
  wishes: readonly OptionSpec[]
  /** The options as they are set. */
  options: Readonly<Record<string, Setting>>
  /** Sets some of them. */
  set: (options: Record<string, Setting>) => void
}
