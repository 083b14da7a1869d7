import { describe, expect, it, vi } from 'vitest'
import { prefs } from '../../../lib/prefs.svelte.ts'
import type { Situation } from '../../types.ts'
import lesson from '../first.ts'
import { reel } from '../show.svelte.ts'
import type { Cards, Move, View } from '../wire.ts'
import { lie } from '../yard.svelte.ts'

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
    expect(values('back-wants', at(yard(cannon, [], weak), ['put_back'], 'put_back'))).toMatchObject({ want: 'engines', turned: 'no' })
  })

  it('says what the ship lacks, and points at what lies open or where it goes', () => {
    const drawing = at(yard(null, [], weak), ['draw'], 'draw')
    expect(fitting(drawing)).toContain('draw-wants')
    expect(values('draw-wants', drawing)).toEqual({ want: 'engines', open: 'none' })
    const open = at({ ...yard(null, [], weak), face_up: [3] }, ['draw'], 'draw')
    expect(values('draw-wants', open)).toEqual({ want: 'engines', open: 'badly' })
    const taking = at(yard(null, [], weak), [{ take: 3 }, 'draw'], { take: 3 })
    expect(fitting(taking)).toContain('take-open')
    expect(values('take-open', taking)).toEqual({ family: 'engines', lacks: 'yes' })
    expect(values('take-open', at(yard(null, []), [{ take: 3 }, 'draw'], { take: 3 }))).toEqual({ family: 'engines', lacks: 'no' })
    expect(light('take-open', taking)).toBe('[data-tile="3"]')
    const place: Move = { place: { square: 607, turned: 'front' } }
    const placing = at(yard({ tile: 1, lies: null }, []), [place], place)
    expect(values('put', placing)).toEqual({ family: 'cannons', row: 6, column: 7, turn: 'front' })
    expect(light('put', placing)).toBe('.hull [data-at="607"]')
    // What is said is what is still to be done, from how it lies in the hand.
    lie.turn = 1
    expect(values('put', placing)).toMatchObject({ turn: 'left' })
    lie.turn = 0
  })

  it('says once that the ship could fly, and then that it may be finished', () => {
    const finish: Move = { finish: 1 }
    const full = (strength: object) => said(yard(null, [], strength, true, 11), ['draw', finish], 'draw')
    expect(full(weak)).not.toContain('ready')
    expect(full(able)).toEqual(expect.arrayContaining(['ready', 'draw-more']))
    // Nothing more is offered where the guide would finish.
    const done = said(yard(null, [], able, true, 12), ['draw', finish], finish)
    expect(done).toContain('finish')
    expect(done).not.toContain('ready')
    expect(said(yard(null, [], able, true, 11), ['draw', finish], finish)).toContain('finish')
  })

  const air = (card: string, step: unknown, left: string | null = null) => ({
    phase: 'flying',
    flying: { card, step, rockets: [{ left }] },
    truckers: [{ hand: null, ship: { tiles: [], faults: [], torn_off: [] } }],
  })

  it('knows a station from a wreck, and speaks of neither once it is left', () => {
    expect(said(air('wreck', { board: { seat: 0 } }), ['accept', 'pass'], 'accept')).toEqual(['wreck'])
    expect(said(air('station', { board: { seat: 0 } }), ['accept', 'pass'], 'accept')).toEqual(['station'])
    expect(said(air('wreck', { between: { asked: [0] } }), ['fly_on'], 'fly_on')).toEqual(['flight', 'between'])
  })

  it('goes on to the next card only when that is asked', () => {
    expect(said(air('station', { stow: { seat: 0, goods: [] } }), ['done'], 'done')).toEqual(['stow'])
    expect(said(air('station', { board: { seat: 1 } }), [], null, false)).toEqual([])
  })

  it('says what was lost when it is lost, and why', () => {
    const card = { ...cards, adventures: [{ id: 'enemy', kind: 'enemy', foe: 'smugglers', level: 1 }] }
    const fought = { fought: { seat: 0, strength: 5, power: 4, result: 'lost' } }
    const robbed = [fought, { good_taken: { seat: 0, good: 'red', hold: 607 } }, { cell_taken: { seat: 0, battery: 708 } }]
    const after = at(air('enemy', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { cards: card, happened: robbed })
    expect(fitting(after)[0]).toBe('beaten')
    expect(values('beaten', after)).toEqual({ strength: '2½', power: 4, paid: 'good-cell' })
    const won = [{ fought: { ...fought.fought, seat: 1 } }]
    expect(fitting(at(air('enemy', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { happened: won }))).not.toContain('beaten')
    const compared = [{ compared: { line: 1, criterion: 'engines', strengths: [2, 6], lowest: 0 } }]
    const zone = at(air('enemy', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { happened: compared })
    expect(fitting(zone)[0]).toBe('lowest')
    expect(values('lowest', zone)).toEqual({ criterion: 'engines', mine: '1', alike: 'no' })
    // Others paid at a later line: what was compared before is no longer so.
    const later = [...compared, { compared: { line: 2, criterion: 'cannons', strengths: [6, 2], lowest: 1 } }]
    expect(fitting(at(air('enemy', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { happened: later }))).not.toContain('lowest')
    const tied = [{ compared: { line: 1, criterion: 'crew', strengths: [6, 6], lowest: 0 } }]
    const even = at(air('enemy', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { happened: tied })
    expect(values('lowest', even)).toMatchObject({ criterion: 'crew', alike: 'yes' })
  })

  it('says at the end what decided it', () => {
    const trucker = (arrival: number, goods: number, losses: number) => ({
      credits: 4 + arrival + goods + losses,
      account: [
        { item: { arrival: 1 }, credits: arrival, total: 4 + arrival },
        { item: { goods: [] }, credits: goods, total: 4 + arrival + goods },
        { item: { losses: 1 }, credits: losses, total: 4 + arrival + goods + losses },
      ],
    })
    const end = (mine: object, theirs: object, won: boolean) =>
      at({ phase: 'over', flying: null, truckers: [mine, theirs] }, [], null, { over: true, won, names: ['Anne', 'Mary'] })
    expect(values('won', end(trucker(3, 9, -1), trucker(4, 2, 0), true))).toEqual({
      mine: 15,
      theirs: 10,
      name: 'Mary',
      by: 'goods',
      first: 'goods',
      also: 'none',
      gap: 7,
    })
    expect(values('lost', end(trucker(4, 2, -5), trucker(3, 3, 0), false))).toEqual({
      mine: 5,
      theirs: 10,
      name: 'Mary',
      by: 'losses',
      first: 'losses',
      also: 'none',
      gap: 5,
    })
    // Who would have won without them owes them no more than the largest difference, and maybe another as large.
    expect(values('won', end(trucker(4, 9, 0), trucker(3, 2, -5), true))).toMatchObject({
      by: 'most',
      first: 'goods',
      also: 'none',
      gap: 7,
    })
    expect(values('won', end(trucker(4, 7, 0), trucker(3, 2, -5), true))).toMatchObject({
      by: 'most',
      first: 'goods',
      also: 'losses',
      gap: 5,
    })
    expect(values('won', end(trucker(4, 2, 0), trucker(4, 2, 0), true))).toMatchObject({ by: 'other' })
  })

  it('speaks of nothing of the flight any more while the accounts are written, and of what goes on where that waits', () => {
    const last = { flight_over: { arrived: [0] } }
    const film = {
      mine: false,
      showing: true,
      happened: [last],
      cards: { ...cards, adventures: [{ id: 'open', kind: 'open_space', level: 1 }] },
    }
    const end = at(air('open', { declare: { seat: 0 } }), [], null, film)
    reel.ahead = new Set([last])
    expect(fitting(end)).toEqual(['open-space'])
    reel.ahead = new Set()
    expect(fitting(end)).toEqual(['landing'])
    expect([light('landing', end), values('landing', end)]).toEqual([undefined, { waits: 'no' }])
    const pace = vi.spyOn(prefs, 'pace', 'get').mockReturnValue('step')
    expect([light('landing', end), values('landing', end)]).toEqual(['[data-onward]', { waits: 'yes' }])
    expect(light('open-space', end)).toBe('[data-onward]')
    pace.mockRestore()
  })

  it('says why something is lacking once, and then only that it is', () => {
    const drawing = at(yard(null, [], weak), ['draw'], 'draw')
    expect(fitting(drawing).filter((id) => /^(lack|draw)/.test(id))).toEqual(['lack-engines', 'draw-wants'])
    expect(lesson.find(({ id }) => id === 'lack-engines')?.again).toBeUndefined()
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
    // Before the card is turned it is spoken of as little as if it lay face down: at take-off the track is.
    const start = { took_off: { order: [0] } }
    reel.ahead = new Set([turned, other])
    expect(fitting(at(before, [], null, { ...film, happened: [start, turned, other] }))).toEqual(['flight'])
    reel.ahead = new Set([struck])
    expect(fitting(at(before, [], null, { ...film, happened: [turned, struck] }))).toEqual(['meteors'])
    reel.ahead = new Set()
    expect(fitting(at(before, [], null, { ...film, happened: [turned, other] }))).toEqual(['meteors'])
    expect(fitting(at(before, [], null, { ...film, happened: [turned, struck] }))).toEqual(['struck', 'meteors'])
    const after = at(air('swarm', { between: { asked: [0] } }), ['fly_on'], 'fly_on', { cards: meteors, happened: [turned, struck] })
    expect(fitting(after)).toEqual(['struck', 'flight', 'between'])
    expect(values('struck', after)).toEqual({ why: 'no_shield', kind: 'small_meteor' })
  })

  it('points at the square that is to be touched, and else at the card', () => {
    const cell: Move = { defend: 706 }
    const impact = air('station', { impact: { seat: 0 } })
    expect(light('meteors', at(impact, [cell, 'endure'], cell))).toBe('.own [data-at="706"]')
    expect(light('meteors', at(impact, [cell, 'endure'], 'endure'))).toBe('.deck')
  })
})
