/** What hands that play a whole game have to know of it: each game says so in its `e2e/wishes.ts`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Json } from '../src/wire.ts'

/** What one seat keeps in mind from move to move. */
export interface Mind {
  /** What the server told of the table: all of it, or what changed. */
  see: (view: Record<string, Json>) => void
  /** Whether what the wish names has been done often enough this turn. */
  tiredOf: (wish: RegExp) => boolean
  /** The move to make where this one was found first. */
  rather: (move: Json, moves: Json[]) => Json
  /** Where one press would make a move of this name and what follows it, at once. */
  far: (name: string) => string | null
  /** A move was made, or several by one press. */
  made: (name: string, far: boolean) => void
}

export interface Hands {
  /** What is wanted first, by the short form of a move; what nothing fits is taken as it comes. */
  wishes: RegExp[]
  /** What to press on the board for a move of this name, by its value. */
  places?: Record<string, (value: string) => string>
  mind?: () => Mind
  /** What takes more than a press, such as turning a component until it fits: does one step of it, and says whether there was one to do. */
  own?: (page: Page) => Promise<boolean>
  /** For how many reasons things are barred on its board, at least; two, if nothing is said. */
  reasons?: number
  /** Whoever does what the guide of its first game says wins it: the game has chosen a deal for that. */
  wins?: boolean
  /** The table to play at, on a phone or elsewhere; otherwise the fewest seats and the first of all options. */
  table?: (phone: boolean) => { seats: number; options: Record<string, string | number> }
}

/** A table for whole games. */
export interface Table {
  game: string
  seats: number
  options: Record<string, string | number>
}

const folder = join(import.meta.dirname, '..', 'src', 'games')

/** The hands of every game that has some, by id. */
export const HANDS: Record<string, Hands> = {}
for (const game of readdirSync(folder)) {
  const file = join(folder, game, 'e2e', 'wishes.ts')
  if (existsSync(file)) HANDS[game] = (await import(file)) as Hands
}

/** The games of a server that can be played whole, each at the table its hands want. */
export async function playable(url: string, phone = false): Promise<Table[]> {
  const games = (await (await fetch(`${url}/api/v1/games`)).json()) as { id: string; seats: { min: number } }[]
  return games
    .filter(({ id }) => id in HANDS)
    .map(({ id, seats }) => ({ game: id, ...(HANDS[id]!.table?.(phone) ?? { seats: seats.min, options: {} }) }))
}
