import { expect, it } from 'vitest'
import type { BoardProps } from '../../types.ts'
import { emptyDraft } from '../deals.ts'
import { Desk } from '../touch.svelte.ts'
import type { Move, View } from '../wire.ts'

const board = (...offers: number[]) =>
  ({ view: { prompt: 'voyage', active: 0, offers: offers.map((id) => ({ id })) } }) as unknown as BoardProps<View, Move>

it('an answer that is being written outlives the offer it answers, and becomes an offer of one’s own', () => {
  const desk = new Desk()
  desk.write({ ...emptyDraft(2), alliance: true }, 5)
  desk.keeps(board(5))
  expect([desk.answers, desk.orphaned]).toEqual([5, false])
  desk.keeps(board())
  expect(desk.draft).toMatchObject({ to: 2, alliance: true })
  expect([desk.answers, desk.orphaned]).toEqual([null, true])
})

it('an offer that is being written outlives other moments, and is put away by hand alone', () => {
  const desk = new Desk()
  desk.write(emptyDraft(1))
  desk.clear()
  desk.keeps(board())
  expect(desk.draft).not.toBeNull()
  desk.back()
  expect(desk.draft).toBeNull()
})
