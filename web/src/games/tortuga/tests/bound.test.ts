import { describe, expect, it } from 'vitest'
import { bound } from '../bound.ts'
import found from '../fixtures/positions.json'
import type { Course, CourseStop, Place, SectorView, View } from '../wire.ts'

const positions = found as unknown as { name: string; view: View }[]
const ME = 0

/** My turn, ship in Tortuga, with nothing on the map. */
function calm(manoeuvre: number, course: Course | null): View {
  const { view } = structuredClone(positions.find(({ view: one }) => one.pending === null && one.ending === null)!)
  return {
    ...view,
    active: ME,
    aids: { ...view.aids, course },
    this_turn: { ...view.this_turn, manoeuvre },
    captains: view.captains.map((captain, seat) => (seat === ME ? { ...captain, ship: 'tortuga', score: 9 } : captain)),
    sectors: view.sectors.map((sector) => ({ ...sector, hunt: null, mineral: false })),
  }
}
const sector = (view: View, at: Place): SectorView => view.sectors.find(({ place }) => place === at)!
const neighbour = (view: View): SectorView => sector(view, sector(view, 'tortuga').adjacent[0]!)
/** The sector two steps away on the far side of a neighbour, which is on no shorter way. */
const beyond = (view: View, { adjacent }: SectorView): SectorView =>
  adjacent.map((at) => sector(view, at)).find(({ place, adjacent: next }) => place !== 'tortuga' && !next.includes('tortuga'))!
const course = (...stops: CourseStop[]): Course => ({ stops, by_hand: false, wins: false })

describe('what a step is for', () => {
  it('is the next stop of the way that brings most, wherever it begins', () => {
    const view = calm(6, null)
    const step = neighbour(view)
    const far = beyond(view, step)
    view.aids.course = course({ place: far.place, deed: 'conquer', price: 4, points: 2 })
    const told = { goal: 'conquer', place: far.place, price: 4, points: 2, wins: 'no', byHand: false }
    expect(bound(view, ME, step.place)).toEqual(told)
  })

  it('promises nothing of a step that leads elsewhere', () => {
    const view = calm(6, null)
    const step = neighbour(view)
    const other = sector(view, 'tortuga')
      .adjacent.map((at) => sector(view, at))
      .find(({ place, adjacent }) => place !== step.place && !adjacent.includes(step.place))!
    view.aids.course = course({ place: step.place, deed: 'capture', price: 4, points: 1 })
    expect(bound(view, ME, other.place)).toMatchObject({ goal: 'on', points: 0, wins: 'no' })
  })

  it('wins by what is missing alone, or by what follows on the way', () => {
    const view = calm(9, null)
    const { place } = neighbour(view)
    view.aids.course = { ...course({ place, deed: 'buy', price: 7, points: 1 }), wins: true, by_hand: true }
    expect(bound(view, ME, place)).toMatchObject({ goal: 'counter', wins: 'later', byHand: true })
    view.captains[ME]!.score = view.aids.goal - 1
    expect(bound(view, ME, place).wins).toBe('yes')
  })

  it('is a mineral, where manoeuvre is left for it', () => {
    const view = calm(2, null)
    const step = neighbour(view)
    expect(bound(view, ME, step.place).goal).toBe('on')
    step.mineral = true
    expect(bound(view, ME, step.place).goal).toBe('collect')
    view.this_turn.manoeuvre = 1
    expect(bound(view, ME, step.place).goal).toBe('on')
  })
})
