import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endingOf, whoWon } from '../src/lib/ending.ts'
import { bundleOf, speaker } from '../src/lib/words.svelte.ts'
import { askedToStop, waitedOf } from '../src/table/asked.ts'
import type { Outcome, SeatInfo } from '../src/wire.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', '..', 'messages', 'fr', `${name}.ftl`), 'utf8')
const bundle = bundleOf('fr', ['table', 'play-page'].map(read))
const words = speaker(
  () => bundle,
  () => 'fr',
)
const names = ['Anne', 'Bart', 'Carl', 'Olga']
const stopped = (left: number[], away: number[], agreed: number[] = []): string | null =>
  endingOf(words, { end: { stopped_by: { by: 0, agreed, left, away } } }, names)

describe('who won', () => {
  const told = (seat: number | null, ...won: number[]): string | null => whoWon(words, { verdict: { won } } as Outcome, seat, names)
  it('is said to whoever sits there, and by name to who lost', () => {
    expect(told(1, 1)).toBe('Tu gagnes\u202f!')
    expect(told(0, 1)).toBe('Bart gagne.')
  })
  it('is left to the game’s own words for several, for nobody and for those who look on', () => {
    expect([told(0, 0, 1), told(0), told(null, 1)]).toEqual([null, null, null])
    expect(whoWon(words, { verdict: { together: { won: true } } } as unknown as Outcome, 0, names)).toBeNull()
  })
})

describe('how a game ended', () => {
  it('says that all agreed only where all did', () => {
    expect(endingOf(words, { end: 'stopped' }, names)).toBe('Partie arrêtée d’un commun accord')
    expect(stopped([1], [])).toBe('Partie arrêtée par Anne après le départ de Bart')
    expect(stopped([], [1, 2])).toBe('Partie arrêtée par Anne, Bart et Carl étant hors ligne')
    expect(stopped([3], [1], [2])).toBe('Partie arrêtée par Anne et Carl après le départ d’Olga, Bart étant hors ligne')
    expect(stopped([], [])).toBe('Partie arrêtée par Anne')
  })
  it('says nothing of one that was played to its end, or goes on', () => {
    expect([endingOf(words, { end: 'played' }, names), endingOf(words, {}, names)]).toEqual([null, null])
  })
})

describe('whom a table waits for', () => {
  const seat = (seat: number, more: Partial<SeatInfo>) =>
    ({ seat, kind: 'person', taken: true, connected: true, mine: false, ...more }) as SeatInfo
  const seats = [
    seat(0, { mine: true, connected: false }),
    seat(1, {}),
    seat(2, { connected: false }),
    seat(3, { taken: false, connected: false }),
    seat(4, { connected: false, stand_in: 'novice' }),
    seat(5, { kind: 'bot' }),
  ]
  const told = (...waits: number[]) => waitedOf({ seats }, waits, true)
  it('is not said to think who is not there', () => {
    expect([told(1), told(5), told(1, 5)]).toEqual(Array(3).fill('waiting-turn-of'))
    expect([told(4), told(4, 1)]).toEqual(['turn-of-stand-in', 'waiting-turn-of'])
    expect([told(2), told(2, 3), told(3), told(1, 2)]).toEqual(['turn-of-away', 'turn-of-away', 'turn-of-empty', 'turn-of'])
  })
  it('is said to onlookers without knowing what is thought', () => {
    expect([waitedOf({ seats }, [1], false), waitedOf({ seats }, [2], false)]).toEqual(['turn-of', 'turn-of-away'])
    expect(waitedOf(null, [1], true)).toBe('waiting-turn-of')
  })
})

describe('stopping', () => {
  it('is asked of people, but not of those for whom a bot plays while they are away', () => {
    const seat = (seat: number, more: Partial<SeatInfo>) => ({ seat, kind: 'person', taken: true, connected: true, ...more }) as SeatInfo
    const bot = seat(1, { kind: 'bot', taken: false })
    const seats = [
      seat(0, {}),
      bot,
      seat(2, { connected: false }),
      seat(3, { connected: false, stand_in: 'novice' }),
      seat(4, { taken: false }),
    ]
    expect(askedToStop({ seats }, 0).map(({ seat }) => seat)).toEqual([2])
    expect(askedToStop({ seats: seats.map((one) => ({ ...one, connected: true })) }, 0).map(({ seat }) => seat)).toEqual([2, 3])
  })
})
