import { expect, it } from 'vitest'
import positions from '../fixtures/positions.json'
import { winsOf } from '../wins.ts'
import type { View } from '../wire.ts'

const views = (positions as unknown as { view: View }[]).map(({ view }) => view)
const any = views[0]!

it('ticks the wins that the host or earlier games set, and this one once it is won', () => {
  const normal: View = { ...any, mode: 'normal', step: 'briefing' }
  expect(winsOf(normal, { wins: 2 })).toBe(2)
  expect(winsOf({ ...normal, step: { over: 'pirate_beaten' } }, { wins: 2 })).toBe(3)
  expect(winsOf({ ...normal, step: { over: 'pirate_beaten' } }, { wins: 4 })).toBe(4)
  expect(winsOf({ ...normal, step: { over: 'out_of_energy' } }, { wins: 2 })).toBe(2)
})

it('ticks nothing in Rapid mode, nor where nobody knows', () => {
  expect(winsOf({ ...any, mode: 'rapid' }, { wins: 2 })).toBeNull()
  expect(winsOf({ ...any, mode: 'expert' }, undefined)).toBeNull()
})
