import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { GameContext } from '../types.ts'
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
      return { seat, total: trucker.credits, parts: lines.map(({ label, credits }) => ({ label, points: credits })) }
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

/** Whoever ends with a credit has not lost: the richest has won most. */
export function consolation(view: View, seat: Seat, words: Words): string | null {
  const credits = view.truckers[seat]?.credits ?? 0
  return credits > 0 ? new Say(words, []).get('story-profit', { credits }) : null
}
