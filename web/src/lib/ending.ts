import type { Outcome, Seat, TableInfo } from '../wire.ts'
import { list } from './teller.ts'
import type { Words } from './words.svelte.ts'

/** How a game ended that was not played to its end: who stopped it, and without whom. Nothing for one that was, or that goes on. */
export function endingOf(words: Words, { end }: Pick<TableInfo, 'end'>, names: readonly string[]): string | null {
  if (end === undefined || end === 'played') return null
  if (end === 'stopped') return words('over-stopped')
  if (end === 'outdated') return words('over-outdated')
  if (end === 'closed') return words('over-closed')
  const called = (seats: readonly number[]): string =>
    list(
      words,
      seats.map((seat) => names[seat] ?? ''),
    )
  if ('resigned' in end) return words('over-resigned', { name: called([end.resigned]) })
  const { by, agreed, left, away } = end.stopped_by
  const who = { names: called([by, ...agreed]), left: called(left), away: called(away) }
  if (left.length > 0 && away.length > 0) return words('over-stopped-left-away', who)
  if (left.length > 0) return words('over-stopped-left', who)
  return words(away.length > 0 ? 'over-stopped-away' : 'over-stopped-alone', who)
}

/** Whether the game itself, in what it said last, told as much as the verdict, and perhaps more. */
export function saysAsMuch(last: string | null, verdict: string): boolean {
  return last?.startsWith(verdict.replace(/[\s.!]+$/u, '')) === true
}

/** Who won, said to whoever sits there: people hardly know the name they were given as their own. Nothing where all win or lose together. */
export function whoWon(words: Words, { verdict }: Outcome, seat: Seat | null, names: readonly string[]): string | null {
  if ('together' in verdict || seat === null) return null
  const [first, ...others] = verdict.won
  if (first === undefined || others.length > 0) return null
  return first === seat ? words('over-mine') : words('over-theirs', { name: names[first] ?? '' })
}
