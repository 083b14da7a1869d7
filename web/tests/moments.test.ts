import { expect, it } from 'vitest'
import { Teller } from '../src/lib/teller.ts'
import { bundleOf, speaker } from '../src/lib/words.svelte.ts'
import { concerns, keyMoments, marksOf, nearest, pressed, type KeyMoment } from '../src/replay/moments.ts'
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

const moment = (at: number, kind: Highlight = 'duel'): KeyMoment => ({ at, kind, lines: [], scenes: [], by: null })

it('lets moments that lie close share one mark, which says the gravest of them', () => {
  const marks = marksOf([moment(0), moment(1, 'betrayal'), moment(2), moment(50), moment(100, 'end')], 100, 1000, 16)
  expect(marks.map(({ left, kind, moments }) => [left, kind, moments.length])).toEqual([
    [10, 'betrayal', 3],
    [500, 'duel', 1],
    [1000, 'end', 1],
  ])
})

it('lays no mark over another, however close moments come, and loses none', () => {
  for (const [count, room] of [
    [3, 200],
    [40, 250],
    [90, 900],
    [5, 0],
  ] as const) {
    const all = Array.from({ length: count }, (_, at) => moment(at * at))
    const marks = marksOf(all, (count - 1) ** 2, room, 16)
    expect(marks.flatMap(({ moments }) => moments)).toEqual(all)
    for (const [at, { left }] of marks.entries()) if (at > 0) expect(left - marks[at - 1]!.left).toBeGreaterThanOrEqual(16)
  }
})

it('goes by one mark from moment to moment, and round again', () => {
  const [mark] = marksOf([moment(4), moment(5), moment(6)], 1000, 100, 16)
  expect([0, 4, 5, 6, 900].map((at) => pressed(mark!, at).at)).toEqual([4, 5, 6, 4, 4])
})
