import { describe, expect, it } from 'vitest'
import { spot, tagged } from '../track.ts'

const [spaces, width, height] = [18, 720, 92]
const names = (...days: number[]) =>
  tagged(
    days.map((at, seat) => ({ seat, at, wide: 110 })),
    spaces,
    width,
    height,
  )

describe('names on the flight board', () => {
  it('stand beside their own rockets, and nearer to them than to any other', () => {
    for (const days of [
      [2, 6],
      [5, 1],
      [7, 12],
      [0, 9],
    ]) {
      const rockets = days.map((at) => spot(at, spaces, width, height))
      const tags = names(...days)
      for (const tag of tags) {
        const far = rockets.map(({ x, y }) => Math.hypot(x - tag.x, y - tag.y))
        expect(far.indexOf(Math.min(...far)), `${days} ${tag.seat}`).toBe(tag.seat)
      }
    }
  })

  it('never run into each other', () => {
    for (let first = 0; first < spaces; first += 1) {
      const tags = names(first, first + 1, first + 2)
      for (const one of tags)
        for (const other of tags)
          if (one !== other) expect(Math.abs(one.y - other.y) >= 19 || Math.abs(one.x - other.x) >= 110, `from ${first}`).toBe(true)
    }
  })
})
