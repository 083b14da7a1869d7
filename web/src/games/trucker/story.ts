import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { Ending, GameContext } from '../types.ts'
import { linesOf, nameOf } from './account.ts'
import { eventOf } from './film.ts'
import { Say } from './say.ts'
import type { Cards, Seat, ShipView, View } from './wire.ts'

/** The account of the last flight, line by line as the rules wrote it, with what there was before it. */
export function story(frames: readonly ReplayFrame[], words: Words, context: GameContext<Cards>): Story {
  const say = new Say(words, context.names)
  const steps = played(frames)
  const views = steps.map(({ view }) => view as unknown as View)
  const end = views.at(-1)!
  const seats = end.truckers.map((_, seat) => seat)
  const cards = new Sums()
  const ships = seats.map(() => new Sums())
  for (const [name, told] of steps.flatMap((step) => step.events).map(eventOf)) {
    if (name === 'card_turned') cards.add(name, 1)
    else ships[told['seat']]?.add(name, 1)
  }
  /** What happened to ships: of several it is said whose they were. */
  const fact = (name: string, counts: readonly number[]): Story['facts'][number] => {
    const hit = seats.filter((seat) => counts[seat]! > 0)
    const label = say.get(`story-${name}`)
    const who = hit.length === 1 ? say.seat(hit[0]!) : say.get('story-all')
    return {
      label:
        seats.length === 1 || hit.length === 0
          ? label
          : say.get('story-whose', { label, who: who.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0') }),
      value: String(counts.reduce((sum, count) => sum + count, 0)),
    }
  }
  return {
    accounts: end.truckers.map((trucker, seat) => {
      const lines = linesOf(trucker.account, end, context.cards, say).filter(({ credits }) => credits !== 0)
      const why = end.flying?.rockets[seat]?.left ?? null
      // Who never arrived is not paid for it: that belongs to where the credits come from.
      const out = why === null ? [] : [{ label: say.get('item-no-arrival'), credits: 0 }]
      return { seat, total: trucker.credits, parts: [...out, ...lines].map(({ label, credits }) => ({ label, points: credits })) }
    }),
    facts: [
      { label: say.get('story-card_turned'), value: String(cards.of('card_turned')) },
      ...['struck', 'lost', 'crew_lost', 'landed', 'fought'].map((name) =>
        fact(
          name,
          seats.map((seat) => (name === 'crew_lost' ? crewLost(views, seat) : ships[seat]!.of(name))),
        ),
      ),
      ...(end.vips ? [{ label: say.get('story-vips'), value: String(vipsPaid(end)) }] : []),
    ],
    measure: say.get('story-measure'),
    leads: false,
    lines: end.truckers.map((_, seat) => ({
      seat,
      label: say.seat(seat),
      values: views.map((view) => view.truckers[seat]!.ship.tiles.length),
    })),
  }
}

/** Who lives on a ship, the VIPs too. */
function crewOf(ship: ShipView): number {
  return ship.tiles.reduce((sum, { crew }) => sum + (typeof crew !== 'object' ? 0 : 'astronauts' in crew ? crew.astronauts : 1), 0)
}

/** How many went from aboard a ship in flight: by a card, or with the cabin they were in. */
function crewLost(views: readonly View[], seat: Seat): number {
  return views.reduce((sum, view, at) => {
    const before = views[at - 1]
    if (before?.phase !== 'flying' || !['flying', 'over'].includes(view.phase)) return sum
    return sum + Math.max(0, crewOf(before.truckers[seat]!.ship) - crewOf(view.truckers[seat]!.ship))
  }, 0)
}

function vipsPaid({ truckers }: View): number {
  return truckers.flatMap(({ account }) => account).filter(({ item }) => nameOf(item) === 'vip').length
}

/**
 * Whoever ends with a credit has not lost: the richest has won most. Whoever left the flight is told so first, and what for: alone every credit wins by
 * the rules, but a flight that was not completed is not called a victory.
 */
export function ending(view: View, seat: Seat, won: boolean, words: Words): Ending | null {
  const say = new Say(words, [])
  const credits = view.truckers[seat]?.credits ?? 0
  const why = view.flying?.rockets[seat]?.left ?? null
  const profits = credits > 0
  if (why === null) return won || !profits ? null : { text: say.get('story-profit', { credits }), even: true }
  const alone = view.truckers.length === 1
  const kept = alone ? 'alone' : won ? 'won' : 'others'
  const text = say.get('story-out', { why, trek: String(view.rules.trek) })
  return {
    text: profits ? `${text} ${say.get(`story-kept-${kept}`, { credits })}` : text,
    heading: alone && profits ? say.get('story-incomplete') : undefined,
    even: profits && (alone || !won),
  }
}
