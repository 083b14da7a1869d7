import { describe, expect, it } from 'vitest'
import { answered } from '../answered.ts'
import { sight, whereabouts } from '../follow.ts'
import type { Event } from '../wire.ts'

const toured: Event = { tour_action: { seat: 1, number: 7 } }
const dice: Event = { dice_thrown: { orange: 3, grey: 4 } }

describe('where something happens', () => {
  it('is the stage for ships and combats, and a place of the tour for a journey', () => {
    expect(whereabouts([dice])).toBe('[data-stage]')
    expect(whereabouts([{ damage_reduced: { seat: 1 } }, toured])).toBe('[data-place="bazaar"]')
    expect(whereabouts([toured, dice])).toBe('[data-stage]')
  })
  it('is nowhere for what is told in words alone', () => {
    expect(whereabouts([])).toBeNull()
    expect(whereabouts([{ dealt: { offer: 1, from: 0, to: 1 } }])).toBeNull()
  })
})

describe('what is brought into sight', () => {
  const room = { top: 100, bottom: 600 }
  it('stays where it is while it is seen whole', () => {
    expect(sight({ top: 100, bottom: 600 }, room, 80)).toBe(80)
  })
  it('is shown with what stands above it, as far as there is room', () => {
    // It lies 300 above the room: it is brought to its foot, and what stands above it is seen, too.
    expect(sight({ top: -200, bottom: 60 }, room, 600)).toBe(60)
    expect(sight({ top: 500, bottom: 700 }, room, 0)).toBe(100)
  })
  it('begins at the upper edge where it is higher than the room, and a board ends at its own', () => {
    expect(sight({ top: 300, bottom: 1000 }, room, 0)).toBe(200)
    expect(sight({ top: 0, bottom: 200 }, room, 50)).toBe(0)
  })
})

describe('what was answered last', () => {
  const began: Event = { turn_began: { seat: 1, turn: 3 } }
  const ended: Event = { offer_ended: { offer: 4, from: 1, to: 2, end: 'declined' } }
  const dealt: Event = { dealt: { offer: 5, from: 1, to: 0 } }

  it('is said of the last offer of this turn that ended', () => {
    expect(answered([began, dealt, ended, dice])).toEqual({ end: 'declined', from: 1, to: 2 })
    expect(answered([began, ended, dealt])).toEqual({ end: 'dealt', from: 1, to: 0 })
  })
  it('is forgotten with the turn, and when the ally who agreed has turned', () => {
    expect(answered([ended, began, dice])).toBeNull()
    expect(answered([began, dealt, { betrayed: { traitor: 0, victim: 1 } }])).toBeNull()
  })
})
