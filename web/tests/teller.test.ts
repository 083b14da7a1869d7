import { describe, expect, it } from 'vitest'
import { learn } from '../src/lib/facts.ts'
import { short, Teller } from '../src/lib/teller.ts'
import { bundleOf, speaker } from '../src/lib/words.svelte.ts'

const bundle = bundleOf('en', [
  `
g-name-whip = whip
g-name-joker = joker
g-name-pair = a pair ({ $value })
g-card-whip = the whip
g-event-took = { $seat } takes { $card }.
g-event-moved = From { $from } to { $to }.
g-event-struck = { $seat } strikes with { $with } ({ $cards }).
g-event-lost = { $left ->
    [one] one left
   *[other] { $left } left
}
g-event-hidden = { $card ->
    [none] A hidden card.
   *[other] A hidden { $card }.
}
g-event-captain = New captain: { $captain }.
g-move-propose = propose: { $value }
g-propose-begin = { $value } begins
g-refusal-hold-full = The hold is full.
refused-not-your-turn = Not your turn.
refused-unknown = Not possible.
outcome-winners = { $seats } wins
outcome-won = Won
nothing = nothing
`,
])
const words = speaker(
  () => bundle,
  () => 'en',
)
learn([{ id: 'g', talk: false, seat_fields: ['captain', 'begin'] }])
const teller = new Teller(words, 'g', ['Anne', 'Bart'])

describe('a teller', () => {
  it('says an event with its fields, seats by their names', () => {
    expect(teller.event({ took: { seat: 1, card: 'joker' } })).toBe('Bart takes joker.')
  })
  it('prefers the word for the place where a value stands', () => {
    expect(teller.event({ took: { seat: 0, card: 'whip' } })).toBe('Anne takes the whip.')
  })
  it('calls things by the names that the box or the table gives them', () => {
    const named = new Teller(words, 'g', ['Anne', 'Bart'], { t1: 'Hacker', n: 'the north' })
    expect(named.event({ took: { seat: 1, card: 't1' } })).toBe('Bart takes Hacker.')
    expect(named.event({ moved: { from: 'n', to: 5 } })).toBe('From the north to 5.')
    expect(teller.event({ took: { seat: 1, card: 't1' } })).toBe('Bart takes t1.')
  })
  it('takes fields that are all numbers for fields, not for counts', () => {
    expect(teller.event({ moved: { from: 2, to: 5 } })).toBe('From 2 to 5.')
  })
  it('says values inside values, and counts of things', () => {
    const event = { struck: { seat: 0, with: { pair: 'whip' }, cards: { whip: 2 } } }
    expect(teller.event(event)).toBe('Anne strikes with a pair (whip) (2\u00a0× whip).')
  })
  it('says nothing for no things', () => {
    expect(teller.event({ struck: { seat: 0, with: 'joker', cards: {} } })).toBe('Anne strikes with joker (nothing).')
  })
  it('leaves numbers to the plurals of the language', () => {
    expect(teller.event({ lost: { left: 1 } })).toBe('one left')
    expect(teller.event({ lost: { left: 3 } })).toBe('3 left')
  })
  it('says none for what is not known', () => {
    expect(teller.event({ hidden: { card: null } })).toBe('A hidden card.')
    expect(teller.event({ hidden: { card: 'joker' } })).toBe('A hidden joker.')
  })
  it('knows the fields that hold a seat', () => {
    expect(teller.event({ captain: { captain: 0 } })).toBe('New captain: Anne.')
    expect(teller.move({ propose: { begin: 1 } })).toBe('propose: Bart begins')
  })
  it('says why a move was refused', () => {
    expect(teller.refusal({ rule: 'hold_full' })).toBe('The hold is full.')
    expect(teller.refusal('not_your_turn')).toBe('Not your turn.')
    expect(teller.refusal('something_new')).toBe('Not possible.')
  })
  it('shows what has no message as it is written short', () => {
    expect(teller.event({ strange: { a: 1, b: 'c' } })).toBe('strange 1 c')
    expect(short({ reroll: [0, 2] })).toBe('reroll 0 2')
  })
  it('names the winners', () => {
    expect(teller.outcome({ verdict: { won: [1] } })).toBe('Bart wins')
    expect(teller.outcome({ verdict: { together: { won: true } } })).toBe('Won')
  })
})

describe('words', () => {
  it('elide in French before the name they are given', () => {
    const main = bundleOf('fr', ['main = Main de { $name }, au nom de { $name }.\nde = De { $name }'])
    const french = speaker(
      () => main,
      () => 'fr',
    )
    expect(french('main', { name: 'Anne' })).toBe('Main d’Anne, au nom d’Anne.')
    expect(french('main', { name: 'Élodie' })).toBe('Main d’Élodie, au nom d’Élodie.')
    expect(french('main', { name: 'Yann' })).toBe('Main de Yann, au nom de Yann.')
    expect(french('de', { name: 'Olga' })).toBe('D’Olga')
  })
})
