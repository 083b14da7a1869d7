import { describe, expect, it } from 'vitest'
import { actions, boxOf, letDown, question, sayOf } from '../actions.ts'
import { type Bargain, counterTo, draftOf, emptyDraft, moveOf, offerOf, saysNothing, stockOf, templates, termsOf, worth } from '../deals.ts'
import { describe as tell, stakes } from '../describe.ts'
import box from '../fixtures/cards.json'
import facts from '../fixtures/game.json'
import found from '../fixtures/positions.json'
import sampled from '../fixtures/samples.json'
import { hints } from '../hints.ts'
import {
  allianceOf,
  inside,
  isSample,
  keysOf,
  mayBargain,
  movesAt,
  nameOf,
  NOTHING,
  promptFor,
  same,
  total,
  TOUR_NAMES,
  tourNumber,
} from '../model.ts'
import { dues, pledgeOf, provisos, variants, whatOf, whats } from '../pledges.ts'
import { wishOf } from '../wishes.ts'
import type { Cards, Event, Move, PromiseView, Refusal, Terms, View } from '../wire.ts'
import { learn } from '../../../lib/facts.ts'
import { Teller } from '../../../lib/teller.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { hyphens, isBroken, variantsOf, wordsOf } from '../../../../tests/boards.ts'

learn([facts])
const cards = box as unknown as Cards
const names = ['Anne', 'Bart', 'Mary', 'Calico', 'Charlotte', 'Henry']
const context = { cards, names }
const things = boxOf(cards)

interface Position {
  name: string
  seat: number | null
  turn: number[]
  moves: Move[]
  view: View
}
const positions = found as unknown as Position[]
const samples = sampled as unknown as { moves: Move[]; events: Event[] }
const at = (name: string): Position => positions.find((position) => position.name === name)!
const each = positions.map((position) => [position.name, position] as const)

const broken = (text: string): boolean => isBroken('metal', text)

describe('throw or hold', () => {
  const asked = positions.filter(({ view, moves }) => view.aids.combat?.faktor && moves.includes('throw'))

  it('says with both answers what the rules reckon of them', () => {
    expect(asked.length).toBeGreaterThan(0)
    for (const { view, moves, seat } of asked) {
      const { thrown, held } = view.aids.combat!.faktor!
      const said = actions(view, moves, seat, wordsOf('metal', 'en'), context)
      const label = (move: Move): string | undefined => said.find((one) => one.move === move)?.label
      expect(label('throw')).toBe(`Throw Metal Faktor (${Math.round(thrown / 10)}%)`)
      expect(label('hold')).toBe(`Do not throw (${Math.round(held / 10)}%)`)
    }
  })
})

describe.each(languages)('the words of Metal Adventures in %s', (language) => {
  const words = wordsOf('metal', language)
  const say = sayOf(words, 0, context)
  const teller = new Teller(words, 'metal', names)

  it.each([
    ['Move', ['page-do']],
    ['Event', ['event']],
    ['Refusal', ['refusal']],
    ['Effect', ['page-effect']],
    ['Crew', ['page-crew', 'page-tiny']],
    ['Condition', ['page-condition']],
    ['Upheaval', ['page-upheaval']],
    ['Nation', ['page-nation']],
    ['EquipmentType', ['page-type']],
    ['Standing', ['page-standing']],
    ['Proviso', ['page-when']],
    ['HelpKind', ['page-help']],
    ['LootKind', ['page-loot-card']],
    ['Planet', ['page-place']],
    ['Prompt', ['page-prompt', 'first-choose']],
    ['Tour', ['page-tour', 'page-do-tour']],
  ])('names every %s', (type, families) => {
    // What has words of its own for each of its kinds.
    const nested: Record<string, string[]> = { Move: ['tour', 'plunder', 'pass'], LootKind: ['this_upgrade', 'this_wreck'] }
    const all = variantsOf('metal', type).filter((name) => !nested[type]?.includes(name))
    expect(all.length).toBeGreaterThan(2)
    const ids = families.flatMap((family) => all.map((name) => `metal-${family}-${hyphens(name)}`))
    expect(ids.filter((id) => !words.has(id))).toEqual([])
  })

  it('tells for each moment what can be done, and says each action of the tour', () => {
    const prompts = variantsOf('metal', 'Prompt')
    expect(prompts).toContain('promise_due')
    expect(prompts.map((name) => `metal-page-prompt-${hyphens(name)}-now`).filter((id) => !words.has(id))).toEqual([])
    expect(TOUR_NAMES.map((name) => `metal-page-tour-${hyphens(name)}-text`).filter((id) => !words.has(id))).toEqual([])
  })

  it('says every move that came up', () => {
    const rare = ['give_credits']
    expect(
      variantsOf('metal', 'Move').filter((name) => !rare.includes(name) && !samples.moves.some((move) => nameOf(move) === name)),
    ).toEqual([])
    for (const { view } of positions.slice(0, 12)) {
      for (const move of [...samples.moves, 'give_credits' as const])
        expect([move, say.move(move, view)]).not.toSatisfy(([, text]) => broken(text as string))
    }
  })

  it('says every event that came up', () => {
    const rare = ['no_ship_found', 'shielded']
    expect(
      variantsOf('metal', 'Event').filter((name) => !rare.includes(name) && !samples.events.some((event) => nameOf(event) === name)),
    ).toEqual([])
    for (const event of samples.events) {
      const line = say.line(event)
      if (line === null) expect(nameOf(event)).toBe('promise_armed')
      else expect([event, line]).not.toSatisfy(([, text]) => broken(text as string))
    }
  })

  it('says refusals with the names of pirates', () => {
    const all: Refusal[] = [
      { not_owned: 1 },
      { infamous: 2 },
      { credits: { need: 3, have: 1 } },
      { first_choose: 'plunder' },
      { tour_order: { last: 4 } },
      'no_talk',
    ]
    for (const refusal of all) expect([refusal, say.refusal(refusal)]).not.toSatisfy(([, text]) => broken(text as string))
    expect(say.refusal({ not_owned: 1 })).toContain('Bart')
    expect(teller.refusal({ rule: { not_owned: 1 } })).toContain('Bart')
  })

  it.each(each)('offers every move of «%s» in the action bar, but for offers', (_, { view, moves, seat }) => {
    const bar = actions(view, moves, seat, words, context)
    const wanted = moves.filter((move) => !isSample(move))
    expect(wanted.filter((move) => !bar.some((action) => same(action.move, move)))).toEqual([])
    expect(bar.length).toBe(wanted.length)
    for (const action of bar) {
      expect([action.label, broken(action.label)]).toEqual([action.label, false])
      expect(broken(action.ask ?? 'nothing is asked')).toBe(false)
    }
    // Within a group no two buttons read alike.
    const read = bar.map(({ group, label }) => `${group ?? ''}: ${label}`)
    expect(new Set(read).size).toBe(read.length)
  })

  it.each(each)('describes «%s» in whole sentences', (_, { view, seat }) => {
    const lines = tell(view, seat, words, context)
    expect(lines.filter(broken)).toEqual([])
    expect(lines.filter((line) => !/[.!?»”…]$/u.test(line))).toEqual([])
    const text = lines.join(' ')
    for (const at of view.pirates.keys()) expect(text).toContain(names[at])
    for (const ship of view.board.row) expect(text).toContain(say.card(ship))
    if (view.combat) expect(text).toContain(String(total(view.combat.attack)))
    expect(broken(stakes(view, seat, words, context) ?? 'over')).toBe(false)
  })

  it('calls nobody the leader while several have the most glory', () => {
    const calm = each.map(([, position]) => position).find(({ view }) => !view.combat)!.view
    const withGlory = (...glory: number[]) => ({
      ...calm,
      pirates: calm.pirates.map((pirate, at) => ({ ...pirate, glory: glory[at] ?? 0 })),
    })
    const own = sayOf(words, 0, context)
    expect(stakes(withGlory(0, 0), 0, words, context)).toContain(own.board('stakes-level', { glory: 0 }))
    expect(stakes(withGlory(3, 3), null, words, context)).toBe(own.board('stakes-level', { glory: 3 }))
    expect(stakes(withGlory(3, 2), 0, words, context)).toContain(own.board('stakes-lead'))
    expect(stakes(withGlory(1, 2), 0, words, context)).toContain(own.board('stakes-behind', { name: 'Bart', glory: 2 }))
  })

  it.each(each)('says the offers and the ledger of «%s» in plain words', (_, { view, seat }) => {
    const own = sayOf(words, seat, context)
    for (const offer of view.offers) {
      const lines = [...own.bargain(offer, view), ...own.breaking(offer, view)]
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.filter(broken)).toEqual([])
    }
    for (const promise of view.ledger) expect(broken(own.promise(promise, view))).toBe(false)
    expect(broken(own.now(view))).toBe(false)
    expect(broken(own.title(view))).toBe(false)
  })

  it('has a hint for each first moment, in words', () => {
    const ids = new Set<string>()
    for (const { view, moves, seat } of positions) {
      for (const hint of hints(view, moves, seat, words, context)) {
        ids.add(hint.id)
        expect(broken(hint.text)).toBe(false)
      }
    }
    expect(ids.size).toBeGreaterThan(13)
  })

  it('names the usual deals', () => {
    const seen = new Set<string>()
    for (const { view, seat } of positions) {
      if (seat === null) continue
      for (const partner of view.pirates.keys()) {
        if (!mayBargain(view, partner)) continue
        for (const { id } of templates(view, things, seat, partner)) seen.add(id)
      }
    }
    expect(seen.size).toBeGreaterThan(10)
    expect([...seen].filter((id) => !words.has(`metal-page-template-${id}`))).toEqual([])
  })

  it('explains the rules section by section', () => {
    const sections = Array.from({ length: 12 }, (_, number) => number + 1)
    expect(sections.filter((number) => broken(words(`metal-help-${number}-text`)) || broken(words(`metal-help-${number}-title`)))).toEqual(
      [],
    )
  })
})

describe('the board of Metal Adventures', () => {
  it.each(each)('can be played in «%s» by its things: every move that is no plain step has one', (_, { moves }) => {
    const plain = ['travel', 'rest', 'pass', 'end_turn', 'give_credits']
    for (const move of moves) {
      const keys = keysOf(move)
      expect([move, keys.length > 0 || plain.includes(nameOf(move))]).toEqual([move, true])
      if (!isSample(move)) for (const key of keys) expect(movesAt(moves, key)).toContainEqual(move)
    }
  })

  it('knows the number and the place of each action of the tour', () => {
    const tours = samples.moves.flatMap((move) => (typeof move === 'object' && 'tour' in move ? [move.tour] : []))
    expect(new Set(tours.map(tourNumber)).size).toBeGreaterThan(7)
    for (const tour of tours) expect(TOUR_NAMES[tourNumber(tour) - 1]).toBe(nameOf(tour))
  })

  it('tells whoever has no offer before him to go on', () => {
    const { view } = at('answer_offer')
    for (const seat of view.waiting) {
      const addressed = view.offers.some(({ to }) => to === seat)
      expect(promptFor(view, seat) === 'answer_offer').toBe(addressed)
    }
  })

  it('has a move to ask about for every action of the tour and every foe', () => {
    for (const { view, seat } of positions) {
      if (seat === null) continue
      for (let number = 1; number <= 10; number += 1) {
        const wish = wishOf(view, things, seat, `tour:${number}`)
        expect(typeof wish === 'object' && wish !== null && 'tour' in wish && tourNumber(wish.tour)).toBe(number)
      }
      for (const key of ['space', 'planet:exxalia', 'planet:bazaar', 'planet:karokum', 'scrapyard'])
        expect(wishOf(view, things, seat, key)).not.toBeNull()
      for (const other of view.pirates.keys())
        expect(wishOf(view, things, seat, `seat:${other}`)).toEqual(other === seat ? null : { challenge: other })
    }
  })

  it('asks before what costs something or cannot be taken back', () => {
    const say = sayOf(wordsOf('metal', 'en'), 0, context)
    const { view } = at('voyage')
    expect(question('betray', view, say, [])).toBeTruthy()
    expect(question('end_turn', view, say, ['attack_space'])).toBeTruthy()
    expect(question('attack_space', view, say, [])).toBeUndefined()
  })

  it('warns before a promise is broken by deed', () => {
    const { view } = at('voyage')
    const promise: PromiseView = {
      id: 9,
      debtor: 0,
      creditor: 2,
      deliver: { refrain: { challenge: 2 } },
      when: 'always',
      due: 'end_of_turn',
      made: 1,
      falls: 1,
      standing: 'armed',
    }
    const bound = { ...view, ledger: [promise] }
    expect(letDown({ challenge: 2 }, bound, 0)).toEqual([2])
    expect(letDown({ challenge: 1 }, bound, 0)).toEqual([])
    expect(question({ challenge: 2 }, bound, sayOf(wordsOf('metal', 'en'), 0, context), [])).toContain('Mary')
  })
})

describe('bargaining', () => {
  const talks = positions.flatMap(({ name, view, seat }) =>
    seat === null
      ? []
      : [...view.pirates.keys()]
          .filter((partner) => mayBargain(view, partner))
          .map((partner) => [`${name} ${seat}-${partner}`, { view, seat, partner }] as const),
  )

  it('thinks of usual deals, and of none that says nothing', () => {
    expect(talks.length).toBeGreaterThan(20)
    for (const [, { view, seat, partner }] of talks) {
      for (const { draft } of templates(view, things, seat, partner)) {
        expect(saysNothing(draft)).toBe(false)
        expect(moveOf(draft, null)).toEqual({ propose: { to: partner, terms: termsOf(draft) } })
        expect(Number.isFinite(worth(view, things, offerOf(draft, seat), seat).net)).toBe(true)
      }
    }
  })

  it('can write every sample the rules give, and keeps what it says', () => {
    const offers = positions.flatMap(({ view, moves, seat }) =>
      moves.flatMap((move) => {
        if (typeof move !== 'object' || !isSample(move)) return []
        const [to, terms] =
          'propose' in move
            ? [move.propose.to, move.propose.terms]
            : 'counter' in move
              ? [view.offers.find(({ id }) => id === move.counter.offer)!.from, move.counter.terms]
              : [0, {} as Terms]
        return [{ view, seat: seat!, draft: draftOf(to, terms), terms }]
      }),
    )
    expect(offers.length).toBeGreaterThan(20)
    for (const { view, seat, draft, terms } of offers) {
      expect(termsOf(draft)).toMatchObject(terms)
      for (const pledge of draft.pledges) {
        const creditor = pledge.debtor === seat ? draft.to : seat
        const what = whatOf(pledge.deliver)
        // Every choice of the sample is among those the page shows.
        expect(whats(view, things, pledge.debtor)).toContain(what)
        if (what !== 'goods') expect(variants(view, things, what, pledge.debtor, creditor)).toContainEqual(pledge.deliver)
        expect(provisos(view, pledge.deliver)).toContain(pledge.when)
        expect(dues(view, pledge.deliver, pledge.debtor, creditor)).toContainEqual(pledge.due)
      }
    }
  })

  it('puts promises together that fit', () => {
    for (const [, { view, seat, partner }] of talks) {
      for (const debtor of [seat, partner]) {
        const creditor = debtor === seat ? partner : seat
        for (const what of whats(view, things, debtor)) {
          const pledge = pledgeOf(view, things, what, debtor, creditor)
          expect(provisos(view, pledge.deliver)).toContain(pledge.when)
          expect(dues(view, pledge.deliver, debtor, creditor)).toContainEqual(pledge.due)
        }
      }
    }
  })

  it('turns an offer round to answer it', () => {
    for (const { view } of positions) {
      for (const offer of view.offers) {
        const back = offerOf(counterTo(offer), offer.to)
        expect([back.to, back.gives.credits, back.takes.credits, back.alliance]).toEqual([
          offer.from,
          offer.takes.credits,
          offer.gives.credits,
          offer.alliance,
        ])
        expect(back.pledges.map(({ debtor }) => debtor)).toEqual(offer.pledges.map(({ debtor }) => debtor))
      }
    }
  })

  it('knows what can be given, and with whom an alliance can be sealed', () => {
    const { view, seat } = at('voyage')
    expect(stockOf(view, seat!).credits).toBe(view.pirates[seat!]!.credits)
    expect(moveOf(emptyDraft(1), 4)).toMatchObject({ counter: { offer: 4 } })
    const sought = at('seek_allies')
    const alliances = [...sought.view.pirates.keys()].flatMap((other) => allianceOf(sought.view, other) ?? [])
    expect(alliances.length).toBeGreaterThan(0)
    for (const { lead, ally, odds, alone } of alliances) {
      expect([lead, ally]).toContain(sought.seat)
      expect(alone).toBe(lead === sought.view.active ? sought.view.aids.combat!.odds : 1000 - sought.view.aids.combat!.odds)
      expect(odds).toBeGreaterThanOrEqual(alone)
    }
  })

  it('values a gift, a price and a promise of a liar', () => {
    const { view } = at('voyage')
    const offer: Bargain = offerOf({ ...emptyDraft(0), gives: { ...NOTHING, credits: 2 } }, 1)
    expect(worth(view, things, offer, 0).net).toBe(2)
    expect(worth(view, things, offer, 1).net).toBe(-2)
    const promise = {
      ...offerOf(emptyDraft(0), 1),
      pledges: [
        {
          debtor: 1,
          deliver: { goods: { credits: 4, upgrades: [], wrecks: 0, which: null, unseen: 0, unseen_which: null, trophies: [] } },
          when: 'always' as const,
          due: 'end_of_turn' as const,
        },
      ],
    }
    const honest = worth(view, things, promise, 0)
    const liar = view.aids.pirates.map((pirate, seat) => (seat === 1 ? { ...pirate, trust: 25 } : pirate))
    expect([honest.net, honest.trust]).toEqual([4, 1])
    expect(worth({ ...view, aids: { ...view.aids, pirates: liar } }, things, promise, 0).net).toBe(1)
  })

  it('never tells a third party which wrecks are meant', () => {
    const say = sayOf(wordsOf('metal', 'en'), 2, context)
    const text = say.goods({ credits: 0, upgrades: [], wrecks: 2, which: null, unseen: 0, unseen_which: null, trophies: [] })
    expect(text).toBe('2 wrecks')
    expect(inside({ x: 1 })).toBe(1)
  })
})
