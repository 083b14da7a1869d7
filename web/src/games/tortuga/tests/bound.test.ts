import { describe, expect, it } from 'vitest'
import { bound } from '../bound.ts'
import found from '../fixtures/positions.json'
import type { Place, SectorView, View } from '../wire.ts'

const positions = found as unknown as { name: string; view: View }[]
const ME = 0

/** My turn, ship in Tortuga: nobody else's ship is in the way, no sector is marked, and every conquest is too dear. */
function calm(manoeuvre: number): View {
  const { view } = structuredClone(positions.find(({ view: one }) => one.pending === null && one.ending === null)!)
  const aids = { ...view.aids, purse: 0, conquer: view.sectors.map(({ place }) => ({ place, price: 99 })), capture: [] }
  return {
    ...view,
    active: ME,
    usurper: null,
    aids,
    this_turn: { ...view.this_turn, manoeuvre },
    captains: view.captains.map((captain, seat) => (seat === ME ? { ...captain, ship: 'tortuga', markers: 5, score: 9 } : captain)),
    sectors: view.sectors.map((sector) => ({
      ...sector,
      controller: null,
      ships: sector.place === 'tortuga' ? [ME] : [],
      hunt: null,
      mineral: false,
    })),
  }
}
const neighbour = (view: View): SectorView =>
  view.sectors.find(({ place }) => place === 'tortuga')!.adjacent.map((at) => sector(view, at))[0]!
const sector = (view: View, at: Place): SectorView => view.sectors.find(({ place }) => place === at)!
/** The sector two steps away on the far side of a neighbour, which is on no shorter way. */
const beyond = (view: View, { adjacent }: SectorView): SectorView =>
  adjacent.map((at) => sector(view, at)).find(({ place, adjacent: next }) => place !== 'tortuga' && !next.includes('tortuga'))!
const price = (view: View, { place }: SectorView, what: number): void => {
  view.aids.conquer.find((one) => one.place === place)!.price = what
}

describe('what a step is for', () => {
  it('is the influence that can be paid for when the ship is there, and not a step before', () => {
    const view = calm(4)
    const step = neighbour(view)
    price(view, step, 3)
    expect(bound(view, ME, step.place)).toEqual({ goal: 'conquer', place: step.place, price: 3, points: step.control, wins: false })
    price(view, step, 4)
    expect(bound(view, ME, step.place).points).toBe(0)
  })

  it('is what lies further that way, where that brings more', () => {
    const view = calm(6)
    const step = neighbour(view)
    const far = beyond(view, step)
    price(view, step, 3)
    price(view, far, 4)
    far.control = step.control + 1
    expect(bound(view, ME, step.place).place).toBe(far.place)
    view.this_turn.manoeuvre = 5
    expect(bound(view, ME, step.place).place).toBe(step.place)
  })

  it('wins only by what is missing', () => {
    const view = calm(9)
    const step = neighbour(view)
    price(view, step, 3)
    step.control = 2
    view.captains[ME]!.score = view.aids.goal - 3
    expect(bound(view, ME, step.place).wins).toBe(false)
    view.captains[ME]!.score += 1
    expect(bound(view, ME, step.place).wins).toBe(true)
  })

  it('is no sector that its captain guards, and none that is mine', () => {
    const view = calm(9)
    const step = neighbour(view)
    price(view, step, 3)
    Object.assign(step, { controller: 1, ships: [1] })
    expect(bound(view, ME, step.place).goal).not.toBe('conquer')
    Object.assign(step, { controller: ME, ships: [] })
    expect(bound(view, ME, step.place).goal).not.toBe('conquer')
  })

  it('is the creature I marked, and otherwise what is for later', () => {
    const view = calm(3)
    const step = neighbour(view)
    step.hunt = { ...step.hunt, creature: 'h1', marked: [ME] } as NonNullable<SectorView['hunt']>
    view.aids.capture = [{ place: step.place, price: 2 }]
    expect(bound(view, ME, step.place).goal).toBe('capture')
    step.hunt = null
    expect(bound(view, ME, step.place).goal).toBe('on')
    step.mineral = true
    expect(bound(view, ME, step.place).goal).toBe('collect')
  })
})
