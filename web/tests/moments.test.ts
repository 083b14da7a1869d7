import { expect, it } from 'vitest'
import { Teller } from '../src/lib/teller.ts'
import { bundleOf, speaker } from '../src/lib/words.svelte.ts'
import { concerns, keyMoments, nearest } from '../src/replay/moments.ts'
import type { Telling } from '../src/table/lines.ts'
import type { Highlight, ReplayFrame } from '../src/wire.ts'

const bundle = bundleOf('en', ['g-event-betrayed = { $seat } betrays.\ng-event-won = Won!\ng-event-step = A step.'])
const words = speaker(
  () => bundle,
  () => 'en',
)
const telling: Telling = {
  game: { scenes: { betrayed: ({ victim }: { victim: number }) => ({ kind: 'betrayal', hits: [victim] }), won: 'end' } as never },
  view: null,
  words,
  teller: new Teller(words, 'g', ['Anne', 'Bart', 'Cleo']),
  context: { cards: null, names: ['Anne', 'Bart', 'Cleo'] },
  seat: null,
}
const frame = (entry: number, events: unknown[], found: [number, Highlight][] = [], more: object = {}): ReplayFrame =>
  ({ entry, by: 0, events, view: entry, undone: false, highlights: found.map(([event, kind]) => ({ event, kind })), ...more }) as never

const frames = [
  frame(0, []),
  frame(1, ['step']),
  frame(2, ['step', { betrayed: { seat: 0, victim: 1 } }], [[1, 'betrayal']]),
  // Taken back: it never happened.
  frame(3, [{ betrayed: { seat: 2, victim: 1 } }], [[0, 'betrayal']]),
  frame(4, [], [], { undone: true, view: 2 }),
  frame(
    5,
    ['step', 'won'],
    [
      [0, 'duel'],
      [1, 'end'],
    ],
    { by: 2 },
  ),
]

it('shows the moments that the rules found, each with what happened, and none that was taken back', () => {
  const found = keyMoments(frames, telling)
  expect(found.map(({ at, kind, lines }) => [at, kind, lines])).toEqual([
    [2, 'betrayal', ['Anne betrays.']],
    [5, 'end', ['A step.', 'Won!']],
  ])
})

it('goes from one moment to the next, and back', () => {
  const found = keyMoments(frames, telling)
  expect(nearest(found, 0, 1)?.at).toBe(2)
  expect(nearest(found, 2, 1)?.at).toBe(5)
  expect(nearest(found, 5, 1)).toBeNull()
  expect(nearest(found, 5, -1)?.at).toBe(2)
  expect(nearest(found, 2, -1)).toBeNull()
})

it('keeps to what concerns whom one follows', () => {
  const found = keyMoments(frames, telling)
  const of = (seat: number): number[] => found.filter((moment) => concerns(moment, seat)).map(({ at }) => at)
  // By whose doing, at whose cost; the end concerns all.
  expect([of(0), of(1), of(2)]).toEqual([[2, 5], [2, 5], [5]])
})
