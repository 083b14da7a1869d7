import { describe, expect, it } from 'vitest'
import type { Situation } from '../../types.ts'
import lesson from '../first.ts'
import type { Cards, Move, View } from '../wire.ts'

const cards = {
  tiles: [{ id: 1, kind: 'cannon' }],
  adventures: [
    { id: 'wreck', kind: 'abandoned_ship', level: 1 },
    { id: 'station', kind: 'abandoned_station', level: 1 },
  ],
} as unknown as Cards
const said = (view: unknown, moves: Move[], advice: Move | null, mine = true): string[] => {
  const now = { view, moves, advice, seat: 0, mine, over: false, won: false, cards, names: [] } as unknown as Situation<View, Move, Cards>
  return lesson.filter((step) => step.when(now)).map(({ id }) => id)
}

describe('the first flight', () => {
  const yard = (hand: unknown, faults: unknown[]) => ({
    phase: 'building',
    flying: null,
    face_up: [1],
    truckers: [{ hand, ship: { tiles: [{ tile: 1 }, { tile: 1 }, { tile: 1 }], faults, torn_off: [] } }],
  })

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
    expect(said(held, ['put_back'], 'put_back')).toEqual(expect.arrayContaining(['back']))
    expect(said(held, ['put_back'], 'put_back')).not.toContain('place')
    expect(said(held, ['put_back'], null)).toContain('place')
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
})
