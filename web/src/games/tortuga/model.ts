import type { CardId, Cards, CaptainView, Move, Pending, Place, SectorKind, SectorView, Seat, Shown, Stack, View } from './wire.ts'

/** The influence that wins. */
export const GOAL = 15
/** What influence costs in Tortuga. */
export const INFLUENCE_PRICE = 7
/** What it takes to reserve a card, in crypto, and to destroy a played one, in manoeuvre. */
export const RESERVE_PRICE = 2
export const DESTROY_PRICE = 2
/** What it takes to put a card of a market under its pile. */
export const RENEW_PRICE = 1

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
    card, id: card, name: { fr: card, en: card }, deck: 'start', copies: 0, cost: 0, influence: 0, crypto: 0, manoeuvre: 0,
    abilities: [], combat: [], effects: [], source: 'inferred', known: [],
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

/** Crypto and minerals together, which pay for the same things. */
export function purse(view: View, seat: Seat): number {
  return view.this_turn.crypto + (view.captains[seat]?.minerals ?? 0)
}

/** The deck that is on sale in a sector. */
export function deckOf(kind: SectorKind): 't' | 'v' | 'f' | 'r' | 'm' {
  return ({ vortex: 'v', fortress: 'f', research: 'r', mines: 'm' } as const)[kind as 'vortex'] ?? 't'
}

export function buyPrice(view: View, face: Shown): number {
  return Math.max(0, face.cost - view.this_turn.buy_off)
}

/** What a conquest costs in manoeuvre; Tortuga is never cheaper. */
export function conquestPrice(view: View, sector: SectorView): number {
  return sector.kind === 'tortuga' ? sector.conquest_price : Math.max(0, sector.conquest_price - view.this_turn.conquer_off)
}

export function capturePrice(view: View, face: Shown): number {
  return Math.max(1, face.cost - view.this_turn.hunt_off)
}

/** Whether the ship of whose turn it is stands on a sector of its captain's of this kind. */
export function atOwn(view: View, kind: SectorKind): boolean {
  const here = shipOf(view, view.active)
  return here?.kind === kind && here.controller === view.active
}

export function reservePrice(view: View): number {
  return atOwn(view, 'research') && !view.this_turn.research_used ? 0 : RESERVE_PRICE
}

export function destroyPrice(view: View): number {
  return atOwn(view, 'vortex') && !view.this_turn.vortex_used ? 0 : DESTROY_PRICE
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

/** The winners as the rules see them: by influence, then Tortuga's conqueror, then sectors. */
export function winners(view: View): Seat[] {
  if (view.ending === null) return []
  const seats = view.captains.map((_, seat) => seat)
  const most = Math.max(...view.captains.map(({ score }) => score))
  const first = seats.filter((seat) => view.captains[seat]!.score === most)
  if (view.usurper !== null && first.includes(view.usurper)) return [view.usurper]
  const sectors = Math.max(...first.map((seat) => view.captains[seat]!.sectors))
  return first.filter((seat) => view.captains[seat]!.sectors === sectors)
}

/** The middle of a flat-topped hex of radius 1; `turned` by a quarter, the map is wide instead of tall and its hexes stand on a corner. */
export function middle({ q, r }: { q: number; r: number }, turned = false): { x: number; y: number } {
  const [x, y] = [1.5 * q, Math.sqrt(3) * (r + q / 2)]
  return turned ? { x: -y, y: x } : { x, y }
}

/** The part of the plane that the sectors take up, in radii. */
export function bounds(sectors: readonly { q: number; r: number }[], turned = false): { x: number; y: number; width: number; height: number } {
  const all = sectors.map((sector) => middle(sector, turned))
  const [across, up] = turned ? [Math.sqrt(3) / 2, 1] : [1, Math.sqrt(3) / 2]
  const [left, right] = [Math.min(...all.map(({ x }) => x)) - across, Math.max(...all.map(({ x }) => x)) + across]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)) - up, Math.max(...all.map(({ y }) => y)) + up]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
