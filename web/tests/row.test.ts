import { describe, expect, it } from 'vitest'
import type { Action } from '../src/games/types.ts'
import { arrange, contents, place } from '../src/table/row.ts'

const land = (number: number): Action => ({ move: { land: number }, label: `Planet ${number}: two red goods`, group: 'Land' })
const finish = (number: number): Action => ({ move: { finish: number }, label: `Finish, start ${number}` })
const look: Action = { move: 'look', label: 'Look', group: 'Cards' }
/** A row in which a letter is as wide as a pixel. */
const inRow = (actions: Action[], room: number) => place(arrange(actions).items, [], ({ label }) => label.length, room, 1, 10)

describe('the row of actions', () => {
  it('calls what does not fit by its heading, also where the choices stand in the row themselves', () => {
    const { slots, rest } = inRow([land(1), land(2), land(3)], 20)
    expect(slots).toEqual([])
    expect(contents(rest)).toEqual(['Land'])
  })

  it('calls choices of one kind without a heading by the words they share', () => {
    expect(contents(inRow([finish(1), finish(2), finish(3)], 20).rest)).toEqual(['Finish, start'])
  })

  it('does not begin to say a choice that it cannot name', () => {
    const take = (ship: string): Action => ({ move: { take: ship }, label: `Choisir un vaisseau : Le ${ship}` })
    expect(contents(inRow([take('Cargo'), take('Corsaire'), take('Bastion')], 20).rest)).toEqual(['Choisir un vaisseau'])
  })

  it('names everything that is left over once', () => {
    expect(contents(inRow([finish(1), finish(2), land(1), land(2), look], 12).rest)).toEqual(['Finish, start', 'Land', 'Cards'])
  })

  it('shows one choice alone however little room there is', () => {
    const { slots, rest } = inRow([finish(1)], 5)
    expect(slots.map(({ item, width }) => [item?.label, width])).toEqual([['Finish, start 1', 5]])
    expect(rest).toEqual([])
  })

  it('calls a choice under a heading of its own once', () => {
    const take: Action = { move: { take: 'whip' }, label: 'Take a whip', group: 'Take' }
    const crew: Action = { move: { use: 'olga' }, label: 'Olga', group: 'Crew' }
    expect(arrange([take, crew]).items.map(({ label }) => label)).toEqual(['Take a whip', 'Crew · Olga'])
  })
})
