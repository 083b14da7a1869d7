/** The guide speaks of what it suggests, and of the help that the rules reckon. */
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/boards.ts'
import { languages } from '../../../lib/words.svelte.ts'
import type { Situation } from '../../types.ts'
import cards from '../fixtures/cards.json'
import positions from '../fixtures/positions.json'
import lesson from '../first.ts'
import type { Cards, Move, View } from '../wire.ts'

type Now = Situation<View, Move, Cards>

const [position] = positions as unknown as { view: View }[]
const me = 0
function at(view: Partial<View>, moves: Move[], advice: Move | null): Now {
  return {
    view: { ...position!.view, active: me, waiting: [me], offers: [], due: null, combat: null, ...view },
    moves,
    seat: me,
    advice,
    mine: true,
    happened: [],
    showing: false,
    over: false,
    won: false,
    cards: cards as unknown as Cards,
    names: ['Anne', 'Bart', 'Ching'],
  }
}
/** What is said to whoever has been told everything once. */
const said = (now: Now): string | undefined => lesson.find(({ when, again }) => again === true && when(now))?.id

describe('the guide of a first game', () => {
  it.each(languages)('stays under the board of a phone whatever its figures say: %s', (language) => {
    const words = wordsOf('metal', language)
    const long = [
      ...['ends', 'last', 'nearer'].map((leads) => words('metal-first-lavish', { leads })),
      ...['strong', 'weak', 'none'].map((pick) => words('metal-first-target', { own: 12, power: 11, pick, prize: 'trophy' })),
      ...['rest', 'ahead', 'travel'].map((pick) => words('metal-first-rest', { pick })),
      ...['swap', 'keep'].map((act) => words('metal-first-trophy', { act })),
      ...['yes', 'dear', 'no'].map((alone) => words('metal-first-allies-more', { odds: 28, name: 'Barberousse', together: 100, alone })),
      ...['trophy', 'amnesty', 'purchase', 'smuggling', 'new_choice'].map((step) => words('metal-first-spend', { step })),
      ...['yes', 'no'].map((throws) => words('metal-first-faktor', { thrown: 100, held: 100, throws })),
      ...['open', 'closed'].map((tour) => words('metal-first-done', { tour })),
      words('metal-first-repair', { damage: 3 }),
      words('metal-first-allies', { odds: 58, name: 'Barberousse', together: 100 }),
      words('metal-first-alone', { odds: 97, thrown: 100 }),
    ].filter((text) => text.length > 256)
    expect(long).toEqual([])
  })

  const voyage = { prompt: 'voyage' as const, voyage: { ...position!.view.voyage, fought: false } }
  const lavish: Move = { tour: { lavish_spending: { credits: 6 } } }
  const repair: Move = { tour: { light_repairs: 'credits' } }

  it('explains the step that it suggests, and speaks of a combat only where it suggests one', () => {
    const moves: Move[] = ['attack_space', lavish, repair]
    expect(said(at(voyage, moves, lavish))).toBe('lavish')
    expect(said(at(voyage, moves, repair))).toBe('repair')
    expect(said(at(voyage, moves, { tour: 'new_choice' }))).toBe('spend')
    expect(said(at(voyage, moves, 'attack_space'))).toBe('combat')
    expect(said(at(voyage, ['end_turn'], 'end_turn'))).toBe('end')
    const step = lesson.find(({ id }) => id === 'combat')!
    const lit = (advice: Move): unknown => typeof step.at === 'function' && step.at(at(voyage, moves, advice))
    expect([lit('attack_space'), lit({ challenge: 2 }), lit({ attack_planet: 'bazaar' })]).toEqual([
      '[data-stage]',
      '[data-captain="2"]',
      '[data-place="bazaar"]',
    ])
  })

  it('asks for help only where an ally helps much, and shows whom to ask', () => {
    const asking = (odds: number): Now => {
      const alliance = { lead: me, ally: 1, alone: 580, odds, thrown: null, several: false, betrayal: null }
      const aids = { ...position!.view.aids, partners: [{ seat: 1, alliance }] }
      return at({ prompt: 'seek_allies', aids }, ['ready'], 'ready')
    }
    const fought = positions as unknown as { view: View }[]
    const fight = fought.find(({ view }) => view.aids.combat)!.view.aids.combat!
    const alone = (odds: number): Now => {
      const now = asking(920)
      return { ...now, view: { ...now.view, aids: { ...now.view.aids, combat: { ...fight, odds } } } }
    }
    const step = lesson.find(({ id }) => id === 'allies-more')!
    expect([said(asking(920)), said(asking(600))]).toEqual(['allies-more', 'alone'])
    expect(typeof step.at === 'function' && step.at(asking(920))).toBe('[data-help="1"]')
    expect(step.values?.(alone(720))).toMatchObject({ name: 'Bart', together: 92, alone: 'yes' })
    expect(step.values?.(alone(300))).toMatchObject({ odds: 30, alone: 'dear' })
  })

  it('speaks for help only where it suggests to ask, and of betrayal only where there could be one', () => {
    const fight = (positions as unknown as { view: View }[]).find(({ view }) => view.aids.combat)!.view.aids.combat!
    const alliance = { lead: me, ally: 2, alone: 30, odds: 830, thrown: null, several: false, betrayal: null }
    const better = { ...alliance, ally: 1, odds: 990 }
    const now = (advice: Move, betrayable: boolean): Now => {
      const partners = [
        { seat: 1, alliance: better },
        { seat: 2, alliance },
      ]
      const aids = { ...position!.view.aids, partners, combat: { ...fight, betrayable, odds: 30 } }
      return at({ prompt: 'seek_allies', aids }, ['ready'], advice)
    }
    const offer = { propose: { to: 2, terms: {} } } as unknown as Move
    const holds = (id: string, when: Now): boolean => lesson.find((step) => step.id === id)!.when(when)
    expect([holds('allies', now(offer, true)), holds('allies', now('ready', true))]).toEqual([true, false])
    expect([holds('word', now(offer, true)), holds('word', now(offer, false)), holds('word', now('ready', true))]).toEqual([
      true,
      false,
      false,
    ])
    const step = lesson.find(({ id }) => id === 'allies')!
    expect(step.values?.(now(offer, true))).toMatchObject({ name: 'Ching', together: 83, alone: 'no' })
  })

  it('speaks of the lead only to whoever has it, and for a rest where it suggests one', () => {
    const step = lesson.find(({ id }) => id === 'rest')!
    const now = (advice: Move, glory: number): Now => {
      const pirates = position!.view.pirates.map((pirate, seat) => ({ ...pirate, glory: seat === me ? glory : 6 }))
      return at({ prompt: 'travel_or_rest', pirates }, ['travel', 'rest'], advice)
    }
    expect(step.values?.(now('travel', 7))).toEqual({ pick: 'ahead' })
    expect(step.values?.(now('travel', 6))).toEqual({ pick: 'travel' })
    expect(step.values?.(now('rest', 7))).toEqual({ pick: 'rest' })
  })

  it('says that a die which changes nothing changes nothing', () => {
    const asked = (thrown: number): Now => {
      const combat = { ...position!.view.aids.combat!, faktor: { thrown, held: 1000 } }
      return at({ prompt: 'throw_metal_faktor', aids: { ...position!.view.aids, combat } }, ['throw', 'hold'], 'hold')
    }
    expect([said(asked(1000)), said(asked(400))]).toEqual(['faktor-idle', 'faktor-more'])
  })
})
