import { expect, it } from 'vitest'
import { leftAt, stayed } from '../src/table/away.ts'
import type { LogStep } from '../src/wire.ts'

const log = (...by: (number | null)[]): LogStep[] => by.map((seat, entry) => ({ entry, by: seat, events: [], t: 0 }))

it('knows since when a robot plays for me', () => {
  expect(leftAt('t', 0, log(null, 0, 1, 0))).toBeNull()
  stayed('t', 0, 2)
  expect(leftAt('t', 0, log(null, 0, 1))).toBeNull()
  // Others alone went on: that is no robot of mine.
  expect(leftAt('t', 0, log(null, 0, 1, 1))).toBeNull()
  expect(leftAt('t', 0, log(null, 0, 1, 1, 0, 1))).toBe(2)
  // Another seat at the same table, and those who look on, have seen something else.
  expect(leftAt('t', 1, log(null, 0, 1, 1, 0, 1))).toBeNull()
  expect(leftAt('t', null, log(null, 0, 1, 1, 0, 1))).toBeNull()
})

it('forgets the tables that were left longest ago', () => {
  stayed('old', 0, 1)
  for (let number = 0; number < 30; number += 1) stayed(`t${number}`, 0, 1)
  expect(leftAt('old', 0, log(null, 0, 0))).toBeNull()
  expect(leftAt('t29', 0, log(null, 0, 0))).toBe(1)
})
