import { expect, it } from 'vitest'
import type { Scene } from '../src/lib/scene.ts'
import { hasTurns, sinceMine, type LogLines } from '../src/table/lines.ts'
import { recapOf } from '../src/table/recap.ts'

const step = (entry: number, by: number | null, ...moments: [string, Scene | null][]): LogLines => ({
  entry,
  by,
  lines: moments.map(([line]) => line),
  parts: [{ by, lines: moments.map(([line]) => line) }],
  moments: moments.map(([line, scene]) => ({ line, scene })),
})
const begins = (seat: number): Scene => ({ kind: 'turn', seat, begins: true })

it('tells one line a turn, the one that matters most', () => {
  const told = recapOf(
    [
      step(1, 1, ['sails', { kind: 'fly' }], ['takes a sector', { kind: 'conquest' }]),
      step(2, 1, ['draws', null]),
      step(3, 1, ['turn of two', begins(2)]),
      step(4, 2, ['buys', { kind: 'gain' }]),
      step(5, 2, ['my turn', begins(0)]),
    ],
    0,
  )
  expect(told.map(({ seat, head }) => [seat, head])).toEqual([
    [1, 'takes a sector'],
    [2, 'buys'],
  ])
  expect(told[0]!.lines.map(({ line }) => line)).toEqual(['sails', 'takes a sector', 'draws'])
})

it('tells what hit me in a turn in which I answered, though it came before my last move', () => {
  const said = [
    step(1, 0, ['I sail', { kind: 'fly' }], ['turn of one', begins(1)]),
    step(2, 1, ['attacks you', { kind: 'strike', hits: [0], grand: true }]),
    step(3, 0, ['I defend', { kind: 'reveal' }]),
    step(4, 1, ['buys', { kind: 'gain' }]),
  ]
  const told = recapOf(sinceMine(said, 0), 0, hasTurns(said))
  expect(told).toMatchObject([{ seat: 1, head: 'attacks you', hit: true, answered: true }])
  expect(told[0]!.lines).toHaveLength(3)
})

it('lets what hit me stand out, and only that', () => {
  const steps = [step(1, 1, ['conquers', { kind: 'conquest', grand: true }], ['takes one from you', { kind: 'loss', hits: [0] }])]
  expect(recapOf(steps, 0)).toMatchObject([{ head: 'takes one from you', hit: true, lines: [{ hit: false }, { hit: true }] }])
  expect(recapOf(steps, 2)).toMatchObject([{ head: 'conquers', hit: false }])
})

it('begins a line with whoever moves, in a game without turns', () => {
  const told = recapOf([step(1, 1, ['one', { kind: 'fly' }]), step(2, null, ['clock', null]), step(3, 2, ['two', { kind: 'fly' }])], 0)
  expect(told.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

it('has nothing to tell when nothing happened', () => {
  expect(recapOf([], 0)).toEqual([])
})
