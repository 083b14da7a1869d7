import { expect, it } from 'vitest'
import { saidOnce } from '../model.ts'
import type { View } from '../wire.ts'

/** Statements with what has become of each, oldest first; nothing is known of one in a view of an earlier version. */
const view = (...standings: (string | undefined)[]): View =>
  ({ said: standings.map((standing, at) => ({ seat: 0, statement: 'have_everything', at, standing })) }) as unknown as View

it('shows what was said again only where it was said last', () => {
  expect(saidOnce(view('again', 'past', 'open')).map(({ at }) => at)).toEqual([1, 2])
})

it('takes for open what an earlier version says nothing about', () => {
  expect(saidOnce(view(undefined)).map(({ standing }) => standing)).toEqual(['open'])
})
