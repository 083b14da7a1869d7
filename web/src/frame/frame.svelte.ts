import { createContext } from 'svelte'
import type { BoardProps, Chosen, GameContext, GameModule } from '../games/types.ts'
import { prefs } from '../lib/prefs.svelte.ts'
import { Teller } from '../lib/teller.ts'
import { words } from '../lib/words.svelte.ts'
import type { Json } from '../wire.ts'
import { dragging, type Carried } from './drag.ts'
import { moving } from './moving.ts'
import { pressing, type Tip } from './thing.ts'

/** What a page gives the frame: the game, and what its board is drawn from. */
export interface Given {
  game: GameModule | null
  /** The game's id, for its words. */
  id: string
  board: BoardProps
  /** Nothing more can happen here. */
  finished: boolean
  /** It is mine to choose. */
  mine?: boolean | undefined
  /** The seats the table waits for, and those that may speak beside. */
  waits: readonly number[]
  /** Opens the rules at what is looked at, where they can be opened beside the board. */
  explain?: (() => void) | undefined
  /** Why a move that is not offered is not allowed, when the server can be asked. */
  whyNot?: ((move: Json) => string | null | Promise<string | null>) | undefined
}

/** A question that waits for an answer, in place. */
export interface Question {
  text: string
  /** What the button that says yes is called. */
  yes: string
  /** What is asked, whatever the numbers in it: «don't ask again» is kept by this. */
  kind: string
  moves: Json[]
  /** The thing or the button that asked: the question stands beside it. */
  at: Element | null
  go: () => void
  /** Whether the move was on offer when it was asked: some are made up by whoever makes them. */
  offered: boolean
}

/** A part of the room of a board: how far it is from each edge, in pixels. */
export interface Screen {
  top: number
  right: number
  bottom: number
  left: number
  /** Great moments take the whole room nevertheless. */
  grand?: boolean
}

/** Below this width a board is drawn for a phone. */
const SLIM = 700

/**
 * What every board shares: tips, questions, looking closely, Escape, the room there is, pressing, dragging, what is chosen and what
 * moved. A page makes one and gives it to all below it; boards, hands and the action bar ask for it with `useFrame`.
 */
// Boards know what they choose and look at; the frame only keeps it.
export class Frame<Own extends Chosen = any, Look = any, Move = any> {
  private readonly given = $derived.by(() => this.source())
  tip = $state.raw<Tip | null>(null)
  question = $state.raw<Question | null>(null)
  /** What is looked at closely. */
  look = $state.raw<Look | null>(null)
  /** The thing that was pressed last: what it leads to stands beside it. */
  pressed = $state.raw<Element | null>(null)
  /** The room the board has, as it is seen without scrolling. */
  width = $state(Math.min(1000, globalThis.innerWidth ?? 1000))
  height = $state(600)
  /** So much of the board, from its right edge and from its foot, is read while things happen: what is shown over the board leaves it free. */
  aside = $state(0)
  beneath = $state(0)
  /** The board has a place of its own for what is about to decide the game: it is not said over the board, too. */
  foretells = $state(false)
  /** The action bar shows choices above itself: Escape closes those before it steps back on the board. */
  unfolded = false
  /** The only part of the board that what happens may be shown over, from each edge of the room, where all the rest is read or pressed meanwhile. */
  screen = $state.raw<Screen | null>(null)
  /** How high the hand under the board is, in pixels: what opens above the bar leaves it free. */
  hand = $state(0)
  /** What a hand carries over the board. */
  carried = $state.raw<Carried | null>(null)
  private own: { game: GameModule; chosen: Own } | null = null

  constructor(private readonly source: () => Given) {}

  get board(): BoardProps {
    return this.given.board
  }
  get game(): GameModule | null {
    return this.given.game
  }
  get context(): GameContext {
    return { cards: this.board.cards, names: this.board.names }
  }
  /** It is mine to choose. */
  get mine(): boolean {
    return this.given.mine === true
  }
  /** Nothing more can happen here: the game is over, or was stopped. */
  get finished(): boolean {
    return this.given.finished
  }
  /** Opens the rules at what is looked at. */
  get explain(): (() => void) | undefined {
    return this.given.game?.chapter ? this.given.explain : undefined
  }
  /** Drawn for a phone. */
  get slim(): boolean {
    return this.width < SLIM
  }
  get calm(): boolean {
    return this.board.calm
  }
  /** What was chosen and not yet done: the game's own, shared by its board, its hand and the action bar. */
  get chosen(): Own {
    const { game } = this.given
    if (!game?.chosen) throw new Error('this game chooses nothing')
    if (this.own?.game !== game) this.own = { game, chosen: game.chosen() as Own }
    return this.own.chosen
  }
  /** The moves of what is selected or looked at; nothing if nothing is. */
  get selected(): readonly Move[] | null {
    const { game, board } = this.given
    return board.view === null ? null : (game?.selected?.(this.look, this.ownIfAny, board) ?? null)
  }
  private get ownIfAny(): Own | null {
    return this.given.game?.chosen ? this.chosen : null
  }

  /** Presses, focus, tips: makes an element as good as a button. */
  readonly thing = pressing(this)
  readonly drag = dragging((carried) => {
    this.carried = carried
    if (carried) this.tip = null
  })
  readonly moving = moving(() => this.calm)

  show(tip: Tip): void {
    if (!this.question && !this.carried) this.tip = tip
  }
  hide(at: Element): void {
    if (this.tip?.at === at) this.tip = null
  }

  /** Why a move is not offered, in words. The only place where boards ask for it. */
  whyNot = (move: Json): string | null | Promise<string | null> => {
    const { board, finished, waits, whyNot } = this.given
    const teller = new Teller(words, this.given.id, board.names)
    if (board.seat === null) return words('why-spectator')
    if (finished) return teller.refusal('game_over')
    if (whyNot) return whyNot(move)
    return waits.includes(board.seat) ? null : teller.refusal('not_your_turn')
  }

  /** Makes moves, after a question in place if the first of them costs something or cannot be taken back. */
  play = (moves: Move | Move[], at: Element | null = this.pressed): void => {
    const { board, game } = this.given
    const list = (Array.isArray(moves) ? moves : [moves]) as Json[]
    const [first] = list
    if (board.busy || first === undefined) return
    const go = (): void => {
      this.question = null
      this.clear()
      void board.send(list)
    }
    const text = game?.question?.(first, board, words)
    this.ask(text, { moves: list, at, go, yes: words('yes') })
  }

  /** Asks first, unless nothing is to be asked or this question was answered once for all. */
  ask(text: string | null | undefined, { moves, at, go, yes }: { moves: Json[]; at: Element | null; go: () => void; yes: string }): void {
    // What is asked, without what it comes to this time.
    const kind = text?.replace(/\?.*/su, '?').replace(/\d+/g, '#') ?? ''
    if (!text || !prefs.asks(kind)) return go()
    this.tip = null
    this.question = { text, kind, moves, at, go, yes, offered: this.offers(moves[0]) }
  }

  /** What is asked may be past when others move at the same time: nobody is asked about what cannot be done any more. */
  forgetPast(): void {
    if (this.question?.offered && !this.offers(this.question.moves[0])) this.question = null
  }
  private offers(move: Json | undefined): boolean {
    const wanted = JSON.stringify(move)
    return this.given.board.moves.some((one) => JSON.stringify(one) === wanted)
  }

  answer(yes: boolean, never = false): void {
    const asked = this.question
    this.question = null
    if (!yes || !asked) return
    if (never) prefs.stopAsking(asked.kind)
    asked.go()
  }

  /** Looks at something closely, or away again when it is the same. */
  lookAt = (look: Look): void => {
    this.look = this.looksAt(look) ? null : look
    this.tip = null
  }
  looksAt = (look: Look): boolean => JSON.stringify(this.look) === JSON.stringify(look)
  lookAway = (): void => {
    this.look = null
  }

  /** Nothing is chosen and nothing looked at any more. */
  clear = (): void => {
    this.lookAway()
    this.ownIfAny?.clear()
  }

  /** Steps back once: from the question, from what is looked at, from what is chosen. Says whether there was anything. */
  escape(): boolean {
    if (this.question) this.question = null
    else if (this.unfolded) return false
    else if (this.look !== null) this.lookAway()
    else if (this.ownIfAny?.any) this.stepBack(this.ownIfAny)
    else return false
    return true
  }

  private stepBack(own: Own): void {
    if (own.back) own.back()
    else own.clear()
  }

  /** The table is left, or another is looked at. */
  leave(): void {
    this.question = null
    this.tip = null
    this.clear()
    this.ownIfAny?.leave?.()
  }

  /** Another position: what was asked, told and chosen belongs to the one before. */
  turned(): void {
    this.tip = null
    const offered = new Set(this.board.moves.map((move) => JSON.stringify(move)))
    // A question goes away with the moves it asks about; what others do meanwhile leaves it standing.
    if (this.question && !this.question.moves.some((move) => offered.has(JSON.stringify(move)))) this.question = null
    const keeps = this.ownIfAny?.keeps?.(this.board)
    if (!keeps) this.clear()
  }
}

const [use, provide] = createContext<Frame>()

/** The frame of the board this component belongs to. */
export function useFrame<Own extends Chosen = any, Look = any, Move = any>(): Frame<Own, Look, Move> {
  return use()
}

/** Makes the frame for everything below this component. */
export function provideFrame(source: () => Given): Frame {
  return provide(new Frame(source))
}
