import type { Clock, OptionSpec, SeatInfo, Setting, TableInfo } from '../wire.ts'
import { ApiError } from './api.ts'
import type { Words } from './words.svelte.ts'

/** What an error means to the person who meets it; a game says itself what is wrong with a text among its options. */
export function problem(words: Words, error: unknown, game?: string): string {
  const own = `${game}-setup-${error instanceof ApiError ? error.why : ''}`
  if (words.has(own)) return words(own)
  const code = error instanceof ApiError ? error.code : typeof error === 'string' ? error : 'unexpected'
  const id = `error-${code.replaceAll('_', '-')}`
  return words.has(id) ? words(id) : words('error-unexpected')
}

/** The name of a game; what no message knows is shown as it is written. */
export function gameName(words: Words, game: string): string {
  const id = `${game}-title`
  return words.has(id) ? words(id) : game
}

/** Games in the order in which they stand everywhere: by their names in this language. */
export function gamesInOrder(words: Words, games: Iterable<string>): string[] {
  return [...new Set(games)].sort((one, other) => gameName(words, one).localeCompare(gameName(words, other), words.language))
}

/**
 * Who sits there, by seat. People have the name they gave, also once they got up in the middle of a game; a bot has a name of ours. Whoever took
 * their name out is somebody, with a number if there are several: what was played with them was played with people.
 */
export function namesOf(words: Words, { phase, seats }: Pick<TableInfo, 'phase' | 'seats'>): string[] {
  const nameless = (seat: SeatInfo): boolean => seat.kind !== 'bot' && !seat.name && (seat.taken || phase !== 'open')
  const several = seats.filter(nameless).length > 1
  let number = 0
  return seats.map((seat) => {
    if (nameless(seat)) return several ? words('somebody-number', { number: (number += 1) }) : words('somebody')
    if (seat.kind === 'bot') return seat.name || words(`bot-name-${seat.seat}`)
    return seat.taken || phase !== 'open' ? seat.name : words('seat-free')
  })
}

/** Whether somebody got up from there in the middle of the game, and nobody has sat down since. */
export const hasLeft = ({ phase }: Pick<TableInfo, 'phase'>, seat: SeatInfo): boolean => phase === 'playing' && !seat.taken

export function tableName(words: Words, table: Pick<TableInfo, 'name' | 'game'>): string {
  return table.name || gameName(words, table.game)
}

export function range(words: Words, kind: 'seats' | 'minutes', span: { min: number; max: number }): string {
  return span.min === span.max ? words(`${kind}-exactly`, { count: span.min }) : words(`${kind}-between`, { min: span.min, max: span.max })
}

export function levelName(words: Words, level: string): string {
  const id = `level-${level.replaceAll('_', '-')}`
  return words.has(id) ? words(id) : level
}

/** What to expect of a bot of this level; nothing where there are no words for it. */
export function levelAbout(words: Words, level: string): string {
  const id = `level-about-${level.replaceAll('_', '-')}`
  return words.has(id) ? words(id) : ''
}

/** A bot that plays well enough to be a good partner and not so well that it does everything. */
export function friendly(levels: string[]): string {
  return ['greedy', 'novice'].find((level) => levels.includes(level)) ?? levels.at(-1) ?? 'random'
}

export function clockName(words: Words, clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return words('clock-none')
    case 'move':
      return words('clock-move-is', { seconds: clock.seconds })
    case 'bank':
      return words('clock-bank-is', { minutes: Math.round(clock.seconds / 60), increment: clock.increment })
    case 'days':
      return words('clock-days-is', { days: clock.days })
  }
}

export function optionName(words: Words, game: string, option: string): string {
  const id = `${game}-option-${option.replaceAll('_', '-')}`
  return words.has(id) ? words(id) : option
}

export function settingName(words: Words, game: string, option: string, value: Setting): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
  const id = `${game}-option-${option}-${value}`.replaceAll('_', '-')
  return words.has(id) ? words(id) : value
}

export function defaultOf(option: OptionSpec): Setting {
  if (option.kind === 'text') return ''
  return option.kind === 'choice' ? (option.values[0] ?? '') : option.default
}
