import { describe, expect, it } from 'vitest'
import { sampled, type Cases } from '../src/games/samples.ts'
import { languages } from '../src/lib/words.svelte.ts'

const messages = import.meta.glob<string>('../../messages/*/*.ftl', { eager: true, query: '?raw', import: 'default' })
const cases = import.meta.glob<Cases>('../src/games/*/fixtures/cases.json', { eager: true, import: 'default' })
const text = (language: string, name: string): string => messages[`../../messages/${language}/${name}.ftl`] ?? ''
const played = Object.entries(cases).map(([path, found]) => [path.split('/').at(-3)!, found] as const)

describe('samples of messages', () => {
  it('show each form once, and the name of an argument where no value came up', () => {
    const source = 'g-lost = { $seat } loses { $left ->\n    [0] all\n    [one] one\n   *[other] { $left }\n}.\ng-plain = Nothing.\n'
    expect(sampled('en', 'g', [], [source], undefined)).toEqual([
      { id: 'g-lost', texts: ['‹seat› loses all.', '‹seat› loses one.', '‹seat› loses 3.'] },
      { id: 'g-plain', texts: ['Nothing.'] },
    ])
  })

  it('show values that came up in real games first', () => {
    const found: Cases = {
      seat_fields: [],
      names: { fr: {}, en: {} },
      cases: [{ kind: 'event', value: { took: { seat: 1, card: 'whip' } }, reader: null }],
    }
    const [took] = sampled('en', 'g', [], ['g-event-took = { $seat } takes { $card }.\ng-name-whip = a whip\n'], found)
    expect(took!.texts).toEqual(['Bart takes a whip.', '‹seat› takes ‹card›.'])
  })

  it.each(played)('are there for every message of %s, with every argument filled in', (game, found) => {
    for (const language of languages) {
      const all = sampled(language, game, [text(language, 'table')], [text(language, game), text(language, `${game}-page`)], found)
      expect(all.length).toBeGreaterThan(20)
      expect(all.filter(({ texts }) => texts.length === 0 || texts.some((one) => one === '' || one.includes('{')))).toEqual([])
    }
  })
})
