import { describe, expect, it } from 'vitest'
import { isBroken, variantsOf, wordsOf } from '../../../../tests/boards.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { question } from '../actions.ts'
import found from '../fixtures/positions.json'
import { familyOf } from '../heap.ts'
import { deciderOf, prompt } from '../prompt.ts'
import { Say } from '../say.ts'
import { trekOf } from '../trek.ts'
import type { Cards, View } from '../wire.ts'

const { view } = (found as unknown as { name: string; view: View }[]).find(({ name }) => name === 'titles')!

describe.each(languages)('a trek in %s', (language) => {
  const say = new Say(wordsOf('trucker', language), ['Anne', 'Bart'])

  it('asks whoever won several titles, and says of each what it is won by', () => {
    expect(deciderOf(view.flying!)).toBe(0)
    expect(prompt(view, view.flying!, 0, say)).toBe(say.get('ask-titles'))
    expect(prompt(view, view.flying!, 1, say)).toBe(say.get('wait-titles', { name: 'Anne', count: 0 }))
    expect(say.get('titles-choose', { count: 4 })).toContain('4')
    const told = variantsOf('trucker', 'Title').map((title) => say.get(`title-what-${title}`))
    expect(told.length).toBeGreaterThan(5)
    expect(told.filter((text) => isBroken('trucker', text))).toEqual([])
  })

  it('says which flight it is, and nothing of it where one flight is flown', () => {
    const rules = { ...view.rules, trek: true }
    expect(trekOf({ flight: 'two', rules })).toEqual({ flight: 2, flights: 3 })
    expect(trekOf({ flight: 'two', rules: { ...rules, trek: false } })).toBeNull()
    expect(say.get('trek-flight', { flight: 2, flights: 3 })).toMatch(/2.*3/)
  })

  it('asks about the reserve before a ship is finished', () => {
    const yard = (reserve: number[]): View =>
      ({ flight: 'one', flying: null, truckers: [{ ship: { legal: true }, reserve }] }) as unknown as View
    const asked = (reserve: number[]): string => question({ finish: 1 }, yard(reserve), 0, say, {} as Cards) ?? ''
    expect(asked([])).toBe(say.get('sure-finish'))
    expect(asked([7])).toBe(`${say.get('sure-finish')} ${say.get('sure-finish-reserve', { count: 1 })}`)
    expect(asked([7, 8])).not.toBe(asked([7]))
    expect(isBroken('trucker', asked([7, 8]))).toBe(false)
  })
})

describe('the warehouse', () => {
  it('counts life supports apart from cabins', () => {
    expect(['cabin', 'life_support_purple', 'life_support_brown'].map(familyOf)).toEqual(['cabins', 'supports', 'supports'])
  })
})
