import type { TableInfo } from '../wire.ts'
import type { Words } from './words.svelte.ts'

/** The day whose deal a table plays; nothing at ordinary tables. */
export function dayOf(table: Pick<TableInfo, 'occasion'> | null): number | null {
  const occasion = table?.occasion
  return typeof occasion === 'object' && occasion !== null ? occasion.daily : null
}

/** A day that is counted in days since 1970, as people say it. Days are those of universal time, everywhere. */
export function sayDay(words: Words, day: number): string {
  const text = new Intl.DateTimeFormat(words.language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day * 24 * 60 * 60 * 1000))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
