import { inside, nameOf, shipOf, stepOf } from './model.ts'
import type { CardId, Move, Place, Seat, View } from './wire.ts'

/** Where a card lies that was tapped. */
export type Zone = 'hand' | 'play' | 'discard' | 'reserve' | 'market' | 'ship' | 'fight' | 'deck' | 'look'

/** The moves about a card, by where it lies. */
const ABOUT: Record<Zone, string[]> = {
  hand: ['play', 'convert', 'commit', 'reserve', 'destroy_in_hand'],
  play: ['destroy'],
  discard: ['destroy_in_discard'],
  reserve: ['take_reserve'],
  market: ['buy', 'renew'],
  ship: ['choose_ship'],
  fight: ['cancel', 'lose'],
  deck: [],
  look: [],
}

/** Moves about the sector the ship is in. */
const HERE = ['collect', 'probe', 'capture', 'conquer', 'conquer_with_crypto', 'attack', 'buy_influence', 'take_from_depot']
/** Moves that go to a place. */
const THERE = ['sail', 'land', 'fortify', 'recall_marker']
/** What is done at once when nothing else can be meant. */
const STRAIGHT = ['play', 'commit', 'destroy_in_hand', 'choose_ship', 'sail', 'land', 'fortify', 'take_reserve']
/** Moves that are about the turn as a whole: the action bar alone has them. */
export const BAR_ONLY = ['end_turn', 'use', 'done', 'ready', 'plunder', 'claim', 'spend_mineral']

/** What may be done with this card. */
export function aboutCard(moves: readonly Move[], card: CardId, zone: Zone): Move[] {
  const wanted = ABOUT[zone]
  const found = moves.filter((move) => wanted.includes(nameOf(move)) && (typeof move === 'string' || inside(move) === card))
  return found.toSorted((a, b) => wanted.indexOf(nameOf(a)) - wanted.indexOf(nameOf(b)))
}

/** What one would do with a card of the hand: in a fight it is laid down, else played. */
export function handWish(view: View, card: CardId): Move {
  return ['seal', 'defend'].includes(stepOf(view)) ? { commit: card } : { play: card }
}

/** What may be done in or about this sector. */
export function aboutSector(moves: readonly Move[], view: View, seat: Seat | null, place: Place): Move[] {
  const here = shipOf(view, seat)?.place === place
  return moves.filter((move) => {
    if (typeof move === 'object' && 'reinforce' in move) return move.reinforce.place === place
    return HERE.includes(nameOf(move)) ? here : THERE.includes(nameOf(move)) && inside(move) === place
  })
}

/** The one move that a tap can only mean; others are looked at first. */
export function straight(found: readonly Move[]): Move | null {
  const [only] = found
  return found.length === 1 && only !== undefined && STRAIGHT.includes(nameOf(only)) ? only : null
}

/**
 * The way to a sector that a tap can only mean: the plain move, or the ability of the card at hand that moves the ship together with its
 * first step.
 */
export function wayTo(moves: readonly Move[], view: View, seat: Seat | null, place: Place): Move[] | null {
  const found = aboutSector(moves, view, seat, place)
  const only = straight(found)
  if (only) return [only]
  if (found.length > 0) return null
  const from = shipOf(view, seat)
  const uses = moves.flatMap((move) => (typeof move === 'object' && 'use' in move ? [move.use] : []))
  if (!from || from.place === place) return null
  if (uses.includes('jump')) return [{ use: 'jump' }, { sail: place }]
  return uses.includes('move') && from.adjacent.includes(place) ? [{ use: 'move' }, { sail: place }] : null
}

/** The shortest way to a sector further off, step by step along the map, as far as the rules say that this turn may reach. */
export function courseTo(moves: readonly Move[], view: View, seat: Seat | null, place: Place): Move[] | null {
  const from = shipOf(view, seat)
  if (!from || from.place === place || !moves.some((move) => nameOf(move) === 'sail')) return null
  const seen = new Map<Place, Place[]>([[from.place, []]])
  for (const [at, way] of seen) {
    if (at === place) return way.map((step) => ({ sail: step }))
    if (way.length >= view.aids.reach) continue
    for (const next of view.sectors.find((sector) => sector.place === at)?.adjacent ?? []) {
      if (!seen.has(next)) seen.set(next, [...way, next])
    }
  }
  return null
}
