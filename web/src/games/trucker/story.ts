import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { Ending, GameContext } from '../types.ts'
import { linesOf, nameOf } from './account.ts'
import { Say } from './say.ts'
import type { Cards, Seat, ShipView, View } from './wire.ts'

/** The account of the last flight, line by line as the rules wrote it, with what there was before it. */
export function story(frames: readonly ReplayFrame[], words: Words, context: GameContext<Cards>): Story {
  const say = new Say(words, context.names)
  const steps = played(frames)
  const views = steps.map(({ view }) => view as unknown as View)
  const end = views.at(-1)!
  const counts = new Sums()
  for (const event of steps.flatMap((step) => step.events)) {
    const name = typeof event === 'string' ? event : (Object.keys(event as object)[0] ?? '')
    counts.add(name, 1)
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
      ...['card_turned', 'struck', 'lost', 'crew_lost', 'landed', 'fought'].map((name) => ({
        label: say.get(`story-${name}`),
        value: String(name === 'crew_lost' ? crewLost(views) : counts.of(name)),
      })),
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

/** How many went from aboard in flight: by a card, or with the cabin they were in. */
function crewLost(views: readonly View[]): number {
  return views.reduce((sum, view, at) => {
    const before = views[at - 1]
    if (before?.phase !== 'flying' || !['flying', 'over'].includes(view.phase)) return sum
    const gone = view.truckers.map(({ ship }, seat) => crewOf(before.truckers[seat]!.ship) - crewOf(ship))
    return sum + gone.filter((lost) => lost > 0).reduce((one, other) => one + other, 0)
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
