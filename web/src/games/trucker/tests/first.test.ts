import { describe, expect, it } from 'vitest'
import type { Situation } from '../../types.ts'
import lesson from '../first.ts'
import type { Cards, Move, View } from '../wire.ts'

const cards = {
  tiles: [
    { id: 1, kind: 'cannon' },
    { id: 2, kind: 'life_support_brown' },
    { id: 3, kind: 'engine' },
    { id: 4, kind: 'double_engine' },
  ],
  adventures: [
    { id: 'wreck', kind: 'abandoned_ship', level: 1 },
    { id: 'station', kind: 'abandoned_station', level: 1 },
  ],
} as unknown as Cards
type Now = Situation<View, Move, Cards>
const at = (view: unknown, moves: Move[], advice: Move | null, more: object = {}): Now =>
  ({
    view,
    moves,
    advice,
    seat: 0,
    mine: true,
    happened: [],
    showing: false,
    over: false,
    won: false,
    cards,
    names: [],
    ...more,
  }) as unknown as Now
const fitting = (now: Now): string[] => lesson.filter((step) => step.when(now)).map(({ id }) => id)
const said = (view: unknown, moves: Move[], advice: Move | null, mine = true): string[] => fitting(at(view, moves, advice, { mine }))

describe('the first flight', () => {
  const weak = { engines_powered: 1, cannons_powered: 6, crew: 6, cells: 3, shielded: [true, true, false, false], hold: 4, special_hold: 0 }
  const able = { ...weak, engines_powered: 2 }
  const yard = (hand: unknown, faults: unknown[], strength: object = able, fits = true, size = 3) => ({
    phase: 'building',
    flying: null,
    face_up: [1],
    board: Array.from({ length: 18 }, (_, number) => number),
    aids: { spots: [{ turned: 'front', spots: [{ square: 607, fits, clashes: [] }] }] },
    truckers: [{ hand, ship: { tiles: Array.from({ length: size }, () => ({ tile: 1 })), faults, torn_off: [], strength } }],
  })
  const values = (id: string, now: Now) => lesson.find((step) => step.id === id)?.values?.(now)
  const light = (id: string, now: Now) => {
    const found = lesson.find((step) => step.id === id)?.at
    return typeof found === 'function' ? found(now) : found
  }

  it('speaks of a wrong joint by what is to be done about it', () => {
    const fault = [{ square: 607, side: 'back' }]
    const loose = yard({ tile: 1, lies: 607 }, fault)
    const turn: Move = { place: { square: 607, turned: 'left' } }
    expect(said(loose, [turn, 'draw'], turn)).toContain('wrong')
    const taking = said(loose, [turn, 'draw'], 'draw')
    expect(taking).toContain('wrong-stays')
    expect(taking).not.toContain('wrong')
    expect(said(yard({ tile: 1, lies: 607 }, []), [turn, 'draw'], 'draw')).not.toContain('wrong-stays')
  })

  it('does not say to place what is to be put back', () => {
    const held = yard({ tile: 1, lies: null }, [])
    expect(said(held, ['put_back'], 'put_back')).not.toContain('place')
    expect(said(held, ['put_back'], null)).toContain('place')
  })

  it('says why a component is put back', () => {
    const [cannon, support] = [
      { tile: 1, lies: null },
      { tile: 2, lies: null },
    ]
    const reasons = (view: unknown): string[] => said(view, ['put_back'], 'put_back').filter((id) => id.startsWith('back'))
    expect(reasons(yard(cannon, [], able, false))).toEqual(['back-nowhere'])
    expect(reasons(yard(support, []))).toEqual(['back-alien'])
    expect(reasons(yard(cannon, []))).toEqual(['back-enough'])
    expect(reasons(yard(cannon, [], weak))).toEqual(['back-wants'])
    expect(reasons(yard({ tile: 3, lies: null }, [], weak))).toEqual(['back-place'])
    expect(reasons(yard({ tile: 4, lies: null }, [], { ...weak, cells: 0 }))).toEqual(['back-cells'])
    expect(values('back-wants', at(yard(cannon, [], weak), ['put_back'], 'put_back'))).toEqual({ want: 'engines' })
  })

  it('says what the ship lacks, and points at what lies open or where it goes', () => {
    const drawing = at(yard(null, [], weak), ['draw'], 'draw')
    expect(fitting(drawing)).toContain('draw-wants')
    expect(values('draw-wants', drawing)).toEqual({ want: 'engines' })
    const taking = at(yard(null, [], weak), [{ take: 3 }, 'draw'], { take: 3 })
    expect(fitting(taking)).toContain('take-open')
    expect(values('take-open', taking)).toEqual({ family: 'engines' })
    expect(light('take-open', taking)).toBe('[data-tile="3"]')
    const place: Move = { place: { square: 607, turned: 'front' } }
    const placing = at(yard({ tile: 1, lies: null }, []), [place], place)
    expect(values('put', placing)).toEqual({ family: 'cannons', row: 6, column: 7 })
    expect(light('put', placing)).toBe('.hull [data-at="607"]')
  })

  it('says once that the ship could fly, and then that it may be finished', () => {
    const finish: Move = { finish: 1 }
    const full = (strength: object) => said(yard(null, [], strength, true, 11), ['draw', finish], 'draw')
    expect(full(weak)).not.toContain('ready')
    expect(full(able)).toEqual(expect.arrayContaining(['ready', 'draw-more']))
    expect(said(yard(null, [], able, true, 11), ['draw', finish], finish)).toContain('finish')
  })

  const air = (card: string, step: unknown, left: string | null = null) => ({
    phase: 'flying',
    flying: { card, step, rockets: [{ left }] },
    truckers: [{ hand: null, ship: { tiles: [], faults: [], torn_off: [] } }],
  })

  it('knows a station from a wreck, and speaks of neither once it is left', () => {
    expect(said(air('wreck', { board: { seat: 0 } }), ['accept', 'pass'], 'accept')).toEqual(['flight', 'wreck'])
    expect(said(air('station', { board: { seat: 0 } }), ['accept', 'pass'], 'accept')).toEqual(['flight', 'station'])
    expect(said(air('wreck', { between: { asked: [0] } }), ['fly_on'], 'fly_on')).toEqual(['flight', 'between'])
  })

  it('goes on to the next card only when that is asked', () => {
    expect(said(air('station', { stow: { seat: 0, goods: [] } }), ['done'], 'done')).toEqual(['flight', 'stow'])
    expect(said(air('station', { board: { seat: 1 } }), [], null, false)).toEqual(['flight'])
  })

  it('says so to whoever is out of the race', () => {
    expect(said(air('station', { board: { seat: 1 } }, 'gave_up'), [], null, false)[0]).toBe('out')
  })

  it('speaks of a card while what it does is shown, and of what hit me until I move', () => {
    const meteors = { ...cards, adventures: [{ id: 'swarm', kind: 'meteor_swarm', level: 1 }] }
    const turned = { card_turned: { card: 'swarm', left: 3, next: 1 } }
    const struck = { struck: { seat: 0, at: 607, tile: 1, missile: { kind: 'small_meteor', from: 'front' }, why: 'no_shield' } }
    const other = { struck: { ...struck.struck, seat: 1 } }
    const before = air('station', { between: { asked: [0] } })
    const film = { mine: false, showing: true, cards: meteors }
    expect(fitting(at(before, [], null, { ...film, happened: [turned, other] }))).toEqual(['flight', 'meteors'])
    expect(fitting(at(before, [], null, { ...film, happened: [turned, struck] }))).toEqual(['flight', 'struck', 'meteors'])
    const after = at(air('swarm', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { cards: meteors, happened: [turned, struck] })
    expect(fitting(after)).toEqual(['flight', 'struck', 'between'])
    expect(values('struck', after)).toEqual({ why: 'no_shield', kind: 'small_meteor' })
  })

  it('points at the square that is to be touched, and else at the card', () => {
    const cell: Move = { defend: 706 }
    const impact = air('station', { impact: { seat: 0 } })
    expect(light('meteors', at(impact, [cell, 'endure'], cell))).toBe('.own [data-at="706"]')
    expect(light('meteors', at(impact, [cell, 'endure'], 'endure'))).toBe('.deck')
  })
})
