import type { Words } from '../../lib/words.svelte.ts'
import { played, Sums, type Story } from '../../table/story.ts'
import type { ReplayFrame } from '../../wire.ts'
import type { GameContext } from '../types.ts'
import { Say } from './say.ts'
import type { Cards, View } from './wire.ts'

/** The journey: how far the pirate flew, how far we did, and what it cost. */
export function story(frames: readonly ReplayFrame[], words: Words, context: GameContext<Cards>): Story {
  const say = new Say(words, context.names)
  const steps = played(frames)
  const views = steps.map(({ view }) => view as unknown as View)
  const counts = new Sums()
  for (const event of steps.flatMap((step) => step.events)) {
    const name = typeof event === 'string' ? event : (Object.keys(event as object)[0] ?? '')
    counts.add(name, 1)
  }
  // The flight that catches the pirate is told by what came of it.
  counts.add('moved', counts.of('caught'))
  const facts = ['moved', 'combat_begins', 'struck', 'endured', 'energy_lost', 'loaded', 'stage_reached']
  return {
    accounts: [],
    facts: facts.map((name) => ({ label: say.board(`story-${name}`), value: String(counts.of(name)) })),
    measure: say.board('story-measure'),
    leads: false,
    lines: [
      { seat: null, label: say.board('story-ship'), values: views.map((view) => view.ship) },
      { seat: null, label: say.board('story-pirate'), values: views.map((view) => view.pirate) },
    ],
  }
}
