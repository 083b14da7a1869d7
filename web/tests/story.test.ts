import { expect, it } from 'vitest'
import { posterOf, pointsOf } from '../src/table/share.ts'
import { played, Sums, turningPoint, type Story } from '../src/table/story.ts'
import type { ReplayFrame } from '../src/wire.ts'

const frame = (entry: number, view: unknown, undone = false): ReplayFrame =>
  ({ entry, view, undone, events: [], by: 0 }) as unknown as ReplayFrame
const line = (seat: number, ...values: number[]): Story['lines'][number] => ({ seat, label: String(seat), values })

it('leaves out what was taken back', () => {
  const kept = played([frame(0, 'deal'), frame(1, 'a'), frame(2, 'b'), frame(3, 'a', true), frame(4, 'c')])
  expect(kept.map(({ entry }) => entry)).toEqual([0, 1, 4])
})

it('adds up what was told, the largest first, and says nothing of what came to nothing', () => {
  const sums = new Sums()
  for (const [name, points] of [
    ['ship', 2],
    ['trophy', 3],
    ['ship', 2],
    ['judgement', -1],
    ['judgement', 1],
  ] as const)
    sums.add(name, points)
  expect(sums.parts((name) => name)).toEqual([
    { label: 'ship', points: 4 },
    { label: 'trophy', points: 3 },
  ])
})

it('finds the step since which the winner led', () => {
  expect(turningPoint([line(0, 0, 1, 1, 4, 5), line(1, 0, 2, 3, 3, 3)], [0])).toBe(3)
  // The end itself, when all is counted, is no turning point.
  expect(turningPoint([line(0, 0, 1, 1, 4), line(1, 0, 2, 3, 3)], [0])).toBeNull()
  expect(turningPoint([line(0, 0, 1, 3, 4), line(1, 0, 2, 3, 3)], [0])).toBe(2)
  // Whoever led from the first step to the last turned nothing.
  expect(turningPoint([line(0, 0, 1, 2), line(1, 0, 0, 1)], [0])).toBeNull()
  expect(turningPoint([line(0, 0, 1, 2)], [0])).toBeNull()
})

it('draws lines within their box', () => {
  expect(pointsOf([0, 5, 10], 0, 10, 100, 50)).toBe('0,50 50,25 100,0')
  expect(pointsOf([7], 0, 10, 100, 50)).toBe('0,15')
})

it('writes names into the picture as text, whatever they are', () => {
  const svg = posterOf({
    game: 'A game',
    verdict: '<b>won</b>',
    rows: [{ seat: 0, name: '"><script>alert(1)</script>', points: 3 }],
    lines: [line(0, 0, 3)],
    turning: null,
    date: '2026',
  })
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('<b>')
  expect(svg).toContain('&#60;script&#62;')
})
