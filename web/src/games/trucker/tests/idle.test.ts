import { expect, it } from 'vitest'
import idle from '../idle.ts'

it('asks only for options that change something', () => {
  const left = (flight: string, building: string): string[] =>
    ['run', 'extra_cards', 'gold_handicaps', 'party', 'mission', 'supers', 'debt'].filter((name) => !idle({ flight, building }).has(name))
  expect(left('learning', 'realtime')).toEqual(['debt'])
  expect(left('1', 'realtime')).toEqual(['run', 'mission', 'supers', 'debt'])
  expect(left('trek', 'turns')).toEqual(['extra_cards', 'gold_handicaps', 'party', 'mission', 'supers', 'debt'])
})
