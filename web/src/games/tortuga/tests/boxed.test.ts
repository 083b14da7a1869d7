import { expect, it } from 'vitest'
import positions from '../fixtures/positions.json'
import { BOXES, boxed } from '../boxed.ts'
import type { View } from '../wire.ts'

it('every viewer may look through the hunt pile and the cards out of the game', () => {
  const views = (positions as unknown as { view: View }[]).map(({ view }) => view)
  for (const view of views) {
    expect(boxed(view, 'hunt').map(({ card }) => card)).toEqual(view.hunt_pile)
    expect(boxed(view, 'out')).toEqual(view.boxed)
  }
  for (const pile of BOXES) expect(views.some((view) => boxed(view, pile).length > 0)).toBe(true)
})
