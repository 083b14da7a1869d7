import { Teller } from '../../lib/teller.ts'
import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { GameContext } from '../types.ts'
import { Say } from './say.ts'
import type { Cards, View } from './wire.ts'

/** Where each token came from, and what the sectors add, as the rules told and show it. */
export function story(frames: readonly ReplayFrame[], words: Words, context: GameContext<Cards>): Story {
  const steps = played(frames)
  const views = steps.map(({ view }) => view as unknown as View)
  const end = views.at(-1)!
  const say = new Say(words, context.names, context.cards, end)
  const tokens = end.captains.map(() => new Sums())
  const counts = end.captains.map(() => new Sums())
  for (const event of steps.flatMap((step) => step.events)) {
    const one = event as Record<string, any>
    if ('gained_influence' in one) tokens[one['gained_influence'].seat]?.add(one['gained_influence'].source, one['gained_influence'].count)
    if ('took_influence' in one) {
      const { seat, loser, count } = one['took_influence']
      tokens[seat]?.add('taken', count)
      tokens[loser]?.add('lost', -count)
    }
    for (const name of ['attacked', 'captured', 'bought', 'sailed', 'control_changed'])
      if (name in one) counts[one[name].seat]?.add(name, 1)
  }
  const source = new Teller(words, 'tortuga', context.names)
  return {
    accounts: end.captains.map((captain, seat) => ({
      seat,
      total: captain.score,
      parts: [
        ...tokens[seat]!.parts((name) => source.thing('source', name)),
        ...end.sectors
          .filter(({ controller }) => controller === seat)
          .map((sector) => ({ label: say.page('story-held', { place: say.place(sector.place) }), points: sector.control })),
      ],
    })),
    facts: ['bought', 'sailed', 'attacked', 'captured', 'control_changed'].map((name) => ({
      label: say.page(`story-${name}`),
      // Each captain's own: the rounds before a newcomer sat down count for whose seat it is.
      value: counts.map((own, seat) => say.page('story-count', { seat: say.seat(seat), count: own.of(name) })).join(' · '),
    })),
    measure: say.page('story-measure'),
    leads: true,
    lines: end.captains.map((_, seat) => ({ seat, label: say.seat(seat), values: views.map((view) => view.captains[seat]!.score) })),
  }
}
