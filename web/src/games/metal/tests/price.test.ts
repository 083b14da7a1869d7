import { describe, expect, it } from 'vitest'
import { boxOf, forced, question, sayOf } from '../actions.ts'
import { chances, emptyDraft, lifted, offerOf, offersOf, othersFor, templates, worth } from '../deals.ts'
import box from '../fixtures/cards.json'
import found from '../fixtures/positions.json'
import type { Say } from '../say.ts'
import type { AllianceAids, Cards, Foe, PromiseView, View } from '../wire.ts'
import { wordsOf } from '../../../../tests/boards.ts'

const cards = box as unknown as Cards
const names = ['Anne', 'Bart', 'Mary', 'Calico', 'Charlotte', 'Henry']
const fought = (found as unknown as { view: View }[]).map(({ view }) => view).find(({ combat, aids }) => combat && aids.combat)!
const say = (language: 'fr' | 'en', me: number | null): Say => sayOf(wordsOf('metal', language), me, { cards, names })
/** French puts spaces before its signs that do not break. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/gu, ' ')
const promise = (deliver: PromiseView['deliver']): PromiseView => ({
  id: 9,
  debtor: 1,
  creditor: 0,
  deliver,
  when: 'always',
  due: 'after_combat',
  made: 1,
  falls: 1,
  standing: 'armed',
})

describe('what a lost challenge costs', () => {
  const foe: Foe = { pirate: 0 }
  const view: View = { ...fought, active: 1, combat: { ...fought.combat!, foe } }
  const aids = { ...fought.aids.combat!, damage: 1, plunder: { credits: 3, wrecks: 0, upgrade: true } }

  it('is told to the challenged with the figures of the rules', () => {
    expect(plain(say('fr', 0).loss(aids, view))).toBe('Si tu perds : 1 Dommage, et Bart prend au choix : 3 crédits, une amélioration')
    expect(say('en', 2).loss(aids, view)).toBe('If Anne loses: 1 damage, and Bart takes one of: 3 credits, an upgrade')
  })

  it('is damage alone for the challenger, and for whoever has nothing to lose', () => {
    expect(say('en', 1).loss(aids, view)).toBe('Defeat: 1 damage')
    const poor = { ...aids, plunder: { credits: 0, wrecks: 0, upgrade: false } }
    expect(say('en', 0).loss(poor, view)).toBe('If you lose: 1 damage')
  })
})

describe('a promise in words', () => {
  it('is a thing or a deed, and an effort is made in the combat', () => {
    const said = (deliver: PromiseView['deliver']): string => plain(say('fr', 0).promise(promise(deliver), null))
    expect(said({ play: 'metal_faktor' })).toBe('Bart te promet de lancer le dé Metal Faktor, dans le combat de ce tour.')
    expect(said({ do: { attack_planet: 'bazaar' } })).toContain('Bart te promet d’attaquer Bazaar')
    expect(said({ refrain: { challenge: 0 } })).toContain('Bart te promet de ne pas te défier')
    expect(said({ loot_credits: 'half' })).toContain('Bart te promet : la moitié des crédits gagnés')
  })

  it('is said of everybody by name in the log', () => {
    const line = say('fr', 0).line({ promised: { promise: promise({ refrain: { challenge: 0 } }) } })
    expect(line).toContain('Bart promet à Anne de ne pas défier Anne')
  })

  it('names what keeping it pays, once it is due', () => {
    const due: View = { ...fought, due: 9, ledger: [promise({ loot_credits: 'all' })], aids: { ...fought.aids, due_pays: 5 } }
    expect(say('en', 1).move('honour', due)).toBe('Keep your word: all the credits won, that is 5 credits')
    const other: View = { ...due, aids: { ...due.aids, due_pays: null } }
    expect(say('en', 1).move('honour', other)).toBe('Keep your word: all the credits won')
  })

  it('costs the same to break wherever it is said, and nothing for the infamous', () => {
    const due: View = { ...fought, due: 9, ledger: [promise({ loot_credits: 'all' })] }
    const judged = (infamous: boolean): View => ({
      ...due,
      aids: { ...due.aids, pirates: due.aids.pirates.map((one) => ({ ...one, infamous })) },
    })
    const mine = say('en', 1)
    expect(question('renege', judged(false), mine, [])).toContain('1 judgement, so 1 glory')
    expect(mine.priceOf(due.ledger[0]!, judged(false))).toContain('1 judgement, so 1 glory')
    expect(mine.line({ judged: { seat: 1, fault: 'promise', infamous: false } })).toContain('1 judgement, so 1 glory')
    expect(question('renege', judged(true), mine, [])).toContain('nothing more')
  })
})

describe('the same offer to several', () => {
  const draft = { ...emptyDraft(1), also: [2], alliance: true }
  const joins = (ally: number, several: boolean): AllianceAids => ({
    lead: 0,
    ally,
    odds: 500,
    alone: 300,
    thrown: null,
    several,
    betrayal: null,
  })
  const table = (several: boolean): View => ({
    ...fought,
    active: 3,
    combat: { ...fought.combat!, foe: { pirate: 0 } },
    aids: {
      ...fought.aids,
      partners: [
        { seat: 1, alliance: joins(1, several) },
        { seat: 2, alliance: joins(2, several) },
        { seat: 3, alliance: null },
      ],
    },
  })

  it('goes only to those who may join, and never to whom one fights', () => {
    expect(othersFor(table(true), draft, 0)).toEqual([2])
    expect(othersFor(table(false), draft, 0)).toEqual([])
    expect(othersFor(table(false), { ...draft, alliance: false }, 0)).toEqual([2, 3])
  })

  it('names each of them, and what it costs in all', () => {
    const gives = { ...draft.gives, credits: 2 }
    const lines = say('en', 0).bargains(offersOf({ ...draft, gives }, 0), table(true))
    expect(lines.filter((line) => line.includes('fights on your side'))).toHaveLength(2)
    expect(lines.at(-1)).toBe('Each gets 2 credits, 4 credits in all.')
  })

  it('asks each of them for his own promise', () => {
    const peace = { debtor: 1, deliver: { refrain: { challenge: 0 } }, when: 'always', due: 'end_of_turn' } as const
    const bargains = offersOf({ ...draft, alliance: false, pledges: [peace] }, 0)
    expect(bargains.map(({ to, pledges }) => [to, pledges[0]!.debtor])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('says the chances of each and of all together, as the rules reckon them', () => {
    const groups = [{ allies: [1, 2], odds: 800, thrown: 950 }]
    const several: View = { ...table(true), aids: { ...table(true).aids, groups } }
    expect(chances(several, offersOf({ ...draft, also: [] }, 0), 0)).toEqual({ of: 0, without: 0.3, with: 0.5, thrown: null })
    expect(chances(several, offersOf(draft, 0), 0)).toEqual({ of: 0, without: 0.3, with: 0.8, thrown: 0.95 })
    // Those who were not reckoned together are not guessed at, and who joins nobody changes no chances.
    expect(chances({ ...several, aids: { ...several.aids, groups: [] } }, offersOf(draft, 0), 0)).toBeNull()
    expect(chances(several, offersOf({ ...draft, alliance: false }, 0), 0)).toBeNull()
  })
})

describe('what an alliance is worth', () => {
  const box = boxOf(cards)
  const combat = { ...fought.aids.combat!, loot: 9, glory: 2, damage: 1, betrayable: true, hunter: false }
  const at = (alliance: AllianceAids): View => ({
    ...fought,
    active: 0,
    aids: { ...fought.aids, combat, partners: [{ seat: 1, alliance }] },
  })
  const sealed = { lead: 0, ally: 1, alone: 280, odds: 720, thrown: null, several: false, betrayal: null }

  it('is not said where the ally gets more by betraying', () => {
    const half = {
      ...emptyDraft(1),
      alliance: true,
      pledges: [{ debtor: 0, deliver: { loot_credits: 'half' }, when: 'if_won', due: 'after_combat' }],
    }
    const tempting = (pays: number, odds: number): boolean =>
      worth(at({ ...sealed, betrayal: { pays, odds } }), box, offerOf(half as never, 0), 0).tempting
    expect(tempting(9, 1000), 'nine credits for sure, against half of nine perhaps').toBe(true)
    expect(tempting(2, 1000), 'two credits do not pay for a judgement').toBe(false)
    expect(tempting(9, 300), 'an attack that succeeds all the same').toBe(false)
    expect(worth(at(sealed), box, offerOf(half as never, 0), 0).tempting, 'before a hunter').toBe(false)
  })

  it('says what glory it brings whoever is helped', () => {
    const view = at({ ...sealed, lead: 1, ally: 0 })
    const bargain = offerOf({ ...emptyDraft(1), alliance: true }, 0)
    const glory = view.pirates[1]!.glory
    expect(lifted(view, bargain, 0)).toEqual({ seat: 1, gains: 2, total: glory + 2, ends: glory + 2 >= view.aids.goal })
    expect(lifted(at(sealed), bargain, 0), 'I am the one who is helped').toBe(null)
  })
})

describe('what makes itself', () => {
  it('is a pass with nothing to show, whatever could be thrown away, for whoever is guided too', () => {
    const view: View = { ...fought, prompt: 'last_call', offers: [] }
    expect(forced(view, ['pass', { discard: 'e01' }], 0)).toMatchObject({ move: 'pass', idle: true })
    expect(forced(view, ['pass', { validate: 'first' }], 0)).toBe(null)
    expect(forced({ ...view, prompt: 'throw_metal_faktor' }, ['hold'], 0)).toMatchObject({ idle: false })
  })
})

describe('a part of a debt', () => {
  it('is less than all of it', () => {
    const pays = (owed: number): number | undefined => {
      const debt = {
        ...promise({ goods: { credits: owed, upgrades: [], wrecks: 0, which: [], unseen: 0, unseen_which: [], trophies: [] } }),
        debtor: 0,
        creditor: 1,
      }
      const pirates = fought.pirates.map((pirate) => ({ ...pirate, credits: 9 }))
      const view: View = { ...fought, pirates, due: 9, ledger: [debt], aids: { ...fought.aids, partners: [{ seat: 1, alliance: null }] } }
      return templates(view, boxOf(cards), 0, 1).find(({ id }) => id === 'part-payment')?.draft.gives.credits
    }
    expect([pays(1), pays(2), pays(3), pays(6)]).toEqual([undefined, 1, 2, 3])
  })
})
