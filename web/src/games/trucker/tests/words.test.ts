import { describe, expect, it } from 'vitest'
import { languages } from '../../../lib/words.svelte.ts'
import { isBroken, wordsOf } from '../../../../tests/boards.ts'
import { actions, question } from '../actions.ts'
import { keeping, pieceLight } from '../choices.ts'
import { hints } from '../hints.ts'
import { line } from '../line.ts'
import { prompt } from '../prompt.ts'
import { Say } from '../say.ts'
import type { Cards, Event, FlightView, Move, ShipView, View } from '../wire.ts'

const names = ['Anne', 'Bart']
const cabin = (square: number, crew: unknown) => ({ square, tile: square, turned: 'front', loose: false, cells: 0, crew, goods: [] })
const broken = {
  tiles: [607, 707, 708, 806].map((square) => cabin(square, 'none')),
  pieces: [[806], [607, 707, 708]],
  faults: [],
  torn_off: [],
} as unknown as ShipView
const cards = {
  tiles: [],
  adventures: [
    { id: 'wreck', kind: 'abandoned_ship', level: 1, crew: 3, credits: 4, days: 1 },
    { id: 'station', kind: 'abandoned_station', level: 1, crew: 3 },
  ],
} as unknown as Cards

describe.each(languages)('the words of Galaxy Trucker in %s', (language) => {
  const words = wordsOf('trucker', language)
  const say = new Say(words, names)
  const checked = { phase: 'correcting', turns: null, flying: null, truckers: [{ ship: broken, lost: [] }] } as unknown as View

  it('say what keeping a piece costs, and ask before the smaller one is kept', () => {
    expect(keeping(broken, 707)).toEqual({ kept: 3, lost: 1, rank: 0 })
    expect(keeping(broken, 806)).toEqual({ kept: 1, lost: 3, rank: 1 })
    expect([607, 806].map((square) => pieceLight(broken, square))).toEqual(['piece-first', 'piece-second'])
    expect(question({ keep: 607 }, checked, 0, say, cards)).toBeNull()
    const asked = question({ keep: 806 }, checked, 0, say, cards) ?? ''
    expect(asked).toMatch(/1.*3/)
    expect(isBroken('trucker', asked)).toBe(false)
  })

  it('speak of pieces where a piece is chosen, and of joints where a component comes off', () => {
    const ids = (moves: Move[]): string[] => hints(checked, moves, 0, words, { cards, names }).map(({ id }) => id)
    expect(ids([{ keep: 607 }, { keep: 806 }])).toEqual(['trucker-pieces'])
    expect(ids([{ remove: 607 }])).toEqual(['trucker-correct'])
  })

  const flying = (card: string, step: unknown, crews: unknown[], left: string | null = null): View =>
    ({
      phase: 'flying',
      flying: { card, step, order: [1], rockets: [{ left }, { left: null }], outlook: [] },
      truckers: [{ ship: { tiles: crews.map((crew, at) => cabin(707 + at, crew)), pieces: [] } }],
    }) as unknown as View

  it('ask before the last human goes to a wreck', () => {
    const board = { board: { seat: 0 } }
    const ask = (card: string, crews: unknown[]): string | null => question('accept', flying(card, board, crews), 0, say, cards)
    expect(ask('wreck', [{ astronauts: 2 }, { alien: 'brown' }])).not.toBeNull()
    expect(ask('wreck', [{ astronauts: 2 }, { astronauts: 2 }])).toBeNull()
    expect(ask('station', [{ astronauts: 2 }, { alien: 'brown' }])).toBeNull()
  })

  it('give passing, ending the turn and finishing in turns places of their own', () => {
    const flies = { legal: true, strength: { engines_powered: 1 } }
    const turns = { phase: 'building', flight: 'one', turns: {}, flying: null, truckers: [{ ship: flies }] } as unknown as View
    const found = actions(turns, ['end_turn', { finish: 2 }, { finish: 3 }, { finish: 4 }], 0, words, { cards, names })
    expect(found.map(({ tone, group, key }) => [tone, group === undefined, key])).toEqual([
      ['warn', true, undefined],
      ['warn', false, undefined],
      ['warn', false, undefined],
      ['go', true, 'e'],
    ])
    const building = actions(turns, ['reveal', 'end_turn', { finish: 1 }], 0, words, { cards, names })
    expect(building.map(({ tone }) => tone)).toEqual(['warn', 'warn'])
    const land = flying('station', { land: { seat: 0 } }, [])
    expect(actions(land, [{ land: 0 }, 'pass'], 0, words, { cards, names }).find(({ move }) => move === 'pass')).toMatchObject({
      key: 'e',
      group: undefined,
    })
  })

  it('lead nobody to finish a ship that could not fly', () => {
    const built = (legal: boolean, engines: number): View =>
      ({
        phase: 'building',
        flight: 'learning',
        turns: null,
        flying: null,
        truckers: [{ ship: { legal, faults: [], torn_off: [], strength: { engines_powered: engines } } }],
      }) as unknown as View
    const tone = (view: View): unknown => actions(view, [{ finish: 1 }], 0, words, { cards, names })[0]?.tone
    expect(tone(built(true, 0))).toBe('quiet')
    expect(tone(built(false, 2))).toBe('quiet')
    expect(tone(built(true, 2))).toBe('warn')
  })

  it('warn before a step that ends the flight, and lead to none that leaves something out', () => {
    const declare = (outlook: unknown): View => {
      const view = flying('space', { declare: { seat: 0, what: 'engines', powered: [] } }, [])
      return { ...view, flying: { ...view.flying!, outlook: [outlook] as never } }
    }
    const done = (view: View, moves: Move[] = ['done']) =>
      actions(view, moves, 0, words, { cards, names }).find(({ move }) => move === 'done')!
    const still = done(declare({ forward: { now: 0, most: 2 } }))
    expect([still.tone, still.label, still.ask]).toEqual(['danger', say.get('act-done-leaves'), say.get('sure-leaves')])
    expect(isBroken('trucker', `${still.label} ${still.ask}`)).toBe(false)
    expect(done(declare({ forward: { now: 2, most: 2 } }))).toMatchObject({ tone: 'go', ask: undefined })
    expect(done(declare({ compare: { now: 0, most: 4 } })).tone).toBeUndefined()
    const stow = flying('station', { stow: { seat: 0, goods: ['green'] } }, [])
    expect(done(stow, ['done', { stow: { good: 'green', hold: 707 } }]).tone).toBeUndefined()
    expect(done(stow).tone).toBe('go')
    const boarding = { ...checked, phase: 'boarding' } as unknown as View
    expect(done(boarding, ['done', { board: { square: 707, alien: 'brown' } }] as Move[]).tone).toBeUndefined()
  })

  it('say that a ship without engines will leave, before its building is finished', () => {
    const finish = (engines: number): string => {
      const ship = { legal: true, strength: { engines_powered: engines } }
      const view = { phase: 'building', flight: 'one', turns: null, flying: null, truckers: [{ ship }] } as unknown as View
      return question({ finish: 1 }, view, 0, say, cards) ?? ''
    }
    expect(finish(0)).toContain(say.get('sure-finish-no-engine'))
    expect(finish(1)).not.toContain(say.get('sure-finish-no-engine'))
  })

  it('say what will hit and from where, and that a countdown is no clock', () => {
    const view = flying('zone', { impact: { seat: 0 } }, [])
    const air = { ...view.flying!, flying: { missile: { kind: 'light_shot', from: 'back' }, dice: [2, 4] } } as unknown as FlightView
    const told = prompt(view, air, 0, say)
    expect(told).toContain(say.missile('light_shot', 'back'))
    expect(told).toContain(say.get('lane-column', { number: 6 }))
    const caught = { caught_out: { seat: 1, space: 4 } } as Event
    expect(line(caught, { ...view, turns: null } as View, words, { cards, names })).toBeUndefined()
    expect(line(caught, { ...view, turns: {} } as unknown as View, words, { cards, names })).toContain('Bart')
    const texts = ['gave_up', 'no_human', 'no_ship', 'lapped', 'no_engines'].flatMap((why) => [
      say.get('sum-left', { why }),
      say.get('sum-left-mine', { why }),
    ])
    expect([told, ...texts].filter((text) => isBroken('trucker', text))).toEqual([])
  })

  it('tell how many components were lost though they cost nothing', () => {
    const told = say.entry('covered_losses', { covered_losses: { lost: 4, mission: 0, insurer: 4 } })
    expect(told).toMatch(/^4 .*, .*4/)
    expect(isBroken('trucker', told)).toBe(false)
    expect(told).not.toBe(say.entry('covered_losses', { covered_losses: { lost: 4, mission: 4, insurer: 0 } }))
  })

  it('have other hints for building in turns', () => {
    const hand = { tile: 1, lies: 607 }
    const yard = (turns: unknown): string[] => {
      const view = {
        phase: 'building',
        turns,
        flying: null,
        face_up: [],
        aids: { spots: [] },
        truckers: [{ hand, ship: { tiles: [], faults: [], torn_off: [] }, lost: [] }],
      } as unknown as View
      return hints(view, [], 0, words, { cards, names }).flatMap(({ id, text }) =>
        ['trucker-take', 'trucker-weld'].includes(id) ? [text] : [],
      )
    }
    expect(yard(null)).toHaveLength(2)
    expect(yard({}).filter((text) => isBroken('trucker', text) || yard(null).includes(text))).toEqual([])
  })

  it('speak of green squares, of turning and of giving back only where there are such', () => {
    const told = (fits: string, turns: string, back: string): string => say.get('tell-held', { fits, turns, back })
    const texts = ['yes', 'no', 'unknown'].flatMap((fits) =>
      ['yes', 'no'].flatMap((turns) => ['yes', 'no'].map((back) => told(fits, turns, back))),
    )
    expect(texts.filter((text) => isBroken('trucker', text))).toEqual([])
    expect(new Set(texts).size).toBe(12)
  })

  it('call only cabins empty', () => {
    const load = { cells: 0, goods: [], humans: 0, alien: null }
    const face = (kind: string) => ({ kind, capacity: 0, sides: [] })
    expect(say.component(face('cannon'), load)).toBe(say.kind('cannon'))
    expect(say.component(face('cabin'), load)).not.toBe(say.kind('cabin'))
  })

  it('tell whoever is out why, and that the others fly on', () => {
    const told = (left: string | null): string => {
      const view = flying('wreck', { board: { seat: 1 } }, [], left)
      return prompt(view, view.flying as FlightView, 0, say)
    }
    const texts = ['gave_up', 'no_human_at_take_off', 'no_human', 'no_ship', 'lapped', 'no_engines'].map(told)
    expect(texts.filter((text) => isBroken('trucker', text) || !text.endsWith(told(null)) || text === told(null))).toEqual([])
    expect(new Set(texts).size).toBe(5)
  })

  it('say that goods do not fit, how much would, and that what is left stays behind', () => {
    const box = {
      ...cards,
      tiles: [
        { id: 707, kind: 'cargo_hold', capacity: 2 },
        { id: 708, kind: 'special_hold', capacity: 1 },
      ],
    } as unknown as Cards
    const aboard = (view: View, goods: string[][]): View => ({
      ...view,
      truckers: [{ ship: { tiles: goods.map((held, at) => ({ ...cabin(707 + at, 'none'), goods: held })), pieces: [] } }] as never,
    })
    const stow = aboard(flying('station', { stow: { seat: 0, goods: ['green'] } }, []), [['blue', 'blue'], ['red']])
    const asked = (moves: Move[]): string => prompt(stow, stow.flying as FlightView, 0, say, { moves, cards: box })
    expect(asked(['done', { lift: { good: 'red', hold: 708 } }])).toBe(say.get('ask-stow-full', { count: 1 }))
    expect(asked(['done', { stow: { good: 'green', hold: 707 } }])).toBe(say.get('ask-stow', { count: 1 }))
    expect(actions(stow, ['done'], 0, words, { cards: box, names })[0]!.label).toBe(say.get('act-leave-goods', { count: 1 }))
    const board = aboard(flying('station', { board: { seat: 0 } }, []), [['blue'], []])
    expect(prompt(board, board.flying as FlightView, 0, say, { moves: [], cards: box })).toContain(
      say.get('room-left', { plain: 1, special: 1 }),
    )
  })
})
