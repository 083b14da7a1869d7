import { capturePrice, conquestPrice, deckOf, shipOf, stepOf } from './model.ts'
import type { Place, SectorView, Seat, View } from './wire.ts'

/** Where a step leads: the best that is to be had that way with what there is. */
export interface Bound {
  goal: 'capture' | 'conquer' | 'counter' | 'collect' | 'buy' | 'on'
  place: Place
  /** What that costs once the ship is there. */
  price: number
  /** The influence it brings. */
  points: number
  /** It is the influence that was missing. */
  wins: boolean
}

/** A creature that I have probed and marked lives here. */
export function hunted({ hunt }: SectorView, seat: Seat): boolean {
  return hunt !== null && hunt.creature !== null && hunt.marked.includes(seat)
}

/** How many steps each sector is away. */
function steps(view: View, from: Place): Map<Place, number> {
  const away = new Map<Place, number>([[from, 0]])
  for (const [at, count] of away) {
    for (const next of view.sectors.find(({ place }) => place === at)?.adjacent ?? []) {
      if (!away.has(next)) away.set(next, count + 1)
    }
  }
  return away
}

/** What brings points in a sector, by the prices of the rules. */
function scores(view: View, seat: Seat, sector: SectorView): Omit<Bound, 'wins'>[] {
  const { place, controller } = sector
  const mine = view.captains[seat]!
  const guarded = controller !== null && sector.ships.includes(controller)
  const open = controller !== seat && !guarded && view.usurper === null && mine.markers > 0
  return [
    ...(hunted(sector, seat) ? [{ goal: 'capture' as const, place, price: capturePrice(view, sector), points: 1 }] : []),
    ...(open && sector.kind !== 'tortuga'
      ? [{ goal: 'conquer' as const, place, price: conquestPrice(view, sector), points: sector.control }]
      : []),
  ]
}

/** What the sector of a step offers that brings no points now. */
function offers(view: View, sector: SectorView, manoeuvre: number): Omit<Bound, 'wins'> {
  const { place, kind } = sector
  const none = { place, price: 0, points: 0 }
  if (sector.mineral && manoeuvre > 0) return { goal: 'collect', ...none }
  const market = view.markets.find((one) => one.sector === kind)
  const cards = deckOf(kind) === 't' ? view.stacks.map(({ card }) => card) : (market?.slots ?? [])
  const sold = view.aids.buy.some(({ card, price }) => cards.includes(card) && price <= view.aids.purse)
  return { goal: sold ? 'buy' : 'on', ...none }
}

/** What a step is for: the most influence that can be had that way this turn, the nearest of it; otherwise what lies where it leads. */
export function bound(view: View, seat: Seat, to: Place): Bound {
  const here = shipOf(view, seat)
  const before = here ? steps(view, here.place) : new Map<Place, number>()
  const after = steps(view, to)
  const choice = view.pending?.choice
  const free = typeof choice === 'object' && 'move' in choice ? choice.move.left : 0
  const jumps = stepOf(view) === 'jump'
  const { manoeuvre } = view.this_turn
  const left = (place: Place): number => manoeuvre - (jumps ? after.get(place)! : Math.max(0, after.get(place)! + 1 - free))
  const onTheWay = view.sectors.filter(({ place }) => jumps || before.get(place) === (after.get(place) ?? 0) + 1)
  const found: Omit<Bound, 'wins'>[] = onTheWay.flatMap((sector) => {
    if (left(sector.place) < 0) return []
    const counter = sector.kind === 'tortuga' && view.aids.purse >= view.aids.influence_price
    return [
      ...scores(view, seat, sector).filter(({ price }) => price <= left(sector.place)),
      ...(counter ? [{ goal: 'counter' as const, place: sector.place, price: view.aids.influence_price, points: 1 }] : []),
    ]
  })
  const best = found.toSorted((a, b) => b.points - a.points || after.get(a.place)! - after.get(b.place)!)[0]
  const there = view.sectors.find(({ place }) => place === to)!
  const chosen = best ?? offers(view, there, left(to))
  return { ...chosen, wins: chosen.points > 0 && view.captains[seat]!.score + chosen.points >= view.aids.goal }
}
