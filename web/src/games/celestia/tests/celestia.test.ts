import { describe, expect, it } from 'vitest'
import { actions, question } from '../actions.ts'
import { describe as tell, stakes } from '../describe.ts'
import box from '../fixtures/cards.json'
import facts from '../fixtures/game.json'
import found from '../fixtures/positions.json'
import sampled from '../fixtures/samples.json'
import first from '../first.ts'
import { hints } from '../hints.ts'
import { decider, inside, isTalk, nameOf, offers, same, strikes, strikesWith, total } from '../model.ts'
import { Say } from '../say.ts'
import { flight, place, skyOf } from '../sky.ts'
import { cardWish } from '../wishes.ts'
import type { Card, Cards, Event, Move, View } from '../wire.ts'
import { learn } from '../../../lib/facts.ts'
import { Teller } from '../../../lib/teller.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { hyphens, isBroken, variantsOf, wordsOf } from '../../../../tests/boards.ts'

learn([facts])
const cards = box as unknown as Cards
const names = ['Anne', 'Bart']
const context = { cards, names }

interface Position {
  name: string
  seat: number | null
  turn: number[]
  moves: Move[]
  view: View
}
const positions = found as unknown as Position[]
const samples = sampled as unknown as { moves: Move[]; events: Event[] }

const broken = (text: string): boolean => isBroken('celestia', text)

describe.each(languages)('the words of Celestia in %s', (language) => {
  const words = wordsOf('celestia', language)
  const say = new Say(words, names)
  const teller = new Teller(words, 'celestia', names)

  it.each([
    ['Move', 'move'],
    ['Event', 'event'],
    ['Refusal', 'refusal'],
    ['Ending', 'ending'],
  ])('has a message for every %s', (type, kind) => {
    const all = variantsOf('celestia', type)
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter((name) => !words.has(`celestia-${kind}-${hyphens(name)}`))).toEqual([])
  })

  it('has a title, a help and a waiting line for every step', () => {
    const all = variantsOf('celestia', 'Step')
    expect(all).toContain('share_starter')
    const ids = all.flatMap((name) => ['', '-now', '-wait'].map((end) => `celestia-step-${hyphens(name)}${end}`))
    expect(ids.filter((id) => !words.has(id))).toEqual([])
  })

  it.each([
    ['Proposal', ['proposal', 'propose']],
    ['Statement', ['statement', 'say']],
    ['Answer', ['answer']],
    ['Reward', ['reward']],
    ['With', ['with']],
    ['Part', ['both']],
    ['Token', ['token', 'jettison']],
    ['Cargo', ['cargo']],
    ['Constraint', ['constraint']],
    ['Berth', ['berth']],
    ['Crew', ['name', 'when', 'power']],
    ['Penalty', ['name']],
    ['Mode', ['name', 'option-mode']],
    ['Provenance', ['name']],
    ['Card', ['name', 'one', 'label', 'count', 'card', 'have', 'have-not', 'take', 'discard', 'salvage', 'any', 'mama']],
    ['Face', ['name', 'one', 'label', 'count', 'face']],
    ['Weapon', ['pair', 'sweep', 'weapon']],
  ])('names every %s', (type, families) => {
    const all = variantsOf('celestia', type)
    expect(all.length).toBeGreaterThan(1)
    const ids = families.flatMap((family) => all.map((name) => `celestia-${family}-${hyphens(name)}`))
    expect(ids.filter((id) => !words.has(id))).toEqual([])
  })

  it('says a move of every kind that came up, on the board and by the plain convention', () => {
    expect(variantsOf('celestia', 'Move').filter((name) => !samples.moves.some((move) => nameOf(move) === name))).toEqual([])
    const view = positions.find(({ name }) => name === 'boarding-flag')!.view
    for (const move of samples.moves) {
      expect([move, say.move(move, view, cards, ['whip', 'sabre'])]).not.toSatisfy(([, text]) => broken(text as string))
      expect([move, teller.move(move)]).not.toSatisfy(([, text]) => broken(text as string))
    }
  })

  it('says an event of every kind that came up', () => {
    expect(variantsOf('celestia', 'Event').filter((name) => !samples.events.some((event) => nameOf(event) === name))).toEqual([])
    for (const event of samples.events) {
      expect([event, teller.event(event)]).not.toSatisfy(([, text]) => broken(text as string))
      const line = say.line(event, cards)
      if (line !== undefined) expect([event, line]).not.toSatisfy(([, text]) => broken(text as string))
    }
  })

  it.each(positions.map((position) => [position.name, position] as const))(
    'offers every move of «%s» in the action bar',
    (_, { view, moves, seat }) => {
      const bar = actions(view, moves, seat, words, context)
      const meant = (move: Move): string =>
        typeof move === 'object' && 'reroll' in move
          ? `reroll ${move.reroll
              .map((die) => view.dice[die]?.face)
              .sort()
              .join()}`
          : JSON.stringify(move)
      const offered = new Set(bar.map(({ move }) => meant(move as Move)))
      expect(moves.map(meant).filter((move) => !offered.has(move))).toEqual([])
      expect(bar.filter(({ move }) => !offers(moves, move as Move))).toEqual([])
      for (const action of bar) {
        expect(broken(action.label)).toBe(false)
        expect(broken(action.ask ?? 'nothing is asked')).toBe(false)
      }
      // Within a group no two buttons read alike.
      const read = bar.map(({ group, label }) => `${group ?? ''}: ${label}`)
      expect(new Set(read).size).toBe(read.length)
    },
  )

  it.each(positions.map((position) => [position.name, position] as const))('describes «%s» in whole sentences', (_, { view, seat }) => {
    const lines = tell(view, seat, words, context)
    expect(lines.filter(broken)).toEqual([])
    expect(lines.filter((line) => !/[.!?»”…]$/u.test(line))).toEqual([])
    const text = lines.join(' ')
    expect(text).toContain(say.title(view.step))
    for (const [at, name] of names.entries()) if (at !== seat) expect(text).toContain(name)
    for (const who of view.crew.filter(({ berth }) => berth === 'ready')) expect(text).toContain(say.name(who.crew))
    const hand = seat === null ? null : view.players[seat]?.hand
    if (hand && total(hand) > 0) expect(text).toContain(say.cards(hand))
    const open = view.dice.filter(({ out }) => !out)
    if (open.length > 0) expect(text).toContain(say.faces(open.map(({ face }) => face)))
    if (!view.assaults.boarding) expect(text).toContain(String(view.pirate))
    expect(broken(stakes(view, seat, words, context) ?? 'over')).toBe(false)
  })

  it('offers no smoke where there is none', () => {
    const { view, seat } = positions.find(({ name }) => name === 'dice')!
    const without = { ...view, airship: { ...view.airship, smoke: 0 } }
    expect(say.now(view, seat, seat)).toBe(words('celestia-step-dice-now'))
    expect(say.now(without, seat, seat)).toBe(words('celestia-page-dice-no-smoke'))
  })

  it('has a hint for each first moment, in words', () => {
    const ids = new Set<string>()
    for (const { view, moves, seat } of positions) {
      for (const hint of hints(view, moves, seat, words, context)) {
        ids.add(hint.id)
        expect(broken(hint.text)).toBe(false)
      }
    }
    expect(ids.size).toBeGreaterThan(15)
  })

  it('explains the rules section by section', () => {
    const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(sections.filter((number) => broken(words(`celestia-help-${number}-text`)))).toEqual([])
  })
})

describe('the board of Celestia', () => {
  it('never tells a hidden hand, nor more of it than everybody knows', () => {
    const words = wordsOf('celestia', 'en')
    const { view } = positions.find(({ name }) => name === 'spectator')!
    expect(view.players.every(({ hand }) => hand === null)).toBe(true)
    const text = tell(view, null, words, context).join(' ')
    expect(text).not.toContain('Your hand')
  })

  it('knows whom the table waits for', () => {
    for (const { view, turn, name } of positions) {
      expect([name, decider(view)]).toEqual([name, turn[0] ?? null])
    }
  })

  it('takes from the hand what a strike costs', () => {
    for (const { view, seat } of positions) {
      if (seat === null) continue
      const hand = view.players[seat]!.hand!
      for (const strike of strikes(view)) {
        const needed = (card: Card): number => strike.cost.filter((other) => other === card).length
        for (const card of strike.cost) expect(hand[card] ?? 0).toBeGreaterThanOrEqual(needed(card))
      }
    }
  })

  it('lets a die and a card mean one strike, or asks', () => {
    const all = strikes(positions.find(({ name }) => name === 'combat')!.view)
    expect(strikesWith(all, 'whip', 'whip').map(({ using }) => using)).toEqual(['card'])
    expect(strikesWith(all, 'whip', 'crossbow').map(({ using }) => using)).toEqual([{ pair: 'crossbow' }])
    expect(strikesWith(all, 'sabre', 'joker').map(({ using }) => using)).toEqual(['joker'])
    expect(strikesWith(all, 'sabre', 'whip')).toEqual([])
    // Every strike can be reached by a die and one of its cards.
    for (const position of positions) {
      const found = strikes(position.view)
      // Every strike that is offered is among them.
      const offered = position.moves.filter((move) => nameOf(move) === 'strike')
      expect(found.map(({ move }) => JSON.stringify(move)).sort()).toEqual(offered.map((move) => JSON.stringify(move)).sort())
      for (const strike of found) {
        const reached = strike.cost.flatMap((card) => strikesWith(found, strike.face, card))
        const own = reached.some(({ using }) => using === 'card' || using === 'joker' || nameOf(using) === 'any')
        expect(own || reached.some(({ move }) => same(move, strike.move))).toBe(true)
      }
    }
  })

  it('asks before what shows something or cannot be taken back', () => {
    const words = wordsOf('celestia', 'en')
    const asked = (name: string): string[] => {
      const { view, moves, seat } = positions.find((position) => position.name === name)!
      return actions(view, moves, seat, words, context).flatMap(({ move, ask }) => (ask ? [nameOf(move as Move)] : []))
    }
    expect(asked('dice')).toEqual(['validate'])
    expect(asked('combat-endure')).toEqual([])
    expect(asked('briefing')).toEqual(['stage'])
    expect(asked('recruit')).toContain('decline')
  })

  it.each([7, 14])('lays the path out in %i columns without two cards on one place', (columns) => {
    const sky = skyOf(columns)
    const all = Array.from({ length: 27 }, (_, position) => place(sky, position))
    for (const [at, here] of all.entries()) {
      expect(here.x).toBeGreaterThanOrEqual(40)
      expect(here.x).toBeLessThanOrEqual(sky.width - 40)
      expect(here.y).toBeGreaterThanOrEqual(50)
      expect(here.y).toBeLessThanOrEqual(sky.height - 50)
      for (const there of all.slice(0, at)) expect(Math.abs(here.x - there.x) >= 80 || Math.abs(here.y - there.y) >= 105).toBe(true)
      if (at > 0 && at < 26) expect(Math.hypot(here.x - all[at - 1]!.x, here.y - all[at - 1]!.y)).toBeLessThan(135)
    }
    expect(flight(sky, 3, 3)).toBe('')
    expect(flight(sky, 0, 26)).not.toContain('NaN')
  })

  it('knows the talk from the rest', () => {
    expect(samples.moves.filter(isTalk).every((move) => inside(move) !== null)).toBe(true)
    expect(isTalk('continue')).toBe(false)
  })

  it('asks whether one card fits, and not whether it is there', () => {
    const combat = positions.find(({ name }) => name === 'combat')!
    const one = { ...combat.view, players: combat.view.players.map((player) => ({ ...player, hand: { whip: 1, sabre: 2 } })) } as View
    expect(cardWish(one, 'sabre', 'whip')).toEqual({ strike: { face: 'sabre', with: { any: 'whip' } } })
    expect(cardWish(one, 'whip', 'sabre')).toEqual({ strike: { face: 'whip', with: { pair: 'sabre' } } })
    expect(cardWish(one, 'sabre', 'sabre')).toEqual({ strike: { face: 'sabre', with: 'card' } })
  })

  it('asks nothing about a blow that must be taken', () => {
    const { view, moves } = positions.find(({ name }) => name === 'combat-endure')!
    const say = new Say(wordsOf('celestia', 'en'), names)
    expect(moves).toEqual(['endure'])
    expect(question('endure', view, say, cards, moves)).toBeUndefined()
    const last = { ...view, airship: { ...view.airship, energy: 1 } }
    expect(question('endure', last, say, cards, [...moves, { use_crew: 'mama' }])).toContain('last energy')
  })

  describe('in a guided first game', () => {
    const words = wordsOf('celestia', 'en')
    /** What the guide says at a position when this is advised, by the name of what it explains. */
    function said(
      name: string,
      advice: Move | null,
      change: (view: View) => View = (view) => view,
      happened: Event[] = [],
    ): Record<string, string> {
      const { view, seat, moves } = positions.find((position) => position.name === name)!
      const shown = change(view)
      const now = { view: shown, seat: seat!, moves, advice, mine: true, happened, showing: false, over: false, won: false, ...context }
      const fitting = first.filter((step) => step.when(now))
      return Object.fromEntries(fitting.map(({ id, values }) => [id, words(`celestia-first-${id}`, values?.(now))]))
    }
    const holding =
      (hand: object, smoke = 0) =>
      (view: View): View =>
        ({ ...view, airship: { ...view.airship, smoke }, players: view.players.map((player) => ({ ...player, hand })) }) as View

    it('gives a reason for a card that is true of the hand', () => {
      expect(said('share', { take: 'sabre' }, holding({}))['share']).toContain('You have no sabre')
      expect(said('share', { take: 'sabre' }, holding({ sabre: 1 }))['share']).toContain('pair')
      expect(said('share', 'take_hidden', holding({}))['share']).toContain('chance decides')
    })
    it('says for whom Augusta turns a die, and that one may be enough', () => {
      const turned: Move = { set_die: { die: 0, face: 'crossbow' } }
      const holds =
        (mine: number, theirs: number) =>
        (view: View): View =>
          ({
            ...view,
            players: view.players.map((player) => ({ ...player, hand: { crossbow: mine }, at_least: { crossbow: theirs } })),
          }) as unknown as View
      expect(said('augusta', turned, holds(1, 0))['face']).toContain('for you')
      expect(said('augusta', turned, holds(0, 1))['face']).toContain('surely holds the card')
      expect(said('augusta', turned, holds(1, 1))['face']).toContain('both your hands')
      expect(said('augusta', 'proceed')['face']).toContain('One die turned is enough')
    })
    it('speaks of what the partner surely lacks only where a die shows it and that die is advised', () => {
      const lacks =
        (face: 'whip' | 'sabre') =>
        (view: View): View =>
          ({
            ...view,
            dice: [{ face: 'whip', out: false }],
            players: view.players.map((player) => ({ ...player, cards: 3, at_most: { ...player.at_most, [face]: 0 } })),
          }) as unknown as View
      const strike: Move = { strike: { face: 'whip', with: 'card' } }
      expect(said('combat', strike, lacks('whip'))['known']).toContain('struck out')
      const all = (view: View): View =>
        ({
          ...lacks('sabre')(view),
          players: view.players.map((player) => ({
            ...player,
            cards: 3,
            at_most: { whip: 2, sabre: 0, crossbow: 2, pistol: 2, cannon: 2, joker: 2 },
          })),
        }) as unknown as View
      expect(Object.keys(said('combat', strike, all))).not.toContain('known')
    })
    it('speaks for whoever is advised to begin', () => {
      expect(said('starter', { begin: 1 })['starter']).toContain('Bart begin')
      expect(said('starter', { begin: 0 })['starter']).not.toContain('Bart begin')
      expect(Object.keys(said('share-starter', { begin: 1 }))).toContain('share-starter')
    })
    it('says what an energy has just cost, and who lost it', () => {
      const endured = (seat: number): Event[] => [{ endured: { seat } }, { energy_lost: { token: 0, left: 2 } }]
      const holds =
        (gold: number, crew: string[] = []) =>
        (view: View): View =>
          ({
            ...view,
            crew: crew.map((one) => ({ crew: one, berth: 'ready' })),
            airship: { ...view.airship, gold, smoke: 0, spent: [0], energy: 2 },
          }) as unknown as View
      const lost = said('share-starter', null, holds(1, ['augusta']), endured(1))['energy-lost']
      expect(lost).toContain('Bart could eliminate no die')
      expect(lost).toContain('5 cards')
      expect(lost).toContain('loses 3 tokens, and it has no more than that: all of it goes, Augusta D’Epsom too.')
      expect(said('share-starter', null, holds(0), endured(0))['energy-lost']).toContain('You could eliminate no die')
      expect(said('share-starter', null, holds(0), endured(0))['energy-lost']).toContain('it is empty')
      expect(said('share-starter', null, holds(4), endured(0))['energy-lost']).toContain('the captain chooses')
      // Where none was lost, or what came of it is over, nothing is said of it.
      expect(Object.keys(said('share-starter', null, holds(0)))).not.toContain('energy-lost')
      expect(Object.keys(said('combat', null, holds(0), endured(0)))).not.toContain('energy-lost')
      const gone: Event[] = [{ jettisoned: { token: 'gold' } }, { jettisoned: { token: { crew: 'augusta' } } }]
      expect(said('combat', null, holds(0), gone)['hold-lost']).toContain('all it had, Augusta D’Epsom too.')
      expect(Object.keys(said('combat', null, holds(1), gone))).not.toContain('hold-lost')
    })
    it('counts the same dice in the same way before and after they are accepted', () => {
      const faces = (view: View): View =>
        ({ ...view, dice: (['whip', 'pistol', 'flag'] as const).map((face) => ({ face, out: false })) }) as View
      const hand = (view: View): View =>
        faces({ ...view, players: view.players.map((player) => ({ ...player, cards: 4, hand: { sabre: 1, pistol: 3 } })) } as View)
      expect(said('dice', 'validate', hand)['accept']).toContain('2 of 3 dice')
      expect(said('starter', { begin: 0 }, hand)['starter']).toContain('2 of 3 dice')
    })
    it('names the crew that may be called on, and what they do', () => {
      const told = said('combat-crew', { use_crew: 'mama' })['crew']
      expect(told).toContain('Mama Lear is ready')
      expect(told).toContain(words('celestia-power-mama'))
    })
    it('speaks of smoke only where there is some, and of a stopover only where one may be made', () => {
      const { moves } = positions.find(({ name }) => name === 'boarding-dice')!
      expect(moves.some((move) => nameOf(move) === 'reroll')).toBe(false)
      expect(said('boarding-dice', 'validate')['accept']).not.toContain('smoke')
      expect(said('dice', 'validate')['accept']).toContain('smoke')
      expect(said('briefing-first', 'continue')['fly-more']).not.toContain('stopover')
      expect(said('briefing', 'continue')['fly-more']).toContain('stopover')
    })
    it('has a reason of its own wherever somebody chooses', () => {
      for (const { name, moves, view } of positions) {
        const mine = moves.filter((move) => !isTalk(move))
        if (mine.length < 2 || view.assaults.boarding) continue
        expect([name, Object.keys(said(name, mine[0]!)).length > 0]).toEqual([name, true])
      }
    })
  })
})
