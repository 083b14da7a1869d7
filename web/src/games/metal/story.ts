import { Teller } from '../../lib/teller.ts'
import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { GameContext } from '../types.ts'
import { sayOf } from './actions.ts'
import type { Cards, Event, View } from './wire.ts'

/** How the glory of each pirate came about, as the rules told it point by point. */
export function story(frames: readonly ReplayFrame[], words: Words, context: GameContext<Cards>): Story {
  const say = sayOf(words, null, context)
  const steps = played(frames)
  const views = steps.map(({ view }) => view as unknown as View)
  const events = steps.flatMap((step) => step.events as unknown as Event[])
  const end = views.at(-1)!
  const glory = end.pirates.map(() => new Sums())
  for (const [seat, { glory: first }] of views[0]!.pirates.entries()) glory[seat]?.add('start', first)
  const counts = new Sums()
  for (const event of events) {
    const one = event as Record<string, any>
    if ('glory' in one) glory[one['glory'].seat]?.add(one['glory'].source, one['glory'].points)
    else if ('judged' in one) glory[one['judged'].seat]?.add('judgement', -1)
    else if ('forgiven' in one) glory[one['forgiven'].seat]?.add('judgement', 1)
    for (const name of ['combat_decided', 'betrayed', 'dealt', 'promise_broken', 'promise_honoured']) if (name in one) counts.add(name, 1)
  }
  const source = new Teller(words, 'metal', context.names)
  return {
    accounts: end.pirates.map((pirate, seat) => ({
      seat,
      total: pirate.glory,
      parts: glory[seat]!.parts((name) => source.thing('source', name)),
    })),
    facts: ['combat_decided', 'dealt', 'betrayed', 'promise_honoured', 'promise_broken'].map((name) => ({
      label: say.board(`story-${name}`),
      value: String(counts.of(name)),
    })),
    measure: say.board('story-measure'),
    leads: true,
    lines: end.pirates.map((_, seat) => ({
      seat,
      label: say.seat(seat),
      values: views.map((view) => view.pirates[seat]!.glory),
    })),
  }
}
