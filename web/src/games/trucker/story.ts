import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { GameContext } from '../types.ts'
import { brought, nameOf } from './account.ts'
import { Say } from './say.ts'
import type { Cards, View } from './wire.ts'

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
      const before = brought(trucker.account)
      const lines = trucker.account.map((entry) => ({ label: say.entry(nameOf(entry.item), entry.item), points: entry.credits }))
      return { seat, total: trucker.credits, parts: before === 0 ? lines : [{ label: say.get('item-earned'), points: before }, ...lines] }
    }),
    facts: ['card_turned', 'struck', 'lost', 'crew_lost', 'landed', 'fought'].map((name) => ({
      label: say.get(`story-${name}`),
      value: String(counts.of(name)),
    })),
    lines: end.truckers.map((_, seat) => ({ seat, label: say.seat(seat), values: views.map((view) => view.truckers[seat]!.credits) })),
  }
}
