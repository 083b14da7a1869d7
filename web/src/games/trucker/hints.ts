import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Hint } from '../types.ts'
import { nameOf } from './adventure.ts'
import { cardOf, isJoinedWell, offers, stepOf } from './model.ts'
import type { Cards, Move, Seat, View } from './wire.ts'

interface Told {
  view: View
  moves: Move[]
  seat: Seat
  /** How many components my ship has. */
  size: number
  /** The kinds of them. */
  kinds: Set<string>
  /** The card on the table, by name. */
  card: string
  step: string
  /** The kind of the component in my hand. */
  hand: string
}

/** A guided first flight: when each hint is worth reading, its other words for building in turns and for flying alone, and what it points at. The first that holds and is not yet known is shown. */
const HINTS: { id: string; turns?: string; alone?: string; at?: string; when: (told: Told) => boolean }[] = [
  // Before the hourglass runs there is time to read, and no ship to hide.
  {
    id: 'welcome',
    alone: 'welcome-alone',
    when: ({ view, size }) => view.phase === 'ready' || (view.phase === 'building' && size <= 1 && view.glass === null),
  },
  { id: 'take', turns: 'take-turns', at: '[data-pile]', when: ({ view, size }) => view.phase === 'building' && size <= 1 },
  { id: 'mission', at: '[data-briefing]', when: ({ view }) => view.mission !== null && view.phase === 'building' },
  ...['explosive', 'fragile', 'heavy', 'radioactive'].map((id) => ({
    id,
    when: ({ view, kinds, hand }: Told) => view.phase === 'building' && (kinds.has(id) || hand === id),
  })),
  { id: 'vips', at: '[data-vips]', when: ({ view, size }) => view.vips !== null && view.phase === 'building' && size >= 3 },
  { id: 'cargo', at: '[data-pile-cargo]', when: ({ view, size }) => view.phase === 'building' && view.face_down_cargo > 0 && size >= 2 },
  { id: 'place', at: '[data-hand]', when: ({ view, seat }) => view.phase === 'building' && view.truckers[seat]?.hand?.lies === null },
  { id: 'joints', at: '[data-hand]', when: ({ view, seat }) => view.phase === 'building' && view.truckers[seat]?.hand?.lies === null },
  {
    id: 'turn',
    when: ({ view, seat }) => view.phase === 'building' && view.aids?.spots.length !== 1 && view.truckers[seat]?.hand?.lies === null,
  },
  { id: 'weld', turns: 'weld-turns', when: ({ view, seat }) => view.phase === 'building' && view.truckers[seat]?.hand?.lies != null },
  {
    id: 'wrong',
    when: ({ view, seat }) => view.phase === 'building' && view.truckers[seat] !== undefined && !isJoinedWell(view.truckers[seat].ship),
  },
  {
    id: 'heap',
    turns: 'heap-turns',
    alone: 'heap-alone',
    at: '[data-heap]',
    when: ({ view, size }) => view.phase === 'building' && size >= 3 && view.face_up.length > 0,
  },
  {
    id: 'engines',
    when: ({ view, size, kinds }) => view.phase === 'building' && size >= 4 && !kinds.has('engine') && !kinds.has('double_engine'),
  },
  {
    id: 'cells',
    when: ({ view, kinds }) =>
      view.phase === 'building' && ['double_engine', 'double_cannon', 'shield'].some((kind) => kinds.has(kind)) && !kinds.has('battery'),
  },
  { id: 'crew', when: ({ view, size, kinds }) => view.phase === 'building' && size >= 6 && !kinds.has('cabin') },
  {
    id: 'holds',
    when: ({ view, size, kinds }) => view.phase === 'building' && size >= 8 && !kinds.has('cargo_hold') && !kinds.has('special_hold'),
  },
  { id: 'reserve', alone: 'reserve-alone', at: '[data-reserve]', when: ({ view, size }) => view.phase === 'building' && size >= 5 },
  {
    id: 'glass',
    alone: 'glass-alone',
    at: '[data-glass]',
    when: ({ view, moves }) => view.phase === 'building' && offers(moves, 'turn_glass'),
  },
  {
    id: 'forecast',
    turns: 'forecast-turns',
    at: '[data-forecast]',
    when: ({ view, moves, size }) => view.phase === 'building' && size >= 4 && offers(moves, 'look'),
  },
  { id: 'points', at: '.points', when: ({ view }) => view.phase === 'building' && view.turns !== null },
  { id: 'finish', alone: 'finish-alone', when: ({ view, size }) => view.phase === 'building' && size >= 10 },
  { id: 'pieces', when: ({ moves }) => offers(moves, 'keep') },
  { id: 'correct', when: ({ view, moves }) => view.phase === 'correcting' && offers(moves, 'remove') },
  { id: 'aliens', when: ({ moves }) => offers(moves, 'board') },
  { id: 'flight', alone: 'flight-alone', at: '.track', when: ({ view, step }) => view.phase === 'flying' && step === 'between' },
  { id: 'open-space', when: ({ card, step }) => card === 'open_space' && step === 'declare' },
  { id: 'planets', alone: 'planets-alone', when: ({ card, step }) => card === 'planets' && step === 'land' },
  { id: 'stow', when: ({ step, moves }) => step === 'stow' && moves.length > 0 },
  { id: 'meteors', when: ({ card, step }) => card === 'meteor_swarm' && step === 'impact' },
  { id: 'enemy', when: ({ card, step }) => ['smugglers', 'slavers', 'pirates'].includes(card) && step === 'declare' },
  { id: 'black-hole', when: ({ step, moves }) => step === 'plan' && moves.length > 0 },
  { id: 'asteroid', when: ({ step, moves }) => step === 'salvo' && moves.length > 0 },
  { id: 'zone', when: ({ card, step }) => card === 'combat_zone' && step === 'declare' },
  { id: 'abandoned', alone: 'abandoned-alone', when: ({ card, step }) => card.startsWith('abandoned') && step === 'board' },
  { id: 'stardust', when: ({ card }) => card === 'stardust' },
  {
    id: 'give-up',
    when: ({ view, step, seat }) => view.phase === 'flying' && step === 'between' && (view.truckers[seat]?.lost.length ?? 0) >= 5,
  },
]

/** The hints that fit this moment, the most useful first. */
export function hints(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Hint[] {
  if (seat === null) return []
  const tiles = view.truckers[seat]?.ship.tiles ?? []
  const kindOf = new Map(context.cards.tiles.map((tile) => [tile.id, tile.kind]))
  const card = cardOf(context.cards, view.flying?.card ?? null)
  const told: Told = {
    view,
    moves,
    seat,
    size: tiles.length,
    kinds: new Set(tiles.map(({ tile }) => kindOf.get(tile) ?? '')),
    card: card ? nameOf(card) : '',
    step: view.flying ? stepOf(view.flying.step)[0] : '',
    hand: kindOf.get(view.truckers[seat]?.hand?.tile ?? -1) ?? '',
  }
  const alone = view.truckers.length === 1
  return HINTS.filter((hint) => hint.when(told)).map((hint) => ({
    id: `trucker-${hint.id}`,
    text: words(`trucker-hint-${(alone && hint.alone) || (view.turns && hint.turns) || hint.id}`),
    at: hint.at,
  }))
}
