import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Pace } from '../src/lib/pace.ts'
import { Reel } from '../src/lib/reel.ts'
import type { Told } from '../src/lib/socket.ts'
import type { GameModule } from '../src/games/types.ts'
import { areAlike, Showing, type Showable } from '../src/table/showing.svelte.ts'
import { isNews, lengthOf, Stage, together, type Staged } from '../src/lib/stage.svelte.ts'

const staged = (line: string, kind: Staged['scene']['kind'] = 'gain', more: Partial<Staged['scene']> = {}): Staged => ({
  scene: { kind, seat: 1, ...more },
  lines: [line],
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A table at which every step has the scenes of its name, and what was seen and taken at it. */
function table(pace: Pace): { reel: Reel; stage: Stage; did: string[]; hear: (entry: number, ...lines: string[]) => void } {
  const did: string[] = []
  const stage: Stage = new Stage({ pace: () => pace, behind: () => 0, begins: ({ lines }) => void did.push(`see ${lines.join('+')}`) })
  const reel: Reel = new Reel({
    films: () => false,
    show: () => {},
    take: (message) => void did.push(`take ${'entry' in message ? message.entry : message.type}`),
    holds: (step) => {
      if (step.events.length === 0) return false
      const kinds = ['gain', 'loss'] as const
      stage.play(
        step.events.map((line, at) => staged(String(line), kinds[at % 2])),
        () => reel.onward(),
        pace === 'step',
      )
      return true
    },
  })
  return { reel, stage, did, hear: (entry, ...lines) => reel.hear({ type: 'step', entry, events: lines } as unknown as Told, 0) }
}

it('takes a position at once, and the next when its scenes were seen, in order', () => {
  const { did, hear } = table('calm')
  hear(1, 'a', 'b')
  hear(2, 'c')
  expect(did).toEqual(['take 1', 'see a'])
  vi.runAllTimers()
  expect(did).toEqual(['take 1', 'see a', 'see b', 'take 2', 'see c'])
})

it('waits for a press, step by step, and for nothing when nothing follows', () => {
  const { did, hear, stage } = table('step')
  hear(1, 'a')
  hear(2, 'b')
  vi.runAllTimers()
  expect(did).toEqual(['take 1', 'see a'])
  expect(stage.resting).toBe(true)
  stage.skip()
  vi.runAllTimers()
  expect(did).toEqual(['take 1', 'see a', 'take 2', 'see b'])
  stage.skip()
  expect(stage.now).toBeNull()
})

it('is passed over at once', () => {
  const { did, hear, stage } = table('calm')
  hear(1, 'a', 'b')
  hear(2)
  stage.skip()
  expect(did).toEqual(['take 1', 'see a', 'take 2'])
  expect(stage.now).toBeNull()
})

it('takes less time for the quick, and when much waits', () => {
  const scene = staged('somebody takes something')
  expect(lengthOf(scene, 'brisk', 0)).toBeLessThan(lengthOf(scene, 'calm', 0) / 2)
  expect(lengthOf(scene, 'calm', 16)).toBeLessThan(lengthOf(scene, 'calm', 0) / 2)
  expect(lengthOf(scene, 'step', 16)).toBe(lengthOf(scene, 'step', 0))
})

it('shows three payments in a row as one scene, and what stops the table alone', () => {
  const all = together([staged('one'), staged('two'), staged('three', 'gain', { grand: true }), staged('four', 'loss')])
  expect(all.map(({ lines }) => lines)).toEqual([['one', 'two'], ['three'], ['four']])
})

it('keeps from me what I did myself, and shows what came of it', () => {
  expect(isNews({ kind: 'fly' }, true)).toBe(false)
  expect(isNews({ kind: 'fly' }, false)).toBe(true)
  expect(isNews({ kind: 'roll' }, true)).toBe(true)
  expect(isNews({ kind: 'gain', grand: true }, true)).toBe(true)
})

it('shows what bots answer alike as one step, whether it waits already or comes while it is seen', () => {
  const did: string[] = []
  const bots = [1, 2, 3]
  const stage: Stage = new Stage({ pace: () => 'calm', behind: () => 0, begins: ({ lines }) => void did.push(`see ${lines.join('+')}`) })
  let last: Told | null = null
  const reel: Reel = new Reel({
    films: () => false,
    show: () => {},
    take: (message) => void did.push(`take ${'entry' in message ? message.entry : message.type}`),
    holds: (step) => {
      last = step
      stage.play([staged(`${step.by}`, 'word')], () => reel.onward(), false)
      return true
    },
    joins: (step) => last !== null && areAlike(last as never, step, bots) && stage.add(staged(`${step.by}`, 'word')),
  })
  const hear = (entry: number, by: number, event: unknown): void =>
    reel.hear({ type: 'step', entry, by, events: [event] } as unknown as Told, 0)
  const pass = (seat: number, throws = false): unknown => ({ declared: { seat, throws } })

  hear(1, 1, pass(1))
  hear(2, 2, pass(2))
  expect(did).toEqual(['take 1', 'see 1', 'take 2'])
  expect(stage.now?.lines).toEqual(['1', '2'])
  // Another answer is another step, and so is that of a person.
  hear(3, 3, pass(3, true))
  hear(4, 0, pass(0, true))
  expect(stage.now?.lines).toEqual(['1', '2'])
  expect(did).not.toContain('take 3')
  vi.runAllTimers()
  expect(did.slice(3)).toEqual(['take 3', 'see 3', 'take 4', 'see 0'])
})

it('lets my own move wait for nothing that others did just before it', () => {
  const { reel, did, hear } = table('calm')
  hear(1, 'a')
  hear(2, 'b')
  expect(did).toEqual(['take 1', 'see a'])
  reel.hurry()
  hear(3, 'mine')
  expect(did).toEqual(['take 1', 'see a', 'take 2', 'take 3', 'see mine'])
})

it('passes over what others do up to my turn, but not over what stops the table', () => {
  vi.stubGlobal('document', { hidden: false, querySelector: () => null, querySelectorAll: () => [] })
  const table: Showable = { seat: 1, turn: { one: 0 }, behind: 1, onward: () => {}, leaving: () => {}, shows: () => false }
  const grand = new Set(['war'])
  const showing = new Showing(table, () => ({
    game: { scenes: {} } as unknown as GameModule,
    ready: true,
    pace: 'calm',
    calm: true,
    root: null,
    moments: ({ events }) => [{ line: String(events[0]), scene: { kind: 'loss', seat: 0, grand: grand.has(String(events[0])) } }] as never,
  }))
  const happens = (event: string, turn: Showable['turn']): boolean => {
    Object.assign(table, { turn })
    return table.shows({ by: 0, events: [event], undone: false, raised: null } as never)
  }
  expect(happens('a', { one: 0 })).toBe(true)
  showing.pass()
  expect([happens('b', { one: 0 }), happens('c', { one: 0 })]).toEqual([false, false])
  // It is my turn: what comes then is shown again.
  expect([happens('d', { one: 1 }), happens('e', { one: 0 })]).toEqual([false, true])
  showing.pass()
  expect([happens('f', { one: 0 }), happens('war', { one: 0 }), happens('g', { one: 0 })]).toEqual([false, true, true])
  showing.stage.close()
  vi.unstubAllGlobals()
})
