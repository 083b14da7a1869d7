import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Hint } from '../types.ts'
import { decider, nameOf, shipOf, stepOf } from './model.ts'
import type { Cards, Move, Seat, View } from './wire.ts'

const has = (moves: readonly Move[], name: string): boolean => moves.some((move) => nameOf(move) === name)

const picks = (view: View, seat: Seat): boolean => stepOf(view) === 'choose_ship' && decider(view) === seat
const answers = (view: View, seat: Seat): boolean => stepOf(view) === 'defend' && decider(view) === seat
/** The ship that is recommended to beginners, the one whose card draws another, is still to be had. */
const offersEasy = (moves: readonly Move[], { cards }: Cards): boolean =>
  moves.some((move) => {
    const face = typeof move === 'object' && 'choose_ship' in move && cards.find(({ card }) => card === move.choose_ship)
    return face && face.abilities.some((ability) => typeof ability === 'object' && 'draw' in ability)
  })

/** When each hint of a first game is worth reading, and what it points at. The first that holds and is not yet known is shown. */
const HINTS: { id: string; at?: string; when: (view: View, moves: Move[], seat: Seat, cards: Cards) => boolean }[] = [
  { id: 'ship', at: '[data-ships]', when: (view, moves, seat, cards) => picks(view, seat) && offersEasy(moves, cards) },
  { id: 'ship-other', at: '[data-ships]', when: (view, moves, seat, cards) => picks(view, seat) && !offersEasy(moves, cards) },
  { id: 'seal', at: '[data-hand]', when: (view, _, seat) => stepOf(view) === 'seal' && decider(view) === seat },
  { id: 'defend', at: '[data-hand]', when: (view, moves, seat) => answers(view, seat) && has(moves, 'commit') },
  { id: 'defend-bare', at: '[data-fight]', when: (view, moves, seat) => answers(view, seat) && !has(moves, 'commit') },
  {
    id: 'cancel',
    at: '[data-fight]',
    when: (view, _, seat) => ['attacker_cancels', 'defender_cancels'].includes(stepOf(view)) && decider(view) === seat,
  },
  { id: 'land', at: '[data-map]', when: (view, _, seat) => stepOf(view) === 'land' && decider(view) === seat },
  { id: 'goal', when: (view) => view.round > 0 },
  { id: 'play', at: '[data-hand]', when: (_, moves) => has(moves, 'play') },
  { id: 'sail', at: '[data-map]', when: (view, moves) => has(moves, 'sail') && stepOf(view) === 'turn' },
  { id: 'booster', at: '[data-map]', when: (view, _, seat) => ['move', 'jump'].includes(stepOf(view)) && decider(view) === seat },
  { id: 'abilities', when: (view, _, seat) => stepOf(view) === 'abilities' && decider(view) === seat },
  { id: 'capture', at: '[data-map]', when: (_, moves) => has(moves, 'capture') },
  { id: 'convert', at: '[data-hand]', when: (_, moves) => has(moves, 'convert') },
  { id: 'conquer', at: '[data-map]', when: (_, moves) => has(moves, 'conquer') },
  { id: 'probe', at: '[data-map]', when: (_, moves) => has(moves, 'probe') },
  { id: 'buy', at: '[data-market]', when: (_, moves) => has(moves, 'buy') },
  { id: 'renew', at: '[data-market]', when: (_, moves) => has(moves, 'renew') },
  { id: 'collect', at: '[data-map]', when: (_, moves) => has(moves, 'collect') },
  { id: 'attack', when: (view, moves, seat) => has(moves, 'attack') && view.round > 1 && shipOf(view, seat)?.controller !== seat },
  { id: 'influence', at: '[data-map]', when: (_, moves) => has(moves, 'buy_influence') },
  { id: 'reinforce', at: '[data-map]', when: (_, moves) => has(moves, 'reinforce') },
  { id: 'destroy', at: '[data-play]', when: (_, moves) => has(moves, 'destroy') },
  { id: 'reserve', at: '[data-hand]', when: (view, moves) => has(moves, 'reserve') && view.round > 2 },
  { id: 'take-reserve', when: (_, moves) => has(moves, 'take_reserve') },
  { id: 'end', when: (_, moves) => has(moves, 'end_turn') && moves.length < 4 },
  { id: 'last-round', when: (view) => view.usurper !== null && view.ending === null },
]

/** The hints that fit this moment, the most useful first. */
export function hints(view: View, moves: Move[], seat: Seat | null, words: Words, { cards }: GameContext<Cards>): Hint[] {
  if (seat === null) return []
  return HINTS.filter((hint) => hint.when(view, moves, seat, cards)).map(({ id, at }) => ({
    id: `tortuga-${id}`,
    text: words(`tortuga-hint-${id}`),
    at,
  }))
}
