import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext } from '../types.ts'
import { rowOf } from './grid.ts'
import { briefOf, missionOf } from './mission.ts'
import { cardOf, faces, isJoinedWell, isLoaded, loadOf, stepOf } from './model.ts'
import { prompt } from './prompt.ts'
import { Say } from './say.ts'
import { verdicts, vipOf, vipText } from './vips.ts'
import type { Cards, Seat, ShipView, View } from './wire.ts'

/** The table in words: what is going on, then every ship, row by row. */
export function describe(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string[] {
  const say = new Say(words, context.names)
  const order = seat === null ? view.truckers.map((_, at) => at) : [seat, ...view.truckers.map((_, at) => at).filter((at) => at !== seat)]
  return [...situation(view, seat, say, context.cards), ...order.flatMap((at) => ship(view, at, say, context.cards))]
}

function situation(view: View, seat: Seat | null, say: Say, cards: Cards): string[] {
  const lines = [say.get('text-flight', { flight: say.get(`flight-${view.flight}`) })]
  const mission = missionOf(cards, view.mission)
  if (mission) {
    const { name, rules, fees, rewards, penalties } = briefOf(mission, view.level, say)
    lines.push(say.get('mission-look', { name }), ...rules, ...fees, ...rewards, ...penalties)
  }
  for (const id of view.vips ?? []) {
    const card = vipOf(cards, id)
    if (!card) continue
    const { name, wants, does, pays } = vipText(card, view.level, say)
    lines.push(say.get('text-vip-card', { name, wants, does, pays }))
    const aid = view.aids?.vips.find(({ vip }) => vip === id)
    if (aid) for (const { cabin, why } of verdicts(aid, say)) lines.push(say.get('pair', { first: say.place(cabin), second: why }))
  }
  for (const id of view.offer ?? []) lines.push(say.get('mission-look', { name: say.words(`trucker-name-${id.replaceAll('_', '-')}`) }))
  if (view.phase === 'building') {
    lines.push(say.get('text-heap', { down: view.face_down, up: view.face_up.length }))
    if (view.glass) lines.push(say.get('glass-run', { run: view.glass.run, runs: view.glass.runs }))
    if (view.turns)
      lines.push(say.get('points-of', { name: say.seat(view.turns.active), count: view.truckers[view.turns.active]?.points ?? 0 }))
  }
  const air = view.flying
  if (!air) return lines
  const card = cardOf(cards, air.card)
  if (card) lines.push(say.get('text-card-now', { card: say.card(card) }))
  lines.push(prompt(view, air, seat, say))
  air.order.forEach((at, place) =>
    lines.push(say.get('track-place', { place: place + 1, name: say.seat(at), day: air.rockets[at]?.distance ?? 0 })),
  )
  air.rockets.forEach(({ left }, at) => left && lines.push(say.get('pair', { first: say.seat(at), second: say.get(`left-${left}`) })))
  return lines
}

function ship(view: View, at: Seat, say: Say, cards: Cards): string[] {
  const trucker = view.truckers[at]!
  const { strength } = trucker.ship
  const head = say.get('text-ship', {
    name: say.seat(at),
    count: trucker.ship.tiles.length,
    engines: strength.engines,
    cannons: say.half(strength.cannons),
    crew: strength.crew,
    cells: strength.cells,
    exposed: strength.exposed,
  })
  const faults = trucker.ship.faults.map((fault) =>
    say.get('text-fault', { place: say.place(fault.square), side: say.side(fault.side), why: say.get(`fault-${fault.kind}`) }),
  )
  const handicap = trucker.ship.handicap.map((square) =>
    say.get('text-handicap', { place: say.place(square), why: say.get('against-gold') }),
  )
  return [head, ...rows(trucker.ship, view, say, cards), ...faults, ...handicap]
}

/** A ship row by row, from the front, from left to right. */
function rows(ship: ShipView, view: View, say: Say, cards: Cards): string[] {
  const face = faces(cards, view)
  const numbers = [...new Set(ship.tiles.map(({ square }) => rowOf(square)))].sort((a, b) => a - b)
  return numbers.map((row) => {
    const tiles = ship.tiles.filter(({ square }) => rowOf(square) === row).toSorted((a, b) => a.square - b.square)
    const names = tiles.map((tile) => `${tile.square % 100} ${say.component(face(tile.tile), loadOf(tile, isLoaded(view)))}`)
    return say.get('text-row', { row, tiles: names.join('; ') })
  })
}

/** Where several build at the same time it is nobody's turn. */
export function headline(view: View, words: Words, context: GameContext<Cards>): string | null {
  const builds = view.truckers.filter(({ space }) => space === null).length
  const alike = view.phase === 'building' && view.turns === null && builds > 1
  return alike ? new Say(words, context.names).get('all-build') : null
}

/** What is about to end my flight, before it happens. */
export function looms(
  { aids }: View,
  _seat: Seat | null,
  words: Words,
  context: GameContext<Cards>,
): { text: string; good: boolean } | null {
  if (!aids.looms) return null
  const say = new Say(words, context.names)
  return { text: typeof aids.looms === 'string' ? say.get(`looms-${aids.looms}`) : say.get('looms-lapped', aids.looms.lapped), good: false }
}

/** From so many components on, a ship without an engine is no bare beginning any more. */
const GROWN = 6

/** What is at stake now. */
export function stakes(view: View, seat: Seat | null, words: Words, context: GameContext<Cards>): string | null {
  const say = new Say(words, context.names)
  if (view.phase === 'building') {
    const mine = seat === null ? null : view.truckers[seat]
    if (view.glass && view.glass.until === null) return say.get('stakes-glass')
    if (mine && mine.space === null && !mine.ship.legal) return say.get(isJoinedWell(mine.ship) ? 'stakes-handicap' : 'stakes-wrong')
    // A ship that has grown and has no engine yet is told so while there is still time.
    if (mine && mine.space === null && mine.ship.tiles.length >= GROWN && mine.ship.strength.engines_powered === 0)
      return say.get('stakes-no-engine')
    return view.turns?.die != null ? say.get('countdown', { count: view.turns.die }) : null
  }
  const air = view.flying
  if (!air || view.phase !== 'flying') return null
  const [step] = stepOf(air.step)
  const humans = seat === null ? null : view.truckers[seat]?.ship.strength.crew
  if (step === 'give_crew' && humans !== null && humans !== undefined && humans <= 2) return say.get('stakes-crew')
  return say.get('cards-left', { count: air.cards_left })
}
