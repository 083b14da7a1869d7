/** What the page reads out of a view, and nothing it works out by rule. */
import type { AdventureCard } from './adventure.ts'
import type { Face, Load } from './face.ts'
import { besides, SIDES, type Cell } from './grid.ts'
import type { Piece } from './Ship.svelte'
import type { Cards, Move, ShipView, TileView, View } from './wire.ts'

/** The colours of the VIPs' figures, as the box has them. */
const colours = new Map<string, 'red' | 'blue' | 'yellow'>()

/** How components look, by number; starting cabins wear the colour of whoever has them. */
export function faces(cards: Cards, view: View): (tile: number) => Face {
  const all = new Map<number, Face>(cards.tiles.map((tile) => [tile.id, tile]))
  for (const { id, colour } of cards.vips ?? []) colours.set(id, colour)
  view.truckers.forEach(({ cabin }, seat) => {
    const face = all.get(cabin)
    if (face) all.set(cabin, { ...face, seat })
  })
  return (tile) => all.get(tile) ?? { kind: 'structural', capacity: 0, sides: ['smooth', 'smooth', 'smooth', 'smooth'] }
}

/** What lies on a component; nothing is said of it before ships are loaded. */
export function loadOf(tile: TileView, loaded: boolean): Load | null {
  if (!loaded) return null
  const crew = tile.crew
  return {
    cells: tile.cells,
    goods: tile.goods,
    humans: typeof crew === 'object' && 'astronauts' in crew ? crew.astronauts : 0,
    alien: typeof crew === 'object' && 'alien' in crew ? crew.alien : null,
    vip: typeof crew === 'object' && 'vip' in crew ? { id: crew.vip, colour: colours.get(crew.vip) ?? 'red' } : null,
  }
}

/** A card of the box by its name. */
export function cardOf(cards: Cards, id: string | null): AdventureCard | null {
  return id === null ? null : (([...cards.adventures, ...(cards.supers ?? [])] as AdventureCard[]).find((card) => card.id === id) ?? null)
}

export function pieces(ship: ShipView, loaded: boolean): Piece[] {
  return ship.tiles.map((tile) => ({
    at: tile.square,
    tile: tile.tile,
    turn: SIDES.indexOf(tile.turned),
    // VIPs are aboard before everybody else.
    load: loadOf(tile, loaded || (typeof tile.crew === 'object' && 'vip' in tile.crew)),
    loose: tile.loose,
  }))
}

/** Wrong joints, as sparks: one between two components, however many things are wrong there. */
export function sparks(ship: ShipView): { at: Cell; side: number }[] {
  const all = ship.faults.map(({ square, side }) => ({ at: square, side: SIDES.indexOf(side) }))
  const places = all.map(({ at, side }) => [at, besides(at, side)].toSorted((a, b) => a - b).join())
  return all.filter((_, number) => places.indexOf(places[number]!) === number)
}

/** Whether every joint is right; a gold handicap may be broken all the same. */
export function isJoinedWell(ship: ShipView): boolean {
  return ship.faults.length === 0 && ship.torn_off.length === 0
}

/** Whether ships carry crew, cells and goods. */
export function isLoaded(view: View): boolean {
  return !['choosing', 'ready', 'building', 'boarding', 'correcting'].includes(view.phase)
}

/** The name of a move. */
export function moveName(move: Move): string {
  return typeof move === 'string' ? move : (Object.keys(move as object)[0] ?? '')
}

/** What is inside the moves of one name. */
export function within<T>(moves: readonly Move[], name: string): T[] {
  return moves
    .filter((move) => typeof move === 'object' && move !== null && name in move)
    .map((move) => (move as unknown as Record<string, T>)[name]!)
}

export function offers(moves: readonly Move[], name: string): boolean {
  return moves.some((move) => moveName(move) === name)
}

/** A value by its name, with its fields. */
export function variantOf(value: string | object): [string, Record<string, unknown>] {
  if (typeof value === 'string') return [value, {}]
  return (Object.entries(value)[0] as [string, Record<string, unknown>] | undefined) ?? ['', {}]
}

/** A step of the flight as its name and what it says. */
export function stepOf(step: string | Record<string, any>): [string, Record<string, any>] {
  if (typeof step === 'string') return [step, {}]
  const [name, told] = Object.entries(step)[0] ?? ['', {}]
  return [name, (typeof told === 'object' && told !== null ? told : {}) as Record<string, any>]
}
