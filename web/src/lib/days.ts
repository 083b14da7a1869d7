import type { Words } from './words.svelte.ts'

/** A day that is counted in days since 1970, as people say it. Days are those of universal time, everywhere. */
export function sayDay(words: Words, day: number): string {
  const text = new Intl.DateTimeFormat(words.language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day * 24 * 60 * 60 * 1000))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
