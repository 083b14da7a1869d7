import type { Words } from './words.svelte.ts'

/** A clock as people read it: 4:07, 1:02:09, or days. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago: «il y a 5 minutes». */
export function ago(words: Words, then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  for (const [unit, size] of STEPS) {
    if (now - then >= size) return format.format(-Math.floor((now - then) / size), unit)
  }
  return words('time-now')
}
