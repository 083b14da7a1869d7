import type { SeatInfo, TableInfo } from '../wire.ts'
import { namesOf } from './say.ts'
import type { Words } from './words.svelte.ts'

/** How a game ended for me: by itself and won or not, or before its end. */
export type Result = 'won' | 'lost' | 'stopped'

export interface Line {
  table: TableInfo
  result: Result
  /** What I scored, in games that count points. */
  points: number | null
  /** A bot played it in my place: it is told, and counts for nothing. */
  byBot: boolean
}

export interface Tally {
  played: number
  won: number
}

/** Something to be proud of; its text is the message `feat-{id}`. */
export interface Feat {
  id: string
  /** When it was first done; `null` if it was not yet. */
  at: number | null
}

const mine = (table: TableInfo): SeatInfo | undefined => table.seats.find((seat) => seat.mine)
const mySeat = (table: TableInfo): number | null => mine(table)?.seat ?? null

/** My finished games, the latest first. */
export function linesOf(tables: readonly TableInfo[]): Line[] {
  const over = tables.filter((table) => table.phase === 'over' && mySeat(table) !== null)
  const byBot = (table: TableInfo): boolean => mine(table)?.by_bot === true
  return over.toSorted((one, other) => other.updated - one.updated).map((table) => ({ table, ...resultOf(table), byBot: byBot(table) }))
}

/** Those I played myself. */
export const ownOf = (lines: readonly Line[]): Line[] => lines.filter(({ byBot }) => !byBot)

function resultOf(table: TableInfo): { result: Result; points: number | null } {
  const [outcome, seat] = [table.outcome, mySeat(table)]
  if (!outcome || table.end !== 'played' || seat === null) return { result: 'stopped', points: null }
  const won = 'together' in outcome.verdict ? outcome.verdict.together.won : outcome.verdict.won.includes(seat)
  return { result: won ? 'won' : 'lost', points: outcome.scores?.[seat]?.points ?? null }
}

/** How often I played and won, by what `of` says of a game. */
export function tallies(lines: readonly Line[], of: (table: TableInfo) => readonly string[]): Map<string, Tally> {
  const found = new Map<string, Tally>()
  for (const { table, result } of ownOf(lines)) {
    if (result === 'stopped') continue
    for (const key of new Set(of(table))) {
      const before = found.get(key) ?? { played: 0, won: 0 }
      found.set(key, { played: before.played + 1, won: before.won + (result === 'won' ? 1 : 0) })
    }
  }
  return new Map([...found].toSorted(([, one], [, other]) => other.played - one.played))
}

/** The seats of the people a game was played with, whatever became of their names. */
const company = (table: TableInfo): SeatInfo[] => table.seats.filter(({ mine, kind }) => !mine && kind !== 'bot')

/** The people a game was played with, by name. */
export function peopleOf(words: Words, table: TableInfo): string[] {
  const names = namesOf(words, table)
  return company(table).map(({ seat }) => names[seat] ?? '')
}

/** What there is to be proud of, done or not. Games that were begun with everything set for a newcomer count for the first alone. */
export function featsOf(lines: readonly Line[], games: readonly string[]): Feat[] {
  const ended = ownOf(lines)
    .filter(({ result }) => result !== 'stopped')
    .toReversed()
  const own = ended.filter(({ table }) => table.occasion !== 'first')
  const wins = own.filter(({ result }) => result === 'won')
  /** When the last of several was done; nothing before all are. */
  const all = (moments: (number | undefined)[]): number | null =>
    moments.length > 0 && moments.every((at) => at !== undefined) ? Math.max(...(moments as number[])) : null
  const firstOf = (among: readonly Line[], fits: (line: Line) => boolean): number | undefined => among.find(fits)?.table.updated
  const row = own.findIndex((_, at) => at >= 2 && own.slice(at - 2, at + 1).every(({ result }) => result === 'won'))
  return [
    { id: 'first', at: ended[0]?.table.updated ?? null },
    { id: 'win', at: wins[0]?.table.updated ?? null },
    { id: 'tour', at: all(games.map((game) => firstOf(own, ({ table }) => table.game === game))) },
    { id: 'crown', at: all(games.map((game) => firstOf(wins, ({ table }) => table.game === game))) },
    { id: 'row', at: own[row]?.table.updated ?? null },
    { id: 'company', at: firstOf(own, ({ table }) => company(table).length > 0) ?? null },
    { id: 'daily', at: firstOf(own, ({ table }) => typeof table.occasion === 'object') ?? null },
    { id: 'ten', at: own[9]?.table.updated ?? null },
  ]
}
