import type {
  Ambush,
  Assault,
  Card,
  Cards,
  Counts,
  Crew,
  Face,
  Move,
  Part,
  Penalty,
  Proposal,
  Seat,
  Statement,
  Step,
  Token,
  View,
  Weapon,
  With,
} from './wire.ts'

export const WEAPONS: readonly Weapon[] = ['whip', 'sabre', 'crossbow', 'pistol', 'cannon']
export const KINDS: readonly Card[] = [...WEAPONS, 'joker']
export const FACES: readonly Face[] = [...WEAPONS, 'flag']
/** Cards of the path between the start and the lair. */
export const PATH = 25
export const LAIR = 26

/** A value of an enum by its name: `{"take":"whip"}` is `take`, `"pass"` is `pass`. */
export function nameOf(value: string | object): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}

/** What a value of an enum holds. */
export function inside(value: string | object): unknown {
  return typeof value === 'string' ? null : Object.values(value)[0]
}

/** The text form by which two moves are compared: the keys come in the same order from the same rules. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${key}:${canonical(inner)}`).join()}}`
}

/** Whether a move is offered. */
export function offers(moves: readonly Move[], move: Move): boolean {
  return moves.some((offered) => same(offered, move))
}

export function isTalk(move: Move): move is { propose: Proposal } | { answer: 'agree' | 'disagree' | 'you_decide' } {
  return typeof move === 'object' && ('propose' in move || 'answer' in move)
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The kinds there are at least one of, with their number, in the order of the box. */
export function kinds(counts: Counts): { card: Card; count: number }[] {
  return KINDS.map((card) => ({ card, count: counts[card] ?? 0 })).filter(({ count }) => count > 0)
}

export function stepOf(step: Step): string {
  return nameOf(step)
}

/** A field of the present step, if it has one. */
function field<T>(step: Step, name: string): T | undefined {
  const fields = inside(step) as Record<string, T> | null
  return typeof fields === 'object' && fields !== null ? fields[name] : undefined
}

/** Whom the table waits for; nobody at the end. */
export function decider(view: View): Seat | null {
  switch (stepOf(view.step)) {
    case 'over':
      return null
    case 'draft':
      // Four cards lie there at first, and the captain takes the first of them.
      return total(view.piles.shown) % 2 === 0 ? view.captain : 1 - view.captain
    default:
      return field<Seat>(view.step, 'seat') ?? field<Seat>(view.step, 'active') ?? view.captain
  }
}

export const left = (step: Step): number => field<number>(step, 'left') ?? 0

/** The propeller of what the airship stands on. */
export function propeller(view: View, cards: Cards): number {
  if (view.on_stage !== null) return cards.stages[view.on_stage]?.propeller ?? 0
  if (view.ship === 0) return cards.start_propeller
  return here(view, cards)?.propeller ?? 0
}

/** Where the airship would get, the pirate's ship at most. */
export function destination(view: View, cards: Cards): number {
  return Math.min(view.ship + propeller(view, cards) + (view.olga ? 1 : 0), view.pirate)
}

/** The ambush the airship stands on. */
export function here(view: View, cards: Cards): Ambush | null {
  const id = view.path[view.ship - 1]?.ambush
  return id == null ? null : (cards.ambushes[id] ?? null)
}

/** The assault that is being fought: the last one that was turned up. */
export function assault(view: View, cards: Cards): Assault | null {
  if (!view.assaults.boarding || view.assaults.constraint === null) return null
  const id = view.assaults.cards[3 - view.assaults.masts]
  return id == null ? null : (cards.assaults[id] ?? null)
}

export function aboard(view: View): Crew[] {
  return view.crew.filter(({ berth }) => berth === 'ready' || berth === 'used').map(({ crew }) => crew)
}

export function isReady(view: View, crew: Crew): boolean {
  return view.crew.some((card) => card.crew === crew && card.berth === 'ready')
}

/** What is in the hold, slot by slot. */
export function holdOf(view: View): (Token | null)[] {
  const slots: (Token | null)[] = [
    ...Array<Token>(view.airship.gold).fill('gold'),
    ...Array<Token>(view.airship.smoke).fill('smoke'),
    ...aboard(view).map((crew): Token => ({ crew })),
  ]
  while (slots.length < view.airship.hold) slots.push(null)
  return slots
}

export function room(view: View): number {
  return holdOf(view).filter((token) => token === null).length
}

export function flags(view: View): number {
  return view.dice.filter(({ face, out }) => face === 'flag' && !out).length
}

/** The two weapons that a flag asks for at the boarding. */
export function flagPrice(view: View, cards: Cards): [Weapon, Weapon] | null {
  if (!view.assaults.boarding) return null
  return cards.pirates[view.pirate_card]?.boarding?.flag ?? null
}

export function thrust(view: View, cards: Cards): { advance: number; penalty: Penalty | null } {
  const pirate = cards.pirates[view.pirate_card]
  return { advance: pirate?.advance ?? 0, penalty: pirate?.penalty ?? null }
}

function partCost(part: Part | With, weapon: Weapon): Card[] {
  if (part === 'card') return [weapon]
  if (part === 'joker') return ['joker']
  if ('pair' in part) return [part.pair, part.pair]
  if ('mama' in part) return [part.mama]
  return []
}

/** The cards that a strike takes from the hand. */
export function cost(face: Face, using: With, price: [Weapon, Weapon] | null): Card[] {
  if (typeof using === 'object' && 'any' in using) return [using.any]
  if (typeof using === 'object' && 'both' in using) {
    if (!price) return []
    return [...partCost(using.both[0], price[0]), ...partCost(using.both[1], price[1])]
  }
  return partCost(using, face === 'flag' ? 'whip' : face)
}

export interface Strike {
  move: Move
  face: Face
  using: With
  cost: Card[]
}

/** The strikes among the moves, the plainest first: the card itself, then a joker, a pair, and with help. */
export function strikes(moves: readonly Move[], price: [Weapon, Weapon] | null): Strike[] {
  const found = moves.flatMap((move): Strike[] =>
    typeof move === 'object' && 'strike' in move
      ? [{ move, face: move.strike.face, using: move.strike.with, cost: cost(move.strike.face, move.strike.with, price) }]
      : [],
  )
  const plain = ({ using }: Strike): number => ['card', 'any', 'pair', 'joker', 'both', 'mama'].indexOf(nameOf(using))
  return found.toSorted((a, b) => plain(a) - plain(b))
}

/**
 * What a die and a card together can mean. One answer is a move to make; several are a question to ask.
 * The card of the die's own symbol is never a question, though two of them would do as a pair as well.
 */
export function strikesWith(found: readonly Strike[], face: Face, card: Card): Strike[] {
  const fitting = found.filter((strike) => strike.face === face && strike.cost.includes(card))
  const own = fitting.filter(({ using }) => using === 'card' || using === 'joker' || nameOf(using) === 'any')
  return own.length > 0 ? own.slice(0, 1) : fitting
}

export function statementCard(statement: Statement): Card | null {
  const card = inside(statement)
  return typeof card === 'string' ? (card as Card) : null
}

/** Kinds of which everybody knows that a hand has none. */
export function surelyNone(player: View['players'][number]): Card[] {
  return player.cards === 0 ? [] : KINDS.filter((card) => (player.at_most[card] ?? 0) === 0)
}
