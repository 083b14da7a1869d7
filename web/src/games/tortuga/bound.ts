import { shipOf, stepOf } from './model.ts'
import type { CourseStop, Place, SectorView, Seat, View } from './wire.ts'

/** Where a step leads: to what the rules say scores that way, otherwise to what lies there. */
export interface Bound {
  goal: 'capture' | 'conquer' | 'counter' | 'collect' | 'on'
  place: Place
  /** What that costs once the ship is there. */
  price: number
  /** The influence it brings. */
  points: number
  /** It is the influence that was missing; `later` with what follows on the way. */
  wins: 'yes' | 'later' | 'no'
  /** It takes cards that are still in the hand. */
  byHand: boolean
}

const GOALS = { capture: 'capture', conquer: 'conquer', buy: 'counter' } as const satisfies Record<CourseStop['deed'], Bound['goal']>

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

/** The next stop of the way that brings most this turn, if a step to this sector is on it. */
function ahead(view: View, seat: Seat, to: Place): CourseStop | null {
  const stop = view.aids.course?.stops[0]
  const here = shipOf(view, seat)
  if (!stop || !here) return null
  const away = steps(view, stop.place)
  return away.get(to)! < away.get(here.place)! ? stop : null
}

/** What a step is for: what scores that way, which whoever advises keeps to, or a mineral. */
export function bound(view: View, seat: Seat, to: Place): Bound {
  const stop = ahead(view, seat, to)
  if (stop) {
    const { place, price, points } = stop
    const now = view.captains[seat]!.score + points >= view.aids.goal
    const wins = now ? 'yes' : view.aids.course!.wins ? 'later' : 'no'
    return { goal: GOALS[stop.deed], place, price, points, wins, byHand: view.aids.course!.by_hand }
  }
  const free = ['move', 'jump'].includes(stepOf(view))
  const sector = view.sectors.find(({ place }) => place === to)
  const goal = sector?.mineral && view.this_turn.manoeuvre - (free ? 0 : 1) > 0 ? 'collect' : 'on'
  return { goal, place: to, price: 0, points: 0, wins: 'no', byHand: false }
}
