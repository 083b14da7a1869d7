import type { Words } from '../../lib/words.svelte.ts'
import type { Action, GameContext } from '../types.ts'
import { Box, isInfamous, isSample, isTalk, nameOf, same, tourNumber } from './model.ts'
import { Say } from './say.ts'
import type { Act, Cards, Move, Seat, View } from './wire.ts'

/** Moves that go on with the game; they stand where they are seen. */
const LEAVING = ['pass', 'end_turn', 'ready', 'hold']
/** What is most often wanted stands first. */
const ORDER = [
  'accept',
  'decline',
  'honour',
  'honour_with',
  'renege',
  'validate',
  'travel',
  'rest',
  'pay_brotherhood',
  'refuse_brotherhood',
  'target',
  'call_in',
  'stay_loyal',
  'betray',
  'throw',
  'hold',
  'play',
  'keep',
  'give_back',
  'return',
  'swap_trophy',
  'plunder',
  'take_support',
  'take_ship',
  'give_credits',
  'give_wreck',
  'buy',
  'pass',
  'ready',
  'end_turn',
  'attack_space',
  'attack_planet',
  'challenge',
  'replace',
  'play_on',
  'tour',
  'attack_karokum',
  'withdraw',
  'waive',
  'discard',
]

/** What one would regret not to have done in a turn. */
const WORTHWHILE = ['attack_space', 'attack_planet', 'attack_karokum', 'challenge', 'tour', 'buy', 'validate', 'play', 'accept']
/** Choices that ask for no thought when there is only one of them. */
const PLAIN = [
  'pass',
  'hold',
  'target',
  'keep',
  'give_back',
  'travel',
  'take_ship',
  'take_support',
  'give_credits',
  'give_wreck',
  'discard',
  'plunder',
  'return',
  'honour',
]

/**
 * The only thing left to do, if doing it asks for no thought; talk is no duty. Who passes at once shows that there was nothing to think about:
 * that takes a natural time.
 */
export function forced(
  view: View,
  moves: readonly Move[],
  seat: Seat | null,
): { move: Move; telling: boolean; idle?: boolean | undefined } | null {
  // What one may throw away at any quiet moment is no duty.
  const duties = moves.filter((move) => !isTalk(move) && (nameOf(move) !== 'discard' || isDiscarding(view)))
  const [only] = duties
  if (duties.length !== 1 || only === undefined || !PLAIN.includes(nameOf(only))) return null
  // An offer that lies before me is read first.
  if (view.offers.some(({ to }) => to === seat)) return null
  // Nothing is there to be shown: no newcomer learns anything by passing.
  return { move: only, telling: only === 'pass' || only === 'hold', idle: only === 'pass' && view.prompt === 'last_call' }
}

/** A card must be thrown away now. */
function isDiscarding({ prompt }: View): boolean {
  return prompt === 'discard_down' || prompt === 'desertion'
}

/** One box for each set of cards: it is asked for again with every view. */
const boxes = new WeakMap<Cards, Box>()
export function boxOf(cards: Cards): Box {
  const known = boxes.get(cards)
  if (known) return known
  const box = new Box(cards)
  boxes.set(cards, box)
  return box
}

export function sayOf(words: Words, seat: Seat | null, context: GameContext<Cards>): Say {
  return new Say(words, context.names, boxOf(context.cards), seat)
}

/** Everything I may do, in words. Offers are written at the bargaining table, where the samples of the list would be in the way. */
export function actions(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Action<Move>[] {
  const say = sayOf(words, seat, context)
  return moves
    .filter((move) => !isSample(move))
    .map((move, at) => ({ move, at, rank: rank(move, view, seat) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ move }) => ({
      move,
      label: label(move, view, say),
      group: group(move, view, say),
      digit: typeof move === 'object' && 'tour' in move && tourNumber(move.tour) < 10 ? tourNumber(move.tour) : undefined,
      tone: tone(move, view),
      ask: question(move, view, say, moves),
      key: LEAVING.includes(nameOf(move)) ? 'e' : undefined,
    }))
}

function rank(move: Move, view: View, seat: Seat | null): number {
  // Who is not at the helm came to talk or to show a trophy; both stand before the rest anyway.
  void seat
  const name = nameOf(move)
  if (name === 'discard' && isDiscarding(view)) return 0
  return ORDER.indexOf(name)
}

/** Under its heading a move needs few words. */
function label(move: Move, view: View, say: Say): string {
  const faktor = view.aids.combat?.faktor
  if (faktor && move === 'throw') return say.board('short-throw', { odds: say.percent(faktor.thrown / 1000) })
  if (faktor && move === 'hold') return say.board('short-hold', { odds: say.percent(faktor.held / 1000) })
  if (typeof move === 'object' && 'attack_planet' in move) {
    const { power } = say.box.planet(move.attack_planet)
    return say.board('short-planet', { planet: say.planet(move.attack_planet), power, treasury: view.board[move.attack_planet] })
  }
  if (typeof move === 'object' && 'attack_karokum' in move) {
    const ship = move.attack_karokum
    return say.board('short-karokum', { name: say.card(ship), power: say.box.ship(ship)?.power ?? 0, prize: say.rewards(ship) })
  }
  if (typeof move === 'object' && 'target' in move) {
    return say.board('short-challenge', { name: say.card(move.target), power: say.box.ship(move.target)?.power ?? 0 })
  }
  if (typeof move === 'object' && 'challenge' in move) {
    return say.board('short-challenge', { name: say.seat(move.challenge), power: view.pirates[move.challenge]?.main ?? 0 })
  }
  return say.move(move, view)
}

/** Under which heading a move stands. */
function group(move: Move, view: View, say: Say): string | undefined {
  switch (nameOf(move)) {
    case 'target':
      return say.board('group-target')
    case 'attack_planet':
      return say.board('group-sack')
    case 'challenge':
      return say.board('group-challenge')
    case 'attack_karokum':
      return say.board('group-karokum', { fee: view.aids.pirates[view.active]?.karokum_fee ?? 0 })
    case 'tour':
      return say.board(
        typeof move === 'object' && 'tour' in move && nameOf(move.tour) === 'titles_of_glory' ? 'group-titles' : 'group-tour',
      )
    case 'play_on':
    case 'replace':
      return say.board('group-cards')
    case 'play':
      return view.prompt === 'voyage' ? say.board('group-cards') : undefined
    case 'discard':
      return isDiscarding(view) ? undefined : say.board('group-discard')
    case 'withdraw':
      return say.board('group-deals')
    case 'waive':
      return say.board('group-ledger')
    default:
      return undefined
  }
}

function tone(move: Move, view: View): Action['tone'] {
  switch (nameOf(move)) {
    case 'travel':
    case 'pay_brotherhood':
    case 'honour':
    case 'honour_with':
    case 'accept':
    case 'validate':
    case 'stay_loyal':
      return 'go'
    case 'attack_space':
      return 'go'
    case 'ready':
    case 'end_turn':
      return 'warn'
    case 'pass':
      return view.prompt.startsWith('support') ? 'go' : undefined
    case 'betray':
    case 'renege':
    case 'refuse_brotherhood':
      return 'danger'
    // What nothing forces calls for nobody's eye.
    case 'discard':
      return isDiscarding(view) ? 'danger' : undefined
    default:
      return undefined
  }
}

/** What a move does that somebody may have promised not to do. */
function actOf(move: Move, view: View, seat: Seat): Act | null {
  if (typeof move !== 'object') return null
  if ('challenge' in move) return { challenge: move.challenge }
  if ('attack_planet' in move) return { attack_planet: move.attack_planet }
  if ('buy' in move) return { buy: move.buy }
  if ('tour' in move && typeof move.tour === 'object' && 'purchase' in move.tour) return { buy: move.tour.purchase }
  if ('accept' in move && view.combat) {
    const offer = view.offers.find(({ id }) => id === move.accept)
    if (!offer?.alliance || seat === view.active) return null
    const { foe } = view.combat
    const challenged = typeof foe === 'object' && 'pirate' in foe ? foe.pirate : null
    if (challenged === null || challenged === seat) return null
    return { ally_against: offer.from === view.active ? challenged : view.active }
  }
  return null
}

/** Those whom a move would let down at once, by doing what was promised not to be done. */
export function letDown(move: Move, view: View, seat: Seat | null): Seat[] {
  if (seat === null) return []
  const act = actOf(move, view, seat)
  if (!act) return []
  const broken = view.ledger.filter(({ debtor, deliver }) => debtor === seat && 'refrain' in deliver && same(deliver.refrain, act))
  return [...new Set(broken.map(({ creditor }) => creditor))]
}

/** What is asked once before a step that costs something or cannot be taken back. */
export function question(move: Move, view: View, say: Say, moves: readonly Move[]): string | undefined {
  const victims = letDown(move, view, say.me)
  const infamous = say.me !== null && isInfamous(view, say.me) ? 'yes' : 'no'
  if (victims.length > 0) return say.board('ask-breach', { names: say.seats(victims), infamous })
  if (move === 'betray') return say.board('ask-betray', { name: say.seat(view.active) })
  if (move === 'renege') {
    const due = view.ledger.find(({ id }) => id === view.due)
    return say.board('ask-renege', { name: due ? say.seat(due.creditor) : '', infamous })
  }
  // When only ending is left there is nothing to ask; whoever waits for an answer, or owes one, may have forgotten it.
  if (move === 'end_turn') return moves.some((other) => WORTHWHILE.includes(nameOf(other))) ? say.board('ask-end_turn') : undefined
  if (move === 'ready') return view.offers.some(({ from, to }) => from === say.me || to === say.me) ? say.board('ask-ready') : undefined
  if (move === 'refuse_brotherhood' || move === 'rest') return say.board(`ask-${move}`)
  if (typeof move === 'object' && 'discard' in move && !isDiscarding(view)) {
    return say.board('ask-discard', { card: say.card(move.discard) })
  }
  if (typeof move === 'object' && 'waive' in move) {
    const promise = view.ledger.find(({ id }) => id === move.waive)
    return say.board('ask-waive', { name: promise ? say.seat(promise.debtor) : '' })
  }
  return undefined
}
