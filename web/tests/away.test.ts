import { describe, expect, it } from 'vitest'
import { hasMoved, leftAt, sat, satAt, stayed } from '../src/table/away.ts'
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

describe('whether I have moved at a table', () => {
  const none: ReadonlySet<number> = new Set()

  it('counts what I did since I came, and not what was done at my seat before', () => {
    // Somebody else sat there, whose moves are in the log.
    expect(hasMoved('taken over', 0, log(null, 0, 1, 0), none)).toBe(false)
    stayed('taken over', 0, 3)
    stayed('taken over', 0, 4)
    expect(hasMoved('taken over', 0, log(null, 0, 1, 0, 1), none)).toBe(false)
    expect(hasMoved('taken over', 0, log(null, 0, 1, 0, 1, 0), none)).toBe(true)
    expect(hasMoved('taken over', null, log(null, 0, 1, 0, 1, 0), none)).toBe(false)
  })

  it('does not count what was taken back', () => {
    stayed('taken back', 0, 0)
    expect(hasMoved('taken back', 0, log(null, 0), none)).toBe(true)
    expect(hasMoved('taken back', 0, log(null, 0), new Set([1]))).toBe(false)
  })

  it('supposes so where the log does not go back that far', () => {
    stayed('long', 0, 0)
    const late = log(null, 1, 1, 1).map((step) => ({ ...step, entry: step.entry + 200 }))
    expect(hasMoved('long', 0, late, none)).toBe(true)
  })
})

it('knows at which tables I sat before the deal, until I get up', () => {
  expect(satAt('t')).toBe(false)
  sat('t', true)
  sat('other', true)
  expect([satAt('t'), satAt('other')]).toEqual([true, true])
  sat('t', false)
  expect([satAt('t'), satAt('other')]).toEqual([false, true])
})
