import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { learn } from '../src/lib/facts.ts'
import { Teller } from '../src/lib/teller.ts'
import { bundleOf, languages, speaker } from '../src/lib/words.svelte.ts'
import type { Json } from '../src/wire.ts'

/** What the terminal says of values that came up in real games; the page must say the same. */
interface Cases {
  seat_fields: string[]
  names: Record<'fr' | 'en', Record<string, string>>
  cases: { kind: 'move' | 'event' | 'refusal'; value: Json; reader: number | null; fr: string; en: string }[]
}
const files = import.meta.glob<Cases>('../src/games/*/fixtures/cases.json', { eager: true, import: 'default' })
const messages = join(import.meta.dirname, '..', '..', 'messages')

it('there are cases of the games', () => {
  expect(Object.keys(files).length).toBeGreaterThan(1)
})

describe.each(Object.entries(files))('%s', (path, { seat_fields, names, cases }) => {
  const game = path.split('/').at(-3)!
  learn([{ id: game, talk: false, seat_fields }])

  it.each(languages)('is said as in the terminal, in %s', (language) => {
    const sources = ['table', game].map((name) => readFileSync(join(messages, language, `${name}.ftl`), 'utf8'))
    const bundle = bundleOf(language, sources)
    const words = speaker(
      () => bundle,
      () => language,
    )
    const seats = (reader: number | null) =>
      Array.from({ length: 6 }, (_, number) => words(number === reader ? 'seat-you' : 'seat-other', { number }))
    const said = cases.map(({ kind, value, reader }) => {
      const teller = new Teller(words, game, seats(reader), names[language])
      return kind === 'refusal' ? teller.refusal(value) : kind === 'move' ? teller.move(value) : teller.event(value)
    })
    expect(said).toEqual(cases.map((one) => one[language]))
  })
})
