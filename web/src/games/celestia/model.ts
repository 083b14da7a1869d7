import type {
  Ambush,
  Assault,
  Card,
  Cards,
  Counts,
  Crew,
  Face,
  Move,
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

/** What was said of hands, oldest first, each thing once. Where a view of an earlier version does not say what became of it, that is open. */
export const saidOnce = ({ said }: View): View['said'] =>
  said.map((one) => ({ ...one, standing: one.standing ?? 'open' })).filter(({ standing }) => standing !== 'again')

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
  return view.aids.decider
}

export const left = (step: Step): number => field<number>(step, 'left') ?? 0

/** How many cards the next flight goes, without Olga's. */
export function propeller(view: View): number {
  return (view.aids.flight?.steps ?? 0) - (view.olga ? 1 : 0)
}

/** Where the airship would get, the pirate's ship at most. */
export function destination(view: View): number {
  return view.aids.flight?.to ?? view.ship
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
  return view.aids.room
}

export function flags(view: View): number {
  return view.dice.filter(({ face, out }) => face === 'flag' && !out).length
}

/** The two weapons that a flag asks for at the boarding. */
export function flagPrice(view: View): [Weapon, Weapon] | null {
  return view.aids.flag_price
}

export function thrust(view: View, cards: Cards): { advance: number; penalty: Penalty | null } {
  const pirate = cards.pirates[view.pirate_card]
  return { advance: pirate?.advance ?? 0, penalty: pirate?.penalty ?? null }
}

export interface Strike {
  move: Move
  face: Face
  using: With
  cost: Card[]
}

/** The strikes that are offered, the plainest first: the card itself, then a joker, a pair, and with help. */
export function strikes(view: View): Strike[] {
  const found = view.aids.strikes.map(({ face, with: using, cost }): Strike => ({
    move: { strike: { face, with: using } },
    face,
    using,
    cost: kinds(cost).flatMap(({ card, count }) => Array<Card>(count).fill(card)),
  }))
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
