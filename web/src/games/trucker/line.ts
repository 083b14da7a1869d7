import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext } from '../types.ts'
import { nameOf } from './account.ts'
import { cardOf, faces } from './model.ts'
import { Say } from './say.ts'
import type { Cards, Event, View } from './wire.ts'

/** Steps of the hand that would only fill the log: a ship growing is seen. */
const SILENT = [
  'drew',
  'took',
  'took_reserved',
  'placed',
  'set_aside',
  'put_back',
  'stopped_looking',
  'looked',
  'ready',
  'flies_on',
  'stowed',
  'lifted',
]

/** Lines of the log that name components, cards and strengths by what they are; the rest is said as in the terminal. */
export function line(event: Event, view: View, words: Words, context: GameContext<Cards>): string | null | undefined {
  if (typeof event !== 'object' || event === null) return undefined
  const [name, told] = Object.entries(event)[0] as [string, any]
  const say = new Say(words, context.names)
  const seat = typeof told?.seat === 'number' ? say.seat(told.seat) : ''
  const component = (): string => say.kind(faces(context.cards, view)(told.tile).kind)
  // In turns a component is taken to be built in; how often it is turned before it is welded is nobody's news.
  if (SILENT.includes(name) && !(view.turns && (name === 'took' || name === 'took_reserved'))) return null
  switch (name) {
    case 'took':
    case 'took_reserved':
      return say.get('log-placed', { seat, component: component() })
    case 'revealed':
      return say.get('log-revealed', { seat, component: component() })
    // Turns have no clock: what runs out is the countdown.
    case 'caught_out':
      return view.turns ? say.get('log-caught-out-turns', { seat, space: told.space }) : undefined
    case 'lost':
      return say.get(lostWords(faces(context.cards, view)(told.tile).kind, told.loss, say), {
        seat,
        component: component(),
        place: told.square === null ? '' : say.place(told.square),
      })
    case 'card_turned': {
      const card = cardOf(context.cards, told.card)
      return card ? say.get('log-card', { card: say.card(card) }) : undefined
    }
    case 'saw_cards':
      return say.get('log-saw', {
        number: told.pile,
        cards: say.list((told.cards as string[]).flatMap((id) => cardOf(context.cards, id) ?? []).map((card) => say.card(card))),
      })
    case 'declared':
      return say.get(`log-declared-${told.what}`, { seat, strength: say.half(told.strength) })
    case 'fought':
      return say.get(`log-fought-${told.result}`, { seat, strength: say.half(told.strength), power: told.power })
    case 'moved':
      return say.get(told.moved.days >= 0 ? 'log-ahead' : 'log-back', { seat, count: Math.abs(told.moved.days) })
    case 'powered':
      return say.get('log-powered', { seat })
    case 'rolled':
      return say.get('log-rolled', { missile: say.missile(told.missile.kind, told.missile.from), sum: told.dice[0] + told.dice[1] })
    case 'struck': {
      const { kind, from } = told.missile ?? { kind: 'huge_asteroid', from: 'front' }
      const why = say.get(`unstopped-${told.why}`, { kind, from })
      return say.get('log-struck', { seat, component: component(), place: say.place(told.at), missile: say.missile(kind, from), why })
    }
    case 'bounced':
    case 'stopped':
      return say.get(`log-${name}`, { seat, place: say.place(told.at) })
    case 'crew_lost':
      return say.get('log-crew-lost', { seat })
    case 'good_taken':
      return say.get('log-good-taken', { seat, good: say.goods([told.good]) })
    case 'cell_taken':
      return say.get(standsForAGood(view) ? 'log-cell-for-good' : 'log-cell-taken', { seat })
    case 'goods_gained':
    case 'goods_left_behind':
      return say.get(`log-${name}`, { seat, goods: say.goods(told.goods) })
    case 'salvaged':
      return say.get('log-salvaged', { seat })
    case 'landed':
      return say.get('log-landed', { seat, number: told.planet + 1 })
    case 'took_off':
      return say.get('log-took-off', { names: say.list((told.order as number[]).map((at) => say.seat(at))) })
    case 'flight_over':
      return told.arrived.length === 0 ? say.get('log-nobody-arrived') : say.get('log-arrived', { names: say.seats(told.arrived) })
    case 'compared':
      return say.get(`log-compared-${told.criterion}`, { lowest: say.seat(told.lowest) })
    case 'fired':
      return say.get('log-fired', { seat, line: told.lane, place: say.place(told.gun) })
    case 'incoming':
      return null
    case 'asteroid_comes':
      return say.get('log-asteroid', { from: say.get(`from-${told.from}`), first: told.first, last: told.last })
    case 'outmanoeuvred':
      return say.get('log-outmanoeuvred', {
        what: say.get(`super-less-${told.first}-${told.second}`),
        lowest: say.seat(told.lowest),
        value: say.half(told.differences[told.lowest] ?? 0),
      })
    case 'emptied':
      return say.get('log-emptied', { seat, cells: told.cells, goods: say.goods(told.goods) })
    case 'mission_picked':
      return say.get('log-mission', { seat, mission: say.words(`trucker-name-${told.mission.replaceAll('_', '-')}`), count: told.advance })
    case 'kept_piece':
      return say.get('log-kept-piece', { seat })
    case 'boarded':
      return say.get('log-boarded', { seat, alien: say.get(`alien-${told.alien}`) })
    case 'scored':
      return say.get('log-scored', {
        seat,
        item: say.entry(nameOf(told.entry.item), told.entry.item),
        credits: told.entry.credits,
        total: told.entry.total,
      })
    default:
      return undefined
  }
}

/** A cabin goes with whoever is in it. */
function lostWords(kind: string, loss: string, say: Say): string {
  const lived = kind === 'cabin' || kind === 'starting_cabin'
  return lived && say.has(`log-cabin-${loss}`) ? `log-cabin-${loss}` : `log-lost-${loss}`
}

/** Whether a cell is taken only because there are no goods: so it is wherever no super card can be at work. */
function standsForAGood({ rules, mission }: View): boolean {
  return !rules.modules.supers && mission === null
}
