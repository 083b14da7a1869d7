import type { CardId, Cards, CaptainView, Move, Pending, Place, SectorKind, SectorView, Seat, Shown, Stack, View } from './wire.ts'

/** The name of a value of an enum: `{"play": "t1"}` is a `play`. */
export function nameOf(value: Move | Pending | string | object): string {
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')
}

/** What is inside a value of an enum. */
export function inside(value: Move | Pending | string | object): unknown {
  return typeof value === 'string' ? null : (Object.values(value)[0] ?? null)
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function offers(moves: readonly Move[], move: Move): boolean {
  return moves.some((offered) => same(offered, move))
}

export function total(stacks: readonly Stack[] | null | undefined): number {
  return (stacks ?? []).reduce((sum, { count }) => sum + count, 0)
}

/** A card as it is printed in this game. */
export function faceOf(card: CardId, view: Pick<View, 'plain_ships'>, cards: Cards): Shown {
  const plain = view.plain_ships ? cards.plain_ships.find((face) => face.card === card) : undefined
  return plain ?? cards.cards.find((face) => face.card === card) ?? unknownCard(card)
}

/** A card that no box has: views of another version may name one, and nothing may break. */
function unknownCard(card: CardId): Shown {
  return {
    card,
    id: card,
    name: { fr: card, en: card },
    deck: 'start',
    copies: 0,
    cost: 0,
    influence: 0,
    crypto: 0,
    manoeuvre: 0,
    abilities: [],
    combat: [],
    effects: [],
    source: 'inferred',
    known: [],
  }
}

export function sectorAt(view: View, place: Place | null | undefined): SectorView | null {
  return view.sectors.find((sector) => sector.place === place) ?? null
}

/** Where a captain's ship is. */
export function shipOf(view: View, seat: Seat | null): SectorView | null {
  return seat === null ? null : sectorAt(view, view.captains[seat]?.ship)
}

/** Whom the table waits for. */
export function decider(view: View): Seat | null {
  if (view.ending !== null) return null
  return view.pending?.seat ?? view.active
}

/** What the table waits for: a choice that is pending, the actions of a turn, or nothing more. */
export function stepOf(view: View): string {
  if (view.ending !== null) return 'over'
  return view.pending ? nameOf(view.pending.choice) : 'turn'
}

/** The deck that is on sale in a sector. */
export function deckOf(kind: SectorKind): 't' | 'v' | 'f' | 'r' | 'm' {
  return ({ vortex: 'v', fortress: 'f', research: 'r', mines: 'm' } as const)[kind as 'vortex'] ?? 't'
}

/** What a card costs now; one that is not on sale, what is printed on it. */
export function buyPrice(view: View, face: Shown): number {
  return view.aids.buy.find(({ card }) => card === face.card)?.price ?? face.cost
}

/** What a conquest costs in manoeuvre. */
export function conquestPrice(view: View, sector: SectorView): number {
  return priceAt(view.aids.conquer, sector.place)
}

/** What the creature of a sector costs in manoeuvre. */
export function capturePrice(view: View, sector: SectorView): number {
  return priceAt(view.aids.capture, sector.place)
}

function priceAt(prices: readonly { place: Place; price: number }[], where: Place): number {
  return prices.find(({ place }) => place === where)?.price ?? 0
}

/** The others in the order of play after `seat`; all of them for those who look on. */
export function inOrder(view: View, seat: Seat | null): Seat[] {
  const seats = view.captains.length
  return Array.from({ length: seats }, (_, at) => ((seat ?? view.first) + at) % seats)
}

/** A hand or pile card by card, so that each can be drawn. */
export function spread(stacks: readonly Stack[]): CardId[] {
  return stacks.flatMap(({ card, count }) => Array<CardId>(count).fill(card))
}

/** Where the captain's influence comes from. */
export function tally(view: View, seat: Seat): { influence: number; sectors: SectorView[]; control: number; score: number } {
  const captain: CaptainView = view.captains[seat]!
  return {
    influence: captain.influence,
    sectors: view.sectors.filter(({ controller }) => controller === seat),
    control: captain.control,
    score: captain.score,
  }
}

/** Who has won, once the game is over. */
export function winners(view: View): Seat[] {
  return view.ending === null ? [] : view.aids.ahead
}

/** The middle of a flat-topped hex of radius 1; `turned` by a quarter, the map is wide instead of tall and its hexes stand on a corner. */
export function middle({ q, r }: { q: number; r: number }, turned = false): { x: number; y: number } {
  const [x, y] = [1.5 * q, Math.sqrt(3) * (r + q / 2)]
  return turned ? { x: -y, y: x } : { x, y }
}

/** The part of the plane that the sectors take up, in radii. */
export function bounds(
  sectors: readonly { q: number; r: number }[],
  turned = false,
): { x: number; y: number; width: number; height: number } {
  const all = sectors.map((sector) => middle(sector, turned))
  const [across, up] = turned ? [Math.sqrt(3) / 2, 1] : [1, Math.sqrt(3) / 2]
  const [left, right] = [Math.min(...all.map(({ x }) => x)) - across, Math.max(...all.map(({ x }) => x)) + across]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)) - up, Math.max(...all.map(({ y }) => y)) + up]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
