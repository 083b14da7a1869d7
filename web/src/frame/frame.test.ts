import { describe, expect, test } from 'vitest'
import { beside, type Box } from './place.ts'
import { about, FITTED, within } from './zoom.ts'

const screen: Box = { left: 0, top: 0, width: 1000, height: 700 }
const inside = ({ left, top }: { left: number; top: number }, size: { width: number; height: number }) =>
  left >= 0 && top >= 0 && left + size.width <= screen.width && top + size.height <= screen.height

describe('what stands beside a thing', () => {
  const size = { width: 200, height: 60 }

  test('stands above it, in the middle', () => {
    expect(beside({ left: 400, top: 300, width: 100, height: 80 }, size, [], screen)).toEqual({ left: 350, top: 232 })
  })

  test('stays in sight at every edge', () => {
    for (const left of [0, 480, 960]) {
      for (const top of [0, 330, 660]) {
        expect(inside(beside({ left, top, width: 40, height: 40 }, size, [], screen), size)).toBe(true)
      }
    }
  })

  test('stays within reach of what was pressed, whatever lies around', () => {
    const thing = { left: 400, top: 600, width: 100, height: 50 }
    const board = { left: 0, top: 100, width: 1000, height: 600, weight: 20 }
    const far = beside(thing, size, [board], screen)
    expect(far.top + size.height).toBeLessThanOrEqual(100)
    const near = beside(thing, size, [board], screen, 48)
    expect(near.top + size.height).toBeGreaterThanOrEqual(600 - 48)
    expect(near.top + size.height).toBeLessThanOrEqual(600)
  })

  test('covers nothing that is being decided where there is another side', () => {
    const thing = { left: 400, top: 300, width: 100, height: 80 }
    const dice = { left: 300, top: 220, width: 300, height: 78 }
    const spot = beside(thing, size, [dice], screen)
    expect(spot.top).toBe(388)
  })

  test('goes further off where every side is taken, to the nearest free place', () => {
    const thing = { left: 400, top: 300, width: 100, height: 80 }
    const around = { left: 200, top: 200, width: 500, height: 300 }
    const { left, top } = beside(thing, size, [around], screen)
    expect(left + size.width <= 200 || left >= 700 || top + size.height <= 200 || top >= 500).toBe(true)
    expect(Math.abs(left - 350)).toBeLessThan(20)
  })
})

describe('drawn larger', () => {
  const window = { width: 400, height: 300 }

  test('the point under the fingers stays where it is', () => {
    const point = { x: 300, y: 100 }
    const lie = about(FITTED, 2, point, window, 4)
    expect(lie.scale).toBe(2)
    expect((point.x - lie.x) / lie.scale).toBeCloseTo(300)
    expect((point.y - lie.y) / lie.scale).toBeCloseTo(100)
  })

  test('never smaller than its window, never larger than allowed', () => {
    expect(about(FITTED, 0.2, { x: 9, y: 9 }, window, 4)).toEqual(FITTED)
    expect(about(FITTED, 50, { x: 0, y: 0 }, window, 4).scale).toBe(4)
  })

  test('no edge comes inside', () => {
    expect(within({ scale: 2, x: 90, y: -900 }, window)).toEqual({ scale: 2, x: 0, y: -300 })
  })
})
