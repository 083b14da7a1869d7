import { stepOf, strikes, strikesWith, type Strike } from './model.ts'
import type { Touch } from './touch.svelte.ts'
import type { Card, Cards, Face, Move, View, Weapon } from './wire.ts'

/** What the board and the hand need to turn two taps into a move. */
export interface Playing {
  view: View
  cards: Cards
  moves: readonly Move[]
  play: (move: Move) => void
  /** What was chosen so far. */
  touch: Touch
}

/** The strikes that are meant: with Mama Lear if she was called on. */
export function strikesOf({ view, touch }: Playing): Strike[] {
  const all = strikes(view)
  return touch.crew === 'mama' ? all.filter(withMama) : all
}

/** Whether a strike needs Mama Lear. */
export function withMama({ using }: Strike): boolean {
  return JSON.stringify(using).includes('"mama"')
}

/** What Ludvig can sweep away. */
export function sweeps(moves: readonly Move[]): Weapon[] {
  return moves.flatMap((move) => (typeof move === 'object' && 'sweep' in move ? [move.sweep] : []))
}

/** The face of the die that was chosen. */
export function chosenFace({ view, touch }: Playing): Face | null {
  const die = touch.dice[0]
  return die === undefined ? null : (view.dice[die]?.face ?? null)
}

/** A die was tapped. */
export function tapDie(table: Playing, die: number): void {
  const { touch } = table
  const face = table.view.dice[die]?.face
  if (!face) return
  if (stepOf(table.view.step) === 'dice') return touch.toggleDie(die)
  if (touch.dice[0] === die) {
    touch.dice = []
    return
  }
  touch.dice = [die]
  if (touch.card) settle(table, face, touch.card)
}

/** A card of my hand was tapped. */
export function tapCard(table: Playing, card: Card): void {
  const { touch } = table
  if (stepOf(table.view.step) === 'discard') return table.play({ discard: card })
  if (touch.crew === 'ludvig') {
    const weapon = sweeps(table.moves).find((swept) => swept === card)
    if (weapon) table.play({ sweep: weapon })
    return
  }
  if (touch.card === card) {
    touch.card = null
    return
  }
  touch.card = card
  const face = chosenFace(table)
  if (face) settle(table, face, card)
}

/** Whether a card may be laid on a die. */
export function mayLay(table: Playing, die: number, card: Card): boolean {
  const face = table.view.dice[die]?.face
  return stepOf(table.view.step) === 'combat' && face !== undefined && strikesWith(strikesOf(table), face, card).length > 0
}

/** A card was carried onto a die: both are chosen, as by two taps. */
export function lay(table: Playing, die: number, card: Card): void {
  table.touch.dice = []
  table.touch.card = card
  tapDie(table, die)
}

/** A die and a card are chosen: the move is made if they can mean only one thing. */
function settle(table: Playing, face: Face, card: Card): void {
  const meant = strikesWith(strikesOf(table), face, card)
  if (meant.length === 1) table.play(meant[0]!.move)
}

/** The ways that are left when a die, and perhaps a card, is chosen. */
export function waysLeft(table: Playing): Strike[] {
  const { touch } = table
  const face = chosenFace(table)
  if (!face || stepOf(table.view.step) !== 'combat') return []
  const found = strikesOf(table)
  return touch.card ? strikesWith(found, face, touch.card) : found.filter((strike) => strike.face === face)
}

export function dieMayBeStruck(table: Playing, face: Face): boolean {
  const { touch } = table
  const found = strikesOf(table)
  return touch.card ? strikesWith(found, face, touch.card).length > 0 : found.some((strike) => strike.face === face)
}

export function cardMayStrike(table: Playing, card: Card): boolean {
  const { touch } = table
  if (touch.crew === 'ludvig') return sweeps(table.moves).some((swept) => swept === card)
  const found = strikesOf(table)
  const face = chosenFace(table)
  return face ? strikesWith(found, face, card).length > 0 : found.some((strike) => strike.cost.includes(card))
}

/** The moves that the chosen dice, card or crew stand for; nothing if nothing is chosen. */
export function chosenMoves(table: Playing): Move[] | null {
  const { touch, view, moves } = table
  if (!touch.any) return null
  if (touch.crew === 'ludvig') return moves.filter((move) => typeof move === 'object' && 'sweep' in move)
  const step = stepOf(view.step)
  const dice = touch.dice.map((die) => view.dice[die]?.face)
  if (step === 'dice')
    return moves.filter(
      (move) =>
        typeof move === 'object' &&
        'reroll' in move &&
        sameFaces(
          move.reroll.map((die) => view.dice[die]?.face),
          dice,
        ),
    )
  if (step === 'augusta') return moves.filter((move) => typeof move === 'object' && 'set_die' in move && move.set_die.die === touch.dice[0])
  if (step !== 'combat') return null
  const { card } = touch
  if (touch.dice.length > 0) return waysLeft(table).map(({ move }) => move)
  return card === null
    ? strikesOf(table).map(({ move }) => move)
    : strikesOf(table)
        .filter(({ cost }) => cost.includes(card))
        .map(({ move }) => move)
}

function sameFaces(one: (Face | undefined)[], other: (Face | undefined)[]): boolean {
  return one.toSorted().join() === other.toSorted().join()
}
