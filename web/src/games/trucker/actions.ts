import type { Words } from '../../lib/words.svelte.ts'
import type { Action, GameContext } from '../types.ts'
import type { AdventureCard } from './adventure.ts'
import { keeping } from './choices.ts'
import { cardOf, isJoinedWell, moveName, offers, stepOf } from './model.ts'
import { isLast, running } from './prompt.ts'
import { Say } from './say.ts'
import type { Cards, Move, Seat, ShipView, View } from './wire.ts'

/** Moves that are made by touching what they are about, in the order in which the others stand in the bar. */
const BAR = [
  'fly_mission',
  'ready',
  'loaded',
  'turn_glass',
  'stop_looking',
  'land',
  'accept',
  'double',
  'done',
  'rearrange',
  'fly_on',
  'finish',
  'keep_title',
  'end_turn',
  'pass',
  'endure',
  'give_up',
]

/** What ends a turn or leaves a choice: it has its own place in the bar. */
const LEAVES = ['end_turn', 'fly_on', 'pass']

/** The moves that are no touch of a ship or of the warehouse, as buttons. */
export function actions(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Action<Move>[] {
  const say = new Say(words, context.names)
  // Finishing at the foremost free start is a button of its own, and the starts behind it stand together.
  const first = moves.find((move) => moveName(move) === 'finish')
  return moves
    .filter((move) => BAR.includes(moveName(move)))
    .toSorted((a, b) => BAR.indexOf(moveName(a)) - BAR.indexOf(moveName(b)))
    .map((move) => ({
      move,
      label: label(move, view, seat, say, context.cards),
      title: moveName(move) === 'finish' && view.flight !== 'learning' ? say.get('start-means') : undefined,
      group: group(move, first, say),
      tone: tone(move, view, moves, seat),
      ask: question(move, view, seat, say, context.cards) ?? undefined,
      key: LEAVES.includes(moveName(move)) ? 'e' : undefined,
    }))
}

function inner(move: Move): any {
  return typeof move === 'object' && move !== null ? Object.values(move)[0] : null
}

function label(move: Move, view: View, seat: Seat | null, say: Say, cards: Cards): string {
  const name = moveName(move)
  const [step, told] = view.flying ? stepOf(view.flying.step) : ['', {} as Record<string, any>]
  if (name === 'finish') return say.get(view.flight === 'learning' ? 'act-finish' : 'act-finish-space', { number: inner(move) })
  if (name === 'land') {
    const card = cardOf(cards, view.flying?.card ?? null)
    return say.get('act-land', { number: inner(move) + 1, goods: say.goods(card?.planets?.[inner(move)] ?? []) })
  }
  if (name === 'fly_mission') return say.words(`trucker-name-${String(inner(move)).replaceAll('_', '-')}`)
  if (name === 'pass' && step === 'overtake') return say.get('act-pass-overtake')
  if (name === 'endure' && step === 'salvo') return say.get('act-endure-salvo', { count: view.flying?.asteroid?.strikes.length ?? 0 })
  if (name === 'keep_title') return say.get(`title-${inner(move)}`)
  if (name === 'done') {
    const left = step === 'stow' ? (told['goods'] as unknown[]).length : 0
    if (step === 'stow') return left > 0 ? say.get('act-leave-goods', { count: left }) : say.get('act-done-stow')
    if (view.phase === 'boarding') return say.get('act-done-boarding')
    if (step === 'rescue') return say.get('act-done-rescue')
    if (step === 'plan') return say.get('act-done-plan', { count: view.flying?.plan?.counted ?? 0 })
    if (leavesFlight(view, seat)) return say.get('act-done-leaves')
    const sum = view.flying && seat !== null ? running(view.flying, seat) : null
    const strength = sum ? say.half(sum.now) : ''
    return say.get(`act-done-${told['what'] ?? 'engines'}`, { strength })
  }
  if (name === 'fly_on' && step === 'landed') return say.get('act-next-flight')
  if (name === 'fly_on' && view.flying && isLast(view.flying)) return say.get('act-land-last')
  return say.get(`act-${name}`)
}

function group(move: Move, first: Move | undefined, say: Say): string | undefined {
  const name = moveName(move)
  if (name === 'finish' && first !== undefined && move !== first) return say.get('group-finish')
  return name === 'land' || name === 'keep_title' ? say.get(`group-${name}`) : undefined
}

/** Whether going on as things are means no day forward in open space, and so the end of the flight. */
function leavesFlight(view: View, seat: Seat | null): boolean {
  if (!view.flying || seat === null || stepOf(view.flying.step)[0] !== 'declare') return false
  const outlook = view.flying.outlook[seat]
  return typeof outlook === 'object' && 'forward' in outlook && outlook.forward.now === 0
}

/** Steps that go on and leave nothing out; whoever is done before he chose is not led to it. */
function doneTone(view: View, moves: Move[], seat: Seat | null): Action['tone'] {
  if (leavesFlight(view, seat)) return 'danger'
  if (view.phase === 'boarding') return moves.every((move) => moveName(move) === 'done') ? 'go' : undefined
  if (!view.flying || seat === null) return 'go'
  const [step, told] = stepOf(view.flying.step)
  if (step === 'rescue') return undefined
  if (step === 'stow') return (told['goods'] as unknown[]).length > 0 && offers(moves, 'stow') ? undefined : 'go'
  const sum = step === 'declare' ? running(view.flying, seat) : null
  return sum && sum.now === 0 && sum.most > 0 ? undefined : 'go'
}

/** Gold is the ordinary next step alone. */
function tone(move: Move, view: View, moves: Move[], seat: Seat | null): Action['tone'] {
  switch (moveName(move)) {
    case 'done':
      return doneTone(view, moves, seat)
    case 'end_turn':
      return moves.every((other) => ['end_turn', 'finish'].includes(moveName(other))) ? 'go' : 'warn'
    case 'ready':
    case 'fly_mission':
    case 'loaded':
    case 'fly_on':
    case 'accept':
    case 'turn_glass':
    case 'stop_looking':
      return 'go'
    case 'finish':
      return canFly(seat === null ? undefined : view.truckers[seat]?.ship) ? 'warn' : 'quiet'
    case 'endure':
    case 'give_up':
      return 'danger'
    default:
      return undefined
  }
}

/** Whether the rules find nothing wrong with a ship, and it has an engine that pushes: before that nobody is led to finish it. */
function canFly(ship: ShipView | undefined): boolean {
  return ship !== undefined && ship.legal && ship.strength.engines_powered > 0
}

/** Whether the crew that a wreck asks for takes the last human, though aliens go first. */
function leavesNobody(ship: ShipView, card: AdventureCard | null): boolean {
  if (card?.kind !== 'abandoned_ship') return false
  const crews = ship.tiles.map(({ crew }) => crew)
  const humans = crews.reduce((sum, crew) => sum + (typeof crew === 'object' && 'astronauts' in crew ? crew.astronauts : 0), 0)
  const aliens = crews.filter((crew) => typeof crew === 'object' && 'alien' in crew).length
  return humans + aliens <= (card.crew ?? 0)
}

/** What finishing means for the ship as it is. */
function finishing(ship: ShipView | undefined, say: Say): string {
  if (!ship || ship.legal) return say.get('sure-finish')
  return say.get(isJoinedWell(ship) ? 'sure-finish-handicap' : 'sure-finish-wrong')
}

/** What is asked once before a step that cannot be taken back. */
export function question(move: Move, view: View, seat: Seat | null, say: Say, cards: Cards): string | null {
  const trucker = seat === null ? null : view.truckers[seat]
  const ship = trucker?.ship
  const [step, told] = view.flying ? stepOf(view.flying.step) : ['', {} as Record<string, any>]
  switch (moveName(move)) {
    case 'finish':
      return [
        finishing(ship, say),
        ship?.strength?.engines_powered === 0 ? say.get('sure-finish-no-engine') : '',
        trucker?.reserve?.length ? say.get('sure-finish-reserve', { count: trucker.reserve.length }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    case 'give_up':
      return say.get('sure-give-up')
    case 'keep': {
      if (!ship) return null
      const { kept, lost } = keeping(ship, inner(move))
      return ship.pieces.some((piece) => piece.length > kept) ? say.get('sure-keep-smaller', { kept, lost }) : null
    }
    case 'accept':
      return ship && leavesNobody(ship, step === 'board' ? cardOf(cards, view.flying?.card ?? null) : null)
        ? say.get('sure-no-human')
        : null
    case 'done':
      if (leavesFlight(view, seat)) return say.get('sure-leaves')
      if (step === 'plan' && (view.flying?.plan?.counted ?? 0) > 0) return say.get('sure-plan', { count: view.flying!.plan!.counted })
      return step === 'stow' && (told['goods'] as unknown[]).length > 0
        ? say.get('sure-leave-goods', { goods: say.goods(told['goods']) })
        : null
    default:
      return null
  }
}
