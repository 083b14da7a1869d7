import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actions, boxOf, letDown, question, sayOf } from '../actions.ts'
import { counterTo, draftOf, emptyDraft, offerOf, refusalOf, saysNothing, stockOf, templates, termsOf, worth } from '../deals.ts'
import { describe as tell, stakes } from '../describe.ts'
import box from '../fixtures/cards.json'
import facts from '../fixtures/game.json'
import found from '../fixtures/positions.json'
import sampled from '../fixtures/samples.json'
import { hints } from '../hints.ts'
import { allianceOf, inside, isSample, keysOf, mayBargain, movesAt, nameOf, penaltyDue, promptFor, same, seekers, total, TOUR_NAMES, tourNumber } from '../model.ts'
import { chance, combatChance, shareOf, trust } from '../odds.ts'
import { dues, pledgeOf, provisos, variants, whatOf, whats } from '../pledges.ts'
import { whyNotFight, whyNotTour } from '../why.ts'
import type { Cards, Event, Move, OfferView, PromiseView, Refusal, Terms, View } from '../wire.ts'
import { learn } from '../../../lib/facts.ts'
import { Teller } from '../../../lib/teller.ts'
import { bundleOf, languages, speaker, type Words } from '../../../lib/words.svelte.ts'

learn([facts])
const root = join(import.meta.dirname, '../../../..')
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

function wordsOf(language: (typeof languages)[number]): Words {
  const files = ['metal', 'metal-shelf', 'metal-page', 'metal-help', 'page', 'table']
  const bundle = bundleOf(
    language,
    files.map((file) => readFileSync(join(root, '..', 'messages', language, `${file}.ftl`), 'utf8')),
  )
  return speaker(
    () => bundle,
    () => language,
  )
}

/** The names of the variants of a type, from the types that the rules generate. */
function variantsOf(type: string): string[] {
  const text = readFileSync(join(root, 'src/games/metal/generated.ts'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const start = text.indexOf(`export type ${type} =`)
  let depth = 0
  const named: string[] = []
  for (const part of text.slice(start).matchAll(/[{};]|"([a-z_]+)"(\s*:)?/g)) {
    if (part[0] === '{') depth += 1
    else if (part[0] === '}') depth -= 1
    else if (part[0] === ';') {
      if (depth === 0) break
    } else if (depth === 0 || (depth === 1 && part[2])) named.push(part[1]!)
  }
  return [...new Set(named)]
}

const hyphens = (name: string): string => name.replaceAll('_', '-')
/** A message that was not found shows its id, and an argument that was not given its name. */
const broken = (text: string): boolean => /metal-|\{\$|undefined|NaN|\[object/.test(text) || text.trim() === ''

describe.each(languages)('the words of Metal Adventures in %s', (language) => {
  const words = wordsOf(language)
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
    const nested = ['tour', 'plunder', 'pass']
    const all = variantsOf(type).filter((name) => type !== 'Move' || !nested.includes(name))
    expect(all.length).toBeGreaterThan(2)
    const ids = families.flatMap((family) => all.map((name) => `metal-${family}-${hyphens(name)}`))
    expect(ids.filter((id) => !words.has(id))).toEqual([])
  })

  it('tells for each moment what can be done, and says each action of the tour', () => {
    const prompts = variantsOf('Prompt')
    expect(prompts).toContain('promise_due')
    expect(prompts.map((name) => `metal-page-prompt-${hyphens(name)}-now`).filter((id) => !words.has(id))).toEqual([])
    expect(TOUR_NAMES.map((name) => `metal-page-tour-${hyphens(name)}-text`).filter((id) => !words.has(id))).toEqual([])
  })

  it('says every move that came up', () => {
    const rare = ['give_credits']
    expect(variantsOf('Move').filter((name) => !rare.includes(name) && !samples.moves.some((move) => nameOf(move) === name))).toEqual([])
    for (const { view } of positions.slice(0, 12)) {
      for (const move of [...samples.moves, 'give_credits' as const]) expect([move, say.move(move, view)]).not.toSatisfy(([, text]) => broken(text as string))
    }
  })

  it('says every event that came up', () => {
    const rare = ['no_ship_found', 'shielded']
    expect(variantsOf('Event').filter((name) => !rare.includes(name) && !samples.events.some((event) => nameOf(event) === name))).toEqual([])
    for (const event of samples.events) {
      const line = say.line(event)
      if (line === null) expect(nameOf(event)).toBe('promise_armed')
      else expect([event, line]).not.toSatisfy(([, text]) => broken(text as string))
    }
  })

  it('says refusals with the names of pirates', () => {
    const all: Refusal[] = [{ not_owned: 1 }, { infamous: 2 }, { credits: { need: 3, have: 1 } }, { first_choose: 'plunder' }, { tour_order: { last: 4 } }, 'no_talk']
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
        if (!mayBargain(view, seat, partner)) continue
        for (const { id } of templates(view, things, seat, partner)) seen.add(id)
      }
    }
    expect(seen.size).toBeGreaterThan(10)
    expect([...seen].filter((id) => !words.has(`metal-page-template-${id}`))).toEqual([])
  })

  it('explains the rules section by section', () => {
    const sections = Array.from({ length: 12 }, (_, number) => number + 1)
    expect(sections.filter((number) => broken(words(`metal-help-${number}-text`)) || broken(words(`metal-help-${number}-title`)))).toEqual([])
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

  it('gives a reason against every action and every fight that is not offered, and none against the others', () => {
    for (const { view, moves, seat } of positions) {
      for (let number = 1; number <= 10; number += 1) {
        const offered = moves.some((move) => typeof move === 'object' && 'tour' in move && tourNumber(move.tour) === number)
        expect([number, whyNotTour(view, things, seat, moves, number) === null]).toEqual([number, offered])
      }
      for (const foe of ['space', 'exxalia', 'bazaar', 'karokum', 'scrapyard', ...view.pirates.keys()] as const) {
        const refusal = whyNotFight(view, things, seat, moves, foe)
        if (view.prompt !== 'voyage') expect([foe, refusal === null]).toEqual([foe, false])
        if (refusal !== null) expect(broken(sayOf(wordsOf('fr'), seat, context).refusal(refusal))).toBe(false)
      }
    }
    const { view, moves, seat } = at('after-combat')
    expect(whyNotFight(view, things, seat, moves, 'space')).toBe('combat_done')
  })

  it('asks before what costs something or cannot be taken back', () => {
    const say = sayOf(wordsOf('en'), 0, context)
    const { view } = at('voyage')
    expect(question('betray', view, say, [])).toBeTruthy()
    expect(question('end_turn', view, say, ['attack_space'])).toBeTruthy()
    expect(question('attack_space', view, say, [])).toBeUndefined()
  })

  it('warns before a promise is broken by deed', () => {
    const { view } = at('voyage')
    const promise: PromiseView = { id: 9, debtor: 0, creditor: 2, deliver: { refrain: { challenge: 2 } }, when: 'always', due: 'end_of_turn', made: 1, standing: 'armed' }
    const bound = { ...view, ledger: [promise] }
    expect(letDown({ challenge: 2 }, bound, 0)).toEqual([2])
    expect(letDown({ challenge: 1 }, bound, 0)).toEqual([])
    expect(question({ challenge: 2 }, bound, sayOf(wordsOf('en'), 0, context), [])).toContain('Mary')
  })
})

describe('odds', () => {
  it('are those of two dice, the attacker winning ties', () => {
    const percent = (lead: number, attack = 0): number => Math.round(100 * chance(lead, things, { attack, defence: 0 }))
    expect([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((lead) => percent(lead))).toEqual([0, 3, 8, 17, 28, 42, 58, 72, 83, 92, 97, 100])
    expect([-6, -3, 0, 3].map((lead) => percent(lead, 1))).toEqual([22, 56, 87, 99])
  })

  it('rise with an ally of the attack and fall with one of the defence', () => {
    const { view } = at('seek_allies')
    const combat = { ...view.combat!, attack: { ...view.combat!.attack, effects: 0 } }
    const now = combatChance(view, combat, things)
    expect(combatChance(view, combat, things, { side: 'attack', support: 4 })).toBeGreaterThanOrEqual(now)
    expect(combatChance(view, combat, things, { side: 'defence', support: 4 })).toBeLessThan(now)
  })

  it('count a Metal Faktor die that is still to be paid for', () => {
    for (const { view } of positions) {
      for (const [seat, { faktor }] of view.pirates.entries()) {
        expect(penaltyDue(view, things, seat)).toBeLessThanOrEqual(faktor === 'blank' ? 0 : faktor.pending)
      }
    }
  })

  it('know shares and reputations', () => {
    expect([shareOf(5, 'half'), shareOf(5, 'all'), shareOf(5, { credits: 9 }), shareOf(5, { credits: 2 })]).toEqual([2, 5, 5, 2])
    const pirate = at('voyage').view.pirates[0]!
    expect(trust({ ...pirate, reputation: { honoured: 0, reneged: 0, betrayals: 0 } })).toBe(1)
    expect(trust({ ...pirate, reputation: { honoured: 1, reneged: 2, betrayals: 0 } })).toBe(0.5)
  })
})

describe('bargaining', () => {
  const talks = positions.flatMap(({ name, view, seat }) =>
    seat === null ? [] : [...view.pirates.keys()].filter((partner) => mayBargain(view, seat, partner)).map((partner) => [`${name} ${seat}-${partner}`, { view, seat, partner }] as const),
  )

  it('offers usual deals that can be made, and none that says nothing', () => {
    expect(talks.length).toBeGreaterThan(20)
    for (const [, { view, seat, partner }] of talks) {
      for (const { draft } of templates(view, things, seat, partner)) {
        expect(refusalOf(view, draft, seat)).toBeNull()
        expect(saysNothing(draft)).toBe(false)
        expect(Number.isFinite(worth(view, things, offerOf(draft, seat), seat).net)).toBe(true)
      }
    }
  })

  it('can write every sample the rules give, and keeps what it says', () => {
    const offers = positions.flatMap(({ view, moves, seat }) =>
      moves.flatMap((move) => {
        if (typeof move !== 'object' || !isSample(move)) return []
        const [to, terms] = 'propose' in move ? [move.propose.to, move.propose.terms] : 'counter' in move ? [view.offers.find(({ id }) => id === move.counter.offer)!.from, move.counter.terms] : [0, {} as Terms]
        return [{ view, seat: seat!, draft: draftOf(to, terms), terms }]
      }),
    )
    expect(offers.length).toBeGreaterThan(20)
    for (const { view, seat, draft, terms } of offers) {
      expect(termsOf(draft)).toMatchObject(terms)
      expect(refusalOf(view, draft, seat)).toBeNull()
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
      if (view.rounds_left[seat]![partner] === 0) continue
      for (const debtor of [seat, partner]) {
        for (const what of whats(view, things, debtor)) {
          const pledge = pledgeOf(view, things, what, debtor, debtor === seat ? partner : seat)
          expect([what, refusalOf(view, { ...emptyDraft(partner), pledges: [pledge] }, seat)]).toEqual([what, null])
        }
      }
    }
  })

  it('turns an offer round to answer it', () => {
    for (const { view } of positions) {
      for (const offer of view.offers) {
        const back = offerOf(counterTo(offer), offer.to)
        expect([back.to, back.gives.credits, back.takes.credits, back.alliance]).toEqual([offer.from, offer.takes.credits, offer.gives.credits, offer.alliance])
        expect(back.pledges.map(({ debtor }) => debtor)).toEqual(offer.pledges.map(({ debtor }) => debtor))
      }
    }
  })

  it('refuses what the rules would refuse', () => {
    const { view, seat } = at('voyage')
    const draft = emptyDraft(1)
    expect(refusalOf(view, draft, seat!)).toBe('empty_offer')
    expect(refusalOf(view, { ...draft, gives: { ...draft.gives, credits: 99 } }, seat!)).toEqual({ not_owned: seat })
    expect(refusalOf(view, { ...draft, alliance: true }, seat!)).toBe('no_alliance')
    const loot = { debtor: 1, deliver: { loot_credits: 'half' as const }, when: 'if_won' as const, due: 'after_combat' as const }
    expect(refusalOf(view, { ...draft, pledges: [loot] }, seat!)).toBe('no_loot')
    expect(stockOf(view, seat!).credits).toBe(view.pirates[seat!]!.credits)
  })

  it('seals alliances only with seekers and free hands', () => {
    for (const { view } of positions) {
      for (const one of view.pirates.keys()) {
        for (const other of view.pirates.keys()) {
          const found = one === other ? null : allianceOf(view, one, other)
          if (found) expect(seekers(view)).toContain(found.lead)
        }
      }
    }
  })

  it('values a gift, a price and a promise of a liar', () => {
    const { view } = at('voyage')
    const offer: Omit<OfferView, 'id' | 'left'> = offerOf({ ...emptyDraft(0), gives: { credits: 2, upgrades: [], wrecks: [], trophies: [] } }, 1)
    expect(worth(view, things, offer, 0).net).toBe(2)
    expect(worth(view, things, offer, 1).net).toBe(-2)
    const promise = { ...offerOf(emptyDraft(0), 1), pledges: [{ debtor: 1, deliver: { goods: { credits: 4, upgrades: [], wrecks: 0, which: null, trophies: [] } }, when: 'always' as const, due: 'end_of_turn' as const }] }
    const honest = worth(view, things, promise, 0)
    const liar = view.pirates.map((pirate, seat) => (seat === 1 ? { ...pirate, reputation: { honoured: 0, reneged: 3, betrayals: 0 } } : pirate))
    expect([honest.net, honest.trust]).toEqual([4, 1])
    expect(worth({ ...view, pirates: liar }, things, promise, 0).net).toBe(1)
  })

  it('never tells a third party which wrecks are meant', () => {
    const say = sayOf(wordsOf('en'), 2, context)
    const text = say.goods({ credits: 0, upgrades: [], wrecks: 2, which: null, trophies: [] })
    expect(text).toBe('2 wrecks')
    expect(inside({ x: 1 })).toBe(1)
  })
})
