import { describe, expect, it } from 'vitest'
import type { Situation } from '../../types.ts'
import lesson from '../first.ts'
import { hints } from '../hints.ts'
import { beaten, robbed } from '../losses.ts'
import box from '../fixtures/cards.json'
import type { Cards, Event, Move, View } from '../wire.ts'

const [ME, RIVET] = [0, 1]
const cards = box as unknown as Cards
const after = (...happened: object[]) => ({ happened: happened as Event[], seat: ME, showing: false })
const strength = (seat: number, total: number) => ({ strength: { seat, cards: total, abilities: 0, turrets: 0, sector: 0, total } })
const lost = { fight_won: { seat: RIVET, loser: ME, place: 'turrets2' } }
const taken = (how: object | 'fight') => ({ control_changed: { seat: RIVET, place: 'vortex', loser: ME, defence: 7, how } })
const ended = { turn_ended: { seat: ME } }

describe('what was just lost', () => {
  it('is told of a fight with both sums, so that a tie is seen to be one, and with all that went with it', () => {
    const destroyed = { destroyed: { seat: ME, card: 't2', from: 'fight', cause: 'defeat' } }
    const plundered = { took_influence: { seat: RIVET, loser: ME, count: 1 } }
    const fight = after(strength(ME, 11), strength(RIVET, 11), lost, destroyed, plundered)
    expect(beaten(fight)).toEqual({ mine: 11, theirs: 11, card: 't2', influence: 1, sector: null })
    expect(beaten(after({ fight_won: { seat: ME, loser: RIVET, place: 'vortex' } }))).toBeNull()
  })

  it('names the sectors that were taken with manoeuvre, and leaves those of a fight to the fight', () => {
    expect(robbed(after(taken({ manoeuvre: { paid: 7 } })))).toEqual([{ seat: RIVET, place: 'vortex' }])
    expect(robbed(after(taken('fight')))).toEqual([])
  })

  it('is neither what is still being shown, nor what lies before the end of my turn', () => {
    expect(robbed({ ...after(taken({ manoeuvre: { paid: 7 } })), showing: true })).toEqual([])
    expect(beaten(after(strength(ME, 3), strength(RIVET, 4), lost, ended))).toBeNull()
  })
})

describe('whoever is attacked', () => {
  const view = {
    ending: null,
    active: RIVET,
    pending: { seat: ME, choice: 'defend' },
    duel: { place: 'vortex' },
    round: 3,
  } as unknown as View
  const said = (moves: Move[], controller: number, advice: Move | null, defence: string[] = []) =>
    lesson.find(({ id }) => id === 'defend')!.values!({
      view: {
        ...view,
        duel: { place: 'vortex', defence },
        captains: [{ influence: 1 }],
        sectors: [{ place: 'vortex', kind: 'vortex', controller }],
      },
      moves,
      seat: ME,
      advice,
      cards,
      names: [],
    } as unknown as Situation)
  const commit: Move = { commit: 't1' }

  it('is told of the defence of a sector only where it is theirs', () => {
    expect(said([commit], ME, commit)).toMatchObject({ own: 'yes', token: 'yes' })
    expect(said([commit], RIVET, commit)).toMatchObject({ own: 'no' })
  })

  it('hears what the button does, and never that there are no cards after laying them', () => {
    expect(said([commit, 'ready'], ME, commit)).toMatchObject({ does: 'commit', laid: 0, risks: 'yes' })
    expect(said([commit, 'ready'], ME, 'ready')).toMatchObject({ does: 'ready', laid: 0, risks: 'no' })
    expect(said(['ready'], ME, 'ready')).toMatchObject({ does: 'none', laid: 0, risks: 'no' })
    expect(said(['ready'], ME, 'ready', ['t1', 't2'])).toMatchObject({ does: 'all', laid: 2, risks: 'yes' })
  })

  it('is not told to show cards where there are none to show', () => {
    const shown = (moves: Move[]) => hints(view, moves, ME, ((id: string) => id) as never, { cards, names: [] }).map(({ id }) => id)
    expect(shown([{ commit: 't1' }, 'ready'])).toContain('tortuga-defend')
    expect(shown(['ready'])).toContain('tortuga-defend-bare')
    expect(shown(['ready'])).not.toContain('tortuga-defend')
  })
})

it('recommends a ship only while it is there to be taken', () => {
  const view = { ending: null, active: ME, pending: { seat: ME, choice: 'choose_ship' }, round: 0, usurper: null } as unknown as View
  const shown = (ships: string[]) =>
    hints(view, ships.map((choose_ship) => ({ choose_ship })) as Move[], ME, ((id: string) => id) as never, { cards, names: [] }).map(
      ({ id }) => id,
    )
  expect(shown(['ship1', 'ship4'])).toEqual(['tortuga-ship'])
  expect(shown(['ship1', 'ship3'])).toEqual(['tortuga-ship-other'])
})
