import type { Lesson } from '../types.ts'
import { nameOf, shipOf, stepOf } from './model.ts'
import type { Cards, Move, View } from './wire.ts'

const has = (moves: readonly Move[], name: string): boolean => moves.some((move) => nameOf(move) === name)

/** A guided first game: it is handed over late, when a few turns decide. */
const lesson: Lesson<View, Move, Cards> = [
  { id: 'won', when: ({ over, won }) => over && won },
  { id: 'lost', when: ({ over, won }) => over && !won },
  {
    id: 'welcome',
    when: () => true,
    values: ({ view, seat, names }) => ({
      score: view.captains[seat]?.score ?? 0,
      other: names[1 - seat] ?? '',
      theirs: view.captains[1 - seat]?.score ?? 0,
    }),
  },
  { id: 'defend', at: '[data-hand]', when: ({ view, mine }) => mine && stepOf(view) === 'defend', again: true },
  { id: 'seal', at: '[data-hand]', when: ({ view, mine }) => mine && stepOf(view) === 'seal', again: true },
  {
    id: 'cancel',
    at: '[data-fight]',
    when: ({ view, mine }) => mine && ['attacker_cancels', 'defender_cancels'].includes(stepOf(view)),
    again: true,
  },
  { id: 'land', at: '[data-map]', when: ({ view, mine }) => mine && stepOf(view) === 'land', again: true },
  { id: 'influence', at: '[data-captain]', when: ({ mine }) => mine },
  {
    id: 'map',
    at: '[data-map]',
    when: ({ mine, view }) => mine && view.pending === null,
    values: ({ view, seat }) => ({ sectors: view.sectors.filter(({ controller }) => controller === seat).length }),
  },
  { id: 'reserve', when: ({ moves }) => has(moves, 'take_reserve') },
  { id: 'play', at: '[data-hand]', when: ({ moves }) => has(moves, 'play') },
  { id: 'abilities', when: ({ view, mine }) => mine && stepOf(view) === 'abilities', again: true },
  { id: 'steps', at: '[data-map]', when: ({ view, mine }) => mine && ['move', 'jump'].includes(stepOf(view)), again: true },
  { id: 'convert', at: '[data-hand]', when: ({ moves }) => has(moves, 'convert') },
  { id: 'capture', at: '[data-map]', when: ({ moves }) => has(moves, 'capture') },
  { id: 'conquer', at: '[data-map]', when: ({ moves }) => has(moves, 'conquer') },
  { id: 'counter', at: '[data-map]', when: ({ moves }) => has(moves, 'buy_influence') },
  { id: 'attack', when: ({ moves, view, seat }) => has(moves, 'attack') && shipOf(view, seat)?.controller !== seat },
  { id: 'buy', at: '[data-market]', when: ({ moves }) => has(moves, 'buy') },
  { id: 'probe', at: '[data-map]', when: ({ moves }) => has(moves, 'probe') },
  { id: 'sail', at: '[data-map]', when: ({ moves, view }) => has(moves, 'sail') && stepOf(view) === 'turn' },
  { id: 'collect', at: '[data-map]', when: ({ moves }) => has(moves, 'collect') },
  { id: 'end', when: ({ moves }) => has(moves, 'end_turn') && !has(moves, 'play') },
  { id: 'play-more', at: '[data-hand]', when: ({ moves }) => has(moves, 'play'), again: true },
  { id: 'turn', when: ({ moves }) => has(moves, 'end_turn'), again: true },
  { id: 'watch', at: '[data-map]', when: ({ mine, over }) => !mine && !over, again: true },
]

export default lesson
