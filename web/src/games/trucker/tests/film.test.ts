import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { departing, films, isRead, isStill, lengthOf, scenesOf, stepped, summed, victimOf } from '../film.ts'
import { Show } from '../show.svelte.ts'
import type { Event, View } from '../wire.ts'

const rolled = { rolled: { number: 0, missile: { kind: 'large_meteor', from: 'front' }, dice: [3, 4] } }
const turned = { card_turned: { card: 'I-04', left: 3, next: 1 } }
const moved = (seat: number, days: number, from: number, to: number) => ({ moved: { seat, moved: { days, from, to } } })
const scored = (seat: number, item: unknown, credits: number, total: number) => ({ scored: { seat, entry: { item, credits, total } } })
const lost = (seat: number, square: number) => ({ lost: { seat, tile: square % 100, square, loss: 'destroyed' } })
const kinds = (events: unknown[], read?: boolean) => scenesOf(events, read).map(({ kind }) => kind)

/** A table with two ships in flight. */
function table(step: unknown, part: Record<string, unknown> = {}): View {
  const trucker = { credits: 0, account: [], ship: { tiles: [{ square: 707 }, { square: 607 }] } }
  const rocket = (distance: number | null) => ({ space: null, distance, place: null, until_lapped: null, left: null })
  return {
    phase: 'flying',
    truckers: [trucker, trucker],
    flying: { spaces: 18, card: 'I-01', cards_left: 4, next: 1, order: [0, 1], rockets: [rocket(4), rocket(2)], step, ...part },
  } as unknown as View
}

describe('what is seen of a card', () => {
  it('is told in the order in which it happened', () => {
    const events = [rolled, { missed: { seat: 1 } }, { struck: { seat: 0, at: 607 } }, lost(0, 607), 'game_over']
    expect(kinds(events)).toEqual(['roll', 'fate', 'fate', 'lost', 'quiet'])
    expect(scenesOf(events)[2]).toMatchObject({ kind: 'fate', fate: { seat: 0, how: 'struck', at: 607, by: null } })
  })

  it('is seen quickly where a rain bounces off, and at length where it strikes', () => {
    const drop = (lane: number) => ({ incoming: { seat: 0, missile: { kind: 'small_meteor', from: 'front' }, lane } })
    const rain = [turned, drop(6), { bounced: { seat: 0, at: 607 } }, drop(7), { struck: { seat: 0, at: 707 } }]
    const scenes = scenesOf(rain)
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'incoming', 'fate', 'incoming', 'fate'])
    const [bounced, struck] = [scenes[2]!, scenes[4]!].map((scene) => lengthOf(scene, 0, false))
    expect(bounced).toBeLessThan(struck! / 2)
    // The next card is no rain any more.
    expect(lengthOf(scenesOf([...rain, turned, rolled, { bounced: { seat: 0, at: 607 } }]).at(-1)!, 0, false)).toBeGreaterThan(bounced! * 2)
  })

  it('knows a huge asteroid, the parts that were shot, and what super cards cost', () => {
    const comes = { asteroid_comes: { die: 4, from: 'left', first: 6, last: 8 } }
    const fired = { fired: { seat: 0, gun: 805, lane: 8 } }
    expect(scenesOf([comes, fired])).toMatchObject([
      { kind: 'asteroid', from: 'left', first: 6, last: 8 },
      { kind: 'fired', seat: 0, lane: 8 },
    ])
    const sums = summed(new Map(), [{ emptied: { seat: 0, cells: 2, goods: ['red', 'blue'] } }, { paid: { seat: 0, credits: 6 } }])
    expect(sums.get(0)).toMatchObject({ robbed: -2, goods: -2, credits: -6 })
  })

  it('names what fell off a ship together in one sentence that can be read', () => {
    const fell = (seat: number, square: number) => ({ lost: { seat, tile: square, square, loss: 'fallen' } })
    const scenes = scenesOf([fell(0, 607), fell(0, 608), fell(1, 607), lost(1, 707)])
    expect(scenes).toMatchObject([
      { kind: 'lost', seat: 0, at: [607, 608] },
      { kind: 'lost', seat: 1, at: [607] },
      { kind: 'lost', seat: 1, at: [707] },
    ])
    expect(lengthOf(scenes[0]!, 0, false)).toBeGreaterThanOrEqual(2000)
  })

  it('is not seen of what fell from the reserve', () => {
    expect(kinds([{ lost: { seat: 0, tile: 9, square: null, loss: 'unused' } }])).toEqual(['quiet'])
  })

  it('begins with take-off: what the check took is not seen in the air', () => {
    expect(kinds([lost(0, 607), { took_off: { order: [0] } }, turned])).toEqual(['takeoff', 'card'])
  })

  it('is read before anything comes of it where it is the first: nobody was asked before it', () => {
    const took = { took_off: { order: [0] } }
    const scenes = scenesOf([took, turned, moved(0, -2, 4, 2), turned, rolled])
    const [takeoff, first, next] = scenes.filter(({ kind }) => kind === 'takeoff' || kind === 'card')
    for (const scene of [takeoff!, first!]) {
      expect(isStill(scene)).toBe(true)
      expect(lengthOf(scene, 0, true)).toBeGreaterThanOrEqual(4000)
    }
    expect(isStill(next!)).toBe(false)
    // Others may answer at once; where I am asked it waits anyway.
    expect(isStill(scenesOf([took, turned])[1]!)).toBe(true)
    expect(isStill(scenesOf([took, turned], true, true)[1]!)).toBe(false)
    expect(isStill(scenesOf([took, turned, moved(0, -2, 4, 2)], true, true)[1]!)).toBe(true)
  })

  it('ends with what it did, unless that was read: before the next card and before the end', () => {
    expect(kinds([turned, rolled], false)).toEqual(['summary', 'card', 'roll'])
    expect(kinds([turned, rolled], true)).toEqual(['card', 'roll'])
    expect(kinds([moved(0, 2, 4, 6), { flight_over: { arrived: [0] } }], false)).toEqual(['moved', 'summary', 'over'])
    // A card that is turned and is the last has not been read by anybody.
    expect(kinds([turned, { flight_over: { arrived: [] } }], true)).toEqual(['card', 'summary', 'over'])
  })

  it('was read by those who were asked whether they fly on, and by nobody else', () => {
    expect(isRead(table({ between: { asked: [1] } }), 0)).toBe(true)
    expect(isRead(table({ between: { asked: [1] } }), null)).toBe(false)
    const out = table({ between: { asked: [1] } })
    out.flying!.rockets[0]!.distance = null
    expect(isRead(out, 0)).toBe(false)
    expect(isRead(table({ land: { seat: 0 } }), 0)).toBe(false)
  })

  it('tells the account reason by reason, for all ships at once', () => {
    const scenes = scenesOf([
      scored(0, { arrival: 1 }, 4, 4),
      scored(1, { arrival: 2 }, 3, 3),
      scored(1, { best_looking: 0 }, 2, 5),
      scored(0, { losses: 1 }, -1, 3),
    ])
    expect(scenes.map((scene) => (scene.kind === 'scored' ? [scene.item, scene.entries.length] : null))).toEqual([
      ['arrival', 2],
      ['best_looking', 1],
      ['losses', 1],
    ])
  })

  it('adds up for each ship, and begins anew with each card', () => {
    const first = summed(new Map(), [moved(0, 3, 0, 3), { earned: { seat: 1, credits: 4 } }, { crew_lost: { seat: 1 } }])
    expect(first.get(0)?.days).toBe(3)
    expect(first.get(1)).toMatchObject({ credits: 4, crew: -1 })
    const more = summed(first, [
      { goods_gained: { seat: 0, goods: ['red', 'blue', 'blue'] } },
      { stowed: { seat: 0 } },
      { stowed: { seat: 0 } },
      { lifted: { seat: 0 } },
      { goods_left_behind: { seat: 0, goods: ['blue', 'blue'] } },
      { lost: { seat: 0 } },
      { powered: { seat: 0 } },
      { cell_taken: { seat: 0 } },
    ])
    expect(more.get(0)).toEqual({ days: 3, credits: 0, crew: 0, goods: 1, tiles: -1, cells: -1, robbed: -1, vips: 0 })
    expect(summed(more, [turned]).size).toBe(0)
  })
})

describe('a film', () => {
  const between = table({ between: { asked: [0] } })

  it('is made of what happens in the air, and of nothing in the yard', () => {
    expect(films([turned] as unknown as Event[], between, 0, false)).toBe(true)
    expect(films([{ flies_on: { seat: 1 } }] as unknown as Event[], between, 0, false)).toBe(false)
    const yard = { phase: 'building', flying: null } as unknown as View
    expect(films([lost(0, 607)] as unknown as Event[], yard, 0, false)).toBe(false)
    expect(films([{ took_off: { order: [0] } }] as unknown as Event[], yard, 0, false)).toBe(true)
  })

  it('stands still only where something is to be read, for whoever wants no animation', () => {
    expect(films([turned, rolled] as unknown as Event[], between, 0, true)).toBe(false)
    expect(films([turned, rolled] as unknown as Event[], between, null, true)).toBe(true)
    expect(lengthOf(scenesOf([rolled])[0]!, 0, true)).toBe(0)
  })

  it('shows what happens to me longer than what happens to others', () => {
    const [mine, theirs] = scenesOf([{ struck: { seat: 0, at: 607 } }, { struck: { seat: 1, at: 607 } }])
    expect(lengthOf(mine!, 0, false)).toBeGreaterThan(lengthOf(theirs!, 0, false))
  })

  it('moves a rocket around the loop, over spaces that are taken', () => {
    expect(stepped(16, 2, 3, 18)).toBe(4)
    expect(stepped(2, 16, -4, 18)).toBe(-4)
    expect(stepped(5, 5, 0, 18)).toBe(0)
  })

  it('begins where ships took off, with everything that the first card takes', () => {
    const yard = table('over', { rockets: [] })
    const after = table({ between: { asked: [0] } })
    const { ship } = after.truckers[0]!
    const battery = { ...ship.tiles[0]!, cells: 1, crew: 'none' as const }
    yard.truckers[0] = { ...yard.truckers[0]!, ship: { ...ship, strength: { ...ship.strength, hold: 5 } } }
    after.truckers[0] = {
      ...after.truckers[0]!,
      credits: 3,
      lost: [{ tile: 7, loss: 'destroyed' }],
      ship: { ...ship, tiles: [battery], strength: { ...ship.strength, hold: 3 } },
    }
    const powered = { powered: { seat: 0, tile: 607, battery: 707 } }
    const events = [{ took_off: { order: [1, 0] } }, turned, moved(0, 3, 1, 4), { earned: { seat: 0, credits: 3 } }, powered, lost(0, 607)]
    const start = departing(yard, after, events)
    expect(start.flying!.rockets.map(({ distance }) => distance)).toEqual([1, 2])
    expect(start.flying!.card).toBeNull()
    expect(start.truckers[0]!.credits).toBe(0)
    expect(start.truckers[0]!.ship.tiles.map(({ square }) => square)).toEqual([707, 607])
    // Numbers are of the ship that is drawn: nothing is given away before it is shown.
    expect(start.truckers[0]!.ship.strength.hold).toBe(5)
    expect(start.truckers[0]!.lost).toEqual([])
    expect(start.truckers[0]!.ship.tiles[0]!.cells).toBe(2)
  })
})

describe('the show', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const show = (calm = false) =>
    new Show(
      () => calm,
      () => null,
    )

  it('leaves as much time for what happens to others as its sentence takes', () => {
    const shown = new Show(
      () => false,
      () => null,
      () => 120,
    )
    const struck = { struck: { seat: 1, at: 607 } }
    shown.add([struck], { me: 0, read: true })
    expect(shown.lasts).toBeGreaterThan(2000)
    shown.add([{ bounced: { seat: 1, at: 607 } }], { me: 0, read: true })
    expect(shown.lasts).toBeLessThan(1000)
  })

  it('lays what was seen over the position before, and says when all was', () => {
    const seen = vi.fn()
    const shown = show()
    const before = table({ between: { asked: [0] } })
    shown.add([turned, moved(0, 3, 4, 7), lost(0, 607), { left: { seat: 1, why: 'lapped' } }], { me: 0, read: true, seen })
    expect(shown.over(before).flying!.card).toBe('I-04')
    expect(shown.over(before).flying!.rockets[0]!.distance).toBe(4)
    vi.advanceTimersByTime(1600)
    expect(shown.over(before).flying!.rockets[0]!.distance).toBe(7)
    expect(shown.over(before).truckers[0]!.ship.tiles).toHaveLength(2)
    expect(seen).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(shown.over(before).truckers[0]!.ship.tiles).toHaveLength(1)
    expect(shown.over(before).flying!.rockets[1]).toMatchObject({ distance: null, left: 'lapped' })
    expect(seen).toHaveBeenCalledOnce()
    expect(shown.busy).toBe(false)
  })

  it('counts what goes with a component, and tells who leaves', () => {
    const load = { humans: 2, goods: ['red', null] }
    const shown = new Show(
      () => false,
      (_, at) => (at === 607 ? { at, tile: 7, turn: 0, load } : null),
    )
    const vip = { crew_lost: { seat: 0, cabin: 707, was: { vip: 'energy_guru' }, loss: 'radiation' } }
    shown.add([turned, lost(0, 607), vip, { left: { seat: 0, why: 'no_human' } }, { ...turned }], { me: 0, read: true })
    while (shown.now?.kind !== 'summary') vi.advanceTimersByTime(100)
    expect(shown.sums.get(0)).toMatchObject({ tiles: -1, crew: -2, vips: -1, goods: -1 })
    expect([...shown.leavers]).toEqual([[0, 'no_human']])
    shown.skip()
    expect(shown.leavers.size).toBe(0)
  })

  it('draws a ship as the rules reckon it, once nothing more happens to it', () => {
    const shown = show()
    const [before, next] = [table({ between: { asked: [0] } }), table({ between: { asked: [1] } })]
    next.truckers = next.truckers.map((trucker) => ({ ...trucker, ship: { tiles: [{ square: 707 }] } })) as unknown as View['truckers']
    shown.add([turned, lost(0, 607), { left: { seat: 0, why: 'no_human' } }], { me: 0, read: true, next })
    const ship = (seat: number) => shown.over(before).truckers[seat]!.ship
    expect(ship(0)).not.toBe(next.truckers[0]!.ship)
    expect(ship(1)).toBe(next.truckers[1]!.ship)
    while (shown.now?.kind !== 'left') vi.advanceTimersByTime(100)
    expect(ship(0)).toBe(next.truckers[0]!.ship)
  })

  it('looks at the ship that a shot is meant for, before it strikes', () => {
    const shown = show()
    shown.add([turned, moved(0, -1, 4, 3), rolled, { struck: { seat: 1, at: 607 } }, lost(1, 607)], { me: null, read: true })
    while (shown.now?.kind !== 'roll') vi.advanceTimersByTime(100)
    expect([shown.about, [...shown.targets]]).toEqual([1, [1]])
    // Whoever has to decide first has not been struck yet.
    const impact = { impact: { seat: 1 } }
    const next = table(impact, { outlook: ['nothing', { missile: { threat: { hits: { at: 607 } }, cell: true } }] })
    shown.add([rolled], { me: null, read: true, next })
    expect([shown.about, [...shown.targets]]).toEqual([1, [1]])
    // A jump leads nowhere from what was seen.
    shown.add([], { me: null, read: true })
    expect(shown.about).toBeNull()
    expect(victimOf([rolled, { struck: { seat: 1, at: 607 } }, lost(1, 607), moved(0, 1, 4, 5)])).toBe(1)
    expect([victimOf([moved(0, 1, 4, 5)]), victimOf(['game_over'])]).toEqual([0, null])
  })

  it('stops where something is to be read when it is hurried, and goes past it', () => {
    const seen = vi.fn()
    const shown = show()
    const end = [moved(0, 1, 4, 5), { flight_over: { arrived: [0] } }, scored(0, { arrival: 1 }, 4, 4), scored(0, { losses: 0 }, 0, 4)]
    shown.add(end, { me: 0, read: false, seen })
    expect(shown.now?.kind).toBe('moved')
    shown.skip()
    expect(shown.now?.kind).toBe('summary')
    expect(shown.sums.get(0)?.days).toBe(1)
    shown.skip()
    expect(shown.now?.kind).toBe('over')
    shown.skip()
    expect(shown.now).toMatchObject({ kind: 'scored', item: 'arrival' })
    expect(shown.scoring).toBe(true)
    shown.skip()
    shown.skip()
    expect(seen).toHaveBeenCalledOnce()
  })

  it('can be left until the end of the flight, which is seen', () => {
    const shown = show()
    shown.add([turned, rolled], { me: 0, read: false })
    shown.rush()
    expect(shown.busy).toBe(false)
    shown.add([{ ...turned }, rolled], { me: 0, read: false })
    expect(shown.busy).toBe(false)
    shown.add([{ flight_over: { arrived: [1] } }, scored(1, { arrival: 1 }, 4, 4)], { me: 0, read: false })
    expect(shown.now?.kind).toBe('over')
  })

  it('writes the account of this flight over that of the one before', () => {
    const shown = show(true)
    const before = table({ between: { asked: [] } })
    before.truckers[0] = { ...before.truckers[0]!, account: [{ item: { losses: 2 }, credits: -2, total: 9 }] }
    shown.add([{ flight_over: { arrived: [0] } }, scored(0, { arrival: 1 }, 4, 13)], { me: 0, read: true })
    expect(shown.over(before).truckers[0]).toMatchObject({ credits: 13, account: [{ total: 13 }] })
  })

  it('adds what happened once, however often the board is drawn between two steps', () => {
    const shown = show(true)
    const landed = [turned, moved(0, -2, 5, 3)]
    const gained = [{ goods_gained: { seat: 0, goods: ['green'] } }]
    for (const events of [landed, landed, gained, gained, gained, []]) shown.add(events)
    shown.add([moved(0, -1, 3, 2)])
    expect(shown.sums.get(0)).toMatchObject({ days: -3, goods: 1 })
  })
})
