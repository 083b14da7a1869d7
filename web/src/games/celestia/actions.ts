import type { Words } from '../../lib/words.svelte.ts'
import type { Action, GameContext } from '../types.ts'
import { flagPrice, flags, isTalk, nameOf, stepOf, strikes, thrust } from './model.ts'
import { Say } from './say.ts'
import type { Cards, Move, Seat, View } from './wire.ts'

/** Moves that go on with the game without taking what is offered; they stand before long lists, where they are seen. */
const LEAVING = ['pass', 'decline', 'proceed', 'keep_gold']
/** What is most often wanted stands first. */
const FIRST = ['continue', 'load', 'buy_cards', 'buy_smoke', 'reactivate', 'validate', 'take', 'take_hidden', 'use_crew']

/** Steps that ask for no thought when there is only one thing to do; what shows something or moves the ship waits for a hand. */
const PLAIN = ['proceed', 'pass', 'take', 'take_hidden', 'load', 'discard', 'salvage', 'say', 'jettison', 'set_die', 'begin', 'arrange']

/** The only thing left to do, if doing it asks for no thought; talk is no duty. */
export function forced(moves: readonly Move[]): { move: Move; telling: boolean } | null {
  const duties = moves.filter((move) => !isTalk(move))
  const [only] = duties
  return duties.length === 1 && only !== undefined && PLAIN.includes(nameOf(only)) ? { move: only, telling: false } : null
}

/** Everything I may do, in words: what I decide, then what I may say. */
export function actions(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Action<Move>[] {
  const say = new Say(words, context.names)
  const { cards } = context
  const struck = strikes(view)
  const faces = struck.map(({ face }) => face)
  const rank = (move: Move): number => {
    const name = nameOf(move)
    if (LEAVING.includes(name)) return 58
    if (name === 'strike') {
      // All ways to eliminate one die stand together, the die with the plainest way first.
      const at = struck.findIndex((strike) => strike.move === move)
      return 10 + faces.indexOf(faces[at]!) / 100 + at / 10000
    }
    if (name === 'set_die') return 62
    if (name === 'reroll') return 64
    if (name === 'jettison') return 80
    if (isTalk(move)) return name === 'answer' ? 95 : 96
    const first = FIRST.indexOf(name)
    return first < 0 ? 50 : first
  }
  void seat
  return distinct(moves, view)
    .map((move, at) => ({ move, at, rank: rank(move) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ move }) => ({
      move,
      label: label(move, view, say, cards),
      group: group(move, view, say),
      tone: tone(move, view),
      ask: question(move, view, say, cards, moves),
      key: nameOf(move) === 'validate' || LEAVING.includes(nameOf(move)) ? 'e' : undefined,
    }))
}

/** Dice that show the same are the same to roll again: of such choices one is enough. */
function distinct(moves: Move[], view: View): Move[] {
  const known = new Set<string>()
  return moves.filter((move) => {
    if (typeof move !== 'object' || !('reroll' in move)) return true
    const faces = move.reroll
      .map((die) => view.dice[die]?.face)
      .sort()
      .join()
    if (known.has(faces)) return false
    known.add(faces)
    return true
  })
}

/** A move on its button; under the heading of its die, a strike only says with what. */
function label(move: Move, view: View, say: Say, cards: Cards): string {
  const price = flagPrice(view)
  if (typeof move === 'object' && 'strike' in move) return say.with(move.strike.face, move.strike.with, price)
  if (typeof move === 'object' && 'reroll' in move) {
    const all = move.reroll.length > 1 && move.reroll.length === view.dice.length
    return all ? say.board('all-dice') : say.dice(move.reroll, view)
  }
  if (typeof move === 'object' && 'use_crew' in move) return say.name(move.use_crew)
  if (typeof move === 'object' && 'set_die' in move) return say.one(move.set_die.face)
  if (typeof move === 'object' && 'arrange' in move) return move.arrange.map((card) => card + 1).join(' · ')
  // A proposal stands in quotation marks: it is said, and nothing is done by it.
  if (typeof move === 'object' && 'propose' in move) return say.board('phrase', { value: say.proposal(move.propose) })
  return say.move(move, view, cards, price)
}

/** Under which heading a move stands. */
function group(move: Move, view: View, say: Say): string | undefined {
  if (move === 'take_hidden') return say.board('group-take')
  if (typeof move === 'string') return undefined
  if ('take' in move) return say.board('group-take')
  if ('answer' in move) return say.board('group-answer')
  if ('propose' in move) return say.board('group-talk')
  if ('arrange' in move) return say.board('group-arrange')
  if ('reroll' in move) return say.board('group-smoke', { count: view.airship.smoke })
  if ('jettison' in move && stepOf(view.step) !== 'jettison') return say.board('group-room')
  if ('set_die' in move) return say.board('group-set-die', { die: say.get(`die-${move.set_die.die}`) })
  if ('say' in move) return say.board('group-say')
  if ('use_crew' in move || 'sweep' in move) return say.board('group-crew')
  if ('strike' in move) return say.board('group-strike', { face: say.one(move.strike.face) })
  return undefined
}

function tone(move: Move, view: View): Action['tone'] {
  switch (nameOf(move)) {
    case 'continue':
    case 'load':
      return 'go'
    case 'validate':
      return flags(view) > 0 && !view.assaults.boarding ? 'warn' : 'go'
    case 'endure':
    case 'jettison':
    case 'lose':
      return 'danger'
    case 'strike':
      return typeof move === 'object' && 'strike' in move && (move.strike.with === 'card' || nameOf(move.strike.with) === 'any')
        ? 'go'
        : undefined
    default:
      return undefined
  }
}

/** What is asked once before a step that shows something or cannot be taken back. */
export function question(move: Move, view: View, say: Say, cards: Cards, moves: readonly Move[]): string | undefined {
  const step = stepOf(view.step)
  if (move === 'validate' && flags(view) > 0 && !view.assaults.boarding) {
    const { penalty } = thrust(view, cards)
    return say.board('ask-validate', { flags: flags(view), advance: view.aids.escape, penalty: penalty ? say.name(penalty) : 'none' })
  }
  // Where nothing else can be done, there is nothing to ask.
  if (moves.every((other) => other === move || isTalk(other))) return undefined
  if (move === 'endure') return say.board('ask-endure', { energy: view.airship.energy })
  if (move === 'stage') return say.board('ask-stage')
  if (move === 'keep_gold') return say.board('ask-keep-gold', { gold: view.airship.gold })
  if (move === 'decline') return say.board('ask-decline')
  if (typeof move === 'object' && 'jettison' in move && typeof move.jettison === 'object' && step !== 'jettison') {
    return say.board('ask-ashore', { crew: say.name(move.jettison.crew) })
  }
  return undefined
}
