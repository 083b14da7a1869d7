import { describe, expect, it } from 'vitest'
import { Teller } from '../../../lib/teller.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { wordsOf } from '../../../../tests/boards.ts'
import box from '../fixtures/cards.json'
import sampled from '../fixtures/samples.json'
import { line } from '../line.ts'
import { ownNames } from '../names.ts'
import { Say } from '../say.ts'
import type { Cards, Event, Move, View } from '../wire.ts'

const cards = box as unknown as Cards
const names = ['Anne', 'Bart', 'Ching', 'Dragut']
const samples = sampled as unknown as { moves: Move[]; events: Event[] }

describe.each(languages)('squares and components in %s', (language) => {
  const words = wordsOf('trucker', language)
  const say = new Say(words, names)
  const teller = new Teller(words, 'trucker', names, ownNames(words, cards))
  const CODE = /\b\d{3,4}\b/

  it('are places and kinds in every move and event, never numbers that nobody sees', () => {
    for (const move of samples.moves) expect(teller.move(move)).not.toMatch(CODE)
    for (const event of samples.events) {
      const view = { turns: null, truckers: [], mission: null, rules: { modules: { supers: false } } } as unknown as View
      const own = line(event, view, words, { cards, names })
      expect(own === undefined ? teller.event(event) : (own ?? '')).not.toMatch(CODE)
    }
    const cannon = cards.tiles.find(({ kind }) => kind === 'cannon')!.id
    for (const move of [{ take: cannon }, { take_reserved: cannon }, { reserve: cannon }] as Move[]) {
      expect(teller.move(move)).toContain(say.kind('cannon'))
      expect(teller.move(move)).not.toContain(String(cannon))
    }
    expect(teller.move({ place: { square: 709, turned: 'front' } })).toContain(say.place(709))
    expect(teller.move({ keep: 607 })).toContain(say.place(607))
  })

  it('are named once a component is built in, however often it is turned', () => {
    const cannon = cards.tiles.find(({ kind }) => kind === 'cannon')!.id
    const told = (event: unknown, turns: unknown): string | null | undefined =>
      line(event as Event, { turns, truckers: [] } as unknown as View, words, { cards, names })
    expect(told({ took: { seat: 0, tile: cannon } }, {})).toContain(say.kind('cannon'))
    expect(told({ placed: { seat: 0, tile: cannon, square: 607, turned: 'left' } }, {})).toBeNull()
    expect(told({ took: { seat: 0, tile: cannon } }, null)).toBeNull()
  })

  it('go with whoever lives there', () => {
    const cabin = cards.tiles.find(({ kind }) => kind === 'cabin')!.id
    const cannon = cards.tiles.find(({ kind }) => kind === 'cannon')!.id
    const told = (tile: number, loss: string): string =>
      line({ lost: { seat: 0, tile, square: 607, loss } } as unknown as Event, { turns: null, truckers: [] } as unknown as View, words, {
        cards,
        names,
      })!
    expect(told(cabin, 'destroyed')).toBe(say.get('log-cabin-destroyed', { seat: 'Anne', place: say.place(607) }))
    expect(told(cannon, 'destroyed')).toContain(say.kind('cannon'))
    for (const loss of ['destroyed', 'fallen', 'abandoned', 'corrected']) expect(told(cannon, loss)).toContain(say.place(607))
    expect(told(cabin, 'unused')).toContain(say.kind('cabin'))
  })
})
