import { describe, expect, it } from 'vitest'
import { actions } from '../actions.ts'
import { onShip } from '../choices.ts'
import { describe as tell, stakes } from '../describe.ts'
import box from '../fixtures/cards.json'
import facts from '../fixtures/game.json'
import found from '../fixtures/positions.json'
import sampled from '../fixtures/samples.json'
import { hints } from '../hints.ts'
import { line } from '../line.ts'
import { briefOf } from '../mission.ts'
import { isLoaded, moveName } from '../model.ts'
import { lossesOf } from '../caption.ts'
import { hitting } from '../film.ts'
import { prompt } from '../prompt.ts'
import { Say } from '../say.ts'
import type { AdventureCard } from '../adventure.ts'
import type { Cards, Event, Move, View } from '../wire.ts'
import { learn } from '../../../lib/facts.ts'
import { Teller } from '../../../lib/teller.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { isBroken, variantsOf, wordsOf } from '../../../../tests/boards.ts'

learn([facts])
const names = ['Anne', 'Bart', 'Ching', 'Dragut']
const context = { cards: box as unknown as Cards, names }

interface Position {
  name: string
  seat: number | null
  moves: Move[]
  recent: Event[]
  view: View
}
const positions = found as unknown as Position[]
const samples = sampled as unknown as { moves: Move[]; events: Event[] }
const each = positions.map((position) => [position.name, position] as const)
const broken = (text: string): boolean => isBroken('trucker', text)
/** What is done in the yard: by taking, turning and laying things. */
const YARD = ['draw', 'draw_cargo', 'take', 'take_reserved', 'place', 'set_aside', 'put_back', 'reveal', 'reveal_cargo', 'reserve', 'look']

/** What only the modules of the expansion bring: the sampled games are played without them, so their texts are looked for instead. */
const EXPANSION = {
  moves: ['fly_mission', 'draw_cargo', 'reveal_cargo', 'abandon', 'take_back', 'fire', 'board_vip', 'double', 'save', 'rearrange'],
  events: [
    'mission_picked',
    'paid',
    'chain_reaction',
    'passed_hole',
    'incoming',
    'asteroid_comes',
    'fired',
    'outmanoeuvred',
    'emptied',
    'held_up',
    'vip_boarded',
    'vip_replaced',
    'crew_saved',
    'brought_epidemic',
    'widow_left',
    // Only a king of smugglers is asked after the last card.
    'comes_in',
  ],
}

describe.each(languages)('the board of Galaxy Trucker in %s', (language) => {
  const words = wordsOf('trucker', language)
  const teller = new Teller(words, 'trucker', names)

  it('says every kind of move and event there is', () => {
    const unseen = variantsOf('trucker', 'Move').filter((name) => !samples.moves.some((move) => moveName(move) === name))
    expect(unseen.filter((name) => !EXPANSION.moves.includes(name))).toEqual([])
    const heard = new Set(samples.events.map((event) => moveName(event as unknown as Move)))
    const unheard = variantsOf('trucker', 'Event').filter((name) => !heard.has(name))
    expect(unheard.filter((name) => !EXPANSION.events.includes(name))).toEqual([])
    const told = [...unseen.map((name) => `trucker-move-${name}`), ...unheard.map((name) => `trucker-event-${name}`)]
    expect(told.filter((id) => !words.has(id.replaceAll('_', '-')))).toEqual([])
    const { view } = positions.find(({ name }) => name === 'between')!
    for (const move of samples.moves) expect([move, teller.move(move)]).not.toSatisfy(([, text]) => broken(text as string))
    for (const event of samples.events) {
      for (const text of [teller.event(event), line(event, view, words, context) ?? 'nothing'])
        expect([event, text]).not.toSatisfy(([, said]) => broken(said as string))
    }
  })

  it.each(each)('has every move of «%s» in the bar, in the yard or on the ship', (_, { view, moves, seat }) => {
    const bar = actions(view, moves, seat, words, context)
    for (const action of bar) expect([action.label, action.ask ?? 'nothing is asked'].filter(broken)).toEqual([])
    const read = bar.map(({ group, label }) => `${group ?? ''}: ${label}`)
    expect(new Set(read).size).toBe(read.length)
    const ship = seat === null ? null : view.truckers[seat]!.ship
    const goods = ['red', 'yellow', 'green', 'blue', null]
    const touched = ship ? goods.flatMap((good) => [...onShip(moves, ship, good).values()].flat().map((choice) => choice.move)) : []
    const reached = [...bar.map(({ move }) => move), ...touched].map((move) => JSON.stringify(move))
    // A good deeper in a hold comes out after those above it.
    const others = moves.filter(
      (move) => !YARD.includes(moveName(move)) && moveName(move) !== 'lift' && !reached.includes(JSON.stringify(move)),
    )
    expect(others).toEqual([])
  })

  it('say what broke a ship, where, and why nothing stopped it, where a piece is chosen', () => {
    const { view, seat, moves, recent } = positions.find(({ name }) => name === 'split')!
    const say = new Say(words, names)
    const hits = lossesOf(hitting([], recent), seat, view, say, context.cards)
    expect(hits).toHaveLength(2)
    const asked = prompt(view, view.flying!, seat, say, { moves, cards: context.cards, hits })
    for (const part of [say.kind('engine'), say.place(806), say.missile('light_shot', 'front'), say.get('ask-keep-piece')])
      expect(asked).toContain(part)
    expect(asked).toContain(say.get('unstopped-no-shield', { kind: 'light_shot', from: 'front' }))
    const fell = [705, 805].map((square) => ({ lost: { seat, tile: 80, square, loss: 'fallen' } }))
    const [last] = lossesOf(hitting([], [...recent, ...fell]), seat, view, say, context.cards).slice(2)
    for (const square of [705, 805]) expect(last).toContain(say.place(square))
  })

  it('asks after the last card only whether goods are moved before landing', () => {
    const { view, seat } = positions.find(({ name }) => name === 'between')!
    const last = { ...view, flying: { ...view.flying!, cards_left: 0 } }
    const bar = actions(last, ['fly_on', 'rearrange'] as Move[], seat, words, context)
    const read = bar.map(({ label }) => label)
    expect(read).toContain(words('trucker-board-act-land-last'))
    expect(read).not.toContain(words('trucker-board-act-fly-on'))
    const say = new Say(words, names)
    expect(prompt(last, last.flying, seat, say)).toBe(words('trucker-board-ask-last'))
    expect(prompt(view, view.flying!, seat, say)).toBe(words('trucker-board-ask-between'))
  })

  it.each(each)('tells «%s» in words', (_, { view, seat }) => {
    const lines = tell(view, seat, words, context)
    expect(lines.filter(broken)).toEqual([])
    for (const at of view.truckers.keys()) expect(lines.join(' ')).toContain(names[at])
    expect(broken(stakes(view, seat, words, context) ?? 'nothing')).toBe(false)
  })

  it('has hints for first moments', () => {
    const ids = new Set<string>()
    for (const { view, moves, seat } of positions) {
      for (const hint of hints(view, moves, seat, words, context)) {
        ids.add(hint.id)
        expect(broken(hint.text)).toBe(false)
      }
    }
    expect(ids.size).toBeGreaterThan(10)
  })
})

it('shows both kinds of building, every flight, and every kind of card', () => {
  expect(new Set(positions.map(({ view }) => view.rules.building))).toEqual(new Set(['realtime', 'turns']))
  expect(new Set(positions.map(({ view }) => view.flight))).toEqual(new Set(['learning', 'one', 'two', 'three']))
  expect(positions.some(({ view }) => view.rules.trek)).toBe(true)
  expect(new Set(positions.map(({ view }) => view.phase))).toEqual(
    new Set(['choosing', 'ready', 'building', 'boarding', 'correcting', 'loading', 'flying', 'over']),
  )
  const shown = new Set(positions.filter(({ view }) => isLoaded(view)).map(({ view }) => view.flying?.card))
  const kinds = (cards: Cards['adventures']): Set<string> => new Set(cards.map((card) => ('foe' in card ? card.foe : card.kind)))
  expect(kinds(context.cards.adventures.filter(({ id }) => shown.has(id)))).toEqual(kinds(context.cards.adventures))
  // Each super card is a scene: those that ask something and those that only happen.
  expect(kinds(context.cards.supers.filter(({ id }) => shown.has(id)))).toEqual(kinds(context.cards.supers))
})

describe.each(languages)('missions in %s', (language) => {
  const say = new Say(wordsOf('trucker', language), names)

  it.each(context.cards.missions.map((mission) => [mission.id, mission] as const))('has a sheet for %s at every level', (_, mission) => {
    for (const level of [1, 2, 3]) {
      const { name, pitch, rules, fees, rewards, penalties, advance } = briefOf(mission, level, say)
      const lines = [name, pitch, ...rules, ...fees, ...rewards, ...penalties]
      expect(lines.filter(broken)).toEqual([])
      expect(lines.length).toBeGreaterThan(2)
      expect(advance).toBe(level * 10)
    }
  })

  it('have words for whatever a super card shows', () => {
    for (const card of context.cards.supers as unknown as AdventureCard[]) {
      const ids = [
        `asks-${card.kind}`,
        ...(card.columns ?? []).map(({ first, second }) => `super-less-${first}-${second}`),
        ...(card.full ?? []).map((side) => `side-${side}`),
        ...(card.passes ?? []).map(({ from }) => `from-${from}`),
      ]
      expect(ids.filter((id) => !say.has(id))).toEqual([])
      expect(broken(say.card(card))).toBe(false)
    }
  })
})
