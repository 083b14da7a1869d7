import type { GameInfo } from '../wire.ts'

/** What the server says of the games it plays, by id; it does not change while the page is open. */
const known = new Map<string, Pick<GameInfo, 'talk' | 'seat_fields'>>()

/** Keeps what the server says of its games. */
export function learn(games: (Pick<GameInfo, 'talk' | 'seat_fields'> & { id: string })[]): void {
  for (const game of games) known.set(game.id, game)
}

/** Whether the seats may write to each other while they play; not at a game nobody has told us of. */
export const mayTalk = (game: string): boolean => known.get(game)?.talk ?? false

/** The fields that hold the number of a seat in this game, besides those that do in every game. */
export const seatFields = (game: string): readonly string[] => known.get(game)?.seat_fields ?? []
