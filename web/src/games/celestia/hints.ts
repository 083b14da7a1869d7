import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Hint } from '../types.ts'
import { aboard, decider, flags, stepOf, total } from './model.ts'
import { Say } from './say.ts'
import type { Cards, Move, Seat, View } from './wire.ts'

/** When each hint of a first game is worth reading, and what it points at. The first that holds and is not yet known is shown. */
const HINTS: { id: string; at?: string; when: (view: View, moves: Move[], seat: Seat) => boolean }[] = [
  { id: 'goal', when: (view) => stepOf(view.step) === 'draft' },
  { id: 'draft', at: '[data-pool]', when: (view, _, seat) => stepOf(view.step) === 'draft' && decider(view) === seat },
  { id: 'hand', at: '[data-hand]', when: (view) => view.ship === 0 && stepOf(view.step) === 'briefing' },
  { id: 'continue', at: '.aim', when: (_, moves) => moves.includes('continue') },
  { id: 'propose', when: (view, moves, seat) => view.consultation && view.captain !== seat && moves.length > 0 },
  { id: 'dice', at: '[data-dice]', when: (view, moves) => stepOf(view.step) === 'dice' && moves.includes('validate') },
  { id: 'smoke', at: '[data-dice]', when: (_, moves) => moves.some((move) => typeof move === 'object' && 'reroll' in move) },
  { id: 'flag', at: '[data-dice]', when: (view) => stepOf(view.step) === 'dice' && flags(view) > 0 },
  { id: 'starter', when: (view, _, seat) => stepOf(view.step) === 'starter' && decider(view) === seat },
  { id: 'strike', at: '[data-hand]', when: (view, _, seat) => stepOf(view.step) === 'combat' && decider(view) === seat },
  { id: 'endure', when: (_, moves) => moves.includes('endure') },
  { id: 'partner', at: '.partner', when: (view, _, seat) => stepOf(view.step) === 'combat' && decider(view) !== seat },
  { id: 'hold', at: '.airship', when: (view) => ['load', 'recruit'].includes(stepOf(view.step)) },
  { id: 'share', at: '[data-pool]', when: (view, _, seat) => stepOf(view.step) === 'share' && decider(view) === seat },
  { id: 'statement', at: '[data-say]', when: (view, _, seat) => stepOf(view.step) === 'statement' && decider(view) === seat },
  {
    id: 'crew',
    at: '.crews',
    when: (view, moves) => aboard(view).length > 0 && moves.some((move) => typeof move === 'object' && 'use_crew' in move),
  },
  { id: 'stage', at: '.harbour', when: (view, moves, seat) => moves.includes('stage') && (view.players[seat]?.cards ?? 9) < 4 },
  { id: 'market', at: '[data-market]', when: (view) => stepOf(view.step) === 'market' && total(view.piles.shown) === 0 },
  { id: 'jettison', at: '.airship', when: (view) => stepOf(view.step) === 'jettison' },
  { id: 'boarding', at: '.pirate', when: (view) => view.assaults.boarding },
]

/** The hints that fit this moment, the most useful first. */
export function hints(view: View, moves: Move[], seat: Seat | null, words: Words, context: GameContext<Cards>): Hint[] {
  if (seat === null) return []
  const say = new Say(words, context.names)
  return HINTS.filter((hint) => hint.when(view, moves, seat) && words.has(`celestia-hint-${hint.id}`)).map(({ id, at }) => ({
    id: `celestia-${id}`,
    text: say.get(`hint-${id}`),
    at,
  }))
}
