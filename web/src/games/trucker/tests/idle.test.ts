import { expect, it } from 'vitest'
import idle from '../idle.ts'

it('asks only for options that change something', () => {
  const left = (flight: string, building: string): string[] =>
    ['run', 'extra_cards', 'gold_handicaps', 'party', 'mission', 'supers', 'debt'].filter((name) => !idle({ flight, building }).has(name))
  expect(left('learning', 'realtime')).toEqual(['debt'])
  expect(left('1', 'realtime')).toEqual(['run', 'mission', 'supers', 'debt'])
  expect(left('trek', 'turns')).toEqual(['extra_cards', 'gold_handicaps', 'party', 'mission', 'supers', 'debt'])

  const signed = idle({ flight: '2', building: 'turns', contract: '4C0-02M-X7P' })
  expect(['flight', 'building', 'mission', 'vips', 'supers', 'party', 'debt', 'extra_cards'].filter((name) => !signed.has(name))).toEqual([
    'debt',
    'extra_cards',
  ])
})

it('asks for readings of the expansion only with the modules they are about', () => {
  const names = ['politician', 'fleet_dice', 'contamination', 'hole_bill', 'widow_cargo', 'widow_count']
  const left = (set: Record<string, string | boolean>): string[] =>
    names.filter((name) => !idle({ flight: '2', building: 'turns', ...set }).has(name))
  expect(left({})).toEqual([])
  expect(left({ vips: true })).toEqual([])
  expect(left({ supers: true })).toEqual(['fleet_dice', 'contamination', 'hole_bill'])
  expect(left({ vips: true, supers: true })).toEqual(['fleet_dice', 'contamination', 'hole_bill', 'widow_count'])
  expect(left({ mission: 'carpooling' })).toEqual(names)
  expect(left({ flight: 'learning', mission: 'carpooling', supers: true })).toEqual([])
})

it('tells of a table only what is set there', () => {
  const off = { building: 'realtime', run: 60, debt: false, vips: false, mission: 'none', supers: false, party: false, contract: '' }
  const told = (options: Record<string, string | number | boolean>): string[] =>
    Object.keys(options).filter((name) => !idle(options, true).has(name))
  expect(told({ flight: 'learning', ...off })).toEqual(['flight'])
  expect(told({ flight: '1', ...off })).toEqual(['flight', 'building', 'run'])
  expect(told({ flight: '2', ...off, contract: '4C0-02M-X7P', vips: true })).toEqual(['flight', 'building', 'run', 'vips', 'contract'])
})
