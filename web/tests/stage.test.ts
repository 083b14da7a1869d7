import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Pace } from '../src/lib/pace.ts'
import { Reel } from '../src/lib/reel.ts'
import type { Told } from '../src/lib/socket.ts'
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
