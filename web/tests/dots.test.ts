import { describe, expect, it } from 'vitest'
import { HALF, spotFor } from '../src/help/dots.ts'

const picture = { width: 400, height: 300 }
const thing = { left: 100, top: 100, width: 60, height: 20 }

describe('the number of a part', () => {
  it('stands at its corner', () => {
    expect(spotFor(thing, [], [], picture)).toEqual({ x: 100, y: 100 })
  })

  it('covers no text where there is room beside it', () => {
    const read = [thing, { left: 60, top: 100, width: 38, height: 20 }]
    const { x, y } = spotFor(thing, read, [], picture)
    const apart = (box: typeof thing): boolean =>
      x + HALF <= box.left || x - HALF >= box.left + box.width || y + HALF <= box.top || y - HALF >= box.top + box.height
    expect(read.every(apart)).toBe(true)
  })

  it('stands on no other number, and in the picture', () => {
    const first = spotFor(thing, [], [], picture)
    expect(spotFor(thing, [], [first], picture)).not.toEqual(first)
    const { x, y } = spotFor({ left: 0, top: 0, width: 400, height: 300 }, [], [], picture)
    expect([x >= -HALF, y >= -HALF, x <= 400 + HALF, y <= 300 + HALF]).toEqual([true, true, true, true])
  })
})
