import { describe, expect, it } from 'vitest'
import { aboutCard, aboutSector, BAR_ONLY, handWish, straight, wayTo, type Zone } from '../about.ts'
import { actions, question } from '../actions.ts'
import { describe as tell, sectorText, stakes } from '../describe.ts'
import { decided, sceneOf } from '../fight.ts'
import box from '../fixtures/cards.json'
import facts from '../fixtures/game.json'
import found from '../fixtures/positions.json'
import sampled from '../fixtures/samples.json'
import { hints } from '../hints.ts'
import { line } from '../line.ts'
import { bounds, decider, faceOf, middle, nameOf, offers, sectorAt, shipOf, tally, total, winners } from '../model.ts'
import { names as ownNames, Say } from '../say.ts'
import type { Cards, Event, Move, Refusal, View } from '../wire.ts'
import { learn } from '../../../lib/facts.ts'
import { Teller } from '../../../lib/teller.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { hyphens, isBroken, variantsOf, wordsOf } from '../../../../tests/boards.ts'

learn([facts])
const cards = box as unknown as Cards
const names = ['Anne', 'Bart', 'Ching', 'Dragut']
const context = { cards, names }

interface Position {
  name: string
  seat: number | null
  turn: number[]
  moves: Move[]
  recent: Event[]
  view: View
}
const positions = found as unknown as Position[]
const samples = sampled as unknown as { moves: Move[]; events: Event[] }
const at = (name: string): Position => positions.find((position) => position.name === name)!
const named = positions.map((position) => [position.name, position] as const)

const broken = (text: string): boolean => isBroken('tortuga', text)
/** A card or place that is said by its short id. */
const bare = /\b(ship\d|[tvfrmh]\d+|x[1-4])\b/

describe.each(languages)('the words of Tortuga in %s', (language) => {
  const words = wordsOf('tortuga', language)

  it.each([
    ['Move', 'move'],
    ['Event', 'event'],
    ['Refusal', 'refusal'],
    ['Ending', 'ending'],
    ['Effect', 'effect'],
    ['AbilityKind', 'use'],
    ['Cause', 'cause'],
    ['Conquest', 'how'],
    ['Trash', 'from'],
    ['SectorKind', 'kind'],
    ['Provenance', 'page-source'],
    ['Field', 'page-field'],
    ['SectorKind', 'page-about'],
    ['Pending', 'page-now'],
    ['Pending', 'page-wait'],
  ])('has a message for every %s as %s', (type, kind) => {
    const all = type === 'Provenance' ? ['rulebook', 'inferred', 'reconstructed', 'owner'] : variantsOf('tortuga', type)
    expect(all.length).toBeGreaterThan(2)
    expect(all.filter((name) => !words.has(`tortuga-${kind}-${hyphens(name)}`))).toEqual([])
  })

  it('makes the text of every card from its effects', () => {
    const say = new Say(words, names, cards, at('opening').view)
    for (const face of [...cards.cards, ...cards.plain_ships]) {
      const text = say.effects(face)
      expect([face.id, text]).not.toSatisfy(([, said]) => broken(said as string))
      for (const ability of [...face.abilities, ...face.combat]) {
        const figure = typeof ability === 'string' ? null : Object.values(ability)[0]
        const silent = typeof ability === 'object' && 'mineral_here' in ability
        if (figure !== null && figure !== undefined && !silent) expect(text).toContain(String(figure))
      }
      expect(say.lines(face).length).toBe(face.abilities.length + face.combat.length)
      expect(face.name[language]).not.toBe('')
    }
  })

  it('says a move of every kind that came up, on the board and by the plain convention', () => {
    const rare = ['recall_marker']
    expect(
      variantsOf('tortuga', 'Move').filter((name) => !rare.includes(name) && !samples.moves.some((move) => nameOf(move) === name)),
    ).toEqual([])
    const { view } = at('busy')
    const say = new Say(words, names, cards, view)
    const teller = new Teller(words, 'tortuga', names, ownNames(view, words, cards))
    for (const move of [...samples.moves, { recall_marker: 'n' }]) {
      for (const text of [say.move(move), teller.move(move)])
        expect([move, text]).not.toSatisfy(([, said]) => broken(said as string) || bare.test(said as string))
    }
  })

  it('says an event of every kind that came up, with names and not numbers', () => {
    const rare = ['marker_recalled']
    expect(
      variantsOf('tortuga', 'Event').filter((name) => !rare.includes(name) && !samples.events.some((event) => nameOf(event) === name)),
    ).toEqual([])
    const { view } = at('busy')
    const teller = new Teller(words, 'tortuga', names, ownNames(view, words, cards))
    for (const event of samples.events) {
      for (const text of [teller.event(event), line(event, view, words, context)]) {
        if (text === null || text === undefined) continue
        expect([event, text]).not.toSatisfy(([, said]) => broken(said as string) || bare.test(said as string))
      }
      const fields = Object.values(event)[0] as Record<string, unknown>
      for (const field of ['seat', 'defender', 'loser', 'usurper']) {
        const seat = fields[field]
        if (typeof seat === 'number') expect(teller.event(event)).toContain(names[seat])
      }
    }
  })

  it('says why not, with names', () => {
    const { view } = at('busy')
    const say = new Say(words, names, cards, view)
    const teller = new Teller(words, 'tortuga', names, ownNames(view, words, cards))
    const refusals: Refusal[] = [
      { not_on_offer: 'v1' },
      { not_adjacent: { from: 'n', to: 'x3' } },
      { guarded: { seat: 2 } },
      { not_enough_crypto: { need: 4, have: 1 } },
      { cannot_land_there: 'x2' },
      { defence_out_of_range: { above: 3, most: 8 } },
      'no_creature',
      { ship_not_free: 'ship2' },
    ]
    for (const refusal of refusals) {
      for (const text of [say.refusal(refusal), teller.refusal({ rule: refusal })]) {
        expect([refusal, text]).not.toSatisfy(([, said]) => broken(said as string) || bare.test(said as string))
      }
    }
    expect(say.refusal({ guarded: { seat: 2 } })).toContain('Ching')
  })

  it.each(named)('offers every move of «%s» in the action bar', (_, { view, moves, seat }) => {
    const bar = actions(view, moves, seat, words, context)
    const single = bar.filter(({ move }) => !Array.isArray(move))
    const offered = new Set(single.map(({ move }) => JSON.stringify(move)))
    expect(moves.filter((move) => !offered.has(JSON.stringify(move)))).toEqual([])
    expect(single.filter(({ move }) => !offers(moves, move as Move))).toEqual([])
    // Several plays with one press take no more of a card than the hand has.
    for (const { move } of bar) {
      if (!Array.isArray(move)) continue
      const hand = view.captains[seat!]!.hand!
      for (const { card, count } of hand)
        expect(move.filter((one) => JSON.stringify(one) === JSON.stringify({ play: card })).length).toBeLessThanOrEqual(count)
      for (const one of move) expect(offers(moves, one)).toBe(true)
    }
    for (const action of bar) {
      expect(broken(action.label)).toBe(false)
      expect(broken(action.ask ?? 'nothing is asked')).toBe(false)
      expect(broken(action.group ?? 'no group')).toBe(false)
    }
    // Within a group no two buttons read alike.
    const read = bar.map(({ group, label }) => `${group ?? ''}: ${label}`)
    expect(new Set(read).size).toBe(read.length)
  })

  it.each(named)('describes «%s» in whole sentences', (_, { view, seat }) => {
    const lines = tell(view, seat, words, context)
    expect(lines.filter(broken)).toEqual([])
    expect(lines.filter((said) => bare.test(said))).toEqual([])
    expect(lines.filter((said) => !/[.!?»”…]$/u.test(said))).toEqual([])
    const text = lines.join(' ')
    const say = new Say(words, names, cards, view)
    for (const [owner] of view.captains.entries()) expect(text).toContain(names[owner])
    for (const sector of view.sectors) expect(text).toContain(say.start(sectorText(sector, say)))
    const hand = seat === null ? null : view.captains[seat]?.hand
    if (hand && total(hand) > 0) expect(text).toContain(say.cardList(hand))
    expect(broken(stakes(view, seat, words, context) ?? 'over')).toBe(false)
  })

  it('has a hint for each first moment, in words', () => {
    const ids = new Set<string>()
    for (const { view, moves, seat } of positions) {
      for (const hint of hints(view, moves, seat, words, context)) {
        ids.add(hint.id)
        expect(broken(hint.text)).toBe(false)
      }
    }
    expect(ids.size).toBeGreaterThan(20)
  })

  it('explains the rules section by section', () => {
    const sections = Array.from({ length: 12 }, (_, number) => number + 1)
    expect(sections.filter((number) => broken(words(`tortuga-help-${number}-title`)) || !words.has(`tortuga-help-${number}-text`))).toEqual(
      [],
    )
    expect(words('tortuga-help-12-text')).toContain('flibuste serve --cards tortuga=')
  })
})

describe('the board of Tortuga', () => {
  const words = wordsOf('tortuga', 'en')

  it('knows whom the table waits for', () => {
    for (const { view, turn, name } of positions) expect([name, decider(view)]).toEqual([name, turn[0] ?? null])
  })

  it.each(named)('reaches every move of «%s» by a card or a sector, but for those of the bar', (_, { view, moves, seat }) => {
    const captain = seat === null ? null : view.captains[seat]
    const everywhere: [string[], Zone][] = [
      [(captain?.hand ?? []).map(({ card }) => card), 'hand'],
      [(captain?.play ?? []).map(({ card }) => card), 'play'],
      [(captain?.discard ?? []).map(({ card }) => card), 'discard'],
      [captain?.reserve ? [captain.reserve] : [], 'reserve'],
      [[...view.stacks.map(({ card }) => card), ...view.markets.flatMap(({ slots }) => slots.filter((card) => card !== null))], 'market'],
      [cards.cards.filter(({ deck }) => deck === 'ship').map(({ card }) => card), 'ship'],
      [[...(view.duel?.attack ?? []), ...(view.duel?.defence ?? [])], 'fight'],
    ]
    const reached = [
      ...everywhere.flatMap(([these, zone]) => these.flatMap((card) => aboutCard(moves, card, zone))),
      ...view.sectors.flatMap(({ place }) => aboutSector(moves, view, seat, place)),
    ]
    expect(moves.filter((move) => !BAR_ONLY.includes(nameOf(move)) && !offers(reached, move))).toEqual([])
  })

  it('goes straight where a tap can mean one thing only', () => {
    expect(straight([{ play: 't1' }])).toEqual({ play: 't1' })
    expect(straight([{ play: 't1' }, { reserve: 't1' }])).toBeNull()
    expect(straight([{ buy: 't1' }])).toBeNull()
    const { view, moves, seat } = at('move')
    const lit = view.sectors.filter(({ place }) => wayTo(moves, view, seat, place) !== null).map(({ place }) => place)
    expect(lit.sort()).toEqual([...shipOf(view, seat)!.adjacent].sort())
    const jump = at('jump')
    expect(jump.view.sectors.filter(({ place }) => wayTo(jump.moves, jump.view, jump.seat, place)).length).toBe(
      jump.view.sectors.length - 1,
    )
  })

  it('takes its prices from the rules and shows them on its buttons', () => {
    const words = wordsOf('tortuga', 'en')
    for (const { view, moves } of positions) {
      const say = new Say(words, names, cards, view)
      for (const market of view.markets)
        for (const card of market.slots) if (card) expect(view.aids.buy.map(({ card: sold }) => sold)).toContain(card)
      for (const move of moves) {
        if (typeof move !== 'object' || !('buy' in move)) continue
        const { price } = view.aids.buy.find(({ card }) => card === move.buy)!
        expect(price).toBeLessThanOrEqual(view.aids.purse)
        expect(say.move(move)).toContain(String(price))
      }
    }
  })

  it('speaks of minerals only where they pay', () => {
    const words = wordsOf('tortuga', 'en')
    const { view } = structuredClone(positions.find(({ view: one }) => one.aids.buy.some(({ price }) => price > 2))!)
    const { card, price } = view.aids.buy.find((one) => one.price > 2)!
    const said = (crypto: number, purse: number): string => {
      const there = { ...view, this_turn: { ...view.this_turn, crypto }, aids: { ...view.aids, purse } }
      return new Say(words, names, cards, there).move({ buy: card })
    }
    expect(said(1, 1)).not.toContain('mineral')
    expect(said(price - 2, price)).toContain('2 of it minerals')
  })

  it('says on every button what it does and what it costs, also where only one kind of choice is left', () => {
    const words = wordsOf('tortuga', 'en')
    const { view } = positions.find(({ view: one }) => one.pending === null && one.ending === null)!
    const card = view.markets[0]!.slots.find((one) => one !== null)!
    const labels = (moves: Move[]): string[] => actions(view, moves, view.active, words, context).map(({ label }) => label)
    expect(labels([{ renew: card }, 'end_turn'])).toContainEqual(expect.stringMatching(/^Put .+ under the pile \(1 crypto\)$/))
    expect(labels([{ renew: card }, { play: card }, 'end_turn'])).toContain(new Say(words, names, cards, view).move({ renew: card }))
    expect(labels([{ play: card }, 'end_turn'])).toContainEqual(expect.stringMatching(/^Play /))
  })

  it('says that all is laid down once nothing more can be', () => {
    const words = wordsOf('tortuga', 'en')
    const { view, seat } = structuredClone(positions.find(({ view: one }) => one.pending?.choice === 'defend')!)
    const by = view.pending!.seat
    expect(seat).not.toBeNull()
    view.captains[by]!.hand = []
    const said = (laid: string[]): string => new Say(words, names, cards, { ...view, duel: { ...view.duel!, defence: laid } }).now(by)
    expect(said([])).toBe(words('tortuga-page-now-defend-bare', { laid: 0 }))
    expect(said(['t1', 't2'])).not.toBe(said([]))
  })

  it('never shows what was sealed', () => {
    for (const name of ['seal-seen', 'defend', 'defend-onlooker']) {
      const { view, seat } = at(name)
      const duel = view.duel!
      expect(duel.attacker).not.toBe(seat)
      expect(duel.attack).toBeNull()
      const scene = sceneOf(duel)
      expect(scene.attack.cards).toEqual(Array(duel.attack_size).fill(null))
      expect(scene.attack.total).toBeNull()
    }
    const mine = sceneOf(at('defend-attacker').view.duel!)
    expect(mine.attack.cards.every((card) => card !== null)).toBe(true)
  })

  it('keeps the end of a fight in sight after its cards are gone', () => {
    const before = sceneOf(at('defend').view.duel!)
    const { attack, defence, place } = before
    const strength = { cards: 5, abilities: 1, turrets: 0, sector: 0, total: 6 }
    const after = decided(before, [
      { shown: { seat: attack.seat, card: 't3' } },
      { shown: { seat: attack.seat, card: 't2' } },
      { strength: { seat: attack.seat, ...strength } },
      { strength: { seat: defence.seat, cards: 2, abilities: 0, turrets: 1, sector: 1, total: 4 } },
      { fight_won: { seat: attack.seat, loser: defence.seat, place } },
      { destroyed: { seat: defence.seat, card: 't2', from: 'fight', cause: 'defeat' } },
      { ship_lost: { seat: defence.seat } },
      { gained_influence: { seat: attack.seat, count: 1, source: 'fight' } },
    ])
    expect(after.attack.cards).toEqual(['t3', 't2'])
    expect(after.attack.strength).toEqual(strength)
    expect(after.defence.total).toBe(4)
    expect(after.winner).toBe(attack.seat)
    expect(after.defence.lost).toBe('t2')
    expect(after.after.map(nameOf)).toEqual(['ship_lost', 'gained_influence'])
    expect(before.winner).toBeNull()
  })

  it('asks before what cannot be taken back', () => {
    const asked = (name: string): string[] => {
      const { view, moves, seat } = at(name)
      return actions(view, moves, seat, words, context).flatMap(({ move, ask }) => (ask ? [nameOf(move as Move)] : []))
    }
    expect(asked('opening')).toEqual(['attack', 'end_turn'])
    expect(asked('seal')).toEqual(['ready'])
    expect(asked('scrap')).toEqual(['use'])
    expect(asked('land')).toEqual([])
  })

  it('adds up the end', () => {
    for (const { view } of positions.filter(({ name }) => name.startsWith('over-'))) {
      const won = winners(view)
      expect(won.length).toBeGreaterThan(0)
      for (const [seat] of view.captains.entries()) {
        const { influence, control, score, sectors } = tally(view, seat)
        expect(influence + control).toBe(score)
        expect(sectors.reduce((sum, sector) => sum + sector.control, 0)).toBe(control)
        if (!won.includes(seat)) expect(score).toBeLessThanOrEqual(view.captains[won[0]!]!.score)
      }
    }
    expect(at('over-influence').view.captains[winners(at('over-influence').view)[0]!]!.score).toBeGreaterThanOrEqual(15)
  })

  it('gives every sector a name of its own', () => {
    for (const { view } of positions) {
      const say = new Say(words, names, cards, view)
      const called = view.sectors.map(({ place }) => say.place(place))
      expect(new Set(called).size).toBe(called.length)
    }
  })

  it.each(['opening', 'market', 'busy'])('lays the hexes of «%s» side by side', (name) => {
    const { sectors } = at(name).view
    const near = Math.sqrt(3)
    for (const sector of sectors) {
      for (const other of sectors) {
        if (sector === other) continue
        const [one, two] = [middle(sector), middle(other)]
        const distance = Math.hypot(one.x - two.x, one.y - two.y)
        expect(distance).toBeGreaterThan(near - 0.01)
        if (sector.adjacent.includes(other.place)) expect(distance).toBeLessThan(near + 0.01)
      }
    }
    const { x, y, width, height } = bounds(sectors)
    expect([x, y, width, height].every(Number.isFinite)).toBe(true)
    expect(height).toBeCloseTo(4 * near)
    // On a phone the map lies on its side.
    expect(bounds(sectors, true).width).toBeCloseTo(height)
    expect(bounds(sectors, true).height).toBeCloseTo(width)
  })

  it('plays ships as the option has them', () => {
    const { view } = at('opening')
    expect(faceOf('ship1', { plain_ships: true }, cards).abilities).toEqual([])
    expect(faceOf('ship4', view, cards).abilities).toEqual([{ draw: 1 }])
    expect(sectorAt(view, 'nowhere')).toBeNull()
  })

  it('asks before manoeuvre is lost that could still be spent, and says only what is lost', () => {
    const { view, seat } = at('opening')
    const say = new Say(words, names, cards, view)
    const left = (crypto: number, manoeuvre: number, hand_size: number): View => ({
      ...view,
      this_turn: { ...view.this_turn, crypto, manoeuvre },
      captains: view.captains.map((captain) => ({ ...captain, hand_size })),
    })
    const place = view.sectors[0]!.place
    expect(question('end_turn', left(0, 3, 0), seat, say, [{ sail: place }, 'end_turn'])).toMatch(/^[^0]*3[^0]*$/)
    expect(question('end_turn', left(0, 3, 0), seat, say, ['end_turn'])).toBeUndefined()
    expect(question('end_turn', left(0, 0, 1), seat, say, ['end_turn', { sail: place }])).toBeUndefined()
  })

  it('asks the rules about a card of the hand as the moment asks for it', () => {
    expect(handWish(at('defend').view, 't1')).toEqual({ commit: 't1' })
    expect(handWish(at('seal').view, 't1')).toEqual({ commit: 't1' })
    expect(handWish(at('opening').view, 't1')).toEqual({ play: 't1' })
  })
})
