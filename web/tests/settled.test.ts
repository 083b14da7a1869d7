import { beforeEach, expect, it, vi } from 'vitest'
import { settled } from '../src/frame/settled.ts'

let frames: (() => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
})
const draw = (): void => {
  for (const frame of frames.splice(0)) frame()
}

it('measures everything before anything moves, in one frame', () => {
  const told: string[] = []
  const measure = (name: string) => () => {
    told.push(`measure ${name}`)
    return () => void told.push(`move ${name}`)
  }
  settled(measure('a'))
  settled(measure('b'))
  expect([frames.length, told]).toEqual([1, []])
  draw()
  expect(told).toEqual(['measure a', 'measure b', 'move a', 'move b'])
})

it('asks the same once, forgets what was called off, and starts anew after a frame', () => {
  const measure = vi.fn()
  const other = vi.fn()
  settled(measure)
  settled(measure)
  settled(other)()
  draw()
  expect([measure.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  settled(measure)
  draw()
  expect(measure).toHaveBeenCalledTimes(2)
})

it('calls nothing that cannot be called: browsers give a promise for scrolling', () => {
  const last = vi.fn()
  settled((() => Promise.resolve()) as never)
  settled(() => last)
  draw()
  expect(last).toHaveBeenCalledOnce()
})
