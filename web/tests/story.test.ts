import { expect, it } from 'vitest'
import { shapeOf } from '../src/lib/shapes.ts'
import { chartOf, pointsOf, ticksOf } from '../src/table/chart.ts'
import { dayInWords, fileOf, inLines, posterOf } from '../src/table/share.ts'
import { handedOver, played, Sums, turningPoint, type Story } from '../src/table/story.ts'
import type { ReplayFrame } from '../src/wire.ts'

const frame = (entry: number, view: unknown, undone = false): ReplayFrame =>
  ({ entry, view, undone, events: [], by: 0 }) as unknown as ReplayFrame
const line = (seat: number, ...values: number[]): Story['lines'][number] => ({ seat, label: String(seat), values })

it('leaves out what was taken back', () => {
  const kept = played([frame(0, 'deal'), frame(1, 'a'), frame(2, 'b'), frame(3, 'a', true), frame(4, 'c')])
  expect(kept.map(({ entry }) => entry)).toEqual([0, 1, 4])
})

it('begins the game of whoever was handed it where nothing had taken any time yet', () => {
  const at = (entry: number, t: number) => ({ ...frame(entry, entry), t, events: ['happened'] }) as unknown as ReplayFrame
  const led = handedOver([at(0, 0), at(1, 0), at(2, 0), at(3, 900), at(4, 1000)])
  expect(led.map(({ entry, events }) => [entry, events.length])).toEqual([
    [2, 0],
    [3, 1],
    [4, 1],
  ])
  const whole = [at(0, 0), at(1, 900)]
  expect(handedOver(whole)).toBe(whole)
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
    rows: [{ seat: 2, name: '"><script>alert(1)</script>', points: 3, parts: [{ label: '<i>Sectors', points: 3 }] }],
    facts: [],
    lines: [line(2, 0, 3)],
    measure: 'Influence',
    across: '1 move',
    turn: { at: 1, label: 'turning point' },
    art: '<svg viewBox="0 0 1 1"/>',
    turning: null,
    date: '2026',
  })
  expect(svg).not.toContain('<script')
  expect(svg).not.toContain('<b>')
  expect(svg).not.toContain('<i>')
  expect(svg).toContain('&#60;script&#62;')
  // Seats have the shapes of the page; the score says where it comes from, the course what it counts and where it turned.
  expect(svg).toContain(shapeOf(2))
  for (const said of ['Sectors\u00a0+3', 'Influence', '1 move', 'turning point', 'viewBox="0 0 1 1"']) expect(svg).toContain(said)
})

it('writes even numbers at an axis', () => {
  expect(ticksOf(0, 15)).toEqual([0, 5, 10, 15])
  expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3])
  expect(ticksOf(-4, 40)).toEqual([0, 20, 40])
  expect(ticksOf(0, 1)).toEqual([0, 1])
})

it('says in the chart what is counted, how far, and where it turned', () => {
  const drawn = chartOf({
    lines: [line(0, 0, 1, 5), line(1, 0, 3, 3)],
    colours: ['red', 'blue'],
    measure: 'Glory',
    across: '2 moves',
    turn: { at: 2, label: 'turn' },
    width: 300,
    height: 100,
    ink: 'ink',
    grid: 'grid',
    flare: 'flare',
    size: 10,
  })
  for (const said of ['>Glory<', '>2 moves<', '>turn<', '>0<', '>4<']) expect(drawn).toContain(said)
})

it('lets no number of the chart touch what is counted there', () => {
  const course = Array.from({ length: 381 }, () => 1)
  const plain = { colours: ['red'], measure: 'Influence', turn: null, height: 190, ink: 'ink', grid: 'grid', flare: 'flare', size: 13 }
  const drawn = chartOf({ ...plain, lines: [line(0, ...course)], across: '380 moves', width: 340 })
  expect(drawn).toContain('>200<')
  expect(drawn).not.toContain('>300<')
})

it('puts dots only between what shares a line, and says where something is left out', () => {
  expect(inLines(['one', 'two', 'three'], 9, 2)).toEqual(['one · two', 'three'])
  expect(inLines(['one', 'two', 'three', 'four'], 9, 2)).toEqual(['one · two', 'three …'])
  expect(inLines([], 9, 2)).toEqual([])
})

it('gives what a score came from all the room there is', () => {
  const parts = Array.from({ length: 14 }, (_, at) => ({ label: `A long source of points ${at}`, points: 1 }))
  const row = (seat: number): Parameters<typeof posterOf>[0]['rows'][number] => ({ seat, name: `P${seat}`, points: 14, parts })
  const plain = { game: 'G', verdict: 'V', facts: [], lines: [], measure: '', across: '', turn: null, art: null, turning: null, date: '' }
  const two = posterOf({ ...plain, rows: [row(0), row(1)] })
  expect(two).toContain('points\u00a05\u00a0+1')
  // What somebody else leaves free is used, and all of it is told where it fits.
  const few = { ...row(1), parts: parts.slice(0, 2) }
  expect(posterOf({ ...plain, rows: [row(0), few] })).not.toContain(' …')
  expect(posterOf({ ...plain, rows: [row(0)] })).toContain('points\u00a013\u00a0+1')
})

it('names the month, and the file by its game and day', () => {
  const day = new Date(2026, 10, 8)
  expect(dayInWords(day, 'en', ['fr-FR', 'en-GB'])).toBe('8 November 2026')
  expect(dayInWords(day, 'fr', ['en-GB'])).toBe('8 novembre 2026')
  expect(fileOf('some-game', day)).toBe('flibuste-some-game-2026-11-08.png')
})
